use serde::{Deserialize, Serialize};

use crate::cards::{Card, Rank};
use crate::set::{Set, indexed};

/// The power of a rank (D52-19 to 31).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Power {
    /// The 2.
    View,
    /// The 3.
    Trap,
    /// The 4.
    Foresight,
    /// The 5.
    Flip,
    /// The 6.
    Freeze,
    /// The 7.
    HealAll,
    /// The 8.
    Retaliate,
    /// The 9.
    Nimble,
    /// The 10.
    Twinstrike,
    /// The Jack.
    Taunt,
    /// The Queen.
    Move,
    /// The King.
    Empower,
    /// The Ace.
    Action,
}

/// When a power works.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PowerTiming {
    /// When the card is flipped or reactivated.
    OneShot,
    /// While the card is face-up.
    Constant,
    /// When the card is killed face-down.
    Killed,
}

/// A rank's kind of hero (D52-41, 42).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum HeroKind {
    /// Casts a spell once a turn.
    Mage,
    /// Can be played once.
    Warrior,
}

impl Power {
    /// All powers, from the 2 to the Ace.
    pub const ALL: [Self; 13] = [
        Self::View,
        Self::Trap,
        Self::Foresight,
        Self::Flip,
        Self::Freeze,
        Self::HealAll,
        Self::Retaliate,
        Self::Nimble,
        Self::Twinstrike,
        Self::Taunt,
        Self::Move,
        Self::Empower,
        Self::Action,
    ];

    /// The power of a card.
    #[must_use]
    pub const fn from_card(card: Card) -> Self {
        Self::ALL[(card.index() / 4) as usize]
    }

    /// The rank with this power.
    ///
    /// # Panics
    /// Never: powers and ranks are equally many.
    #[must_use]
    pub const fn rank(self) -> Rank {
        Rank::new(self as u8 + 2).expect("as many powers as ranks")
    }

    /// When it works.
    #[must_use]
    pub const fn timing(self) -> PowerTiming {
        match self {
            Self::View
            | Self::Foresight
            | Self::Flip
            | Self::Freeze
            | Self::HealAll
            | Self::Move
            | Self::Empower
            | Self::Action => PowerTiming::OneShot,
            Self::Retaliate | Self::Nimble | Self::Twinstrike | Self::Taunt => {
                PowerTiming::Constant
            }
            Self::Trap => PowerTiming::Killed,
        }
    }

    /// Whether a King can reactivate it (D52-31): only one-shot powers, and no other King's.
    pub(super) fn can_be_reactivated(self) -> bool {
        self.timing() == PowerTiming::OneShot && self != Self::Empower
    }

    /// Its kind of hero.
    #[must_use]
    pub const fn hero_kind(self) -> HeroKind {
        match self {
            Self::View
            | Self::Trap
            | Self::Foresight
            | Self::Flip
            | Self::Freeze
            | Self::HealAll
            | Self::Move
            | Self::Empower => HeroKind::Mage,
            Self::Retaliate | Self::Nimble | Self::Twinstrike | Self::Taunt | Self::Action => {
                HeroKind::Warrior
            }
        }
    }
}

indexed!(Power::ALL in u16);

pub(super) type Powers = Set<Power>;

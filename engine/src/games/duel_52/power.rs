//! What the ranks can do: their powers, as names.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::cards::{Card, Rank};

/// What a rank can do (D52-19 to 31).
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
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PowerTiming {
    /// When the card is flipped, and when it is reactivated.
    OneShot,
    /// While the card is face-up.
    Constant,
    /// When the card is killed face-down.
    Killed,
}

/// What a hero of a rank is (D52-41, 42).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Calling {
    /// It casts a spell once in each turn.
    Mage,
    /// It may be played once in the game.
    Warrior,
}

impl Power {
    /// All of them, from the 2 to the Ace.
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
    pub const fn of(card: Card) -> Self {
        Self::ALL[(card.index() / 4) as usize]
    }

    /// The rank that has it.
    ///
    /// # Panics
    /// Never: there are as many powers as ranks.
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

    /// What a hero of the rank is.
    #[must_use]
    pub const fn calling(self) -> Calling {
        match self {
            Self::View
            | Self::Trap
            | Self::Foresight
            | Self::Flip
            | Self::Freeze
            | Self::HealAll
            | Self::Move
            | Self::Empower => Calling::Mage,
            Self::Retaliate | Self::Nimble | Self::Twinstrike | Self::Taunt | Self::Action => {
                Calling::Warrior
            }
        }
    }
}

/// A set of powers, such as those that a seat's bannermen improve.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(super) struct Powers(u16);

impl Powers {
    pub(super) const NONE: Self = Self(0);

    /// One-shot powers that a King reactivates (D52-31): not other Kings'.
    pub(super) const REACTIVATED: Self = Self::of(&[
        Power::View,
        Power::Foresight,
        Power::Flip,
        Power::Freeze,
        Power::HealAll,
        Power::Move,
        Power::Action,
    ]);

    const fn of(powers: &[Power]) -> Self {
        let (mut set, mut at) = (0, 0);
        while at < powers.len() {
            set |= 1 << powers[at] as u16;
            at += 1;
        }
        Self(set)
    }

    pub(super) const fn contains(self, power: Power) -> bool {
        self.0 & (1 << power as u16) != 0
    }

    pub(super) const fn insert(&mut self, power: Power) {
        self.0 |= 1 << power as u16;
    }
}

impl FromIterator<Power> for Powers {
    fn from_iter<I: IntoIterator<Item = Power>>(powers: I) -> Self {
        let mut set = Self::NONE;
        powers.into_iter().for_each(|power| set.insert(power));
        set
    }
}

impl fmt::Debug for Powers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(Power::ALL.iter().filter(|power| self.contains(**power))).finish()
    }
}

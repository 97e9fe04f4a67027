//! Cards of the take (GR-1, GR-2), ammo (GR-3), the worth of envelopes.

use serde::{Deserialize, Serialize};

use crate::cards::BadCard;

/// A card of the loot deck (GR-1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Loot {
    /// One gold bar.
    OneBar,
    /// Two gold bars.
    TwoBars,
    /// Three gold bars.
    ThreeBars,
    /// Five gold bars.
    FiveBars,
    /// A rare stamp: n of them are worth n² bars.
    Stamp,
    /// An antique: worth no gold.
    Antique,
}

impl Loot {
    /// All kinds of loot.
    pub const ALL: [Self; 6] =
        [Self::OneBar, Self::TwoBars, Self::ThreeBars, Self::FiveBars, Self::Stamp, Self::Antique];

    /// Its printed gold bars.
    #[must_use]
    pub const fn bars(self) -> u16 {
        match self {
            Self::OneBar => 1,
            Self::TwoBars => 2,
            Self::ThreeBars => 3,
            Self::FiveBars => 5,
            Self::Stamp | Self::Antique => 0,
        }
    }
}

/// A card of the ability deck (GR-2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Ability {
    /// Moves a pistol to another target (GR-13).
    HiredHand,
    /// A bullet to load instead of ammo (GR-10).
    Bullet,
    /// Aims a second pistol (GR-14).
    DualWield,
    /// Heals a wound (GR-15).
    Bandage,
    /// Protects its player from bullets this round (GR-16).
    DuckAndWeave,
}

impl Ability {
    /// All kinds of abilities.
    pub const ALL: [Self; 5] =
        [Self::HiredHand, Self::Bullet, Self::DualWield, Self::Bandage, Self::DuckAndWeave];
}

/// A card of the take.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Card {
    /// From the loot deck.
    Loot(Loot),
    /// From the ability deck.
    Ability(Ability),
}

const KINDS: usize = Loot::ALL.len() + Ability::ALL.len();

impl Card {
    /// All kinds of cards, loot first.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        Loot::ALL.into_iter().map(Self::Loot).chain(Ability::ALL.into_iter().map(Self::Ability))
    }

    const fn index(self) -> usize {
        match self {
            Self::Loot(loot) => loot as usize,
            Self::Ability(ability) => Loot::ALL.len() + ability as usize,
        }
    }
}

/// A count of each kind of card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(try_from = "[u8; KINDS]")]
pub struct CardCounts([u8; KINDS]);

impl TryFrom<[u8; KINDS]> for CardCounts {
    type Error = BadCard;

    fn try_from(counts: [u8; KINDS]) -> Result<Self, BadCard> {
        let is_possible = counts.iter().zip(Self::ALL.0).all(|(count, all)| *count <= all);
        if is_possible { Ok(Self(counts)) } else { Err(BadCard) }
    }
}

impl CardCounts {
    /// No card.
    pub const NONE: Self = Self([0; KINDS]);
    /// Both decks (GR-1, GR-2).
    pub const ALL: Self = Self([5, 5, 5, 1, 10, 7, 4, 4, 3, 2, 2]);

    /// Cards of this kind.
    #[must_use]
    pub const fn of(self, card: Card) -> u8 {
        self.0[card.index()]
    }

    /// Loot cards of this kind.
    #[must_use]
    pub const fn loot(self, loot: Loot) -> u8 {
        self.of(Card::Loot(loot))
    }

    /// Ability cards of this kind.
    #[must_use]
    pub const fn ability(self, ability: Ability) -> u8 {
        self.of(Card::Ability(ability))
    }

    /// The cards with one more of this kind.
    #[must_use]
    pub const fn with(mut self, card: Card) -> Self {
        self.0[card.index()] += 1;
        self
    }

    /// The cards with one fewer of this kind, if there is any.
    #[must_use]
    pub const fn without(mut self, card: Card) -> Self {
        let at = card.index();
        self.0[at] = self.0[at].saturating_sub(1);
        self
    }

    /// These cards and the others.
    #[must_use]
    pub fn plus(mut self, other: Self) -> Self {
        self.0.iter_mut().zip(other.0).for_each(|(count, more)| *count += more);
        self
    }

    /// The cards without the others; no count falls below 0.
    #[must_use]
    pub fn minus(mut self, other: Self) -> Self {
        self.0.iter_mut().zip(other.0).for_each(|(own, less)| *own = own.saturating_sub(less));
        self
    }

    /// The number of cards.
    #[must_use]
    pub fn count(self) -> u8 {
        self.0.iter().sum()
    }

    /// Only the loot.
    #[must_use]
    pub fn only_loot(mut self) -> Self {
        self.0[Loot::ALL.len()..].fill(0);
        self
    }

    /// Only the abilities.
    #[must_use]
    pub fn only_abilities(mut self) -> Self {
        self.0[..Loot::ALL.len()].fill(0);
        self
    }

    /// Each card, kind by kind.
    pub fn each(self) -> impl Iterator<Item = Card> {
        Card::all().flat_map(move |card| std::iter::repeat_n(card, self.of(card).into()))
    }

    /// The card at this index of [`each`](Self::each), found faster.
    pub(super) fn nth(self, mut index: u8) -> Option<Card> {
        Card::all().find(|card| {
            let count = self.of(*card);
            let is_found = index < count;
            index = index.saturating_sub(count);
            is_found
        })
    }

    /// The cards' worth in gold bars (GR-25): printed bars, and the square of the stamps.
    #[must_use]
    pub fn worth(self) -> u16 {
        let stamps = u16::from(self.loot(Loot::Stamp));
        let printed = Loot::ALL.map(|loot| loot.bars() * u16::from(self.loot(loot)));
        printed.iter().sum::<u16>() + stamps * stamps
    }

    /// The gold bars added by one more card of this kind.
    #[must_use]
    pub fn worth_added_by(self, card: Card) -> u16 {
        self.with(card).worth() - self.worth()
    }
}

impl FromIterator<Card> for CardCounts {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::NONE, Self::with)
    }
}

/// The blanks a seat starts with (GR-3).
pub const BLANKS: u8 = 4;
/// The bullets a seat starts with (GR-3).
pub const BULLETS: u8 = 2;

/// A pistol's load (GR-10).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Load {
    /// A blank of the ammo.
    Blank,
    /// A bullet of the ammo.
    Bullet,
    /// A bullet card from the envelope.
    #[serde(rename = "Extra")]
    BulletCard,
}

impl Load {
    /// All loads.
    pub const ALL: [Self; 3] = [Self::Blank, Self::Bullet, Self::BulletCard];

    /// Whether it is a bullet, of the ammo or of a card.
    #[must_use]
    pub const fn is_bullet(self) -> bool {
        match self {
            Self::Blank => false,
            Self::Bullet | Self::BulletCard => true,
        }
    }
}

/// A seat's ammo left (GR-3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Ammo {
    /// Blanks.
    pub blanks: u8,
    /// Bullets.
    pub bullets: u8,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_counted_by_kind() {
        assert_eq!(
            (CardCounts::ALL.only_loot().count(), CardCounts::ALL.only_abilities().count()),
            (33, 15)
        );
        assert_eq!(CardCounts::ALL.each().collect::<CardCounts>(), CardCounts::ALL);
        let stamp = Card::Loot(Loot::Stamp);
        let two = CardCounts::NONE.with(stamp).with(stamp);
        assert_eq!((two.of(stamp), two.without(stamp).count()), (2, 1));
        assert_eq!(CardCounts::NONE.without(stamp), CardCounts::NONE);
        assert_eq!(CardCounts::ALL.minus(two).plus(two), CardCounts::ALL);
    }
}

//! Counts of cards, and of kinds.

use std::fmt::{self, Write};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::bot::{at_weight, pick_weighted};
use crate::chance::Dice;
use crate::game::BadAction;
use crate::games::heads_up_duel::card::{CARDS, KINDS};
use crate::games::heads_up_duel::{Back, Card, CardKind};
use crate::set::{Set, debug_as_display};

/// Counts of cards: a hand, a deck, the cards on the table. Written `7p*2,Kp`, or `-` for none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct CardCounts {
    counts: [u16; CARDS],
    /// The cards with counts above 0, kept since they are few of all possible ones.
    present: Set<Card>,
}

impl CardCounts {
    /// No card.
    pub const NONE: Self = Self { counts: [0; CARDS], present: Set::EMPTY };

    /// The count of this card.
    #[must_use]
    pub const fn of(&self, card: Card) -> u16 {
        self.counts[card.index()]
    }

    /// The count of cards of this kind, with any back.
    #[must_use]
    pub fn of_kind(&self, kind: CardKind) -> u16 {
        Card::of_kind(kind).intersection(self.present).iter().map(|card| self.of(card)).sum()
    }

    pub(super) fn present_of_kind(&self, kind: CardKind) -> Set<Card> {
        self.present.intersection(Card::of_kind(kind))
    }

    /// The number of cards.
    #[must_use]
    pub fn count(&self) -> u16 {
        self.counts.iter().sum()
    }

    /// Whether there are no cards.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.present.is_empty()
    }

    /// Cards of each back.
    #[must_use]
    pub fn backs(&self) -> Backs {
        let mut backs = Backs::default();
        for card in self.distinct() {
            backs.0[card.back() as usize] += self.of(card);
        }
        backs
    }

    /// The different cards.
    pub fn distinct(&self) -> impl Iterator<Item = Card> + use<> {
        self.present.iter()
    }

    pub(super) const fn present(&self) -> Set<Card> {
        self.present
    }

    /// Every card, as often as it is there.
    pub fn each(&self) -> impl Iterator<Item = Card> + use<> {
        let cards = *self;
        self.distinct().flat_map(move |card| (0..cards.of(card)).map(move |_| card))
    }

    pub(super) fn nth(&self, index: u16) -> Option<Card> {
        at_weight(self.distinct().map(|card| (card, self.of(card).into())), index.into())
    }

    pub(super) fn put(&mut self, card: Card, count: u16) {
        if count > 0 {
            self.counts[card.index()] += count;
            self.present.insert(card);
        }
    }

    /// Removes cards, which must be there.
    pub(super) fn take(&mut self, card: Card, count: u16) {
        let left = &mut self.counts[card.index()];
        *left -= count;
        if *left == 0 {
            self.present.remove(card);
        }
    }

    fn set_count(&mut self, card: Card, count: u16) {
        self.counts[card.index()] = count;
        self.present = if count > 0 { self.present.with(card) } else { self.present.without(card) };
    }

    /// Whether these cards include the others.
    #[must_use]
    pub fn includes(&self, others: &Self) -> bool {
        others.distinct().all(|card| self.of(card) >= others.of(card))
    }

    /// These cards and the others.
    #[must_use]
    pub fn plus(&self, others: &Self) -> Self {
        self.zip_with(others, |own, other| own + other)
    }

    /// These cards without the others; no count falls below 0.
    #[must_use]
    pub fn minus(&self, others: &Self) -> Self {
        self.zip_with(others, u16::saturating_sub)
    }

    /// The larger count of each card.
    #[must_use]
    pub fn max(&self, others: &Self) -> Self {
        self.zip_with(others, u16::max)
    }

    /// Combines counts. Skips other counts of 0, for which `make` must return the own count.
    fn zip_with(&self, others: &Self, make: impl Fn(u16, u16) -> u16) -> Self {
        let mut cards = *self;
        for card in others.distinct() {
            cards.set_count(card, make(self.of(card), others.of(card)));
        }
        cards
    }
}

impl Default for CardCounts {
    fn default() -> Self {
        Self::NONE
    }
}

impl FromIterator<Card> for CardCounts {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut all = Self::NONE;
        cards.into_iter().for_each(|card| all.put(card, 1));
        all
    }
}

impl fmt::Display for CardCounts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_counted(f, self.distinct().map(|card| (card, self.of(card))))
    }
}

debug_as_display!(CardCounts);

impl FromStr for CardCounts {
    type Err = BadAction;

    fn from_str(text: &str) -> Result<Self, BadAction> {
        let mut cards = Self::NONE;
        read_counted(text, |card: Card, count| cards.set_count(card, count))?;
        if cards.to_string() == text { Ok(cards) } else { Err(BadAction) }
    }
}

/// More cards than any game has: eight packs of 15, and the 264 packs of 5 that all marbles buy.
const CARD_LIMIT: u32 = 1_500;

impl TryFrom<String> for CardCounts {
    type Error = BadAction;

    fn try_from(text: String) -> Result<Self, BadAction> {
        let cards: Self = text.parse()?;
        let count: u32 = cards.counts.iter().map(|count| u32::from(*count)).sum();
        if count <= CARD_LIMIT { Ok(cards) } else { Err(BadAction) }
    }
}

impl From<CardCounts> for String {
    fn from(cards: CardCounts) -> Self {
        cards.to_string()
    }
}

/// Cards of each back, in the order of [`Back::ALL`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Backs(pub [u16; 5]);

impl Backs {
    /// Cards of this back.
    #[must_use]
    pub const fn of(self, back: Back) -> u16 {
        self.0[back as usize]
    }

    /// The number of cards.
    #[must_use]
    pub fn count(self) -> u16 {
        self.0.iter().sum()
    }
}

/// Counts of kinds, as an offer asks for. Written `7*2,K`, or `-` for none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct KindCounts(pub(super) [u8; KINDS]);

impl KindCounts {
    /// No card.
    pub const NONE: Self = Self([0; KINDS]);

    /// A deck of 52: four of each kind but the Joker.
    pub(super) const DECK: Self = {
        let mut kinds = Self([4; KINDS]);
        kinds.0[CardKind::Joker.index()] = 0;
        kinds
    };

    /// A single card of this kind.
    #[must_use]
    pub const fn from_kind(kind: CardKind) -> Self {
        let mut kinds = Self::NONE;
        kinds.0[kind.index()] = 1;
        kinds
    }

    /// Cards of this kind.
    #[must_use]
    pub const fn of(&self, kind: CardKind) -> u8 {
        self.0[kind.index()]
    }

    /// The number of cards.
    #[must_use]
    pub fn count(&self) -> u16 {
        self.0.iter().map(|count| u16::from(*count)).sum()
    }

    pub(super) fn entries(&self) -> impl Iterator<Item = (CardKind, u8)> {
        let mut counts = [0; KINDS.next_multiple_of(8)];
        counts[..KINDS].copy_from_slice(&self.0);
        let indices = nonzero_indices(counts.as_chunks().0).map(usize::from);
        indices.map(|at| (CardKind::from_index(at), self.0[at]))
    }

    /// Adds `more` of this kind; `None` beyond 255.
    pub(super) fn with_more(mut self, kind: CardKind, more: u8) -> Option<Self> {
        self.0[kind.index()] = self.of(kind).checked_add(more)?;
        Some(self)
    }

    pub(super) fn draw(&mut self, dice: &mut Dice) -> Option<CardKind> {
        let counts = CardKind::all().map(|kind| (kind, self.of(kind).into()));
        let drawn = pick_weighted(dice, counts)?;
        self.0[drawn.index()] -= 1;
        Some(drawn)
    }

    /// The kinds of these cards; `None` beyond 255 of one.
    #[must_use]
    pub fn from_cards(cards: &CardCounts) -> Option<Self> {
        let mut kinds = Self::NONE;
        for card in cards.distinct() {
            kinds = kinds.with_more(card.kind(), cards.of(card).try_into().ok()?)?;
        }
        Some(kinds)
    }
}

impl fmt::Display for KindCounts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_counted(f, self.entries().map(|(kind, count)| (kind, count.into())))
    }
}

debug_as_display!(KindCounts);

impl FromStr for KindCounts {
    type Err = BadAction;

    fn from_str(text: &str) -> Result<Self, BadAction> {
        let mut kinds = Self::NONE;
        let mut too_many = false;
        read_counted(text, |kind: CardKind, count| {
            let count = u8::try_from(count);
            too_many |= count.is_err();
            kinds.0[kind.index()] = count.unwrap_or_default();
        })?;
        if !too_many && kinds.to_string() == text { Ok(kinds) } else { Err(BadAction) }
    }
}

/// Indices of the counts above 0. Nearly all are 0 and the next index is unpredictable, so eight
/// counts at a time become bits, without a branch for each.
pub(super) fn nonzero_indices(eights: &[[u8; 8]]) -> impl Iterator<Item = u8> + use<> {
    const LOW_SEVEN_BITS: u64 = 0x7f7f_7f7f_7f7f_7f7f;
    // Gathers the lowest bits of all bytes, in order, in the highest byte.
    const GATHER: u64 = 0x0102_0408_1020_4080;
    let mut bits_left = eights.iter().rev().fold(0, |bits, eight| {
        let counts = u64::from_le_bytes(*eight);
        // The highest bit of each byte that is not 0.
        let flags = (((counts & LOW_SEVEN_BITS) + LOW_SEVEN_BITS) | counts) & !LOW_SEVEN_BITS;
        bits << 8 | (flags >> 7).wrapping_mul(GATHER) >> 56
    });
    std::iter::from_fn(move || {
        let at = (bits_left != 0).then(|| bits_left.trailing_zeros() as u8)?;
        bits_left &= bits_left - 1;
        Some(at)
    })
}

fn write_counted<T: fmt::Display>(
    f: &mut fmt::Formatter<'_>,
    items: impl Iterator<Item = (T, u16)>,
) -> fmt::Result {
    let mut comma = "";
    for (item, count) in items {
        f.write_str(comma)?;
        item.fmt(f)?;
        if count > 1 {
            f.write_char('*')?;
            fmt::Display::fmt(&count, f)?;
        }
        comma = ",";
    }
    if comma.is_empty() { f.write_str("-") } else { Ok(()) }
}

fn read_counted<T: FromStr<Err = BadAction>>(
    text: &str,
    mut put: impl FnMut(T, u16),
) -> Result<(), BadAction> {
    if text == "-" {
        return Ok(());
    }
    for part in text.split(',') {
        let (item, count) = part.split_once('*').unwrap_or((part, "1"));
        put(item.parse()?, count.parse().map_err(|_| BadAction)?);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_that_are_not_0_are_found_in_order() {
        let counts = [[0, 1, 0x80, 0, 0, 0, 0xff, 0x7f], [0; 8], [9, 0, 0, 0, 0, 0, 0, 1]];
        assert_eq!(nonzero_indices(&counts).collect::<Vec<_>>(), [1, 2, 6, 7, 16, 23]);
        assert_eq!(nonzero_indices(&[[0; 8]; 2]).count(), 0);
    }

    #[test]
    fn cards_are_written_in_one_way_only() {
        for good in ["-", "7p", "7p*2,Kp", "2p,2l*300,Xs"] {
            assert_eq!(
                good.parse::<CardCounts>().map(|cards| cards.to_string()),
                Ok(good.to_owned())
            );
        }
        for bad in ["", "7p,7p", "Kp,7p", "7p*1", "7p*0", "7p*", "7p*99999", "7p,-", "7p*+2"] {
            assert_eq!(bad.parse::<CardCounts>(), Err(BadAction), "{bad}");
        }
        assert_eq!("7*2,K".parse::<KindCounts>().map(|kinds| kinds.count()), Ok(3));
        assert_eq!("7*256".parse::<KindCounts>(), Err(BadAction));
    }
}

//! Offers (HUD-7).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::game::BadAction;
use crate::games::heads_up_duel::card::CARDS;
use crate::games::heads_up_duel::cards::nonzero_indices;
use crate::games::heads_up_duel::{Card, CardCounts, KindCounts};
use crate::seat::Seat;
use crate::set::{Indexed, debug_as_display};

/// An offer's cards: at most 255 of each, so that an offer is small.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "CardCounts", into = "CardCounts")]
pub struct OfferCards([u8; CARDS]);

impl OfferCards {
    /// No card.
    pub const NONE: Self = Self([0; CARDS]);

    /// A single card.
    #[must_use]
    pub fn from_card(card: Card) -> Self {
        let mut offered = Self::NONE;
        offered.set_count(card, 1);
        offered
    }

    /// The same cards as [`CardCounts`].
    #[must_use]
    pub fn cards(&self) -> CardCounts {
        let mut cards = CardCounts::NONE;
        for (card, count) in self.entries() {
            cards.put(card, count.into());
        }
        cards
    }

    pub(super) fn entries(&self) -> impl Iterator<Item = (Card, u8)> {
        let mut counts = [0; CARDS.next_multiple_of(8)];
        counts[..CARDS].copy_from_slice(&self.0);
        nonzero_indices(counts.as_chunks().0)
            .map(|at| (Card::from_index(at), self.0[usize::from(at)]))
    }

    /// The cards' kinds; `None` beyond 255 of a kind.
    pub(super) fn kinds(&self) -> Option<KindCounts> {
        let mut kinds = KindCounts::NONE;
        for (card, count) in self.entries() {
            kinds = kinds.with_more(card.kind(), count)?;
        }
        Some(kinds)
    }

    pub(super) fn of(&self, card: Card) -> u16 {
        self.0[card.index()].into()
    }

    pub(super) fn count(&self) -> u16 {
        self.0.iter().map(|count| u16::from(*count)).sum()
    }

    pub(super) const fn set_count(&mut self, card: Card, count: u8) {
        self.0[card.index()] = count;
    }

    /// Raises this card's count to at least `count`, up to 255.
    pub(super) fn raise_to(&mut self, card: Card, count: u16) {
        let current = &mut self.0[card.index()];
        *current = (*current).max(u8::try_from(count).unwrap_or(u8::MAX));
    }

    pub(super) fn from_cards_saturating(cards: &CardCounts) -> Self {
        let mut offered = Self::NONE;
        cards.distinct().for_each(|card| offered.raise_to(card, cards.of(card)));
        offered
    }
}

impl CardCounts {
    pub(super) fn put_all(&mut self, offered: &OfferCards) {
        offered.entries().for_each(|(card, count)| self.put(card, count.into()));
    }

    /// Removes cards, which must be there.
    pub(super) fn take_all(&mut self, offered: &OfferCards) {
        offered.entries().for_each(|(card, count)| self.take(card, count.into()));
    }

    /// The first offered card of which there are too few.
    pub(super) fn first_missing(&self, offered: &OfferCards) -> Option<Card> {
        offered.entries().map(|(card, _)| card).find(|card| self.of(*card) < offered.of(*card))
    }
}

impl Default for OfferCards {
    fn default() -> Self {
        Self::NONE
    }
}

impl TryFrom<CardCounts> for OfferCards {
    type Error = BadAction;

    fn try_from(cards: CardCounts) -> Result<Self, BadAction> {
        let mut offered = Self::NONE;
        for card in cards.distinct() {
            offered.set_count(card, cards.of(card).try_into().map_err(|_| BadAction)?);
        }
        Ok(offered)
    }
}

impl From<OfferCards> for CardCounts {
    fn from(offered: OfferCards) -> Self {
        offered.cards()
    }
}

impl fmt::Display for OfferCards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.cards().fmt(f)
    }
}

debug_as_display!(OfferCards);

impl FromStr for OfferCards {
    type Err = BadAction;

    fn from_str(text: &str) -> Result<Self, BadAction> {
        text.parse::<CardCounts>()?.try_into()
    }
}

/// The cards and marbles of an offer. Written `7p*2+1 for K+2`: two 7s and a marble for a King and
/// two marbles; `-` is nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Terms {
    /// The maker's cards.
    pub give: OfferCards,
    /// The maker's marbles.
    pub give_marbles: u16,
    /// Kinds of the receiver's cards; it picks the cards.
    pub want: KindCounts,
    /// The receiver's marbles.
    pub want_marbles: u16,
}

impl Terms {
    /// Nothing for nothing.
    pub const NONE: Self =
        Self { give: OfferCards::NONE, give_marbles: 0, want: KindCounts::NONE, want_marbles: 0 };

    pub(super) fn read(give: &str, want: &str) -> Result<Self, BadAction> {
        let (give, give_marbles) = read_side(give)?;
        let (want, want_marbles) = read_side(want)?;
        Ok(Self { give: give.parse()?, give_marbles, want: want.parse()?, want_marbles })
    }
}

/// The cards and marbles of one side, such as `7p+1`, `7p`, `+1`, `-`.
fn read_side(text: &str) -> Result<(&str, u16), BadAction> {
    let Some((cards, marbles)) = text.split_once('+') else { return Ok((text, 0)) };
    let number = marbles.parse::<u16>().map_err(|_| BadAction)?;
    if number == 0 || number.to_string() != marbles || cards == "-" {
        return Err(BadAction);
    }
    Ok((if cards.is_empty() { "-" } else { cards }, number))
}

impl fmt::Display for Terms {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = |f: &mut fmt::Formatter<'_>, cards: &dyn fmt::Display, has_cards, marbles| {
            if has_cards || marbles == 0 {
                write!(f, "{cards}")?;
            }
            if marbles > 0 { write!(f, "+{marbles}") } else { Ok(()) }
        };
        side(f, &self.give, self.give != OfferCards::NONE, self.give_marbles)?;
        f.write_str(" for ")?;
        side(f, &self.want, self.want != KindCounts::NONE, self.want_marbles)
    }
}

debug_as_display!(Terms);

/// A seat's offer to another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Offer {
    /// The maker.
    pub from: Seat,
    /// The receiver.
    pub to: Seat,
    /// Its number, from 1, among the maker's offers to this receiver: it tells nothing of offers to
    /// others (HUD-7).
    pub number: u16,
    /// The terms.
    pub terms: Terms,
}

impl Offer {
    pub(super) const fn key(&self) -> (Seat, Seat, u16) {
        (self.from, self.to, self.number)
    }

    /// Whether the seat is its maker or its receiver.
    #[must_use]
    pub fn involves(&self, seat: Seat) -> bool {
        self.from == seat || self.to == seat
    }
}

/// The most offers that a seat can make in a period (HUD-9).
pub const MOST_OFFERS: u8 = 20;

/// All open offers, sorted by maker, receiver and number: an order that tells nothing of unseen ones.
///
/// The only part of a state on the heap: up to 160 offers would be most of its size, and there are
/// none in duels, where bots copy states.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub(super) struct Offers(Vec<Offer>);

impl Offers {
    /// An empty list with room for all offers of `seats` seats, so that no decision allocates.
    pub(super) fn with_capacity_for(seats: u8) -> Self {
        Self(Vec::with_capacity(usize::from(MOST_OFFERS) * usize::from(seats)))
    }

    pub(super) fn iter(&self) -> impl DoubleEndedIterator<Item = &Offer> {
        self.0.iter()
    }

    pub(super) fn find(&self, from: Seat, to: Seat, number: u16) -> Option<Offer> {
        self.iter().find(|offer| offer.key() == (from, to, number)).copied()
    }

    pub(super) fn add(&mut self, offer: Offer) {
        let index = self.0.partition_point(|other| other.key() < offer.key());
        self.0.insert(index, offer);
    }

    pub(super) fn remove(&mut self, offer: &Offer) {
        self.0.retain(|other| other.key() != offer.key());
    }

    pub(super) fn take_first(&mut self, is_match: impl Fn(&Offer) -> bool) -> Option<Offer> {
        let offer = self.iter().find(|offer| is_match(offer)).copied()?;
        self.remove(&offer);
        Some(offer)
    }

    pub(super) fn count_from(&self, seat: Seat) -> u8 {
        self.iter().filter(|offer| offer.from == seat).count() as u8
    }
}

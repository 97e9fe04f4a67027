//! An offer in the making, and the cards that pay for an accepted one.

use std::iter::repeat;

use engine::games::heads_up_duel::{
    Action, Back, Card, CardCounts, CardKind, KindCounts, Offer, OfferCards, OfferRef, Terms,
};
use engine::seat::Seat;

/// The most marbles, and cards of a kind, that taps can ask for.
const MOST_WANTED: u16 = 99;

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Draft {
    pub to: Option<Seat>,
    /// The offer that this one counters.
    pub countered: Option<OfferRef>,
    pub give: CardCounts,
    pub give_marbles: u16,
    /// The requested kinds of cards. Each has a starting pack's back, which stands for any back.
    pub want: CardCounts,
    pub want_marbles: u16,
}

/// An item that a tap puts on the scale or takes off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ScaleItem {
    Give(Card),
    GiveMarble,
    Want(CardKind),
    WantMarble,
}

fn with_any_back(kind: CardKind) -> Card {
    Card::new(kind, Back::Pack).expect("starting packs have all kinds")
}

fn one(card: Card) -> CardCounts {
    [card].into_iter().collect()
}

impl Draft {
    pub fn empty(to: Option<Seat>) -> Self {
        Self { to, ..Self::default() }
    }

    pub fn from_offer(Offer { to, terms, .. }: &Offer) -> Self {
        Self {
            to: Some(*to),
            countered: None,
            give: terms.give.cards(),
            give_marbles: terms.give_marbles,
            want: default_payment(&CardCounts::NONE, &terms.want),
            want_marbles: terms.want_marbles,
        }
    }

    /// A counter-offer: the same terms from the other side, as far as `deck` has the cards.
    pub fn counter_to(offer: &Offer, deck: &CardCounts) -> Self {
        let given = offer.terms.give.cards();
        let payment = default_payment(deck, &offer.terms.want);
        Self {
            to: Some(offer.from),
            countered: Some(OfferRef { from: offer.from, number: offer.number }),
            give: payment.minus(&payment.minus(deck)),
            give_marbles: offer.terms.want_marbles,
            want: given.each().map(|card| with_any_back(card.kind())).collect(),
            want_marbles: offer.terms.give_marbles,
        }
    }

    pub fn is_empty(&self) -> bool {
        *self == Self { countered: self.countered, ..Self::empty(self.to) }
    }

    /// Adds an item. To give it, the seat needs one more in its `deck` or `marbles`.
    #[must_use]
    pub fn with(self, item: ScaleItem, deck: &CardCounts, marbles: u16) -> Self {
        let has_another = match item {
            ScaleItem::Give(card) => self.give.of(card) < deck.of(card),
            ScaleItem::GiveMarble => self.give_marbles < marbles,
            ScaleItem::Want(kind) => self.want.of_kind(kind) < MOST_WANTED,
            ScaleItem::WantMarble => self.want_marbles < MOST_WANTED,
        };
        if has_another { self.with_change(item, CardCounts::plus, |n| n + 1) } else { self }
    }

    #[must_use]
    pub fn without(self, item: ScaleItem) -> Self {
        self.with_change(item, CardCounts::minus, |number| number.saturating_sub(1))
    }

    fn with_change(
        mut self,
        item: ScaleItem,
        edit_cards: fn(&CardCounts, &CardCounts) -> CardCounts,
        edit_marbles: fn(u16) -> u16,
    ) -> Self {
        match item {
            ScaleItem::Give(card) => self.give = edit_cards(&self.give, &one(card)),
            ScaleItem::GiveMarble => self.give_marbles = edit_marbles(self.give_marbles),
            ScaleItem::Want(kind) => self.want = edit_cards(&self.want, &one(with_any_back(kind))),
            ScaleItem::WantMarble => self.want_marbles = edit_marbles(self.want_marbles),
        }
        self
    }

    /// `None` until the receiver is chosen.
    pub fn action(&self) -> Option<Action> {
        let terms = Terms {
            give: OfferCards::try_from(self.give).ok()?,
            give_marbles: self.give_marbles,
            want: KindCounts::from_cards(&self.want)?,
            want_marbles: self.want_marbles,
        };
        Some(match self.countered {
            Some(countered) => Action::Counter(countered, terms),
            None => Action::Offer(self.to?, terms),
        })
    }
}

/// The default payment for an offer: cards from starting packs first. It includes wanted cards that the deck lacks.
pub fn default_payment(deck: &CardCounts, want: &KindCounts) -> CardCounts {
    let cards_of_kind = |kind| {
        let held = deck.each().filter(move |card| card.kind() == kind);
        held.chain(repeat(with_any_back(kind))).take(want.of(kind).into())
    };
    CardKind::all().flat_map(cards_of_kind).collect()
}

/// The payment with `card` instead of a card of the same kind with another back.
pub fn payment_with(deck: &CardCounts, paid: &CardCounts, card: Card) -> CardCounts {
    let other =
        Card::of_kind(card.kind()).iter().find(|other| *other != card && paid.of(*other) > 0);
    match other {
        Some(other) if paid.of(card) < deck.of(card) => paid.plus(&one(card)).minus(&one(other)),
        _ => *paid,
    }
}

/// The cards that can pay for an offer, of kinds where the backs leave a choice.
pub fn payment_choices(deck: &CardCounts, want: &KindCounts) -> Vec<Card> {
    let has_choice = |card: &Card| {
        let (kind, wanted) = (card.kind(), u16::from(want.of(card.kind())));
        let backs = deck.distinct().filter(|other| other.kind() == kind).count();
        wanted > 0 && backs > 1 && deck.of_kind(kind) > wanted
    };
    deck.distinct().filter(has_choice).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::parsed;

    #[test]
    fn taps_put_things_on_the_scale_as_far_as_there_are_any() {
        let deck = parsed("6p*2,6l,Kp");
        let [six, king] = ["6l", "Kp"].map(|card| ScaleItem::Give(parsed(card)));
        let queen = ScaleItem::Want(CardKind::Queen);
        let items = [six, king, queen, ScaleItem::GiveMarble, ScaleItem::WantMarble];
        let empty = Draft::empty(Some(Seat::TWO));
        // There is no second 6 of this back, and no second marble to give.
        let draft = items.into_iter().fold(empty, |draft, item| draft.with(item, &deck, 1));
        let draft = draft.with(six, &deck, 1).with(ScaleItem::GiveMarble, &deck, 1);
        assert_eq!(draft.action().unwrap().to_string(), "offer 2 6l,Kp+1 for Q+1");
        assert_eq!(items.into_iter().fold(draft, Draft::without), empty);
        assert_eq!(Draft::empty(None).action(), None, "nobody is asked");
    }

    #[test]
    fn a_counter_offer_begins_as_the_offer_from_the_other_side() {
        let terms =
            Terms { give: parsed("6l*2"), give_marbles: 1, want: parsed("5*2,K"), want_marbles: 2 };
        let offer = Offer { from: Seat::ONE, to: Seat::TWO, number: 3, terms };
        let draft = Draft::counter_to(&offer, &parsed("5p"));
        assert_eq!(draft.action().unwrap().to_string(), "counter 1 #3 5p+2 for 6*2+1");
    }

    #[test]
    fn an_offer_is_paid_with_the_backs_that_are_picked() {
        let (deck, want): (CardCounts, KindCounts) = (parsed("6p*2,6l,Kp"), parsed("6*2"));
        let paid = default_payment(&deck, &want);
        assert_eq!(paid, parsed("6p*2"));
        assert_eq!(payment_choices(&deck, &want), ["6p", "6l"].map(parsed::<Card>));
        let other = payment_with(&deck, &paid, parsed("6l"));
        assert_eq!(other, parsed("6p,6l"));
        assert_eq!(payment_with(&deck, &other, parsed("6l")), other, "there is no second one");
        assert_eq!(payment_choices(&deck, &parsed("6*3")), [], "all are given");
        assert_eq!(default_payment(&deck, &parsed("K*2")), parsed("Kp*2"), "one is not there");
    }
}

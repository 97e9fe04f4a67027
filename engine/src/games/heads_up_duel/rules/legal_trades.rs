//! What can be done in trading (HUD-6 to HUD-17).

use crate::seat::Seat;

use super::super::state::HeadsUpDuel;
use super::super::{
    Action, Card, CardKind, Cards, Kinds, Lot, MOST_OFFERS, Named, Offer, Pack, Refusal, Terms,
};

/// After so many offers in a period no more are listed, though more can be made.
const LISTED_OFFERS: u8 = 3;
/// An acceptance that could be paid in more ways is listed in the first of them.
const LISTED_WAYS: u32 = 64;

impl HeadsUpDuel {
    pub(super) fn trading_refusal(
        &self,
        seat: Seat,
        period: u8,
        action: &Action,
    ) -> Option<Refusal> {
        match action {
            Action::Offer(to, terms) => self.offer_refusal(seat, *to, terms),
            Action::Accept(named, pay) => match self.received(seat, *named) {
                Some(offer) => self.accept_refusal(&offer, &pay.cards()),
                None => Some(Refusal::NoSuchOffer),
            },
            Action::Decline(named) => {
                self.received(seat, *named).is_none().then_some(Refusal::NoSuchOffer)
            }
            Action::Counter(named, terms) => match self.received(seat, *named) {
                Some(_) => self.offer_refusal(seat, named.from, terms),
                None => Some(Refusal::NoSuchOffer),
            },
            Action::Withdraw(to, number) => {
                self.offers.find(seat, *to, *number).is_none().then_some(Refusal::NoSuchOffer)
            }
            Action::SpendToken if !self.options.has_market(self.seats) => Some(Refusal::NoMarbles),
            Action::SpendToken => (self.halves(seat) == 0).then_some(Refusal::NoTokenLeft),
            Action::Buy(_) if !self.options.has_market(self.seats) => Some(Refusal::NoMarket),
            Action::Buy(_) if !self.options.market_open(period) => Some(Refusal::MarketClosed),
            Action::Buy(pack) => {
                (self.places[seat].marbles < pack.price()).then_some(Refusal::TooDear(*pack))
            }
            Action::Finish => None,
            Action::Name(_)
            | Action::Pick(_)
            | Action::Show(_)
            | Action::Play(_)
            | Action::Ready => Some(Refusal::TradeNow),
        }
    }

    pub(super) fn received(&self, seat: Seat, named: Named) -> Option<Offer> {
        self.offers.find(named.from, seat, named.number)
    }

    /// Why the seat can't make this offer. What the receiver lacks is never a reason.
    fn offer_refusal(&self, seat: Seat, to: Seat, terms: &Terms) -> Option<Refusal> {
        let place = &self.places[seat];
        let give = terms.give.cards();
        let kept = place.deck.count().saturating_sub(give.count());
        let marbles = terms.give_marbles > 0 || terms.want_marbles > 0;
        if to == seat || to.number() > self.seats {
            Some(Refusal::NoPartner)
        } else if self.left.contains(to) {
            Some(Refusal::PartnerLeft)
        } else if *terms == Terms::NONE {
            Some(Refusal::NothingOffered)
        } else if marbles && !self.options.has_market(self.seats) {
            Some(Refusal::NoMarbles)
        } else if let Some(card) = place.deck.lacks(&give) {
            Some(Refusal::NotHeld(card))
        } else if place.marbles < terms.give_marbles {
            Some(Refusal::TooFewMarbles)
        } else if kept + terms.want.count() < self.options.smallest_deck.into() {
            Some(Refusal::DeckTooSmall(seat))
        } else if place.offers >= MOST_OFFERS {
            Some(Refusal::NoOfferLeft)
        } else {
            None
        }
    }

    /// Why the offer can't be accepted and paid like this. Only the receiver's own things, and how
    /// many cards the maker has, which all can see, are reasons.
    fn accept_refusal(&self, offer: &Offer, pay: &Cards) -> Option<Refusal> {
        let Offer { from, to, terms, .. } = offer;
        let place = &self.places[*to];
        if Kinds::of_cards(pay) != Some(terms.want) {
            return Some(Refusal::WrongPayment);
        }
        if let Some(card) = place.deck.lacks(pay) {
            return Some(Refusal::NotHeld(card));
        }
        if place.marbles < terms.want_marbles {
            return Some(Refusal::TooFewMarbles);
        }
        let (given, paid) = (terms.give.cards().count(), pay.count());
        let too_small = |seat: Seat, lost: u16, won: u16| {
            let left = (self.places[seat].deck.count() + won).saturating_sub(lost);
            left < self.options.smallest_deck.into()
        };
        if too_small(*to, paid, given) {
            Some(Refusal::DeckTooSmall(*to))
        } else if too_small(*from, given, paid) {
            Some(Refusal::DeckTooSmall(*from))
        } else {
            None
        }
    }

    /// All that the seat can do in trading, but of the offers a sample.
    pub(super) fn trading_actions(&self, seat: Seat, period: u8, actions: &mut Vec<Action>) {
        let possible = |action: &Action| self.trading_refusal(seat, period, action).is_none();
        let place = &self.places[seat];
        actions.push(Action::Finish);
        let packs = Pack::ALL.into_iter().map(Action::Buy);
        actions.extend(packs.chain([Action::SpendToken]).filter(possible));
        for offer in self.offers.iter().filter(|offer| offer.to == seat) {
            let named = Named { from: offer.from, number: offer.number };
            let mut left = LISTED_WAYS;
            ways_to_pay(&place.deck, &offer.terms.want, &mut |pay| {
                let action = Lot::try_from(*pay).map(|pay| Action::Accept(named, pay));
                if let Ok(action) = action
                    && possible(&action)
                    && left > 0
                {
                    actions.push(action);
                    left -= 1;
                }
                left > 0
            });
            actions.push(Action::Decline(named));
            let counter = self.counter(seat, offer).map(|terms| Action::Counter(named, terms));
            actions.extend(counter.filter(possible));
        }
        let own = self.offers.iter().filter(|offer| offer.from == seat);
        actions.extend(own.map(|offer| Action::Withdraw(offer.to, offer.number)));
        if place.offers < LISTED_OFFERS {
            self.list_offers(seat, period, actions);
        }
    }

    /// Of all offers those to one other seat, a different one each time, for one of the number that
    /// the seat holds most of: one card of any other kind, or a marble.
    fn list_offers(&self, seat: Seat, period: u8, actions: &mut Vec<Action>) {
        let place = &self.places[seat];
        let others = (1..self.seats).map(|step| clockwise(seat, step, self.seats));
        let others = others.filter(|other| !self.left.contains(*other));
        let Some(to) = others.clone().cycle().nth(usize::from(place.offers + period)) else {
            return;
        };
        let favourite = favourite(&place.deck);
        let want = Kinds::one(favourite);
        let card = |kind| Card::of_kind(kind).find(|card| place.deck.of(*card) > 0);
        let cards = CardKind::all().filter(|kind| *kind != favourite).filter_map(card);
        actions
            .extend(cards.map(|card| {
                Action::Offer(to, Terms { give: Lot::one(card), want, ..Terms::NONE })
            }));
        if place.marbles > 0 {
            actions.push(Action::Offer(to, Terms { give_marbles: 1, want, ..Terms::NONE }));
        }
    }

    /// The counter-offer that is listed: what is wanted, for what is given and a little more.
    fn counter(&self, seat: Seat, offer: &Offer) -> Option<Terms> {
        let place = &self.places[seat];
        if place.offers >= LISTED_OFFERS {
            return None;
        }
        let mut give = None;
        ways_to_pay(&place.deck, &offer.terms.want, &mut |pay| {
            give = Lot::try_from(*pay).ok();
            false
        });
        let mut want = Kinds::of_cards(&offer.terms.give.cards())?;
        let mut want_marbles = offer.terms.give_marbles;
        if self.options.has_market(self.seats) {
            want_marbles += 1;
        } else {
            want = want.with_one_more(favourite(&place.deck))?;
        }
        Some(Terms { give: give?, give_marbles: offer.terms.want_marbles, want, want_marbles })
    }
}

fn clockwise(seat: Seat, steps: u8, seats: u8) -> Seat {
    (0..steps).fold(seat, |seat, _| seat.next(seats))
}

/// The number that a deck holds most of, the highest of equals; a Jack if there is no number.
fn favourite(deck: &Cards) -> CardKind {
    let numbers = CardKind::all().filter(|kind| kind.number().is_some() && deck.of_kind(*kind) > 0);
    numbers.max_by_key(|kind| deck.of_kind(*kind)).unwrap_or(CardKind::Jack)
}

/// Shows `visit` the ways in which cards of the kinds wanted can be taken from a deck, until it
/// has seen enough.
fn ways_to_pay(deck: &Cards, want: &Kinds, visit: &mut dyn FnMut(&Cards) -> bool) {
    fn pay(
        deck: &Cards,
        want: &Kinds,
        kind: Option<(CardKind, u16)>,
        mut cards: impl Iterator<Item = Card> + Clone,
        paid: &mut Cards,
        visit: &mut dyn FnMut(&Cards) -> bool,
    ) -> bool {
        let card = cards.next();
        let owed = match (kind, card) {
            (Some((kind, owed)), Some(card)) if card.kind() == kind => owed,
            // The next kind begins: what was owed of the one before must be paid.
            (Some((_, owed)), _) if owed > 0 => return true,
            (_, Some(card)) => want.of(card.kind()).into(),
            (_, None) => return visit(paid),
        };
        let Some(card) = card else { return true };
        for count in (0..=owed.min(deck.of(card))).rev() {
            paid.put(card, count);
            let go_on =
                pay(deck, want, Some((card.kind(), owed - count)), cards.clone(), paid, visit);
            paid.take(card, count);
            if !go_on {
                return false;
            }
        }
        true
    }
    let possible = CardKind::all().all(|kind| u16::from(want.of(kind)) <= deck.of_kind(kind));
    if possible {
        let cards = Card::all().filter(|card| want.of(card.kind()) > 0);
        pay(deck, want, None, cards, &mut Cards::NONE.clone(), visit);
    }
}

//! Legal actions in trading (HUD-6 to HUD-17).

use crate::games::heads_up_duel::{
    Action, Card, CardCounts, CardKind, HeadsUpDuel, KindCounts, MOST_OFFERS, Offer, OfferCards,
    OfferRef, Pack, Refusal, Terms,
};
use crate::seat::{Seat, SeatSet};
use crate::set::{Indexed, Set};

/// The most offers listed in a period; more are legal.
const LISTED_OFFERS: u8 = 3;
/// The most ways to pay listed for an acceptance.
const LISTED_WAYS: usize = 64;

impl HeadsUpDuel {
    pub(super) fn trading_refusal(
        &self,
        seat: Seat,
        period: u8,
        action: &Action,
    ) -> Option<Refusal> {
        match action {
            Action::Offer(to, terms) => self.offer_refusal(seat, *to, terms),
            Action::Accept(offer_ref, pay) => match self.received(seat, *offer_ref) {
                Some(offer) => self.accept_refusal(&offer, pay),
                None => Some(Refusal::NoSuchOffer),
            },
            Action::Decline(offer_ref) => {
                self.received(seat, *offer_ref).is_none().then_some(Refusal::NoSuchOffer)
            }
            Action::Counter(offer_ref, terms) => match self.received(seat, *offer_ref) {
                Some(_) => self.offer_refusal(seat, offer_ref.from, terms),
                None => Some(Refusal::NoSuchOffer),
            },
            Action::Withdraw(to, number) => {
                self.offers.find(seat, *to, *number).is_none().then_some(Refusal::NoSuchOffer)
            }
            Action::SpendToken => self.token_refusal(seat),
            Action::Buy(pack) => self.purchase_refusal(seat, period, *pack),
            Action::Finish => None,
            Action::Name(_)
            | Action::Pick(_)
            | Action::Show(_)
            | Action::Play(_)
            | Action::Ready => Some(Refusal::TradeNow),
        }
    }

    fn token_refusal(&self, seat: Seat) -> Option<Refusal> {
        if !self.options.has_market(self.seats) {
            return Some(Refusal::NoMarbles);
        }
        (self.halves_left(seat) == 0).then_some(Refusal::NoTokenLeft)
    }

    fn purchase_refusal(&self, seat: Seat, period: u8, pack: Pack) -> Option<Refusal> {
        if !self.options.has_market(self.seats) {
            Some(Refusal::NoMarket)
        } else if !self.options.is_market_open(period) {
            Some(Refusal::MarketClosed)
        } else {
            (self.by_seat[seat].marbles < pack.price()).then_some(Refusal::TooDear(pack))
        }
    }

    pub(super) fn received(&self, seat: Seat, offer_ref: OfferRef) -> Option<Offer> {
        self.offers.find(offer_ref.from, seat, offer_ref.number)
    }

    /// The reason against making this offer; never that the receiver lacks something.
    fn offer_refusal(&self, seat: Seat, to: Seat, terms: &Terms) -> Option<Refusal> {
        let state = &self.by_seat[seat];
        let smallest = u16::from(self.options.smallest_deck);
        let is_too_small = || {
            let kept = state.deck.count().saturating_sub(terms.give.count());
            kept + terms.want.count() < smallest
        };
        let has_marbles = terms.give_marbles > 0 || terms.want_marbles > 0;
        if to == seat || to.number() > self.seats {
            Some(Refusal::NoPartner)
        } else if self.departed.contains(to) {
            Some(Refusal::PartnerLeft)
        } else if *terms == Terms::NONE {
            Some(Refusal::NothingOffered)
        } else if has_marbles && !self.options.has_market(self.seats) {
            Some(Refusal::NoMarbles)
        } else if let Some(card) = state.deck.first_missing(&terms.give) {
            Some(Refusal::NotHeld(card))
        } else if state.marbles < terms.give_marbles {
            Some(Refusal::TooFewMarbles)
        } else if smallest > 0 && is_too_small() {
            Some(Refusal::DeckTooSmall(seat))
        } else if state.offers_used >= MOST_OFFERS {
            Some(Refusal::NoOfferLeft)
        } else {
            None
        }
    }

    fn accept_refusal(&self, offer: &Offer, pay: &OfferCards) -> Option<Refusal> {
        if pay.kinds() != Some(offer.terms.want) {
            return Some(Refusal::WrongPayment);
        }
        if let Some(card) = self.by_seat[offer.to].deck.first_missing(pay) {
            return Some(Refusal::NotHeld(card));
        }
        self.trade_refusal(offer)
    }

    /// The reason against accepting with any payment: the receiver has too little, or the maker
    /// would be left with too few cards, by their public number.
    fn trade_refusal(&self, offer: &Offer) -> Option<Refusal> {
        let Offer { from, to, terms, .. } = offer;
        if self.by_seat[*to].marbles < terms.want_marbles {
            return Some(Refusal::TooFewMarbles);
        }
        if self.options.smallest_deck == 0 {
            return None;
        }
        let (given, paid) = (terms.give.count(), terms.want.count());
        let is_too_small = |seat: Seat, lost: u16, won: u16| {
            let left = (self.by_seat[seat].deck.count() + won).saturating_sub(lost);
            left < self.options.smallest_deck.into()
        };
        if is_too_small(*to, paid, given) {
            Some(Refusal::DeckTooSmall(*to))
        } else if is_too_small(*from, given, paid) {
            Some(Refusal::DeckTooSmall(*from))
        } else {
            None
        }
    }

    /// Lists all legal actions but offers, and a sample of those.
    pub(super) fn list_trading(&self, seat: Seat, period: u8, actions: &mut Vec<Action>) {
        let state = &self.by_seat[seat];
        actions.push(Action::Finish);
        let on_sale = |pack: &Pack| self.purchase_refusal(seat, period, *pack).is_none();
        actions.extend(Pack::ALL.into_iter().filter(on_sale).map(Action::Buy));
        if self.token_refusal(seat).is_none() {
            actions.push(Action::SpendToken);
        }
        for offer in self.offers.iter().filter(|offer| offer.to == seat) {
            self.list_answers(offer, actions);
        }
        let own = self.offers.iter().filter(|offer| offer.from == seat);
        actions.extend(own.map(|offer| Action::Withdraw(offer.to, offer.number)));
        if state.offers_used < LISTED_OFFERS {
            self.list_offers(seat, period, actions);
        }
    }

    fn list_answers(&self, offer: &Offer, actions: &mut Vec<Action>) {
        let offer_ref = OfferRef { from: offer.from, number: offer.number };
        let is_acceptable = self.trade_refusal(offer).is_none();
        let limit = actions.len() + LISTED_WAYS;
        let mut first_payment = None;
        ways_to_pay(&self.by_seat[offer.to].deck, &offer.terms.want, &mut |pay| {
            first_payment.get_or_insert(*pay);
            if is_acceptable {
                actions.push(Action::Accept(offer_ref, *pay));
            }
            is_acceptable && actions.len() < limit
        });
        actions.push(Action::Decline(offer_ref));
        if let Some(terms) = first_payment.and_then(|pay| self.counter_terms(offer, pay))
            && self.offer_refusal(offer.to, offer.from, &terms).is_none()
        {
            actions.push(Action::Counter(offer_ref, terms));
        }
    }

    /// Adds a sample of offers to one other seat, a different one each time: a card of any other
    /// kind, or a marble, for a card of the number that the seat holds most of.
    fn list_offers(&self, seat: Seat, period: u8, actions: &mut Vec<Action>) {
        let state = &self.by_seat[seat];
        let others = SeatSet::first(self.seats).difference(self.departed).without(seat);
        if others.is_empty() {
            return;
        }
        let nth = (state.offers_used + period) % others.len();
        let mut clockwise = seat.clockwise(self.seats).filter(|seat| others.contains(*seat));
        let Some(to) = clockwise.nth(nth.into()) else { return };
        let favourite = favourite_kind(&state.deck);
        let want = KindCounts::from_kind(favourite);
        let mut cards = state.deck.present().difference(Card::of_kind(favourite));
        while let Some(card) = cards.lowest() {
            cards = cards.difference(card.same_kind());
            let terms = Terms { give: OfferCards::from_card(card), want, ..Terms::NONE };
            actions.push(Action::Offer(to, terms));
        }
        if state.marbles > 0 {
            actions.push(Action::Offer(to, Terms { give_marbles: 1, want, ..Terms::NONE }));
        }
    }

    /// The payment, for the offered cards and marbles and a marble or a card more.
    fn counter_terms(&self, offer: &Offer, give: OfferCards) -> Option<Terms> {
        let state = &self.by_seat[offer.to];
        if state.offers_used >= LISTED_OFFERS {
            return None;
        }
        let mut want = offer.terms.give.kinds()?;
        let mut want_marbles = offer.terms.give_marbles;
        if self.options.has_market(self.seats) {
            want_marbles += 1;
        } else {
            want = want.with_more(favourite_kind(&state.deck), 1)?;
        }
        Some(Terms { give, give_marbles: offer.terms.want_marbles, want, want_marbles })
    }
}

/// The number a deck holds most of, the highest among equals; a Jack if it has no numbers.
fn favourite_kind(deck: &CardCounts) -> CardKind {
    // The count in the high bits, the card in the low ones: among equals, the higher number wins.
    let mut most = 0;
    let (mut last_kind, mut count) = (Set::EMPTY, 0);
    for card in deck.present().difference(Card::SPECIAL) {
        let kind = card.same_kind();
        count = if kind == last_kind { count } else { 0 } + deck.of(card);
        last_kind = kind;
        most = most.max(u32::from(count) << 8 | u32::from(u8::from(card)));
    }
    if most == 0 { CardKind::Jack } else { Card::from_index(most as u8).kind() }
}

/// Visits the ways to pay until `visit` returns false, those with most of the first cards first.
fn ways_to_pay(deck: &CardCounts, want: &KindCounts, visit: &mut dyn FnMut(&OfferCards) -> bool) {
    /// Visits the ways to pay what is owed of the first card's kind, and all kinds after it.
    fn pay(
        deck: &CardCounts,
        want: &KindCounts,
        cards: Set<Card>,
        owed: u8,
        paid: &mut OfferCards,
        visit: &mut dyn FnMut(&OfferCards) -> bool,
    ) -> bool {
        let Some(card) = cards.lowest() else { return visit(paid) };
        let rest = cards.without(card);
        let next = rest.lowest();
        let is_last = next.is_none_or(|next| next.kind() != card.kind());
        let most = deck.of(card).min(owed.into()) as u8;
        for count in (0..=most).rev() {
            let still_owed = owed - count;
            // The last card of a kind must pay the rest.
            if is_last && still_owed > 0 {
                break;
            }
            let owed =
                if is_last { next.map_or(0, |next| want.of(next.kind())) } else { still_owed };
            paid.set_count(card, count);
            if !pay(deck, want, rest, owed, paid, visit) {
                return false;
            }
        }
        paid.set_count(card, 0);
        true
    }
    let mut cards = Set::EMPTY;
    for (kind, count) in want.entries() {
        if deck.of_kind(kind) < count.into() {
            return;
        }
        cards = cards.union(deck.present_of_kind(kind));
    }
    let owed = cards.lowest().map_or(0, |first| want.of(first.kind()));
    pay(deck, want, cards, owed, &mut OfferCards::NONE.clone(), visit);
}

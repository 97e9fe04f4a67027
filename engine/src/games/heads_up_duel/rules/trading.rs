//! Trading and the black market (HUD-6 to HUD-15).

use crate::game::Sink;
use crate::games::heads_up_duel::state::{MARBLES_FOR_HALF, Stage};
use crate::games::heads_up_duel::stock::{CARDS_IN_PACK, back_of};
use crate::games::heads_up_duel::{
    Card, CardCounts, CardKind, CloseReason, Event, HeadsUpDuel, KindCounts, Offer, OfferCards,
    OfferRef, Pack, Sleeves, Terms,
};
use crate::seat::{Seat, SeatSet};
use crate::time::{Clock, TimeScope};

/// A seat's least time in a period, however short the trading.
const MIN_SECONDS: u16 = 20;

impl HeadsUpDuel {
    /// HUD-6: a seat's share of the minutes of trading in a period.
    pub(in super::super) fn trading_clock(&self, period: u8) -> Option<Clock> {
        let shares = u16::from(self.options.periods) * u16::from(self.seats);
        let limit = (u16::from(self.options.clock?) * 60 / shares).max(MIN_SECONDS);
        Some(Clock { limit, scope: TimeScope::Stretch(period.into()) })
    }

    /// HUD-7: a finished receiver is no longer finished.
    pub(super) fn offer(&mut self, from: Seat, to: Seat, terms: Terms, sink: &mut Sink<Self>) {
        sink.close_frame(self);
        let state = &mut self.by_seat[from];
        state.offers_used += 1;
        state.sent[to] += 1;
        let offer = Offer { from, to, number: state.sent[to], terms };
        self.offers.add(offer);
        sink.emit(|| Event::Offered(offer));
        if self.finished.contains(to) {
            sink.close_frame(self);
            self.finished = self.finished.without(to);
            sink.emit(|| Event::Reopened(to));
        }
    }

    /// HUD-8: trades, or closes an offer that its maker can't keep.
    pub(super) fn accept(
        &mut self,
        seat: Seat,
        offer_ref: OfferRef,
        pay: OfferCards,
        sink: &mut Sink<Self>,
    ) {
        let Some(offer) = self.received(seat, offer_ref) else { return };
        let Terms { give, give_marbles, want_marbles, .. } = offer.terms;
        let maker = &self.by_seat[offer.from];
        if maker.deck.first_missing(&give).is_some() || maker.marbles < give_marbles {
            return self.close_offer(offer, CloseReason::NotKept, sink);
        }
        self.offers.remove(&offer);
        sink.emit(|| Event::Traded(offer, pay));
        let moves = [
            (offer.from, give, give_marbles, pay, want_marbles),
            (seat, pay, want_marbles, give, give_marbles),
        ];
        for (seat, lost, lost_marbles, won, won_marbles) in moves {
            let state = &mut self.by_seat[seat];
            let before = state.deck;
            state.deck.take_all(&lost);
            state.deck.put_all(&won);
            state.marbles = state.marbles - lost_marbles + won_marbles;
            if sink.is_open() && state.deck.backs() != before.backs() {
                let backs = state.deck.backs();
                sink.emit(|| Event::BacksChanged(seat, backs));
            }
        }
    }

    pub(super) fn decline(&mut self, seat: Seat, offer_ref: OfferRef, sink: &mut Sink<Self>) {
        if let Some(offer) = self.received(seat, offer_ref) {
            self.close_offer(offer, CloseReason::Declined, sink);
        }
    }

    /// HUD-9.
    pub(super) fn withdraw(&mut self, seat: Seat, to: Seat, number: u16, sink: &mut Sink<Self>) {
        if let Some(offer) = self.offers.find(seat, to, number) {
            self.close_offer(offer, CloseReason::Withdrawn, sink);
        }
    }

    fn close_offer(&mut self, offer: Offer, why: CloseReason, sink: &mut Sink<Self>) {
        self.offers.remove(&offer);
        sink.emit(|| Event::Closed(offer, why));
    }

    /// Voids offers to and from a seat that left: nobody can answer or withdraw them.
    pub(super) fn close_offers_of(&mut self, seat: Seat, sink: &mut Sink<Self>) {
        while let Some(offer) = self.offers.take_first(|offer| offer.involves(seat)) {
            sink.emit(|| Event::Closed(offer, CloseReason::Left));
        }
    }

    /// HUD-10.
    pub(super) fn spend_token(&mut self, seat: Seat, sink: &mut Sink<Self>) {
        let state = &mut self.by_seat[seat];
        state.halves_spent += 1;
        state.marbles += MARBLES_FOR_HALF;
        sink.emit(|| Event::TokenSpent(seat));
    }

    /// HUD-11 to HUD-15.
    pub(super) fn buy(&mut self, seat: Seat, pack: Pack, sink: &mut Sink<Self>) {
        let cards = self.unpack(pack);
        let state = &mut self.by_seat[seat];
        state.marbles -= pack.price();
        state.bought.0[pack as usize] += 1;
        state.deck = state.deck.plus(&cards);
        let deck = &state.deck;
        let public_pack = (self.options.sleeves == Sleeves::Own).then_some(pack);
        let joker = (pack == Pack::Special).then_some(self.joker);
        sink.emit(|| Event::PackSold(seat, public_pack));
        sink.emit(|| Event::BacksChanged(seat, deck.backs()));
        sink.emit(|| Event::Unpacked { seat, pack, cards, joker });
    }

    fn unpack(&mut self, pack: Pack) -> CardCounts {
        let back = back_of(self.options.sleeves, pack);
        let card = |kind| Card::new(kind, back);
        if pack != Pack::Mystery {
            return CardKind::all().filter(|kind| pack.holds(*kind)).filter_map(card).collect();
        }
        if self.mystery_left.count() < CARDS_IN_PACK {
            self.mystery_left = KindCounts::DECK;
        }
        let mut dice = self.chance.next_event();
        (0..CARDS_IN_PACK).filter_map(|_| card(self.mystery_left.draw(&mut dice)?)).collect()
    }

    /// HUD-6: finishes for a seat; the last one ends the period.
    pub(super) fn finish(&mut self, seat: Seat, sink: &mut Sink<Self>) {
        sink.close_frame(self);
        self.finished = self.finished.with(seat);
        sink.emit(|| Event::Finished(seat));
        let Stage::Trading(period) = self.stage else { return };
        if !self.unfinished_seats().is_empty() {
            return;
        }
        sink.close_frame(self);
        if period + 1 == self.options.periods {
            return self.end_trading(sink);
        }
        self.stage = Stage::Trading(period + 1);
        self.finished = SeatSet::EMPTY;
        for seat in Seat::all(self.seats) {
            self.by_seat[seat].offers_used = self.offers.count_from(seat);
        }
        // The next period, which the event counts from 1.
        sink.emit(|| Event::PeriodBegan(period + 2));
    }

    /// HUD-8, 17: closes all offers, submits decks and marbles, and makes pairs.
    fn end_trading(&mut self, sink: &mut Sink<Self>) {
        while let Some(offer) = self.offers.take_first(|_| true) {
            sink.emit(|| Event::Closed(offer, CloseReason::TradingEnded));
            sink.close_frame(self);
        }
        self.stage = Stage::Pairing;
        for seat in Seat::all(self.seats) {
            self.by_seat[seat].offers_used = 0;
            let (marbles, halves) = (self.by_seat[seat].marbles, self.halves_left(seat));
            sink.emit(|| Event::Submitted { seat, marbles, halves });
        }
        self.make_pairs(sink);
    }
}

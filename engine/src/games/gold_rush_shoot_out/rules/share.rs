//! Sharing the take (GR-22 to GR-24) and the next round's first seat (GR-8).

use crate::game::Sink;
use crate::games::gold_rush_shoot_out::state::{Stage, has_priority_token};
use crate::games::gold_rush_shoot_out::{
    Ability, Card, CardCounts, Event, GoldRushShootOut, TAKE_SIZE, has_break_before,
};
use crate::seat::Seat;

impl GoldRushShootOut {
    /// GR-23: asks the next seat that shares, `from` first; without one or a card, ends the round.
    pub(super) fn ask_for_share(&mut self, from: Seat, sink: &mut Sink<Self>) {
        let has_cards = self.take.iter().any(Option::is_some);
        let mut seats = from.clockwise(self.seats);
        match seats.find(|seat| self.can_share(*seat)).filter(|_| has_cards) {
            Some(asked) => self.stage = Stage::Share { asked },
            None => self.end_round(sink),
        }
    }

    /// GR-22, GR-23: a standing, unwounded seat that hasn't taken the first-priority token.
    fn can_share(&self, seat: Seat) -> bool {
        let is_unwounded = self.by_seat[seat].this_round.wounds == 0;
        self.stands(seat) && is_unwounded && self.claimed != Some(seat)
    }

    #[inline]
    pub(super) fn take(&mut self, seat: Seat, place: u8, sink: &mut Sink<Self>) {
        if let Some(card) = self.card_at(place) {
            self.take[usize::from(place) - 1] = None;
            let round_index = self.round_index();
            let taker = &mut self.by_seat[seat];
            taker.put_in = taker.put_in.with(card);
            let next_round = taker.bullets_before.get_mut(round_index + 1);
            if let (Card::Ability(Ability::Bullet), Some(before)) = (card, next_round) {
                *before += 1;
            }
            sink.emit(|| Event::Took(seat, place, card));
        }
        self.ask_for_share(seat.next(self.seats), sink);
    }

    pub(super) fn take_priority(&mut self, seat: Seat, sink: &mut Sink<Self>) {
        self.claimed = Some(seat);
        sink.emit(|| Event::TookPriority(seat));
        self.ask_for_share(seat.next(self.seats), sink);
    }

    /// GR-23: takes the loot that adds most gold; among equals, or without loot, the first card.
    pub(super) fn take_by_default(&mut self, seat: Seat, sink: &mut Sink<Self>) {
        sink.close_frame(self);
        sink.emit(|| Event::TimedOut(seat));
        sink.close_frame(self);
        let envelope = self.by_seat[seat].envelope();
        let rating = |card| match card {
            Card::Loot(_) => 1 + envelope.worth_added_by(card),
            Card::Ability(_) => 0,
        };
        let rated =
            (1..=TAKE_SIZE as u8).filter_map(|place| Some((place, rating(self.card_at(place)?))));
        let best = rated.reduce(|best, next| if next.1 > best.1 { next } else { best });
        if let Some((place, _)) = best {
            self.take(seat, place, sink);
        }
    }

    /// GR-24, GR-8: removes the cards that nobody took, then begins a round or opens envelopes.
    fn end_round(&mut self, sink: &mut Sink<Self>) {
        self.stage = Stage::Shared;
        sink.close_frame(self);
        let cards: CardCounts = self.take.into_iter().flatten().collect();
        if cards != CardCounts::NONE {
            self.take = [None; TAKE_SIZE];
            self.left_over = self.left_over.plus(cards);
            sink.emit(|| Event::LeftOver(cards));
        }
        if !has_priority_token(self.round) {
            self.open_envelopes(sink);
            return;
        }
        if has_break_before(self.round + 1) {
            sink.close_frame(self);
            sink.emit(|| Event::BreakBegan);
        }
        sink.close_frame(self);
        // The last in priority becomes first, so that every seat moves one place.
        let last = self.in_priority().last().unwrap_or(self.first);
        self.first = self.claimed.unwrap_or(last);
        self.begin_round(sink);
    }

    /// The card in this place of the take, from 1.
    pub(super) fn card_at(&self, place: u8) -> Option<Card> {
        *self.take.get(usize::from(place).checked_sub(1)?)?
    }
}

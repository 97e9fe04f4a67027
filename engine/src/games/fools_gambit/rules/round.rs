//! The beginning of a round, and the picks (FG-5 to FG-7, 20, 21).

use crate::cards::CardSet;
use crate::game::{Outcome, Sink};
use crate::games::fools_gambit::action::Choice;
use crate::games::fools_gambit::event::Event;
use crate::games::fools_gambit::rules::scoring::points;
use crate::games::fools_gambit::state::{FoolsGambit, HAND, Hand, Laid, Pending, Stage};
use crate::list::FixedList;
use crate::seat::Seat;

impl FoolsGambit {
    /// FG-5, 20, 21: draws for the next round, or ends the game.
    pub(in super::super) fn begin_round(&mut self, sink: &mut Sink<Self>) {
        for own in &mut self.seats.0 {
            own.pending = Pending::Owed;
        }
        if self.seats.0.iter().any(|own| own.playable() < HAND) {
            let points = self.seats.map(|own| u32::from(points(own.winning)));
            let outcome = Outcome::by_score(&points);
            self.stage = Stage::Over(outcome);
            sink.emit(|| Event::Ended(outcome));
            return;
        }
        self.round += 1;
        self.stage = Stage::Choose;
        let round = self.round;
        sink.emit(|| Event::RoundBegan(round));
        for seat in Seat::all(2) {
            let own = &mut self.seats[seat];
            if own.main_deck.len() < HAND {
                let all = own.main_deck.set().union(own.off_hand);
                own.main_deck = FixedList::shuffled(all, &mut self.chance.next_event());
                own.off_hand = CardSet::EMPTY;
                own.off_hand_seen = CardSet::EMPTY;
                sink.emit(|| Event::Recycled(seat));
            }
            let mut hand =
                [(); 3].map(|()| own.main_deck.pop().expect("FG-20 leaves at least a hand"));
            hand.sort_unstable();
            own.hand = Hand::Drawn(hand);
            sink.emit(|| Event::Drew(seat, Some(hand)));
        }
    }

    /// Both have decided: the time-outs are emitted.
    pub(super) fn emit_time_outs(&self, sink: &mut Sink<Self>) {
        for (seat, own) in self.seats.iter() {
            if matches!(own.pending, Pending::TimedOut) {
                sink.emit(|| Event::TimedOut(seat));
                sink.close_frame(self);
            }
        }
    }

    /// FG-6, 7: both have picked; the wagers are turned up.
    pub(super) fn lay_down(&mut self, sink: &mut Sink<Self>) {
        if self.seats.0.iter().any(|own| matches!(own.pending, Pending::TimedOut)) {
            self.emit_time_outs(sink);
            self.pick_at_random(sink);
        }
        for own in &mut self.seats.0 {
            let (Hand::Drawn(hand), Pending::Chosen(choice)) = (own.hand, own.pending) else {
                unreachable!("both have picked from their hands");
            };
            let Choice { duel, wager } = choice;
            let left = hand.iter().find(|card| **card != duel && **card != wager);
            let third = *left.expect("three cards less two");
            own.hand = Hand::Laid(Laid::new(duel, wager, third));
            own.pending = Pending::Owed;
        }
        self.stage = Stage::Swap;
        sink.emit(|| Event::WagersShown(self.seats.map(|own| own.laid().wager)));
    }

    /// FG-6: what seats pick whose time ran out.
    fn pick_at_random(&mut self, sink: &mut Sink<Self>) {
        for seat in Seat::all(2) {
            let own = &mut self.seats[seat];
            let (Hand::Drawn(mut cards), Pending::TimedOut) = (own.hand, own.pending) else {
                continue;
            };
            self.chance.next_event().shuffle(&mut cards);
            let choice = Choice { duel: cards[0], wager: cards[1] };
            own.pending = Pending::Chosen(choice);
            sink.emit(|| Event::Chose(seat, Some(choice)));
            sink.close_frame(self);
        }
    }
}

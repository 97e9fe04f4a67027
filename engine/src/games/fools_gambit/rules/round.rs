//! The start of a round and its choices (FG-5 to FG-7, 20, 21).

use crate::cards::{Card, CardSet};
use crate::game::{Outcome, Pending, Sink};
use crate::games::fools_gambit::state::{CardsAndSwap, HandAndChoice, LaidCards, Stage};
use crate::games::fools_gambit::{Choice, Event, FoolsGambit, HAND_SIZE, points};
use crate::list::FixedList;
use crate::seat::{BySeat, Seat};

impl FoolsGambit {
    /// FG-5, 20, 21: draws for the next round, or ends the game.
    pub(super) fn begin_round(&mut self, sink: &mut Sink<Self>) {
        if self.seats.0.iter().any(|state| state.playable_count() < HAND_SIZE) {
            let points = self.seats.map(|state| u32::from(points(state.winning)));
            let outcome = Outcome::from_scores(&points.0);
            self.over = Some(outcome);
            sink.emit(|| Event::Ended(outcome));
            return;
        }
        self.round += 1;
        sink.emit(|| Event::RoundBegan(self.round));
        self.stage = Stage::Choose(BySeat::from_fn(|seat| HandAndChoice {
            cards: self.draw(seat, sink),
            choice: Pending::Owed,
        }));
    }

    /// FG-5, 20: draws a hand, and first shuffles the off-hand into a main deck that is too small.
    fn draw(&mut self, seat: Seat, sink: &mut Sink<Self>) -> [Card; 3] {
        let state = &mut self.seats[seat];
        if state.main_deck.len() < HAND_SIZE {
            let cards = state.main_deck.set().union(state.off_hand);
            state.main_deck = FixedList::shuffled(cards, &mut self.chance.next_event());
            state.off_hand = CardSet::EMPTY;
            state.off_hand_seen = CardSet::EMPTY;
            sink.emit(|| Event::Recycled(seat));
        }
        let mut hand = [(); 3].map(|()| state.main_deck.pop().expect("FG-21 ends the game before"));
        hand.sort_unstable();
        sink.emit(|| Event::Drew(seat, Some(hand)));
        hand
    }

    /// FG-6, 7: makes the rules' choices for time-outs, then turns the wagers up.
    pub(super) fn show_wagers(&mut self, mut drawn: BySeat<HandAndChoice>, sink: &mut Sink<Self>) {
        self.emit_time_outs(|seat| drawn[seat].choice == Pending::TimedOut, sink);
        let laid = BySeat::from_fn(|seat| {
            let hand = drawn[seat];
            let Choice { duel, wager } = match hand.choice.choice() {
                Some(choice) => choice,
                None => self.choose_at_random(seat, &mut drawn, sink),
            };
            let [low, middle, high] = hand.cards;
            let is_picked = |card: Card| card == duel || card == wager;
            let third = if !is_picked(low) {
                low
            } else if !is_picked(middle) {
                middle
            } else {
                high
            };
            CardsAndSwap { cards: LaidCards::new(duel, wager, third), swap: Pending::Owed }
        });
        self.stage = Stage::Swap(laid);
        sink.emit(|| Event::WagersShown(laid.map(|laid| laid.cards.wager)));
    }

    /// FG-6: the rules' choice for a seat whose time ran out.
    #[cold]
    fn choose_at_random(
        &mut self,
        seat: Seat,
        drawn: &mut BySeat<HandAndChoice>,
        sink: &mut Sink<Self>,
    ) -> Choice {
        let mut cards = drawn[seat].cards;
        self.chance.next_event().shuffle(&mut cards);
        let choice = Choice { duel: cards[0], wager: cards[1] };
        drawn[seat].choice = Pending::Made(choice);
        self.stage = Stage::Choose(*drawn);
        sink.emit(|| Event::Chose(seat, Some(choice)));
        sink.close_frame(self);
        choice
    }
}

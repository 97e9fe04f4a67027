//! The course of turns (D52-3 to 5, 16, 18, 74).

use crate::game::{Outcome, Sink};
use crate::games::duel_52::state::Stage;
use crate::games::duel_52::{Duel52, Event, Fort, Lane, Lanes, Origin};
use crate::seat::Seat;

/// Actions of every turn but the first (D52-3).
const ACTIONS_PER_TURN: u8 = 3;
/// Consecutive turns without progress that make a draw (D52-18).
const MAX_TURNS_WITHOUT_PROGRESS: u8 = 20;

impl Duel52 {
    /// D52-16.
    pub(super) const fn is_end_phase(&self) -> bool {
        self.pile.is_empty()
    }

    pub(super) fn begin_turn(&mut self, seat: Seat, actions: u8, sink: &mut Sink<Self>) {
        self.mover = seat;
        self.actions_left = actions;
        self.turns += 1;
        self.spell_used = false;
        self.progress_this_turn = false;
        sink.emit(|| Event::TurnBegan(seat, actions));
        let due = self.seats[seat].forts_due;
        if due.is_empty() {
            self.begin_actions(sink);
        } else {
            self.stage = Stage::Forts;
            sink.emit(|| Event::FortsDue(seat, due));
        }
    }

    /// D52-4: draws a card, once no fort is due.
    fn begin_actions(&mut self, sink: &mut Sink<Self>) {
        self.stage = Stage::Turn;
        self.draw(sink);
    }

    pub(super) fn draw(&mut self, sink: &mut Sink<Self>) {
        let seat = self.mover;
        let Some(card) = self.pile.pop() else { return };
        self.seats[seat].hand.insert(card);
        sink.emit(|| Event::Drew(seat, Some(card)));
        if self.pile.is_empty() {
            self.close_frame(sink);
            sink.emit(|| Event::PileEmptied);
        }
    }

    /// D52-74: the mover takes a fort; after the last one its turn continues.
    pub(super) fn take_fort(&mut self, fort: Fort, lane: Lane, sink: &mut Sink<Self>) {
        let seat = self.mover;
        let Some(card) = self.forts.cards[fort.index()].take() else { return };
        let id = self.board.lay(card, seat, lane, Origin::Fort);
        // An enemy that looked at the fort knows the card.
        if self.forts.known_to[fort.index()].contains(seat.other()) {
            self.board.known[seat.other()].insert(id);
        }
        let state = &mut self.seats[seat];
        state.fortified = state.fortified.with(lane);
        state.forts_due = state.forts_due.without(lane);
        sink.emit(|| Event::FortTaken { seat, fort, id, lane, card: Some(card) });
        if self.forts.remaining().next().is_none() {
            self.seats[seat].forts_due = Lanes::EMPTY;
        }
        if self.seats[seat].forts_due.is_empty() {
            self.begin_actions(sink);
        }
    }

    pub(super) fn end_turn(&mut self, sink: &mut Sink<Self>) {
        let (seat, enemy) = (self.mover, self.mover.other());
        self.close_frame(sink);
        sink.emit(|| Event::TurnEnded(seat));
        self.board.end_turn(seat);
        self.seats[seat].stopped = Lanes::EMPTY;
        // D52-74: the enemy is owed forts against this seat's strongholds.
        if self.forts.remaining().next().is_some() {
            let due = self.board.strongholds(seat).difference(self.seats[enemy].fortified);
            self.seats[enemy].forts_due = due;
        }
        self.turns_without_progress = if self.is_end_phase() && !self.progress_this_turn {
            self.turns_without_progress + 1
        } else {
            0
        };
        if self.turns_without_progress == MAX_TURNS_WITHOUT_PROGRESS {
            self.end_game(Outcome::from_scores(&[0, 0]), sink);
        } else {
            self.begin_turn(enemy, ACTIONS_PER_TURN, sink);
        }
    }
}

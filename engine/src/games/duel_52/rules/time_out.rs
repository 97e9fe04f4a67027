//! The rules' decisions when a turn runs out of time (D52-82).

use crate::chance::Dice;
use crate::game::{Game, Sink};
use crate::games::duel_52::state::Stage;
use crate::games::duel_52::{Action, Choice, Duel52, Event};

impl Duel52 {
    pub(super) fn decide_by_default(&mut self, sink: &mut Sink<Self>) {
        let (seat, turn) = (self.mover, self.turns);
        sink.emit(|| Event::TimedOut(seat));
        let mut dice = self.chance.next_event();
        if matches!(self.stage, Stage::Bannermen(_)) {
            self.act_at_random(&mut dice, sink);
            return;
        }
        while self.is_still_turn(turn) && self.owes_choice() {
            self.act_at_random(&mut dice, sink);
        }
        if self.options.has_expansion() {
            if self.is_still_turn(turn)
                && self.is_enraged()
                && let Some(lane) = self.open_lanes().pick(&mut dice)
            {
                self.close_frame(sink);
                self.play_warrior(lane, sink);
                self.settle(sink);
            }
            if self.is_still_turn(turn) {
                self.end_turn(sink);
                self.settle(sink);
            }
            return;
        }
        while self.is_still_turn(turn) {
            self.act_at_random(&mut dice, sink);
        }
    }

    const fn is_still_turn(&self, turn: u16) -> bool {
        self.turns == turn && !matches!(self.stage, Stage::Over(_))
    }

    /// Whether the mover owes a choice before its own actions.
    fn owes_choice(&self) -> bool {
        matches!(self.stage, Stage::Forts)
            || self.choice != Choice::Nothing
            || !self.board.waiting.nonzero().is_empty()
    }

    /// Takes a random action for the mover, or declines where it may.
    fn act_at_random(&mut self, dice: &mut Dice, sink: &mut Sink<Self>) {
        let mut actions = Vec::new();
        self.list(self.mover, &mut actions);
        let decline = actions.iter().find(|action| matches!(action, Action::Decline));
        if let Some(action) = decline.or_else(|| dice.pick(&actions)).copied() {
            self.close_frame(sink);
            self.carry_out(action, sink);
            self.settle(sink);
        }
    }
}

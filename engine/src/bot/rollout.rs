use crate::chance::Dice;
use crate::game::{Decision, Illegal, Observer, Order, Sink, Turn};
use crate::seat::Seat;

use super::coach::{Care, Coach};
use super::{Effort, Heuristics, Search, Value};

/// Longer roll-outs stop and count as a draw.
const MAX_DECISIONS: u32 = 10_000;

/// A copy of a game that is played on with its own dice.
#[derive(Clone, Debug)]
pub(super) struct Rollout<G: Heuristics> {
    game: G,
    dice: Dice,
    decisions: u32,
}

impl<G: Heuristics> Rollout<G> {
    pub(super) const fn new(game: G, dice: Dice) -> Self {
        Self { game, dice, decisions: 0 }
    }

    pub(super) const fn game(&self) -> &G {
        &self.game
    }

    /// Restarts from a position with an action.
    pub(super) fn begin(
        &mut self,
        from: &G,
        dice: &Dice,
        seat: Seat,
        action: &G::Action,
    ) -> Result<(), Illegal<G::Refusal>> {
        self.game.clone_from(from);
        self.dice.clone_from(dice);
        self.decisions = 0;
        self.game.decide(seat, Decision::Act(action.clone()), &mut Sink::none())
    }

    /// Makes a decision; returns the seat's value if the roll-out ends here.
    pub(super) fn decide(
        &mut self,
        root: &G::Root,
        seat: Seat,
        action_buffer: &mut Vec<G::Action>,
    ) -> Option<Value> {
        if let Some(value) = self.game.value(root, seat) {
            return Some(value);
        }
        self.play_decision(action_buffer, G::rollout_policy)
    }

    /// Makes a decision by a policy; returns a value if the roll-out can't continue.
    pub(super) fn play_decision(
        &mut self,
        action_buffer: &mut Vec<G::Action>,
        policy: impl Fn(&G, Seat, &mut Dice, &mut Vec<G::Action>) -> Decision<G::Action>,
    ) -> Option<Value> {
        if self.decisions == MAX_DECISIONS {
            return Some(Value::EVEN);
        }
        self.decisions += 1;
        let turn = self.game.turn();
        let Some(mover) = turn.next_seat(&mut self.dice) else { return Some(Value::EVEN) };
        let decision = policy(&self.game, mover, &mut self.dice, action_buffer);
        if self.game.decide(mover, decision, &mut Sink::none()).is_ok() {
            return None;
        }
        // A policy's action may be illegal here; a time-out never is.
        self.game
            .decide(mover, Decision::Timeout, &mut Sink::none())
            .is_err()
            .then_some(Value::EVEN)
    }
}

impl<G: Coach> Rollout<G> {
    /// Returns to a position, but continues with the current dice.
    pub(super) fn return_to(&mut self, from: &G) {
        self.game.clone_from(from);
        self.decisions = 0;
    }

    /// The next seat, if it should decide with care, and the budget for that.
    pub(super) fn mover_needing_care(&self) -> Option<(Seat, Care)> {
        let care = G::CARE?;
        let Turn::Awaiting(awaiting) = self.game.turn() else { return None };
        let mover = awaiting.seats.lowest().filter(|_| awaiting.order != Order::Free)?;
        self.game.needs_care(mover).then_some((mover, care))
    }

    /// Makes the seat's decision by a search from its view, and returns the action.
    pub(super) fn decide_with_care(&mut self, mover: Seat, care: Care) -> Option<G::Action> {
        let view = self.game.view(Observer::Seat(mover));
        let effort = Effort::new(care.rollouts);
        let action = Search::<G>::run(&view, mover, self.dice.seed(), effort)?;
        self.game.decide(mover, Decision::Act(action.clone()), &mut Sink::none()).ok()?;
        Some(action)
    }
}

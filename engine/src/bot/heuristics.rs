//! What a search needs to know of a game.

use crate::chance::{Dice, Seed};
use crate::game::{Decision, Game, Turn};
use crate::seat::Seat;

use super::equilibrium::Equilibrium;
use super::level::Effort;
use super::style::Style;
use super::value::Value;

/// What a search needs to know of a game. Roll-outs at random to the end of the game make up for all
/// that is left out.
pub trait Heuristics: Game {
    /// What must be known of the position that a seat thinks about, to tell where the roll-outs
    /// from it end.
    type Root: Clone + std::fmt::Debug;

    /// How hard each level thinks, from the weakest.
    const EFFORTS: [Effort; 5];

    /// How many decisions roll-outs may have on average. Where they have more, fewer roll-outs are
    /// made, so that no decision takes much longer than others.
    const MAX_ROLLOUT_DECISIONS: u32 = u32::MAX;

    /// What must be known of this position, in which a seat thinks.
    fn root(&self) -> Self::Root;

    /// A determinization of the seat's view. A game that knows how others play makes those likelier
    /// that explain what they did.
    fn determinize_by_belief(view: &Self::View, _seat: Seat, dice: &mut Dice) -> Option<Self> {
        Self::determinize(view, dice)
    }

    /// Gives the seat that thinks a style: what [`style_bonus`](Self::style_bonus) needs of it goes
    /// into the root. A game that leaves this out has no styles.
    fn set_style(_root: &mut Self::Root, _style: Style) {}

    /// An action that needs no search, if the game knows one. For a seat that is awaited; `self` is
    /// a state that fits its view, which tells what is legal.
    fn choose(&self, _root: &Self::Root, _view: &Self::View, _seat: Seat) -> Option<Self::Action> {
        None
    }

    /// An equilibrium of a simultaneous choice that the seat is asked for, in so many iterations, if the game knows how
    /// to find one: for [`Way::Equilibrium`](super::Way::Equilibrium). The seed makes its luck.
    fn equilibrium(
        _root: &Self::Root,
        _view: &Self::View,
        _seat: Seat,
        _seed: Seed,
        _iterations: u32,
    ) -> Option<Box<dyn Equilibrium<Self::Action>>> {
        None
    }

    /// What the style in the root adds to the action's value, in thousandths of a win: little, so
    /// that it decides only between actions that are nearly as good.
    fn style_bonus(
        _root: &Self::Root,
        _view: &Self::View,
        _seat: Seat,
        _action: &Self::Action,
    ) -> i32 {
        0
    }

    /// The place of the action that a bot takes where it doesn't think: it looks no further than this decision.
    /// `actions` are all that the seat can do, at least one.
    fn greedy_action(
        _view: &Self::View,
        _seat: Seat,
        actions: &[Self::Action],
        dice: &mut Dice,
    ) -> usize {
        dice.below(actions.len() as u32) as usize
    }

    /// The place of the action that a beginner takes, where it is another one than the greedy action that better levels
    /// take now and then.
    fn beginner_action(
        view: &Self::View,
        seat: Seat,
        actions: &[Self::Action],
        dice: &mut Dice,
    ) -> usize {
        Self::greedy_action(view, seat, actions, dice)
    }

    /// Leaves only the actions that are worth looking at.
    fn prune(_view: &Self::View, _seat: Seat, _actions: &mut Vec<Self::Action>) {}

    /// Whether this is the do-nothing action. Another one is chosen only if it is significantly
    /// better.
    fn is_pass(_action: &Self::Action) -> bool {
        false
    }

    /// Clears the other seats' pending choices. This seat doesn't know them, so the roll-out
    /// chooses them afresh.
    fn clear_others_choices(&mut self, _seat: Seat) {}

    /// How good this position is for the seat, if roll-outs end here.
    fn value(&self, _root: &Self::Root, seat: Seat) -> Option<Value> {
        match self.turn() {
            Turn::Over(outcome) => Some(Value::of_outcome(&outcome, seat, self.seats())),
            Turn::Resolving => Some(Value::EVEN),
            Turn::Awaiting(_) => None,
        }
    }

    /// What a seat that is awaited does in a roll-out. `actions` is room for a list.
    fn rollout_policy(
        &self,
        seat: Seat,
        dice: &mut Dice,
        actions: &mut Vec<Self::Action>,
    ) -> Decision<Self::Action> {
        actions.clear();
        self.legal_actions(seat, actions);
        dice.pick(actions).cloned().map_or(Decision::Timeout, Decision::Act)
    }
}

use crate::chance::{Dice, Seed};
use crate::game::{Decision, Game, Turn};
use crate::seat::Seat;

use super::VIEW_WAS_SHOWN;
use super::incremental::Equilibrium;
use super::level::Effort;
use super::style::Style;
use super::value::Value;

/// A game's knowledge for the search. By default, roll-outs are random and last to the game's end.
pub trait Heuristics: Game {
    /// Facts of the search's starting position and the bot's style that later calls need.
    type Root: Clone + std::fmt::Debug;

    /// Effort by level, from the weakest.
    const EFFORTS: [Effort; 5];

    /// Bonus of an action that suits the bot's style, in thousandths of a win: so small that it
    /// decides only between nearly equal actions.
    const STYLE_BONUS: i32 = 10;

    /// Bounds a search's time: if roll-outs average more decisions, the search makes fewer of them.
    const MAX_MEAN_DECISIONS: u32 = u32::MAX;

    /// The root of a search from this position, for a bot with this style.
    fn root(&self, style: Style) -> Self::Root;

    /// A state that fits the seat's view; `None` if none does. By default, any such state; a game
    /// that models its opponents prefers states that explain their actions.
    fn determinize_by_belief(view: &Self::View, _seat: Seat, dice: &mut Dice) -> Option<Self> {
        Self::determinize(view, dice)
    }

    /// Like [`determinize_by_belief`](Self::determinize_by_belief), but without the others' secret
    /// choices: the start of a roll-out.
    ///
    /// # Panics
    /// If no state fits the view. A view that a game has shown always has one.
    fn rollout_state(view: &Self::View, seat: Seat, dice: &mut Dice) -> Self {
        let mut game = Self::determinize_by_belief(view, seat, dice).expect(VIEW_WAS_SHOWN);
        game.clear_others_choices(seat);
        game
    }

    /// An awaited seat's action that needs no search, if the game knows one. `self` is an arbitrary
    /// state that fits the view: ask it only what is legal.
    fn action_without_search(
        &self,
        _root: &Self::Root,
        _view: &Self::View,
        _seat: Seat,
    ) -> Option<Self::Action> {
        None
    }

    /// The search of [`Method::Equilibrium`](super::Method::Equilibrium) for the seat's
    /// simultaneous choice, if the game has one.
    fn equilibrium(
        _root: &Self::Root,
        _view: &Self::View,
        _seat: Seat,
        _seed: Seed,
        _iterations: u32,
    ) -> Option<Box<dyn Equilibrium<Self::Action>>> {
        None
    }

    /// Whether the action suits the root's style; none suits an even bot.
    fn suits_style(
        _root: &Self::Root,
        _view: &Self::View,
        _seat: Seat,
        _action: &Self::Action,
    ) -> bool {
        false
    }

    /// Index of the action that a bot takes without looking beyond this decision, by default a
    /// random one. `actions` has all legal actions, at least one.
    fn greedy_action(
        _view: &Self::View,
        _seat: Seat,
        actions: &[Self::Action],
        dice: &mut Dice,
    ) -> usize {
        dice.below(actions.len() as u32) as usize
    }

    /// Index of a beginner's action, by default the [greedy](Self::greedy_action) one.
    fn beginner_action(
        view: &Self::View,
        seat: Seat,
        actions: &[Self::Action],
        dice: &mut Dice,
    ) -> usize {
        Self::greedy_action(view, seat, actions, dice)
    }

    /// Leaves only the actions worth trying.
    fn prune(_view: &Self::View, _seat: Seat, _actions: &mut Vec<Self::Action>) {}

    /// Whether this is the do-nothing action. Others replace it only if significantly better.
    fn is_pass(_action: &Self::Action) -> bool {
        false
    }

    /// Clears other seats' pending choices, which are secret to this seat: roll-outs make new ones.
    fn clear_others_choices(&mut self, _seat: Seat) {}

    /// This position's value for the seat; `None` if roll-outs continue from here.
    fn value(&self, _root: &Self::Root, seat: Seat) -> Option<Value> {
        match self.turn() {
            Turn::Over(outcome) => Some(Value::from_outcome(&outcome, seat, self.seats())),
            // Between a decision's frames nobody can act, so no roll-out continues from here.
            Turn::Resolving => Some(Value::EVEN),
            Turn::Awaiting(_) => None,
        }
    }

    /// The roll-out policy of an awaited seat. `actions` is a buffer.
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

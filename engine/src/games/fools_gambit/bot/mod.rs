mod equilibrium;
mod round;

use crate::bot::{Effort, Equilibrium, Heuristics, Style};
use crate::cards::Card;
use crate::chance::{Dice, Seed};
use crate::game::{Decision, Game, Pending};
use crate::games::fools_gambit::state::{LaidCards, Stage};
use crate::games::fools_gambit::{Action, Choice, FoolsGambit, Swap, View, points_of};
use crate::seat::Seat;

const MIN_POINTS_OF_LARGE_WAGER: u8 = 10;

impl Heuristics for FoolsGambit {
    type Root = Style;

    const EFFORTS: [Effort; 5] = [
        Effort::NONE,
        Effort::with_attention(25, 60),
        Effort::with_attention(50, 240),
        Effort::with_attention(75, 1_000),
        Effort::equilibrium(4_000),
    ];

    fn root(&self, style: Style) -> Style {
        style
    }

    /// Bold bots wager much, careful ones only in safe duels; grudging ones duel with 5s and 7s
    /// while behind.
    fn suits_style(root: &Style, view: &View, seat: Seat, action: &Action) -> bool {
        let Action::Choose(Choice { duel, wager }) = *action else { return false };
        let is_large = points_of(wager) >= MIN_POINTS_OF_LARGE_WAGER;
        match root {
            Style::Even => false,
            Style::Bold => is_large,
            Style::Careful => !is_large || win_percent(duel, wager) >= SAFE_WIN_PERCENT,
            Style::Grudging => {
                let is_behind = view.seats[seat].points < view.seats[seat.other()].points;
                is_behind && matches!(duel.rank().order(), 5 | 7)
            }
        }
    }

    fn equilibrium(
        root: &Style,
        view: &View,
        seat: Seat,
        seed: Seed,
        iterations: u32,
    ) -> Option<Box<dyn Equilibrium<Action>>> {
        let suits = |action: &Action| Self::suits_style(root, view, seat, action);
        let solver = equilibrium::Solver::new(view, seat, seed, iterations, suits)?;
        Some(Box::new(solver))
    }

    /// Duels with the highest card, wagers the least valuable one, swaps nothing.
    fn greedy_action(_: &View, _: Seat, actions: &[Action], _: &mut Dice) -> usize {
        let rating = |action: &Action| match action {
            Action::Choose(Choice { duel, wager }) => {
                100 * i32::from(duel.rank().order()) - i32::from(points_of(*wager))
            }
            Action::Swap(swap) => i32::from(*swap == Swap::Keep),
        };
        let best = (0..actions.len()).rev().max_by_key(|index| rating(&actions[*index]));
        best.unwrap_or_default()
    }

    /// Accepts a state with the likelihood that the other seat would lay its cards down like this.
    fn determinize_by_belief(view: &View, seat: Seat, dice: &mut Dice) -> Option<Self> {
        let mut game = Self::determinize(view, dice)?;
        for _ in 0..MAX_STATES {
            let Some(laid) = game.stage.laid_cards(seat.other()) else { break };
            if dice.below(MAX_LIKELIHOOD) < u32::from(likelihood(laid)) {
                break;
            }
            game = Self::determinize(view, dice)?;
        }
        Some(game)
    }

    fn clear_others_choices(&mut self, seat: Seat) {
        match &mut self.stage {
            Stage::Choose(drawn) => drawn[seat.other()].choice = Pending::Owed,
            Stage::Swap(laid) => laid[seat.other()].swap = Pending::Owed,
            Stage::Duel(_) | Stage::Empty => {}
        }
    }

    fn rollout_policy(&self, seat: Seat, dice: &mut Dice, _: &mut Vec<Action>) -> Decision<Action> {
        // The better of two random actions.
        let action = match &self.stage {
            Stage::Choose(drawn) => {
                let mut cards = drawn[seat].cards;
                let [(one_rating, one), (other_rating, other)] = [(); 2].map(|()| {
                    dice.shuffle(&mut cards);
                    let [duel, wager, _] = cards;
                    (rating(duel, wager, USUAL_WAGER_POINTS), Choice { duel, wager })
                });
                Action::Choose(if other_rating > one_rating { other } else { one })
            }
            Stage::Swap(laid) => {
                let other_wager = i32::from(points_of(laid[seat.other()].cards.wager));
                let LaidCards { duel, wager, third, .. } = laid[seat].cards;
                let [(one_rating, one), (other_rating, other)] = [(); 2].map(|()| {
                    let swap = Swap::ALL[dice.below(3) as usize];
                    let rating = match swap {
                        Swap::Keep => rating(duel, wager, other_wager),
                        Swap::Duel => rating(third, wager, other_wager),
                        Swap::Wager => rating(duel, third, other_wager),
                    };
                    (rating, swap)
                });
                Action::Swap(if other_rating > one_rating { other } else { one })
            }
            Stage::Duel(_) | Stage::Empty => return Decision::Timeout,
        };
        Decision::Act(action)
    }
}

/// The most states drawn in search of one that explains the laid-down cards.
const MAX_STATES: u8 = 8;
const MAX_LIKELIHOOD: u32 = 91;

/// The chance, in 216ths, that the best of three random ways lays the cards down like this.
fn likelihood(laid: LaidCards) -> u8 {
    let LaidCards { duel, wager, third, .. } = laid;
    let rating = |duel, wager| rating(duel, wager, USUAL_WAGER_POINTS);
    let chosen = rating(duel, wager);
    let others = [
        rating(wager, duel),
        rating(duel, third),
        rating(third, duel),
        rating(wager, third),
        rating(third, wager),
    ];
    let better_ways = others.into_iter().filter(|other| *other > chosen).count();
    [91, 61, 37, 19, 7, 1][better_ways]
}

const SAFE_WIN_PERCENT: i32 = 72;

/// Points assumed for an unknown wager.
const USUAL_WAGER_POINTS: i32 = 8;

/// Rates a duel card and a wager against a wager of `other_wager` points: the chance to win, in
/// percent, times the gain, less the later value of discarded cards: three tenths of their points.
fn rating(duel: Card, wager: Card, other_wager: i32) -> i32 {
    let percent = win_percent(duel, wager);
    let [duel, wager] = [duel, wager].map(|card| i32::from(points_of(card)));
    percent * (wager + other_wager) - 30 * duel - (100 - percent) * wager * 3 / 10
}

fn win_percent(duel: Card, wager: Card) -> i32 {
    let by_rank = |card: Card| 8 * (i32::from(card.rank().order()) - 2);
    match duel.rank().order() {
        2 => by_rank(wager),
        5 => 45,
        7 => 55,
        _ => by_rank(duel),
    }
}

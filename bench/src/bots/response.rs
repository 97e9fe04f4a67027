//! The gain of a best answer to a bot in simultaneous choices.
//!
//! In positions of games between two such bots, one seat knows the other's strategy: it asks that
//! bot in many states that fit its own view. Half of these states choose its action, the other half
//! evaluate it, by roll-outs after both choices (a local best response: Lisý and Bowling,
//! *Equilibrium Approximation Quality of Current No-Limit Poker Bots*, 2017).

use std::collections::{BTreeMap, BTreeSet};

use engine::bot::{Heuristics, Style, Value};
use engine::chance::{Dice, Seed};
use engine::game::{Decision, Observer, Sink, Turn};
use engine::seat::Seat;

use super::contestant::Contestant;
use super::ismcts::mover;
use super::matches::mean;
use super::pairings::{MatchFilter, TOP};
use crate::subjects::{self, Subject, Visitor};
use crate::table::ratio;

/// States that fit the seat's view, in each position. Half choose and half evaluate, then the other
/// way round.
const STATES: usize = 128;
/// Roll-outs for each state and action.
const ROLLOUTS: u32 = 24;
/// Times the bot is asked for its action in the seat's place, with other luck.
const ASKED: u64 = 6;
/// Measures one position in this many, until the game had one of the same kind.
const SELDOM: u32 = 6;
/// Games by default.
const DEALS: u32 = 24;
/// Longer roll-outs stop and count as a draw.
const LONGEST: u32 = 10_000;

/// Results for one kind of choice, by position, in parts of a win.
#[derive(Clone, Default, Debug)]
pub struct Gains {
    /// The bot's own value in the seat's place.
    pub own: Vec<f64>,
    /// The gain of the best answer by a seat that knows the bot.
    pub known: Vec<f64>,
    /// The gain of the best answer to roll-outs, by a seat that only thinks longer.
    pub unknown: Vec<f64>,
}

impl Gains {
    /// The means, with half of their 95 % intervals.
    #[must_use]
    pub fn means(&self) -> [(f64, f64); 3] {
        [&self.own, &self.known, &self.unknown].map(|values| mean(values))
    }

    /// Positions measured.
    #[must_use]
    pub const fn positions(&self) -> usize {
        self.own.len()
    }
}

/// Measures a position of each kind of choice in each game, if it comes up. The kind is the first
/// word of its actions. For two seats.
///
/// # Panics
/// If a game refuses an action that it listed.
#[must_use]
pub fn measure<G: Heuristics>(
    subject: &Subject<G>,
    bot: Contestant,
    deals: u32,
    seed: u64,
) -> BTreeMap<String, Gains> {
    let mut gains = BTreeMap::<String, Gains>::new();
    for deal in 0..deals {
        let dice = &mut Dice::new(Seed(seed), deal.into());
        let mut measured = BTreeSet::new();
        let mut game = subject.deal(dice.seed());
        while let Turn::Awaiting(awaiting) = game.turn() {
            let seat = mover(&game, dice).expect("somebody is awaited");
            let asked = if dice.below(2) == 0 { Seat::ONE } else { Seat::TWO };
            let mut actions = Vec::new();
            game.legal_actions(asked, &mut actions);
            G::prune(&game.view(Observer::Seat(asked)), asked, &mut actions);
            if awaiting.seats.len() == 2 && actions.len() > 1 && dice.below(SELDOM) == 0 {
                let kind = actions[0].to_string();
                let kind = kind.split(' ').next().unwrap_or_default().to_owned();
                if measured.insert(kind.clone()) {
                    let of_kind = gains.entry(kind).or_default();
                    position(&game, asked, &actions, bot, dice.seed(), of_kind);
                }
            }
            let action = bot.decide(&game, seat, dice.seed()).expect("it can do something");
            game.decide(seat, Decision::Act(action), &mut Sink::none()).expect("it is legal");
        }
    }
    gains
}

/// Measures the chosen bot, or the top level, in the chosen games for two; returns a table.
#[must_use]
pub fn table(wishes: &MatchFilter) -> String {
    let mut rows = Rows { wishes, rows: Vec::new() };
    subjects::each(&mut rows);
    let headings = ["game", "choice", "positions", "has, %", "±", "gains", "±", "longer", "±"];
    crate::table::table(&headings, &rows.rows)
}

struct Rows<'a> {
    wishes: &'a MatchFilter,
    rows: Vec<[String; 9]>,
}

impl Visitor for Rows<'_> {
    fn visit<G: Heuristics>(&mut self, subject: &Subject<G>) {
        let is_wished = self.wishes.only.as_ref().is_none_or(|only| subject.name.contains(only));
        if subject.seats != 2 || !is_wished {
            return;
        }
        let bot = self.wishes.players.map_or(TOP, |players| players[0]);
        let deals = self.wishes.deals.unwrap_or(DEALS);
        for (kind, gains) in measure(subject, bot, deals, self.wishes.seed) {
            let percent = |part: f64| format!("{:.1}", 100.0 * part);
            let [own, known, unknown] =
                gains.means().map(|(mean, half)| [percent(mean), percent(half)]);
            let [[own, own_half], [known, known_half], [unknown, unknown_half]] =
                [own, known, unknown];
            let row = [
                subject.name.clone(),
                kind,
                gains.positions().to_string(),
                own,
                own_half,
                known,
                known_half,
                unknown,
                unknown_half,
            ];
            eprintln!("{}", row.join("  "));
            self.rows.push(row);
        }
    }
}

/// Measures a position in which both seats choose.
fn position<G: Heuristics>(
    game: &G,
    seat: Seat,
    actions: &[G::Action],
    bot: Contestant,
    seed: Seed,
    gains: &mut Gains,
) {
    let other = seat.other();
    let view = game.view(Observer::Seat(seat));
    let mut own = vec![0.0; actions.len()];
    for nth in 0..ASKED {
        let luck = Dice::new(seed, nth).seed();
        let action = bot.decide(game, seat, luck);
        if let Some(at) = actions.iter().position(|one| Some(one) == action.as_ref()) {
            own[at] += 1.0 / ratio(ASKED, 1);
        }
    }
    // By halves of the states: each action's value against the bot, and against roll-outs.
    let mut against = [(); 2].map(|()| [(); 2].map(|()| vec![0.0; actions.len()]));
    for nth in 0..STATES {
        let dice = &mut Dice::new(seed, ASKED + nth as u64);
        let mut state =
            G::determinize_by_belief(&view, seat, dice).expect("a game has shown the view");
        state.clear_others_choices(seat);
        let theirs = bot.decide(&state, other, dice.seed());
        let root = state.root(Style::Even);
        for _ in 0..ROLLOUTS {
            let luck = Dice::for_determinization(dice.seed(), 0);
            for (at, action) in actions.iter().enumerate() {
                for (who, theirs) in [&theirs, &None].into_iter().enumerate() {
                    let mut state = state.clone();
                    let act = |state: &mut G, seat, action: &G::Action| {
                        state.decide(seat, Decision::Act(action.clone()), &mut Sink::none())
                    };
                    act(&mut state, seat, action).expect("what is listed is legal");
                    if let Some(theirs) = theirs {
                        act(&mut state, other, theirs).expect("what a bot does is legal");
                    }
                    let value = finish(state, &root, seat, luck.clone());
                    against[nth % 2][who][at] +=
                        value * ratio(2, STATES as u64 * u64::from(ROLLOUTS));
                }
            }
        }
    }
    let best = |values: &[f64]| {
        let by_value = |one: &usize, other: &usize| values[*one].total_cmp(&values[*other]);
        (0..values.len()).max_by(by_value).unwrap_or_default()
    };
    let (mut has, mut known, mut unknown) = (0.0, 0.0, 0.0);
    for half in [0, 1] {
        let paid = &against[1 - half][0];
        let bots: f64 = own.iter().zip(paid).map(|(share, value)| share * value).sum();
        has += bots / 2.0;
        known += (paid[best(&against[half][0])] - bots) / 2.0;
        unknown += (paid[best(&against[half][1])] - bots) / 2.0;
    }
    gains.own.push(has);
    gains.known.push(known);
    gains.unknown.push(unknown);
}

/// Finishes a roll-out; returns the seat's value.
fn finish<G: Heuristics>(mut game: G, root: &G::Root, seat: Seat, mut dice: Dice) -> f64 {
    let mut actions = Vec::new();
    let part = |value: Value| f64::from(value.get()) / f64::from(Value::WON.get());
    for _ in 0..LONGEST {
        if let Some(value) = game.value(root, seat) {
            return part(value);
        }
        let Some(mover) = mover(&game, &mut dice) else { break };
        let decision = game.rollout_policy(mover, &mut dice, &mut actions);
        if game.decide(mover, decision, &mut Sink::none()).is_err()
            && game.decide(mover, Decision::Timeout, &mut Sink::none()).is_err()
        {
            break;
        }
    }
    part(Value::EVEN)
}

#[cfg(test)]
mod tests {
    use engine::bot::Level;
    use engine::games::dual_duel::DualDuel;

    use super::*;
    use crate::subjects::subject;

    #[test]
    fn a_beginner_can_be_answered() {
        let beginner = Contestant::Level(Level::Beginner, Style::Even);
        let gains = measure(&subject::<DualDuel>(2, "target=1"), beginner, 2, 0);
        for kind in ["give", "keep"] {
            let [own, known, unknown] = gains[kind].means().map(|(mean, _)| mean);
            let told = format!("{kind}: {own}, {known}, {unknown}");
            assert!((0.0..=1.0).contains(&(own + known)) && (0.0..=1.0).contains(&own), "{told}");
            assert!(known > 0.0 && gains[kind].positions() <= 2, "{told}");
        }
    }
}

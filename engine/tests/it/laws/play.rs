//! Random games, checked by the laws after every decision.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::thread;

use engine::bot::Level;
use engine::chance::{Dice, Seed};
use engine::game::{Decision, Ending, Game, Inspect, Observer, Order, Sink, Turn};
use engine::options::Options;
use engine::record::{Entry, Player, Record};
use engine::seat::{Seat, SeatSet};

use crate::harness::legal;
use crate::laws::subject::Subject;
use crate::laws::{frames, positions, records, secrecy, set_up, together};

const MAX_DECISIONS: usize = 5_000;
const MAX_KEPT_ACTIONS: usize = 48;
/// The most expensive laws check one decision in this many.
const RARE_LAWS_INTERVAL: u32 = 16;

#[derive(Clone, Copy, Debug)]
enum Behaviour {
    Acts,
    MayTimeOut,
    /// Acts, and sometimes times out or leaves.
    MayLeave,
    TimesOut,
}

impl Behaviour {
    const fn from_number(number: u32) -> Self {
        match number % 10 {
            0..6 => Self::Acts,
            6 | 7 => Self::MayTimeOut,
            8 => Self::MayLeave,
            _ => Self::TimesOut,
        }
    }
}

/// A game in progress, with its past.
pub(crate) struct Run<G: Game> {
    pub(crate) record: Record<G>,
    /// The states after the deal and after each decision.
    pub(crate) states: Vec<G>,
    /// Each decision's frames.
    pub(crate) sinks: Vec<Sink<G>>,
    /// Actions that were legal at some time.
    pub(crate) kept_actions: Vec<G::Action>,
    pub(crate) left: SeatSet,
}

impl<G: Game> Run<G> {
    pub(crate) fn game(&self) -> &G {
        self.states.last().expect("a run begins with the deal")
    }
}

/// Prints the game if a law is broken.
impl<G: Game> Drop for Run<G> {
    fn drop(&mut self) {
        if !thread::panicking() {
            return;
        }
        eprintln!("--- the record, up to where a law was broken ---\n{}", self.record);
        let show = AssertUnwindSafe(|| {
            for observer in observers(self.game()) {
                eprintln!("--- seen by {observer:?} ---\n{:?}", self.game().view(observer));
            }
        });
        if catch_unwind(show).is_err() {
            eprintln!("(the views can't be shown)");
        }
    }
}

pub(crate) fn observers<G: Game>(game: &G) -> impl Iterator<Item = Observer> + use<G> {
    std::iter::once(Observer::Table).chain(Seat::all(game.seats()).map(Observer::Seat))
}

pub(crate) fn keeps_the_laws<G: Subject>(options: &G::Options, seats: u8, games: u32) {
    set_up::holds::<G>(options, seats);
    let mut decisions = 0;
    for number in 0..games {
        let stream = u64::from(number) * 16 + u64::from(seats);
        let mut dice = Dice::new(Seed(0x1a35), stream);
        decisions += play::<G>(options, seats, Behaviour::from_number(number), &mut dice);
    }
    let (slug, values) = (options.identity().slug, options.values());
    println!("{slug} {values}, {seats} seats: {games} games, {decisions} decisions");
}

/// Plays a game; returns the number of decisions.
fn play<G: Subject>(
    options: &G::Options,
    seats: u8,
    behaviour: Behaviour,
    dice: &mut Dice,
) -> usize {
    let players = vec![Player::Bot(Level::Novice.into()); seats.into()];
    let record: Record<G> =
        Record { options: options.clone(), players, seed: dice.seed(), decisions: Vec::new() };
    let game = record.deal().expect("a table of that size can play");
    let mut run: Run<G> = Run {
        record,
        states: vec![game],
        sinks: Vec::new(),
        kept_actions: Vec::new(),
        left: SeatSet::EMPTY,
    };
    assert_eq!(run.game().options(), *options, "a game knows its options");
    assert_eq!(run.game().seats(), seats, "a game knows its seats");
    while let Turn::Awaiting(awaiting) = run.game().turn() {
        assert!(run.sinks.len() < MAX_DECISIONS, "a game ends");
        positions::holds(&run);
        keep_actions(&mut run, dice);
        if dice.below(RARE_LAWS_INTERVAL) == 0 {
            positions::answers(&run);
            secrecy::holds(&run, dice);
            frames::can_be_determinized(&run, dice);
            if awaiting.order == Order::Together && awaiting.seats.len() > 1 {
                together::holds(run.game(), dice);
            }
        }
        decide_at_random(&mut run, behaviour, dice);
    }
    positions::holds(&run);
    positions::answers(&run);
    secrecy::holds(&run, dice);
    records::holds(&run);
    run.sinks.len()
}

/// Keeps some legal actions, to try them later, when they may be illegal.
fn keep_actions<G: Game>(run: &mut Run<G>, dice: &mut Dice) {
    for seat in run.game().turn().awaited() {
        if let Some(action) = dice.pick(&legal(run.game(), seat)).cloned()
            && !run.kept_actions.contains(&action)
        {
            if run.kept_actions.len() < MAX_KEPT_ACTIONS {
                run.kept_actions.push(action);
            } else {
                run.kept_actions[dice.below(MAX_KEPT_ACTIONS as u32) as usize] = action;
            }
        }
    }
}

/// An awaited seat decides at random; sometimes a seat leaves.
fn decide_at_random<G: Inspect>(run: &mut Run<G>, behaviour: Behaviour, dice: &mut Dice) {
    let here = SeatSet::first(run.game().seats()).difference(run.left);
    let seat = pick_seat(run.game().turn().awaited(), dice);
    let actions = legal(run.game(), seat);
    let act = Decision::Act(dice.pick(&actions).cloned().expect("an awaited seat can act"));
    let (seat, decision) = match (behaviour, dice.below(40)) {
        (Behaviour::TimesOut, _) | (Behaviour::MayTimeOut | Behaviour::MayLeave, 0..4) => {
            (seat, Decision::Timeout)
        }
        (Behaviour::MayLeave, 4) => (pick_seat(here, dice), Decision::Leave),
        (Behaviour::Acts | Behaviour::MayTimeOut | Behaviour::MayLeave, _) => (seat, act),
    };
    let before = run.game().clone();
    let mut game = before.clone();
    let mut emitted = Sink::open();
    let answer = game.decide(seat, decision.clone(), &mut emitted);
    assert_eq!(answer, Ok(()), "{seat} can decide {decision:?}");
    let mut silent = before.clone();
    assert_eq!(silent.decide(seat, decision.clone(), &mut Sink::none()), Ok(()));
    assert_eq!(silent, game, "whether events are listened to makes no difference");
    if decision == Decision::Leave {
        run.left = run.left.with(seat);
    }
    run.record.decisions.push(Entry { seat, decision });
    run.states.push(game);
    frames::hold(&before, run.game(), &emitted);
    run.sinks.push(emitted);
}

fn pick_seat(seats: SeatSet, dice: &mut Dice) -> Seat {
    seats.pick(dice).expect("a game that goes on has seats")
}

pub(crate) fn conceded_by<G: Game>(game: &G) -> Option<Seat> {
    match game.turn().outcome()?.ending {
        Ending::Played => None,
        Ending::Conceded(seat) => Some(seat),
    }
}

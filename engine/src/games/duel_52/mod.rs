//! Duel 52, a battle for three lanes for two by Judd Madden and Nina Riddell, with its expansion
//! Heroes & Bannermen and Forts.
//!
//! # The rules in brief
//! Each seat has a side of three lanes. A turn: draw a card, then three actions (D52-3 to 5): play
//! a card face-down, flip one of one's own, attack with a face-up one, make a pair (D52-6 to 9).
//! A card dies of 2 damage (D52-11, 12). Each rank has a power (D52-19 to 31). When the draw pile
//! is empty base cards join in (D52-16); who empties two lanes of an enemy that can't play any more
//! wins (D52-17).
//!
//! # Rulings of ours
//! A pair lasts until one of it dies or moves (D52-14); damage of one attack is dealt together
//! (D52-15); winning is looked at when all that an action set off is done (D52-17); twenty quiet
//! turns in the end phase are a draw (D52-18). A seat that has nothing to do but to end its turn is
//! passed over, in the expansion too (D52-18, 80).
//!
//! # Options
//! | id | values | default |
//! | --- | --- | --- |
//! | `starts` | `seat-1`, `seat-2`, `random` (D52-3) | `random` |
//! | `heroes` | `off`, `on` (D52-40) | `off` |
//! | `bannermen` | `off`, `on` (D52-55) | `off` |
//! | `forts` | `off`, `on` (D52-73) | `off` |
//! | `time` | `off`, `show`, `double` (D52-82): a minute a turn, or two | `off` |
//!
//! # How it is kept
//! A card on the table is the number with which it came; every fact of it is a place in a set of
//! numbers. So a rule that speaks of many cards is a few operations on sets, and a state is small.

mod action;
mod board;
mod bot;
mod coach;
mod determinize;
mod event;
mod inspect;
mod lanes;
mod numbers;
mod options;
mod outside;
mod power;
mod refusal;
mod rules;
mod state;
mod view;

use crate::chance::{Chance, Dice, Seed};
use crate::game::{BadAction, Observer, Outcome, Rules, SetupError, Sink, Turn};
use crate::options::Options;
use crate::seat::Seat;
use crate::time::TimeScope;

use state::Stage;

pub use action::{Action, Fort, Sight, Spell};
pub use board::Origin;
pub use event::Event;
pub use lanes::{ByLane, Lane, Lanes};
pub use numbers::{Number, Numbers};
pub use options::{Duel52Options, IDENTITY, Starts};
pub use power::{Calling, Power, PowerTiming};
pub use refusal::Refusal;
pub use state::{Banner, Choice, Duel52, Hero, Mark, Phase, Shown};
pub use view::{CardView, FortView, SeatView, Side, View};

/// How many seconds a turn has, and a bannerman's pick, where the table plays against the clock.
const SECONDS: u16 = 60;

impl Rules for Duel52 {
    type Options = Duel52Options;
    type Action = Action;
    type Refusal = Refusal;
    type Event = Event;
    type View = View;

    fn deal(options: &Duel52Options, seats: u8, seed: Seed) -> Result<Self, SetupError> {
        if !options.seat_counts().contains(seats) {
            return Err(SetupError::Seats(seats));
        }
        Ok(Self::set_up(*options, Chance::new(seed)))
    }

    fn options(&self) -> Duel52Options {
        self.options
    }

    fn seats(&self) -> u8 {
        2
    }

    fn turn(&self) -> Turn {
        match self.stage {
            Stage::Over(outcome) => Turn::Over(outcome),
            Stage::Bannermen(_) => self.ask(TimeScope::Decision),
            Stage::Forts | Stage::Turn => self.ask(TimeScope::Stretch(self.turns)),
            Stage::Resolving(_) => Turn::Resolving,
        }
    }

    fn awaits(&self, seat: Seat) -> bool {
        seat == self.mover && !matches!(self.stage, Stage::Over(_) | Stage::Resolving(_))
    }

    fn list(&self, _: Seat, actions: &mut Vec<Action>) {
        self.list(actions);
    }

    fn refusal(&self, _: Seat, action: &Action) -> Option<Refusal> {
        self.refusal(*action)
    }

    fn act(&mut self, _: Seat, action: Action, sink: &mut Sink<Self>) {
        self.act(action, sink);
    }

    fn time_out(&mut self, _: Seat, sink: &mut Sink<Self>) {
        self.time_out(sink);
    }

    fn leave(&mut self, seat: Seat, sink: &mut Sink<Self>) {
        sink.emit(|| Event::Conceded(seat));
        self.end(Outcome::conceded(seat), sink);
    }

    fn view(&self, observer: Observer) -> View {
        view::of(self, observer)
    }

    fn determinize(view: &View, dice: &mut Dice) -> Self {
        determinize::determinize(view, dice)
    }

    fn read_action(&self, text: &str) -> Result<Action, BadAction> {
        text.parse()
    }
}

impl Duel52 {
    fn ask(&self, scope: TimeScope) -> Turn {
        Turn::of(self.mover).with_clock(self.options.time.clock(SECONDS, scope))
    }
}

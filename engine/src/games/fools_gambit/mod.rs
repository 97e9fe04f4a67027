//! Fools Gambit, a duel of wagers for two by shion-wild.
//!
//! # The rules in brief
//! Each seat draws three cards (FG-5), picks one to duel with and one to wager (FG-6). The wagers
//! are shown; each seat may exchange its third card with either (FG-8). Then the duel cards are
//! turned up: the higher one wins, its owner banks its own wager, the loser's is discarded (FG-10);
//! equal cards send both wagers to the off-hands (FG-12). A 5 makes the opponent exchange duel card
//! and third card, a 2 takes its wager's value, a 7 reverses the result (FG-13 to 19). Third cards
//! go to the off-hand, which becomes part of the main deck again when that runs out (FG-20). Most
//! points in the winning pile win (FG-22).
//!
//! # Rulings of ours
//! The swap is simultaneous (FG-8); two 5s exchange at the same time (FG-16); a 5 that an exchange
//! brings in acts in turn, each 5 once a round (FG-17); equal points are a draw (FG-22).
//!
//! # Options
//! | id | values | default |
//! | --- | --- | --- |
//! | `deck` | `split`: a deck shared, black against red; `full`: a deck each (FG-3) | `split` |
//! | `time` | `off`: no time limits; `show`: 60 seconds to choose, 30 to swap; `double` | `off` |

mod action;
mod bot;
mod coach;
mod determinize;
mod event;
mod inspect;
mod options;
mod outside;
mod refusal;
mod rules;
mod state;
mod view;

use crate::chance::{Chance, Dice, Seed};
use crate::game::{BadAction, Observer, Outcome, Rules, SetupError, Sink, Turn};
use crate::list::FixedList;
use crate::options::Options;
use crate::seat::{BySeat, Seat};
use crate::time::TimeScope;

use state::{Pending, SeatState, Stage};

pub use action::{Action, Choice, Swap};
pub use event::{Event, SwapShown};
pub use options::{Deck, FoolsGambitOptions, IDENTITY};
pub use refusal::Refusal;
pub use rules::{points, points_of};
pub use state::{FoolsGambit, HAND};
pub use view::{Phase, SeatView, View};

/// How many seconds there are for each choice, where the table plays against the clock.
const CHOOSE: u16 = 60;
const SWAP: u16 = 30;

impl Rules for FoolsGambit {
    type Options = FoolsGambitOptions;
    type Action = Action;
    type Refusal = Refusal;
    type Event = Event;
    type View = View;

    fn deal(options: &FoolsGambitOptions, seats: u8, seed: Seed) -> Result<Self, SetupError> {
        if !options.seat_counts().contains(seats) {
            return Err(SetupError::Seats(seats));
        }
        let FoolsGambitOptions { deck, time } = *options;
        let mut chance = Chance::new(seed);
        let seats = BySeat::from_fn(|seat| {
            let cards = deck.cards_of(seat);
            SeatState::new(FixedList::shuffled(cards, &mut chance.next_event()))
        });
        let mut game = Self { deck, time, round: 0, stage: Stage::Choose, chance, seats };
        game.begin_round(&mut Sink::none());
        Ok(game)
    }

    fn options(&self) -> FoolsGambitOptions {
        FoolsGambitOptions { deck: self.deck, time: self.time }
    }

    fn seats(&self) -> u8 {
        2
    }

    fn turn(&self) -> Turn {
        let seconds = match self.stage {
            Stage::Over(outcome) => return Turn::Over(outcome),
            Stage::Choose => CHOOSE,
            Stage::Swap => SWAP,
        };
        let owes = |seat: &Seat| matches!(self.seats[*seat].pending, Pending::Owed);
        Turn::together(Seat::all(2).filter(owes).collect())
            .with_clock(self.time.clock(seconds, TimeScope::Decision))
    }

    fn awaits(&self, seat: Seat) -> bool {
        seat.number() <= 2
            && !matches!(self.stage, Stage::Over(_))
            && matches!(self.seats[seat].pending, Pending::Owed)
    }

    #[inline]
    fn list(&self, seat: Seat, actions: &mut Vec<Action>) {
        self.list(seat, actions);
    }

    #[inline]
    fn refusal(&self, seat: Seat, action: &Action) -> Option<Refusal> {
        self.refusal(seat, *action)
    }

    #[inline]
    fn act(&mut self, seat: Seat, action: Action, sink: &mut Sink<Self>) {
        self.act(seat, action, sink);
    }

    fn time_out(&mut self, seat: Seat, sink: &mut Sink<Self>) {
        self.time_out(seat, sink);
    }

    fn leave(&mut self, seat: Seat, sink: &mut Sink<Self>) {
        let outcome = Outcome::conceded(seat);
        self.stage = Stage::Over(outcome);
        sink.emit(|| Event::Conceded(seat));
        sink.emit(|| Event::Ended(outcome));
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

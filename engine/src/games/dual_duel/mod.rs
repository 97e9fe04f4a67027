//! Dual Duel, a match of pairs built by two at once, by Zero.
//!
//! # The rules in brief
//! Fifty cards, 1 to 10 in five colours (DD-1). In a duel each seat has 22 of them (DD-3) and lays
//! two aside face-down as its wilds (DD-4). Nine rounds follow: each seat gives the other a card
//! (DD-5) and keeps one itself (DD-6); the two are its pair. A seat may then call "Wild" (DD-7) and
//! must exchange a card of its pair with one of its wilds, for 2 points (DD-8, 9, 16). The pair
//! that scores more wins the round (DD-10, 12 to 15), most rounds win the duel (DD-17). A tie is
//! broken by three bonus rounds, then by fewer calls (DD-18 to 20). Two duels win the match (DD-2).
//!
//! # Rulings of ours
//! Calls are made in secret, and a single call gives the other seat one more chance (DD-7). A swap
//! not made in time is drawn (DD-8). 10 and 1 are not consecutive (DD-13). A tied duel counts for
//! nobody, and a match has a longest length (DD-21). Which of a seat's two wilds lies in which slot
//! is drawn, so that a slot tells nothing about the card in it.
//!
//! # Options
//! | id | values | default |
//! | --- | --- | --- |
//! | `target` | duels that win the match, 1 to 3 (DD-2) | 2 |
//! | `longest` | duels after which the match ends as it stands, 3 to 15 (DD-21) | 9 |
//! | `time` | `off`: no time limits; `show`: those of DD-22; `double`: twice as long | `off` |

mod action;
mod bot;
mod card;
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
use crate::options::Options;
use crate::seat::{BySeat, Seat, SeatSet};
use crate::time::TimeScope;

use state::Stage;

pub use crate::cards::BadCard;
pub use action::{Action, Swap, Wilds};
pub use card::{Card, Colour, Deck};
pub use event::{DuelEnd, Event};
pub use options::{DualDuelOptions, IDENTITY};
pub use refusal::Refusal;
pub use rules::scoring::{Fits, Score, score};
pub use state::{BONUS_ROUNDS, DualDuel, HAND, Pair, Phase, ROUNDS, Round, Rounds, Slot};
pub use view::{SeatView, SlotView, View};

impl Rules for DualDuel {
    type Options = DualDuelOptions;
    type Action = Action;
    type Refusal = Refusal;
    type Event = Event;
    type View = View;

    fn deal(options: &DualDuelOptions, seats: u8, seed: Seed) -> Result<Self, SetupError> {
        if !options.seat_counts().contains(seats) {
            return Err(SetupError::Seats(seats));
        }
        let mut game = Self {
            options: *options,
            won: BySeat::default(),
            duel: 0,
            round: 0,
            phase: Phase::Lay,
            stage: Stage::Waiting,
            chance: Chance::new(seed),
            aside: Deck::EMPTY,
            rounds: Rounds::default(),
            called: SeatSet::EMPTY,
            seats: BySeat::default(),
        };
        game.begin_duel(&mut Sink::none());
        Ok(game)
    }

    fn options(&self) -> DualDuelOptions {
        self.options
    }

    fn seats(&self) -> u8 {
        2
    }

    fn turn(&self) -> Turn {
        match self.stage {
            Stage::Over(outcome) => return Turn::Over(outcome),
            Stage::Resolving => return Turn::Resolving,
            Stage::Waiting => {}
        }
        let clock = self.options.time.clock(self.phase.seconds(), TimeScope::Decision);
        match (self.asked().len(), self.owing().lowest()) {
            (1, Some(seat)) => Turn::of(seat),
            _ => Turn::together(self.owing()),
        }
        .with_clock(clock)
    }

    fn awaits(&self, seat: Seat) -> bool {
        matches!(self.stage, Stage::Waiting) && self.owing().contains(seat)
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
        self.choose(seat, Some(action), sink);
    }

    fn time_out(&mut self, seat: Seat, sink: &mut Sink<Self>) {
        self.choose(seat, None, sink);
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

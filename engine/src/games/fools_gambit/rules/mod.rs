//! The rules, FG-1 to FG-22.

mod duel;
mod round;
mod scoring;

use crate::chance::{Chance, Dice, Seed};
use crate::game::{BadAction, Game, Observer, Outcome, SetupError, Sink, Turn};
use crate::games::fools_gambit::action::{Action, Choice, Swap};
use crate::games::fools_gambit::determinize;
use crate::games::fools_gambit::event::Event;
use crate::games::fools_gambit::options::FoolsGambitOptions;
use crate::games::fools_gambit::refusal::Refusal;
use crate::games::fools_gambit::state::{FoolsGambit, Hand, Pending, SeatState, Stage};
use crate::games::fools_gambit::view::{self, View};
use crate::list::FixedList;
use crate::options::Options;
use crate::seat::{BySeat, Seat};
use crate::time::TimeScope;

pub use scoring::{points, points_of};

/// How many seconds there are for each choice, where the table plays against the clock.
const CHOOSE: u16 = 60;
const SWAP: u16 = 30;

impl Game for FoolsGambit {
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
        match (self.stage, self.seats[seat].hand) {
            (Stage::Choose, Hand::Drawn([low, middle, high])) => {
                let pairs = [
                    (low, middle),
                    (low, high),
                    (middle, low),
                    (middle, high),
                    (high, low),
                    (high, middle),
                ];
                actions.extend(pairs.map(|(duel, wager)| Action::Choose(Choice { duel, wager })));
            }
            (Stage::Swap, _) => actions.extend(Swap::ALL.map(Action::Swap)),
            (Stage::Choose | Stage::Over(_), _) => {}
        }
    }

    /// FG-8: the seat's own cards alone say what can be swapped. The cards of the next round are not drawn before this one is
    /// settled (FG-5).
    fn list_ahead(&self, seat: Seat, actions: &mut Vec<Action>) {
        if let (Stage::Choose, Pending::Chosen(_)) = (self.stage, self.seats[seat].pending) {
            actions.extend(Swap::ALL.map(Action::Swap));
        }
    }

    #[inline]
    fn refusal(&self, seat: Seat, action: &Action) -> Option<Refusal> {
        let Choice { duel, wager } = match (self.stage, *action) {
            (Stage::Choose, Action::Choose(choice)) => choice,
            (Stage::Choose, Action::Swap(_)) => return Some(Refusal::ChooseNow),
            (Stage::Swap, Action::Choose(_)) => return Some(Refusal::SwapNow),
            (Stage::Swap, Action::Swap(_)) | (Stage::Over(_), _) => return None,
        };
        let Hand::Drawn(hand) = self.seats[seat].hand else {
            unreachable!("cards are drawn before they are picked")
        };
        if let Some(card) = [duel, wager].into_iter().find(|card| !hand.contains(card)) {
            return Some(Refusal::NotInHand(card));
        }
        (duel == wager).then_some(Refusal::SameCard(duel))
    }

    #[inline]
    fn act(&mut self, seat: Seat, action: Action, sink: &mut Sink<Self>) {
        match action {
            Action::Choose(choice) => {
                self.seats[seat].pending = Pending::Chosen(choice);
                sink.emit(|| Event::Chose(seat, Some(choice)));
            }
            Action::Swap(swap) => {
                self.seats[seat].pending = Pending::SwapChosen(swap);
                sink.emit(|| Event::SwapChosen(seat, Some(swap)));
            }
        }
        self.go_on_after(seat, sink);
    }

    fn time_out(&mut self, seat: Seat, sink: &mut Sink<Self>) {
        self.seats[seat].pending = Pending::TimedOut;
        // That time ran out would tell the other seat what is chosen: it is emitted later.
        match self.stage {
            Stage::Swap => sink.emit(|| Event::SwapChosen(seat, None)),
            Stage::Choose | Stage::Over(_) => sink.emit(|| Event::Chose(seat, None)),
        }
        self.go_on_after(seat, sink);
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

impl FoolsGambit {
    /// The seat has chosen: what follows happens once the other one has, too.
    #[inline]
    fn go_on_after(&mut self, seat: Seat, sink: &mut Sink<Self>) {
        if !matches!(self.seats[seat.other()].pending, Pending::Owed) {
            self.go_on(sink);
        }
    }

    fn go_on(&mut self, sink: &mut Sink<Self>) {
        sink.close_frame(self);
        match self.stage {
            Stage::Choose => self.lay_down(sink),
            Stage::Swap => self.duel(sink),
            Stage::Over(_) => {}
        }
    }
}

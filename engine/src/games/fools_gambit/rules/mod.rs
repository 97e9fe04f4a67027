//! The rules, FG-1 to FG-22.

mod duel;
mod round;

use crate::chance::{Chance, Dice, Seed};
use crate::game::{BadAction, Game, Observer, Outcome, Pending, SetupError, Sink, Turn};
use crate::games::fools_gambit::state::{SeatState, Stage};
use crate::games::fools_gambit::{
    Action, Choice, Event, FoolsGambit, FoolsGambitOptions, Refusal, Swap, View, determinize, view,
};
use crate::list::FixedList;
use crate::seat::{BySeat, Seat};
use crate::time::TimeScope;

const CHOOSE_SECONDS: u16 = 60;
const SWAP_SECONDS: u16 = 30;

impl Game for FoolsGambit {
    type Options = FoolsGambitOptions;
    type Action = Action;
    type Refusal = Refusal;
    type Event = Event;
    type View = View;

    fn deal(options: &FoolsGambitOptions, seats: u8, seed: Seed) -> Result<Self, SetupError> {
        SetupError::check_seats(options, seats)?;
        let FoolsGambitOptions { deck, time } = *options;
        let mut chance = Chance::new(seed);
        let seats = BySeat::from_fn(|seat| {
            let cards = deck.cards_of(seat);
            SeatState::new(FixedList::shuffled(cards, &mut chance.next_event()))
        });
        let mut game =
            Self { deck, time, round: 0, over: None, chance, stage: Stage::Empty, seats };
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
        let seconds = match (self.over, self.stage) {
            (Some(outcome), _) => return Turn::Over(outcome),
            (None, Stage::Choose(_)) => CHOOSE_SECONDS,
            (None, Stage::Swap(_) | Stage::Duel(_) | Stage::Empty) => SWAP_SECONDS,
        };
        Turn::together(Seat::all(2).filter(|seat| self.stage.owes(*seat)).collect())
            .with_clock(self.time.clock(seconds, TimeScope::Decision))
    }

    fn awaits(&self, seat: Seat) -> bool {
        seat.number() <= 2 && self.over.is_none() && self.stage.owes(seat)
    }

    #[inline]
    fn list(&self, seat: Seat, actions: &mut Vec<Action>) {
        match &self.stage {
            Stage::Choose(drawn) => {
                let [low, middle, high] = drawn[seat].cards;
                let choose = |duel, wager| Action::Choose(Choice { duel, wager });
                actions.extend_from_slice(&[
                    choose(low, middle),
                    choose(low, high),
                    choose(middle, low),
                    choose(middle, high),
                    choose(high, low),
                    choose(high, middle),
                ]);
            }
            Stage::Swap(_) => actions.extend(Swap::ALL.map(Action::Swap)),
            Stage::Duel(_) | Stage::Empty => {}
        }
    }

    /// FG-8: all swaps, whatever the wagers. After a swap nothing: no cards are drawn yet (FG-5).
    fn list_ahead(&self, seat: Seat, actions: &mut Vec<Action>) {
        if let Stage::Choose(drawn) = &self.stage
            && drawn[seat].choice.choice().is_some()
        {
            actions.extend(Swap::ALL.map(Action::Swap));
        }
    }

    #[inline]
    fn refusal(&self, seat: Seat, action: &Action) -> Option<Refusal> {
        match (&self.stage, *action) {
            (Stage::Choose(drawn), Action::Choose(Choice { duel, wager })) => {
                let hand = drawn[seat].cards;
                let missing = [duel, wager].into_iter().find(|card| !hand.contains(card));
                let refuse_same = || (duel == wager).then_some(Refusal::SameCard(duel));
                missing.map(Refusal::NotInHand).or_else(refuse_same)
            }
            (Stage::Choose(_), Action::Swap(_)) => Some(Refusal::ChooseNow),
            (Stage::Swap(_), Action::Choose(_)) => Some(Refusal::SwapNow),
            (Stage::Swap(_), Action::Swap(_)) | (Stage::Duel(_) | Stage::Empty, _) => None,
        }
    }

    #[inline]
    fn act(&mut self, seat: Seat, action: Action, sink: &mut Sink<Self>) {
        match (action, &mut self.stage) {
            (Action::Choose(choice), Stage::Choose(drawn)) => {
                drawn[seat].choice = Pending::Made(choice);
                sink.emit(|| Event::Chose(seat, Some(choice)));
            }
            (Action::Swap(swap), Stage::Swap(laid)) => {
                laid[seat].swap = Pending::Made(swap);
                sink.emit(|| Event::SwapChosen(seat, Some(swap)));
            }
            _ => {}
        }
        self.continue_if_complete(seat, sink);
    }

    fn time_out(&mut self, seat: Seat, sink: &mut Sink<Self>) {
        // To the other seat this looks like a choice; `TimedOut` comes when both choices are in.
        match &mut self.stage {
            Stage::Choose(drawn) => {
                drawn[seat].choice = Pending::TimedOut;
                sink.emit(|| Event::Chose(seat, None));
            }
            Stage::Swap(laid) => {
                laid[seat].swap = Pending::TimedOut;
                sink.emit(|| Event::SwapChosen(seat, None));
            }
            Stage::Duel(_) | Stage::Empty => {}
        }
        self.continue_if_complete(seat, sink);
    }

    fn leave(&mut self, seat: Seat, sink: &mut Sink<Self>) {
        let outcome = Outcome::conceded(seat);
        self.over = Some(outcome);
        sink.emit(|| Event::Conceded(seat));
        sink.emit(|| Event::Ended(outcome));
    }

    fn view(&self, observer: Observer) -> View {
        view::from_game(self, observer)
    }

    fn determinize(view: &View, dice: &mut Dice) -> Option<Self> {
        determinize::determinize(view, dice)
    }

    fn read_action(&self, text: &str) -> Result<Action, BadAction> {
        text.parse()
    }
}

impl FoolsGambit {
    #[inline]
    fn continue_if_complete(&mut self, seat: Seat, sink: &mut Sink<Self>) {
        if self.stage.owes(seat.other()) {
            return;
        }
        sink.close_frame(self);
        match self.stage {
            Stage::Choose(drawn) => self.show_wagers(drawn, sink),
            Stage::Swap(laid) => self.play_duel(laid, sink),
            Stage::Duel(_) | Stage::Empty => {}
        }
    }

    fn emit_time_outs(&self, has_timed_out: impl Fn(Seat) -> bool, sink: &mut Sink<Self>) {
        if !sink.is_open() {
            return;
        }
        for seat in Seat::all(2).filter(|seat| has_timed_out(*seat)) {
            sink.emit(|| Event::TimedOut(seat));
            sink.close_frame(self);
        }
    }
}

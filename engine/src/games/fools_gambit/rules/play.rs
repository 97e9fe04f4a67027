//! The deal, and what decisions do.

use crate::chance::{Chance, Seed};
use crate::game::{Outcome, Rules, SetupError};
use crate::list::FixedList;
use crate::options::Options;
use crate::seat::{BySeat, Seat};

use crate::games::fools_gambit::action::Action;
use crate::games::fools_gambit::event::{Event, Sink};
use crate::games::fools_gambit::options::FoolsGambitOptions;
use crate::games::fools_gambit::state::{FoolsGambit, Pending, SeatState, Stage};

/// FG-3: deals a game, and draws for the first round.
pub(in crate::games::fools_gambit) fn deal(
    options: FoolsGambitOptions,
    seats: u8,
    seed: Seed,
) -> Result<FoolsGambit, SetupError> {
    if !options.seat_counts().contains(seats) {
        return Err(SetupError::Seats(seats));
    }
    let mut chance = Chance::new(seed);
    let seats = BySeat::from_fn(|seat| {
        let cards = options.deck.cards_of(seat);
        SeatState::new(FixedList::shuffled(cards, &mut chance.next_event()))
    });
    let FoolsGambitOptions { deck, time } = options;
    let mut game = FoolsGambit { deck, time, round: 0, stage: Stage::Choose, chance, seats };
    game.begin_round(&mut Sink::none());
    Ok(game)
}

impl Rules for FoolsGambit {
    fn act(&mut self, seat: Seat, action: Action, sink: &mut Sink<'_>) {
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
        self.go_on(seat, sink);
    }

    fn time_out(&mut self, seat: Seat, sink: &mut Sink<'_>) {
        self.seats[seat].pending = Pending::TimedOut;
        // That time ran out would tell the other seat what is chosen: it is told later.
        match self.stage {
            Stage::Swap => sink.emit(|| Event::SwapChosen(seat, None)),
            Stage::Choose | Stage::Over(_) => sink.emit(|| Event::Chose(seat, None)),
        }
        self.go_on(seat, sink);
    }

    fn leave(&mut self, seat: Seat, sink: &mut Sink<'_>) {
        let outcome = Outcome::conceded(seat);
        self.stage = Stage::Over(outcome);
        sink.emit(|| Event::Conceded(seat));
        sink.emit(|| Event::Ended(outcome));
    }
}

impl FoolsGambit {
    /// What follows the seat's choice once both have chosen.
    fn go_on(&mut self, seat: Seat, sink: &mut Sink<'_>) {
        sink.close_frame(self);
        if !matches!(self.seats[seat.other()].pending, Pending::Owed) {
            match self.stage {
                Stage::Choose => self.lay_down(sink),
                Stage::Swap => self.duel(sink),
                Stage::Over(_) => {}
            }
        }
    }
}

//! The deal, and how a decision is carried out.

use crate::chance::{Chance, Seed};
use crate::game::{Decision, Illegal, Outcome, SetupError, check_leave};
use crate::list::FixedList;
use crate::options::Options;
use crate::seat::{BySeat, Seat, SeatSet};

use super::legal::{check, check_owing, turn};
use crate::games::fools_gambit::action::Action;
use crate::games::fools_gambit::event::{Event, Sink};
use crate::games::fools_gambit::options::FoolsGambitOptions;
use crate::games::fools_gambit::refusal::Refusal;
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

/// Carries out a decision, and what follows once both seats have chosen.
pub(in crate::games::fools_gambit) fn decide(
    game: &mut FoolsGambit,
    seat: Seat,
    decision: Decision<Action>,
    sink: &mut Sink<'_>,
) -> Result<(), Illegal<Refusal>> {
    match decision {
        Decision::Act(action) => {
            check(game, seat, action)?;
            match action {
                Action::Choose(choice) => {
                    game.seats[seat].pending = Pending::Chosen(choice);
                    sink.emit(|| Event::Chose(seat, Some(choice)));
                }
                Action::Swap(swap) => {
                    game.seats[seat].pending = Pending::SwapChosen(swap);
                    sink.emit(|| Event::SwapChosen(seat, Some(swap)));
                }
            }
        }
        Decision::Timeout => {
            check_owing(game, seat)?;
            game.seats[seat].pending = Pending::TimedOut;
            // That time ran out would tell the other seat what is chosen: it is emitted later.
            match game.stage {
                Stage::Swap => sink.emit(|| Event::SwapChosen(seat, None)),
                Stage::Choose | Stage::Over(_) => {
                    sink.emit(|| Event::Chose(seat, None));
                }
            }
        }
        Decision::Leave => return concede(game, seat, sink),
    }
    sink.close_frame(game);
    if !matches!(game.seats[seat.other()].pending, Pending::Owed) {
        match game.stage {
            Stage::Choose => game.lay_down(sink),
            Stage::Swap => game.duel(sink),
            Stage::Over(_) => {}
        }
    }
    Ok(())
}

fn concede(
    game: &mut FoolsGambit,
    seat: Seat,
    sink: &mut Sink<'_>,
) -> Result<(), Illegal<Refusal>> {
    check_leave(turn(game), 2, SeatSet::EMPTY, seat)?;
    let outcome = Outcome::conceded(seat);
    game.stage = Stage::Over(outcome);
    sink.emit(|| Event::Conceded(seat));
    sink.emit(|| Event::Ended(outcome));
    sink.close_frame(game);
    Ok(())
}

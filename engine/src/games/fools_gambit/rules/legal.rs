//! What the game waits for, and what a seat can do.

use crate::game::{Illegal, Turn};
use crate::seat::{Seat, SeatSet};
use crate::time::TimeScope;

use crate::games::fools_gambit::action::{Action, Choice, Swap};
use crate::games::fools_gambit::refusal::Refusal;
use crate::games::fools_gambit::state::{FoolsGambit, Hand, Pending, Stage};

/// How many seconds there are for each choice, where the table plays against the clock.
const CHOOSE: u16 = 60;
const SWAP: u16 = 30;

/// What the game waits for.
pub(in crate::games::fools_gambit) fn turn(game: &FoolsGambit) -> Turn {
    match game.stage {
        Stage::Over(outcome) => Turn::Over(outcome),
        Stage::Choose => ask(game, CHOOSE),
        Stage::Swap => ask(game, SWAP),
    }
}

/// The seats whose choice is still owed have so many seconds.
fn ask(game: &FoolsGambit, seconds: u16) -> Turn {
    Turn::together(owing(game)).with_clock(game.time.clock(seconds, TimeScope::Decision))
}

/// The seats whose choice is still owed.
fn owing(game: &FoolsGambit) -> SeatSet {
    let owes = |seat: &Seat| matches!(game.seats[*seat].pending, Pending::Owed);
    Seat::all(2).filter(owes).collect()
}

/// Adds all that the seat can do now.
pub(in crate::games::fools_gambit) fn legal_actions(
    game: &FoolsGambit,
    seat: Seat,
    actions: &mut Vec<Action>,
) {
    if seat.number() > 2 || !matches!(game.seats[seat].pending, Pending::Owed) {
        return;
    }
    match (game.stage, game.seats[seat].hand) {
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

/// Whether the seat owes a choice: what [`game::check_awaited`](crate::game::check_awaited) says of
/// the turn, without making one for every decision.
pub(super) fn check_owing(game: &FoolsGambit, seat: Seat) -> Result<(), Illegal<Refusal>> {
    if seat.number() > 2 {
        Err(Illegal::NoSuchSeat)
    } else if matches!(game.stage, Stage::Over(_)) {
        Err(Illegal::Over)
    } else if matches!(game.seats[seat].pending, Pending::Owed) {
        Ok(())
    } else {
        Err(Illegal::NotAwaited)
    }
}

/// Whether the seat can do this now.
pub(in crate::games::fools_gambit) fn check(
    game: &FoolsGambit,
    seat: Seat,
    action: Action,
) -> Result<(), Illegal<Refusal>> {
    check_owing(game, seat)?;
    let choice = match (game.stage, action) {
        (Stage::Choose, Action::Choose(choice)) => choice,
        (Stage::Choose, Action::Swap(_)) => return Err(Illegal::Rule(Refusal::ChooseNow)),
        (Stage::Swap, Action::Swap(_)) => return Ok(()),
        (Stage::Swap, Action::Choose(_)) => return Err(Illegal::Rule(Refusal::SwapNow)),
        (Stage::Over(_), _) => return Err(Illegal::Over),
    };
    let Hand::Drawn(hand) = game.seats[seat].hand else {
        unreachable!("cards are drawn before they are picked")
    };
    if let Some(card) = [choice.duel, choice.wager].into_iter().find(|card| !hand.contains(card)) {
        return Err(Illegal::Rule(Refusal::NotInHand(card)));
    }
    if choice.duel == choice.wager {
        return Err(Illegal::Rule(Refusal::SameCard(choice.duel)));
    }
    Ok(())
}

//! How a decision is carried out: what is the same for every game.

use super::{Decision, EventSink, Frames, Game, Illegal, Refusal, Turn};
use crate::seat::{Seat, SeatSet};

/// What a game's rules do with a decision that can be made. [`carry_out`] does the rest.
pub trait Rules: Game {
    /// The seat does what [`check`](Game::check) has found legal.
    fn act(&mut self, seat: Seat, action: Self::Action, sink: &mut EventSink<'_, Self>);

    /// The rules choose for a seat that is awaited.
    fn time_out(&mut self, seat: Seat, sink: &mut EventSink<'_, Self>);

    /// A seat leaves that has not left before.
    fn leave(&mut self, seat: Seat, sink: &mut EventSink<'_, Self>);

    /// The seats that have left, for which the rules choose from then on. None where the game ends
    /// with the first that leaves.
    fn left(&self) -> SeatSet {
        SeatSet::EMPTY
    }
}

/// Carries out a decision by the rules of the game, as [`Game::decide`] promises.
///
/// # Errors
/// Those of [`Game::decide`].
pub fn carry_out<G: Rules>(
    game: &mut G,
    seat: Seat,
    decision: Decision<G::Action>,
    frames: Option<&mut Frames<G>>,
) -> Result<(), Illegal<G::Refusal>> {
    let mut sink = EventSink::new(frames);
    match decision {
        Decision::Act(action) => {
            game.check(seat, &action)?;
            game.act(seat, action, &mut sink);
        }
        Decision::Timeout => {
            check_awaited(game.turn(), game.seats(), seat)?;
            game.time_out(seat, &mut sink);
        }
        Decision::Leave => {
            check_leave(game, seat)?;
            game.leave(seat, &mut sink);
        }
    }
    // All who stay see one thing: the game goes on.
    let left = game.left();
    if !left.is_empty() {
        while let Some(absent) = game.turn().awaited().both(left).lowest() {
            game.time_out(absent, &mut sink);
        }
    }
    sink.close_frame(game);
    Ok(())
}

/// The checks that every game begins with: the game goes on, the seat exists and is awaited.
///
/// # Errors
/// The first of them that fails.
pub fn check_awaited<R: Refusal>(turn: Turn, seats: u8, seat: Seat) -> Result<(), Illegal<R>> {
    if seat.number() > seats {
        return Err(Illegal::NoSuchSeat);
    }
    match turn {
        Turn::Over(_) => Err(Illegal::Over),
        Turn::Awaiting(awaiting) if awaiting.seats.contains(seat) => Ok(()),
        Turn::Awaiting(_) | Turn::Resolving => Err(Illegal::NotAwaited),
    }
}

/// The checks for a seat that leaves: it exists, the game goes on, it has not left before.
fn check_leave<G: Rules>(game: &G, seat: Seat) -> Result<(), Illegal<G::Refusal>> {
    if seat.number() > game.seats() {
        Err(Illegal::NoSuchSeat)
    } else if game.turn().outcome().is_some() {
        Err(Illegal::Over)
    } else if game.left().contains(seat) {
        Err(Illegal::HasLeft)
    } else {
        Ok(())
    }
}

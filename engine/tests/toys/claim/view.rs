//! What an observer knows.

use engine::game::{Game, Observer, Turn};
use engine::seat::{BySeat, SeatSet};

use super::Call;
use super::state::{Claim, Faces, MOST_SEATS, Part};

/// All that one observer knows of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct View {
    /// Who looks.
    pub(crate) observer: Observer,
    pub(crate) rounds: u8,
    pub(crate) round: u8,
    pub(crate) turn: Turn,
    pub(crate) left: SeatSet,
    /// How many seats play; places beyond are empty.
    pub(crate) seats: u8,
    pub(crate) places: BySeat<SeatView, MOST_SEATS>,
}

/// What an observer knows of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct SeatView {
    pub(crate) points: u8,
    pub(crate) played: Faces,
    pub(crate) held: u8,
    /// The hand, for its owner.
    pub(crate) hand: Option<Faces>,
    /// The card for this round, for its owner.
    pub(crate) card: Option<Part<u8>>,
    /// The call for this round, for its owner.
    pub(crate) call: Option<Part<Call>>,
}

pub(super) fn of(game: &Claim, observer: Observer) -> View {
    View {
        observer,
        rounds: game.rounds,
        round: game.round,
        turn: game.turn(),
        left: game.left,
        seats: game.seats,
        places: BySeat::from_fn(|seat| {
            let own = observer.sees(seat);
            let place = &game.places[seat];
            SeatView {
                points: place.points,
                played: place.played,
                held: place.hand.len(),
                hand: own.then_some(place.hand),
                card: own.then_some(place.card),
                call: own.then_some(place.call),
            }
        }),
    }
}

//! What an observer knows.

use engine::game::{Game, Observer, Turn};
use engine::seat::{BySeat, SeatSet};

use super::state::{Charms, FINDS, Find, MOST_SEATS, Place, Wreck};

/// All that one observer knows of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct View {
    /// Who looks.
    pub(crate) observer: Observer,
    pub(crate) charms: bool,
    pub(crate) round: u8,
    pub(crate) turn: Turn,
    pub(crate) left: SeatSet,
    /// How many seats play; places beyond are empty.
    pub(crate) seats: u8,
    /// What the finds that came so far are worth, in their order.
    pub(crate) came: [Option<u8>; FINDS],
    /// Those that lie open now.
    pub(crate) open: BySeat<Option<Find>, MOST_SEATS>,
    pub(crate) places: BySeat<SeatView, MOST_SEATS>,
}

/// What an observer knows of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct SeatView {
    pub(crate) finds: u8,
    pub(crate) played: Charms,
    /// How many charms it holds.
    pub(crate) holds: u8,
    /// Which, for their owner.
    pub(crate) held: Option<Charms>,
}

pub(super) fn of(game: &Wreck, observer: Observer) -> View {
    let came = usize::from(game.laid_out());
    View {
        observer,
        charms: game.charms,
        round: game.round,
        turn: game.turn(),
        left: game.left,
        seats: game.seats,
        came: std::array::from_fn(|at| (at < came).then_some(game.finds[at])),
        open: game.open,
        places: BySeat::from_fn(|seat| {
            let own = observer.sees(seat);
            let Place { held, played, finds } = game.places[seat];
            SeatView { finds, played, holds: held.count(), held: own.then_some(held) }
        }),
    }
}

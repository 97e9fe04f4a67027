//! What an observer knows.

use engine::chance::{Chance, Dice};
use engine::game::{Game, Observer, Privacy, Turn};
use engine::seat::{BySeat, Seat, SeatSet};

use super::state::{Charms, FINDS, Find, MOST_SEATS, Place, Stage, Wreck};

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

/// A state that the view's observer can't tell from the real one.
pub(super) fn determinize(view: &View, dice: &mut Dice) -> Wreck {
    let mut unseen = Charms::ALL;
    for place in &view.places.0 {
        place.played.each().for_each(|worth| unseen.take(worth));
        place.held.unwrap_or_default().each().for_each(|worth| unseen.take(worth));
    }
    let mut unseen: Vec<u8> = unseen.each().collect();
    dice.shuffle(&mut unseen);
    let mut unseen = unseen.into_iter();
    Wreck {
        charms: view.charms,
        seats: view.seats,
        round: view.round,
        left: view.left,
        stage: match view.turn {
            Turn::Over(outcome) => Stage::Over(outcome),
            // A game without frames before the last one of a decision.
            Turn::Resolving => unreachable!("it always waits for somebody"),
            Turn::Awaiting(awaiting) => {
                let seat = awaiting.seats.lowest().unwrap_or(Seat::ONE);
                match awaiting.privacy {
                    Privacy::Open => Stage::Share(seat),
                    Privacy::Private => Stage::Charm(seat),
                }
            }
        },
        chance: Chance::new(dice.seed()),
        finds: determinize_finds(&view.came, dice),
        open: view.open,
        places: BySeat::from_fn(|seat| {
            let SeatView { finds, played, holds, held } = view.places[seat];
            let held = held.unwrap_or_else(|| {
                let mut held = Charms::default();
                unseen.by_ref().take(holds.into()).for_each(|worth| held.put(worth));
                held
            });
            Place { held, played, finds }
        }),
    }
}

/// The finds that came, and those to come in any order.
fn determinize_finds(came: &[Option<u8>; FINDS], dice: &mut Dice) -> [u8; FINDS] {
    let mut to_come: Vec<u8> = (0..FINDS).map(|at| at as u8 / 4 + 1).collect();
    for worth in came.iter().flatten() {
        let at = to_come.iter().position(|find| find == worth).expect("four finds of each worth");
        to_come.swap_remove(at);
    }
    dice.shuffle(&mut to_come);
    let mut to_come = to_come.into_iter();
    came.map(|worth| worth.or_else(|| to_come.next()).expect("as many finds as places"))
}

//! From a view to a state that fits it.

use engine::chance::{Chance, Dice};
use engine::game::{Privacy, Turn};
use engine::seat::{BySeat, Seat};

use super::state::{Charms, FINDS, Place, Stage, Wreck};
use super::view::{SeatView, View};

/// A state that the view's observer can't tell from the real one.
pub(super) fn of(view: &View, dice: &mut Dice) -> Wreck {
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

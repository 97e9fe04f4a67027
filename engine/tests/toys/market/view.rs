//! What an observer knows.

use engine::chance::{Chance, Dice};
use engine::game::{Game, Observer, Turn};
use engine::seat::{BySeat, Seat, SeatSet};

use super::state::{Bundle, Dealings, MOST_SEATS, Market, Place, Spice};

/// All that one observer knows of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct View {
    /// Who looks.
    pub(crate) observer: Observer,
    pub(crate) turn: Turn,
    pub(crate) left: SeatSet,
    /// How many seats play; places beyond are empty.
    pub(crate) seats: u8,
    pub(crate) places: BySeat<SeatView, MOST_SEATS>,
}

/// What an observer knows of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct SeatView {
    pub(crate) finished: bool,
    /// How many spices it holds.
    pub(crate) holds: u8,
    /// Which, for their owner.
    pub(crate) held: Option<Bundle>,
    /// What the observer knows that it holds at least.
    pub(crate) at_least: Bundle,
    /// What everybody knows that it holds at least.
    pub(crate) known: Bundle,
    /// What it has said to each seat, as far as it was said by the observer or to it.
    pub(crate) to: BySeat<Option<Dealings>, MOST_SEATS>,
    /// What each seat knows that this one holds at least, for the observer's own seat.
    pub(crate) known_to: Option<BySeat<Bundle, MOST_SEATS>>,
}

pub(super) fn of(game: &Market, observer: Observer) -> View {
    let is = |seat: Seat| observer.sees(seat);
    View {
        observer,
        turn: game.turn(),
        left: game.left,
        seats: game.seats,
        places: BySeat::from_fn(|seat| {
            let place = &game.places[seat];
            SeatView {
                finished: place.finished,
                holds: place.held.count(),
                held: is(seat).then_some(place.held),
                at_least: match observer.seat() {
                    Some(own) if own != seat => place.known_to[own],
                    Some(_) | None => place.known,
                },
                known: place.known,
                to: BySeat::from_fn(|to| (is(seat) || is(to)).then_some(place.to[to])),
                known_to: is(seat).then_some(place.known_to),
            }
        }),
    }
}

/// A state that the view's observer can't tell from the real one.
pub(super) fn determinize(view: &View, dice: &mut Dice) -> Market {
    let mut unknown = Bundle([view.seats; 4]);
    for place in &view.places.0 {
        unknown = unknown.less(place.held.unwrap_or(place.at_least));
    }
    let mut spices: Vec<Spice> = unknown.each().collect();
    dice.shuffle(&mut spices);
    let mut spices = spices.into_iter();
    let own = view.observer.seat();
    let chance = Chance::new(dice.seed());
    let places = BySeat::from_fn(|seat| {
        let SeatView { finished, holds, held, at_least, known, to, known_to } = view.places[seat];
        let held = held.unwrap_or_else(|| {
            let missing = usize::from(holds - at_least.count());
            spices.by_ref().take(missing).map(Bundle::only).fold(at_least, Bundle::plus)
        });
        Place {
            held,
            finished,
            // Nothing is known of what others say to one another: it may be nothing.
            to: to.map(Option::unwrap_or_default),
            known_to: known_to.unwrap_or_else(|| {
                BySeat::from_fn(|to| if Some(to) == own { at_least } else { known })
            }),
            known,
        }
    });
    Market { seats: view.seats, left: view.left, over: view.turn.outcome(), chance, places }
}

//! From a view to a state that fits it.

use engine::chance::{Chance, Dice};
use engine::seat::BySeat;

use super::state::{Bundle, Market, Place, Spice};
use super::view::{SeatView, View};

/// A state that the view's observer can't tell from the real one.
pub(super) fn of(view: &View, dice: &mut Dice) -> Market {
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

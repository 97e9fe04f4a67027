//! Laws of what is told.

use engine::game::{Event, Game, Observer};
use engine::seat::{Seat, SeatSet};

use crate::play::observers;

/// The events as this observer sees them.
pub(crate) fn seen<E: Event>(told: &[E], observer: Observer) -> Vec<E> {
    told.iter().filter_map(|event| event.seen_by(observer)).collect()
}

/// The seats that the events tell something new.
pub(crate) fn taught<E: Event>(told: &[E], seats: u8) -> SeatSet {
    told.iter().map(|event| event.teaches(seats)).fold(SeatSet::EMPTY, SeatSet::union)
}

/// What a decision told agrees with who may know it, and with what it changed.
pub(crate) fn hold<G: Game>(before: &G, after: &G, told: &[G::Event]) {
    let seats = after.seats();
    for event in told {
        let known_to = event.known_to(seats);
        let teaches = event.teaches(seats);
        for seat in Seat::all(seats) {
            let observer = Observer::Seat(seat);
            let own = event.seen_by(observer);
            if known_to.contains(seat) {
                assert_eq!(own.as_ref(), Some(event), "who knows an event sees all of it");
            }
            if let Some(own) = own {
                assert_eq!(own.seen_by(observer), Some(own.clone()), "what is seen stays seen");
            } else {
                assert!(!teaches.contains(seat), "nobody learns from what it does not see");
            }
        }
        let public = event.seen_by(Observer::Table);
        if public.as_ref() == Some(event) {
            assert_eq!(known_to, SeatSet::first(seats), "what the table sees all seats see");
        }
        for seat in Seat::all(seats) {
            let own = event.seen_by(Observer::Seat(seat));
            let public_of_own = own.and_then(|own| own.seen_by(Observer::Table));
            assert_eq!(public_of_own, public, "the table sees nothing that a seat does not");
        }
    }
    for observer in observers(after) {
        let nothing_seen = seen(told, observer).is_empty() && before.turn() == after.turn();
        if nothing_seen {
            let same = before.view(observer) == after.view(observer);
            assert!(same, "{observer:?} has seen nothing, so its view is as before");
        }
    }
}

use engine::game::{Event, Observer};
use engine::seat::{Seat, SeatSet};

pub(crate) fn seen<E: Event>(emitted: &[E], observer: Observer) -> Vec<E> {
    emitted.iter().filter_map(|event| event.seen_by(observer)).collect()
}

/// The seats that learn something from the events.
pub(crate) fn taught<E: Event>(emitted: &[E], seats: u8) -> SeatSet {
    emitted.iter().map(|event| event.reveals_to(seats)).fold(SeatSet::EMPTY, SeatSet::union)
}

/// Observers see the events that their audience says.
pub(crate) fn agree_with_who_may_know<E: Event>(emitted: &[E], seats: u8) {
    for event in emitted {
        let known_to = event.known_to(seats);
        let reveals_to = event.reveals_to(seats);
        for seat in Seat::all(seats) {
            let observer = Observer::Seat(seat);
            let seen = event.seen_by(observer);
            if known_to.contains(seat) {
                assert_eq!(seen.as_ref(), Some(event), "who knows an event sees all of it");
            }
            if let Some(seen) = seen {
                assert_eq!(seen.seen_by(observer), Some(seen.clone()), "what is seen stays seen");
            } else {
                assert!(!reveals_to.contains(seat), "nobody learns from what it does not see");
            }
        }
        let public = event.seen_by(Observer::Table);
        if public.as_ref() == Some(event) {
            assert_eq!(known_to, SeatSet::first(seats), "what the table sees all seats see");
        }
        for seat in Seat::all(seats) {
            let seen = event.seen_by(Observer::Seat(seat));
            let public_of_own = seen.and_then(|seen| seen.seen_by(Observer::Table));
            assert_eq!(public_of_own, public, "the table sees nothing that a seat does not");
        }
    }
}

use engine::game::{Event, Observer};
use engine::seat::{Seat, SeatSet};

pub(crate) fn seen<E: Event>(emitted: &[E], observer: Observer) -> Vec<E> {
    emitted.iter().filter_map(|event| event.seen_by(observer)).collect()
}

/// The seats that learn a secret from the events: fewer than those that see them.
pub(crate) fn learners<E: Event>(emitted: &[E], seats: u8) -> SeatSet {
    emitted.iter().map(|event| event.reveals_to(seats)).fold(SeatSet::EMPTY, SeatSet::union)
}

/// An event's audience sees all of it. A seat that doesn't see it learns nothing. The table sees no
/// more than each seat.
pub(crate) fn keep_to_their_audience<E: Event>(emitted: &[E], seats: u8) {
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
            assert_eq!(
                known_to,
                SeatSet::first(seats),
                "what the table sees whole is known to every seat"
            );
        }
        for seat in Seat::all(seats) {
            let seen = event.seen_by(Observer::Seat(seat));
            let public_part_of_seen = seen.and_then(|seen| seen.seen_by(Observer::Table));
            assert_eq!(
                public_part_of_seen, public,
                "the table sees as much of an event as of a seat's version"
            );
        }
    }
}

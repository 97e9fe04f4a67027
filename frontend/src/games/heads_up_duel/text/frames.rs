//! What the log and the narration say of each frame.

use engine::games::heads_up_duel::{Event, HeadsUpDuel};
use engine::seat::SeatSet;

use super::events::event;
use super::trading::{are_many, in_one_line};
use crate::playback::FrameOf;
use crate::words::line::{Line, sentences};
pub(crate) use crate::words::messages::heads_up_duel::frames::*;

/// The log's lines of each frame.
pub fn lines(frames: &[FrameOf<HeadsUpDuel>], _seats: SeatSet) -> Vec<Vec<Line>> {
    let of_frame = |frame: &FrameOf<HeadsUpDuel>| {
        if are_many(&frame.events) {
            return in_one_line(&frame.events).into_iter().collect();
        }
        frame.events.iter().filter_map(event).collect()
    };
    frames.iter().map(of_frame).collect()
}

/// A frame in one line; `None` if it needs none.
pub fn narrate(frame: &FrameOf<HeadsUpDuel>, _seats: SeatSet) -> Option<Line> {
    at_once(&frame.events)
}

/// The line of these events, which happened together; `None` if they need none.
pub fn at_once(events: &[Event]) -> Option<Line> {
    if are_many(events) {
        return in_one_line(events);
    }
    let mut all: Vec<Line> = Vec::new();
    for (at, happened) in events.iter().enumerate() {
        if is_implied_by(happened, events) {
            continue;
        }
        all.extend(event(happened));
        // A duel that ends as it begins: say why.
        if let [Event::DuelBegan(..), Event::DuelEnded { .. }, ..] = events[at..] {
            all.push(NO_ROUND.into());
        }
    }
    sentences(all)
}

/// Whether another event's sentence already says this.
fn is_implied_by(event: &Event, all: &[Event]) -> bool {
    match event {
        Event::BacksChanged(seat, _) => all.iter().any(|other| match other {
            Event::Traded(offer, _) => offer.is_between(*seat),
            Event::Unpacked { seat: buyer, .. } => buyer == seat,
            _ => false,
        }),
        Event::PackSold(seat, _) => {
            let opens = |other: &Event| matches!(other, Event::Unpacked { seat: buyer, .. } if buyer == seat);
            all.iter().any(opens)
        }
        _ => false,
    }
}

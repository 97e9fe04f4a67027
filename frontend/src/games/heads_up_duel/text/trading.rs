//! A frame's events in lines, and several seats' trading actions in one.

use engine::games::heads_up_duel::{Event, HeadsUpDuel, Offer};
use engine::seat::{Seat, SeatSet};

use super::events::event_line;
use crate::playback::FrameOf;
use crate::words::line::{Line, sentences};
use crate::words::messages::heads_up_duel::{events as words, frames};

pub fn lines(frames: &[FrameOf<HeadsUpDuel>], _seats: SeatSet) -> Vec<Vec<Line>> {
    let lines_of_frame = |frame: &FrameOf<HeadsUpDuel>| {
        if are_trading_actions(&frame.events) {
            return combined_line(&frame.events).into_iter().collect();
        }
        frame.events.iter().filter_map(event_line).collect()
    };
    frames.iter().map(lines_of_frame).collect()
}

pub fn narrate(frame: &FrameOf<HeadsUpDuel>, _seats: SeatSet) -> Option<Line> {
    frame_line(&frame.events)
}

/// Simultaneous events in one line; `None` if none needs one.
pub fn frame_line(events: &[Event]) -> Option<Line> {
    if are_trading_actions(events) {
        return combined_line(events);
    }
    let mut lines: Vec<Line> = Vec::new();
    for (index, event) in events.iter().enumerate() {
        if is_implied_by(event, events) {
            continue;
        }
        lines.extend(event_line(event));
        // A duel that ends as it begins needs the reason.
        if let [Event::DuelBegan(..), Event::DuelEnded { .. }, ..] = events[index..] {
            lines.push(frames::NO_ROUND.into());
        }
    }
    sentences(lines)
}

/// Whether another event's sentence says this one, too.
fn is_implied_by(event: &Event, all: &[Event]) -> bool {
    all.iter().any(|other| match (event, other) {
        (Event::BacksChanged(seat, _), Event::Traded(offer, _)) => offer.involves(*seat),
        (
            Event::BacksChanged(seat, _) | Event::PackSold(seat, _),
            Event::Unpacked { seat: buyer, .. },
        ) => buyer == seat,
        _ => false,
    })
}

/// Whether these are several trading actions: one action's frame has no finish or reopening beside other events.
fn are_trading_actions(events: &[Event]) -> bool {
    let ends_or_reopens = |event: &Event| matches!(event, Event::Finished(_) | Event::Reopened(_));
    events.len() > 1 && events.iter().any(ends_or_reopens)
}

/// The seats that traded, bought, finished or reopened, each group in a sentence.
fn combined_line(events: &[Event]) -> Option<Line> {
    let mut lines: Vec<Line> = Vec::new();
    let [mut traded, mut finished, mut reopened] = [SeatSet::EMPTY; 3];
    // Seats whose change of cards another sentence explains.
    let mut explained = SeatSet::EMPTY;
    let mut packs: Vec<(Seat, usize)> = Vec::new();
    for event in events {
        match *event {
            Event::Finished(seat) => {
                finished.insert(seat);
                reopened.remove(seat);
            }
            Event::Reopened(seat) => {
                finished.remove(seat);
                reopened.insert(seat);
            }
            Event::BacksChanged(seat, _) => traded.insert(seat),
            Event::PackSold(seat, _) => {
                explained.insert(seat);
                match packs.iter_mut().find(|(buyer, _)| *buyer == seat) {
                    Some((_, number)) => *number += 1,
                    None => packs.push((seat, 1)),
                }
            }
            Event::Traded(Offer { from, to, .. }, _) => {
                explained = explained.with(from).with(to);
                lines.extend(event_line(event));
            }
            _ => lines.extend(event_line(event)),
        }
    }
    let traded = traded.difference(explained);
    if !traded.is_empty() {
        lines.push(words::traded(traded));
    }
    for (seat, number) in packs {
        lines.push(words::packs_sold(seat, number));
    }
    if !finished.is_empty() {
        lines.push(words::finished(finished));
    }
    lines.extend(reopened.iter().filter_map(|seat| event_line(&Event::Reopened(seat))));
    sentences(lines)
}

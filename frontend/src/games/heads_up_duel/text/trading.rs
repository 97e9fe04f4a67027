//! What several seats did one after the other in trading, told at once.

use engine::games::heads_up_duel::Event;
use engine::seat::{Seat, SeatSet};

use super::events::event;
use crate::words::count;
use crate::words::players::Players;

/// Whether these events are more than one thing that a seat did: that a seat has finished, or has an
/// offer to answer, stands in a frame of its own otherwise.
pub fn are_many(events: &[Event]) -> bool {
    let tells = |event: &Event| matches!(event, Event::Finished(_) | Event::Reopened(_));
    events.len() > 1 && events.iter().any(tells)
}

/// The same in one line.
pub fn in_one_line(events: &[Event], players: &Players) -> String {
    let mut told: Vec<String> = Vec::new();
    let (mut traded, mut finished, mut open) = (SeatSet::EMPTY, SeatSet::EMPTY, SeatSet::EMPTY);
    let mut explained = SeatSet::EMPTY;
    let mut packs: Vec<(Seat, usize)> = Vec::new();
    for happened in events {
        match happened {
            Event::Finished(seat) => {
                finished = finished.with(*seat);
                open = open.without(*seat);
            }
            Event::Reopened(seat) => {
                finished = finished.without(*seat);
                open = open.with(*seat);
            }
            Event::BacksChanged(seat, _) => traded = traded.with(*seat),
            Event::PackSold(seat, _) => {
                explained = explained.with(*seat);
                match packs.iter_mut().find(|(buyer, _)| buyer == seat) {
                    Some((_, number)) => *number += 1,
                    None => packs.push((*seat, 1)),
                }
            }
            secret => {
                if let Event::Traded(offer, _) = secret {
                    explained = explained.with(offer.from).with(offer.to);
                }
                told.extend(event(secret, players));
            }
        }
    }
    let traded = traded.minus(explained);
    if !traded.is_empty() {
        told.push(format!("{} {} traded.", players.list(traded), have(traded)));
    }
    for (seat, number) in packs {
        told.push(format!("{} buys {}.", players.name(seat), count(number, "pack", "packs")));
    }
    if !finished.is_empty() {
        told.push(format!(
            "{} {} finished for this period.",
            players.list(finished),
            have(finished)
        ));
    }
    told.extend(open.iter().filter_map(|seat| event(&Event::Reopened(seat), players)));
    told.join(" ")
}

fn have(seats: SeatSet) -> &'static str {
    if seats.len() == 1 { "has" } else { "have" }
}

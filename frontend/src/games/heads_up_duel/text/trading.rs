//! Several seats' trading actions told at once.

use engine::games::heads_up_duel::{Event, Phase, View};
use engine::seat::{Seat, SeatSet};

use super::events::event;
use crate::words::line::{Line, sentences};
use crate::words::messages::heads_up_duel::events as words;
use crate::words::text::Text;

/// The line on what everybody does in trading; the ticks beside it show who has.
pub const fn before_visits(view: &View) -> Option<Text> {
    match view.phase {
        Phase::Trading(0) => Some(words::BEFORE_TRADING),
        Phase::Trading(_) => Some(words::TRADE_ON),
        Phase::Naming(_)
        | Phase::Named(_)
        | Phase::Picking
        | Phase::Showdown
        | Phase::Advantage
        | Phase::Resolving
        | Phase::RoundOver
        | Phase::DuelOver
        | Phase::Over => None,
    }
}

/// Whether these are several actions told at once: a finish or an offer to answer has a frame of its own otherwise.
pub fn are_many(events: &[Event]) -> bool {
    let tells = |event: &Event| matches!(event, Event::Finished(_) | Event::Reopened(_));
    events.len() > 1 && events.iter().any(tells)
}

/// Such events in one line.
pub fn in_one_line(events: &[Event]) -> Option<Line> {
    let mut all: Vec<Line> = Vec::new();
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
                all.extend(event(secret));
            }
        }
    }
    let traded = traded.minus(explained);
    if !traded.is_empty() {
        all.push(words::traded(traded));
    }
    for (seat, number) in packs {
        all.push(words::packs_sold(seat, number));
    }
    if !finished.is_empty() {
        all.push(words::finished(finished));
    }
    all.extend(open.iter().filter_map(|seat| event(&Event::Reopened(seat))));
    sentences(all)
}

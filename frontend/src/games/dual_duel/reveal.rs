//! How what happens is shown.

use engine::games::dual_duel::Event;

use crate::games::dual_duel::text as words;
use crate::playback::FrameKind;
use crate::words::players::Players;

/// How an event is shown.
pub const fn kind(event: &Event) -> FrameKind {
    match event {
        Event::Chose(..) => FrameKind::Choice,
        Event::DuelBegan(_) | Event::Dealt(..) | Event::RoundBegan(_) => FrameKind::Deal,
        Event::TimedOut(_)
        | Event::WildsLaid(..)
        | Event::Given(_)
        | Event::Kept(_)
        | Event::Called(_)
        | Event::Answered(..)
        | Event::Swapped(..)
        | Event::RoundWon { .. }
        | Event::BonusBegan
        | Event::TookUp { .. }
        | Event::DuelWon { .. }
        | Event::Conceded(_)
        | Event::Ended(_) => FrameKind::Public,
    }
}

/// A moment in words. That a round begins shows; that a duel does is told.
pub fn telling(kind: FrameKind, events: &[Event], players: &Players) -> Option<String> {
    match (kind, events) {
        (FrameKind::Deal, [Event::RoundBegan(_)]) => None,
        (FrameKind::Deal, [began @ Event::DuelBegan(_), ..]) => words::event(began, players),
        (FrameKind::Choice | FrameKind::Deal | FrameKind::Public, events) => {
            words::telling(events, players)
        }
    }
}

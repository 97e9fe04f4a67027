//! How what happens is shown.

use engine::games::heads_up_duel::Event;

use crate::games::heads_up_duel::text as words;
use crate::playback::FrameKind;
use crate::words::players::Players;

/// How an event is shown.
pub const fn kind(event: &Event) -> FrameKind {
    match event {
        Event::Chose(..) | Event::Named(..) => FrameKind::Choice,
        Event::DuelBegan(..) | Event::RoundBegan(..) => FrameKind::Deal,
        Event::PeriodBegan(_)
        | Event::Offered(_)
        | Event::Closed(..)
        | Event::Traded(..)
        | Event::BacksChanged(..)
        | Event::TokenSpent(_)
        | Event::PackSold(..)
        | Event::Unpacked { .. }
        | Event::Finished(_)
        | Event::Reopened(_)
        | Event::TimedOut(_)
        | Event::Left(_)
        | Event::Submitted { .. }
        | Event::Tied(_)
        | Event::NameShown(..)
        | Event::Picks(_)
        | Event::Picked(..)
        | Event::Shown(..)
        | Event::Played(..)
        | Event::JokerDoes(..)
        | Event::QueenSpent(_)
        | Event::Flipped(_)
        | Event::Swept(_)
        | Event::Ready(_)
        | Event::RoundEnded { .. }
        | Event::DuelEnded { .. }
        | Event::Bonus(_)
        | Event::Conceded(_)
        | Event::Ended(_) => FrameKind::Public,
    }
}

/// A moment in words. That a round begins shows; that a duel does is told.
pub fn telling(kind: FrameKind, events: &[Event], players: &Players) -> Option<String> {
    match (kind, events) {
        (FrameKind::Deal, [Event::RoundBegan(..)]) => None,
        (FrameKind::Deal, [began @ Event::DuelBegan(..), ..]) => words::event(began, players),
        (FrameKind::Choice | FrameKind::Deal | FrameKind::Public, events) => {
            words::telling(events, players)
        }
    }
}

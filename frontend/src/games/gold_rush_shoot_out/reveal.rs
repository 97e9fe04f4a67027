//! How what happens is shown.

use engine::games::gold_rush_shoot_out::Event;

use crate::games::gold_rush_shoot_out::text as words;
use crate::playback::FrameKind;
use crate::words::players::Players;

/// How an event is shown.
pub const fn kind(event: &Event) -> FrameKind {
    match event {
        Event::Loaded(..)
        | Event::Aimed(..)
        | Event::RanOut(_)
        | Event::StandChosen(..)
        | Event::AmbushChosen(..) => FrameKind::Choice,
        Event::RoundBegan(..) | Event::TakeLaid(_) => FrameKind::Deal,
        Event::BreakBegan
        | Event::TimedOut(_)
        | Event::AimsShown(_)
        | Event::Passed(_)
        | Event::Played(..)
        | Event::StandoffShown(_)
        | Event::AmmoDiscarded(_)
        | Event::AmbushShown(_)
        | Event::Turned(_)
        | Event::Revealed(..)
        | Event::Ducked(..)
        | Event::Wounded(..)
        | Event::Took(..)
        | Event::TookPriority(_)
        | Event::LeftOver(_)
        | Event::EnvelopeOpened(..)
        | Event::Left(_)
        | Event::Ended(_) => FrameKind::Public,
    }
}

/// A moment in words. What is laid out for the next round is seen when that is played.
pub fn telling(kind: FrameKind, events: &[Event], players: &Players) -> Option<String> {
    match (kind, events) {
        (FrameKind::Deal, [began @ Event::RoundBegan(..), ..]) => words::event(began, players),
        (FrameKind::Choice | FrameKind::Deal | FrameKind::Public, events) => {
            words::telling(events, players)
        }
    }
}

/// Whether all have chosen something at once, and it is about to be shown.
pub fn is_counted(news: &[Event]) -> bool {
    news.iter().any(|event| {
        matches!(event, Event::AimsShown(_) | Event::StandoffShown(_) | Event::AmbushShown(_))
    })
}

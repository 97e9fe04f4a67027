//! How what happens is shown.

use engine::games::gold_rush_shoot_out::Event;

use crate::games::story::Kind;
use crate::words::gold_rush_shoot_out as words;
use crate::words::players::Players;

/// How an event is shown.
pub const fn kind(event: &Event) -> Kind {
    match event {
        Event::Loaded(..)
        | Event::Aimed(..)
        | Event::RanOut(_)
        | Event::StandChosen(..)
        | Event::AmbushChosen(..) => Kind::Choice,
        Event::RoundBegan(..) | Event::TakeLaid(_) => Kind::Deal,
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
        | Event::Ended(_) => Kind::Shown,
    }
}

/// Whether an event belongs to the same moment as the one before it.
pub fn at_once(last: &Event, event: &Event) -> bool {
    match event {
        Event::TakeLaid(_) => matches!(last, Event::RoundBegan(..)),
        Event::TimedOut(_) => matches!(last, Event::TimedOut(_)),
        Event::AmmoDiscarded(_) => {
            matches!(last, Event::StandoffShown(_) | Event::AmmoDiscarded(_))
        }
        Event::Turned(_) => matches!(last, Event::AmbushShown(_) | Event::Turned(_)),
        // All bullets hit at once.
        Event::Ducked(..) | Event::Wounded(..) => {
            matches!(last, Event::Ducked(..) | Event::Wounded(..))
        }
        Event::BreakBegan
        | Event::RoundBegan(..)
        | Event::Loaded(..)
        | Event::Aimed(..)
        | Event::RanOut(_)
        | Event::AimsShown(_)
        | Event::Passed(_)
        | Event::Played(..)
        | Event::StandChosen(..)
        | Event::StandoffShown(_)
        | Event::AmbushChosen(..)
        | Event::AmbushShown(_)
        | Event::Revealed(..)
        | Event::Took(..)
        | Event::TookPriority(_)
        | Event::LeftOver(_)
        | Event::EnvelopeOpened(..)
        | Event::Left(_)
        | Event::Ended(_) => false,
    }
}

/// A moment in words. What is laid out for the next round is seen when that is played.
pub fn telling(kind: Kind, events: &[Event], players: &Players) -> Option<String> {
    match (kind, events) {
        (Kind::Deal, [began @ Event::RoundBegan(..), ..]) => words::event(began, players),
        (Kind::Choice | Kind::Deal | Kind::Shown, events) => words::telling(events, players),
    }
}

/// Whether all have chosen something at once, and it is about to be shown.
pub fn is_counted(news: &[Event]) -> bool {
    news.iter().any(|event| {
        matches!(event, Event::AimsShown(_) | Event::StandoffShown(_) | Event::AmbushShown(_))
    })
}

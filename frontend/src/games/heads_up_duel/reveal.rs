//! How what happens is shown.

use engine::games::heads_up_duel::Event;

use crate::games::story::Kind;
use crate::words::heads_up_duel as words;
use crate::words::players::Players;

/// How an event is shown.
pub const fn kind(event: &Event) -> Kind {
    match event {
        Event::Chose(..) | Event::Named(..) => Kind::Choice,
        Event::DuelBegan(..) | Event::RoundBegan(..) => Kind::Deal,
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
        | Event::Ended(_) => Kind::Shown,
    }
}

/// Whether an event belongs to the same moment as the one before it.
pub const fn at_once(last: &Event, event: &Event) -> bool {
    match event {
        Event::Unpacked { .. } => matches!(last, Event::PackSold(..) | Event::BacksChanged(..)),
        Event::BacksChanged(..) => matches!(
            last,
            Event::Traded(..)
                | Event::PackSold(..)
                | Event::Unpacked { .. }
                | Event::BacksChanged(..)
        ),
        Event::Submitted { .. } => matches!(last, Event::Submitted { .. }),
        Event::NameShown(..) => matches!(last, Event::NameShown(..)),
        Event::JokerDoes(..) => {
            matches!(last, Event::Shown(..) | Event::Played(..) | Event::JokerDoes(..))
        }
        Event::QueenSpent(_) => matches!(last, Event::Played(..)),
        Event::RoundBegan(..) => matches!(last, Event::DuelBegan(..)),
        Event::Ended(_) => {
            matches!(last, Event::Conceded(_) | Event::Bonus(_) | Event::DuelEnded { .. })
        }
        Event::PeriodBegan(_)
        | Event::Offered(_)
        | Event::Closed(..)
        | Event::Traded(..)
        | Event::TokenSpent(_)
        | Event::PackSold(..)
        | Event::Finished(_)
        | Event::Reopened(_)
        | Event::TimedOut(_)
        | Event::Left(_)
        | Event::Tied(_)
        | Event::Named(..)
        | Event::Picks(_)
        | Event::Picked(..)
        | Event::DuelBegan(..)
        | Event::Chose(..)
        | Event::Shown(..)
        | Event::Played(..)
        | Event::Flipped(_)
        | Event::Swept(_)
        | Event::Ready(_)
        | Event::RoundEnded { .. }
        | Event::DuelEnded { .. }
        | Event::Bonus(_)
        | Event::Conceded(_) => false,
    }
}

/// A moment in words. That a round begins shows; that a duel does is told.
pub fn telling(kind: Kind, events: &[Event], players: &Players) -> Option<String> {
    match (kind, events) {
        (Kind::Deal, [Event::RoundBegan(..)]) => None,
        (Kind::Deal, [began @ Event::DuelBegan(..), ..]) => words::event(began, players),
        (Kind::Choice | Kind::Deal | Kind::Shown, events) => words::telling(events, players),
    }
}

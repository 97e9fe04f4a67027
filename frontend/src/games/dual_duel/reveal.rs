//! How what happens is shown.

use engine::games::dual_duel::Event;

use crate::games::story::Kind;
use crate::words::dual_duel as words;
use crate::words::players::Players;

/// How an event is shown.
pub const fn kind(event: &Event) -> Kind {
    match event {
        Event::Chose(..) => Kind::Choice,
        Event::DuelBegan(_) | Event::Dealt(..) | Event::RoundBegan(_) => Kind::Deal,
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
        | Event::Ended(_) => Kind::Shown,
    }
}

/// Whether an event belongs to the same moment as the one before it.
pub fn at_once(last: &Event, event: &Event) -> bool {
    match event {
        Event::WildsLaid(..) => matches!(last, Event::WildsLaid(..)),
        Event::Swapped(..) => matches!(last, Event::Swapped(..)),
        Event::TookUp { .. } => matches!(last, Event::TookUp { .. }),
        Event::Dealt(..) => matches!(last, Event::Dealt(..) | Event::DuelBegan(_)),
        Event::Ended(_) => matches!(last, Event::Conceded(_) | Event::DuelWon { .. }),
        Event::DuelBegan(_)
        | Event::RoundBegan(_)
        | Event::Chose(..)
        | Event::TimedOut(_)
        | Event::Given(_)
        | Event::Kept(_)
        | Event::Called(_)
        | Event::Answered(..)
        | Event::RoundWon { .. }
        | Event::BonusBegan
        | Event::DuelWon { .. }
        | Event::Conceded(_) => false,
    }
}

/// A moment in words. That a round begins shows; that a duel does is told.
pub fn telling(kind: Kind, events: &[Event], players: &Players) -> Option<String> {
    match (kind, events) {
        (Kind::Deal, [Event::RoundBegan(_)]) => None,
        (Kind::Deal, [began @ Event::DuelBegan(_), ..]) => words::event(began, players),
        (Kind::Choice | Kind::Deal | Kind::Shown, events) => words::telling(events, players),
    }
}

//! How what happens is shown.

use engine::games::fools_gambit::Event;

use crate::games::story::Kind;
use crate::words::fools_gambit as words;
use crate::words::players::Players;

/// How an event is shown.
pub const fn kind(event: &Event) -> Kind {
    match event {
        Event::Chose(..) | Event::SwapChosen(..) => Kind::Choice,
        Event::RoundBegan(_) | Event::Recycled(_) | Event::Drew(..) => Kind::Deal,
        Event::TimedOut(_)
        | Event::WagersShown(_)
        | Event::Swapped(..)
        | Event::DuelsShown(_)
        | Event::FivesActed(_)
        | Event::Exchanged { .. }
        | Event::TwoTook(..)
        | Event::SevenReversed(_)
        | Event::RoundWon { .. }
        | Event::Banked(..)
        | Event::Discarded(..)
        | Event::WagerReturned(..)
        | Event::Conceded(_)
        | Event::Ended(_) => Kind::Shown,
    }
}

/// Whether an event belongs to the same moment as the one before it.
pub fn at_once(last: &Event, event: &Event) -> bool {
    match event {
        Event::Swapped(..) => matches!(last, Event::Swapped(..)),
        Event::Exchanged { .. } => matches!(last, Event::FivesActed(_) | Event::Exchanged { .. }),
        Event::SevenReversed(_) => matches!(last, Event::SevenReversed(_)),
        Event::Banked(..)
        | Event::Discarded(..)
        | Event::WagerReturned(..)
        | Event::Recycled(_)
        | Event::Drew(..) => true,
        Event::Ended(_) => matches!(last, Event::Conceded(_)),
        Event::RoundBegan(_)
        | Event::Chose(..)
        | Event::TimedOut(_)
        | Event::WagersShown(_)
        | Event::SwapChosen(..)
        | Event::DuelsShown(_)
        | Event::FivesActed(_)
        | Event::TwoTook(..)
        | Event::RoundWon { .. }
        | Event::Conceded(_) => false,
    }
}

/// A moment in words.
pub fn telling(kind: Kind, events: &[Event], players: &Players) -> Option<String> {
    match kind {
        Kind::Shown | Kind::Choice => words::telling(events, players),
        Kind::Deal => {
            let recycled = |event: &&Event| matches!(event, Event::Recycled(_));
            let recycled: Vec<_> = events.iter().filter(recycled).copied().collect();
            words::telling(&recycled, players)
        }
    }
}

//! How what happens is shown.

use engine::games::fools_gambit::Event;

use crate::games::fools_gambit::text as words;
use crate::playback::FrameKind;
use crate::words::players::Players;

/// How an event is shown.
pub const fn kind(event: &Event) -> FrameKind {
    match event {
        Event::Chose(..) | Event::SwapChosen(..) => FrameKind::Choice,
        Event::RoundBegan(_) | Event::Recycled(_) | Event::Drew(..) => FrameKind::Deal,
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
        | Event::Ended(_) => FrameKind::Public,
    }
}

/// A moment in words.
pub fn telling(kind: FrameKind, events: &[Event], players: &Players) -> Option<String> {
    match kind {
        FrameKind::Public | FrameKind::Choice => words::telling(events, players),
        FrameKind::Deal => {
            let recycled = |event: &&Event| matches!(event, Event::Recycled(_));
            let recycled: Vec<_> = events.iter().filter(recycled).copied().collect();
            words::telling(&recycled, players)
        }
    }
}

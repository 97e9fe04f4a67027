//! What happened, cut into the moments in which it is shown.

use std::ops::Range;

use engine::games::fools_gambit::{Event, View};

use super::scene::Scene;

/// How a moment is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A choice that is told when all may know it.
    Choice,
    /// Something that all see happen.
    Shown,
    /// The next round's cards are drawn.
    Deal,
}

/// One moment: events that happen at once, and the table after them.
#[derive(Clone, PartialEq, Debug)]
pub struct Moment {
    /// How it is shown.
    pub kind: Kind,
    /// Which of the events they are.
    pub events: Range<usize>,
    /// The table after them.
    pub scene: Scene,
}

/// Cuts what happened into moments. `before` and `after` are the views, before and after it, of
/// whoever saw the events.
pub fn moments(before: &View, after: &View, news: &[Event]) -> Vec<Moment> {
    let mut scene = Scene::of(before);
    cut(news)
        .into_iter()
        .map(|(kind, events)| {
            scene.calm();
            for event in &news[events.clone()] {
                scene.apply(event, after);
            }
            Moment { kind, events, scene: scene.clone() }
        })
        .collect()
}

/// The moments to be shown one after the other, of the last round that anything is told of.
pub fn of_last_round(mut moments: Vec<Moment>) -> Vec<Moment> {
    let last = moments.iter().rposition(|moment| moment.kind == Kind::Shown);
    let Some(last) = last else { return Vec::new() };
    let deal = moments[..last].iter().rposition(|moment| moment.kind == Kind::Deal);
    moments.drain(..deal.map_or(0, |deal| deal + 1));
    moments.retain(|moment| moment.kind != Kind::Choice);
    moments
}

/// Which events happen at once, and how they are shown.
pub fn cut(news: &[Event]) -> Vec<(Kind, Range<usize>)> {
    let mut cuts: Vec<(Kind, Range<usize>)> = Vec::new();
    let mut last = None;
    for (at, event) in news.iter().enumerate() {
        match cuts.last_mut() {
            Some((_, events)) if last.is_some_and(|last| at_once(last, event)) => {
                events.end = at + 1;
            }
            _ => cuts.push((kind(event), at..at + 1)),
        }
        last = Some(event);
    }
    cuts
}

const fn kind(event: &Event) -> Kind {
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
fn at_once(last: &Event, event: &Event) -> bool {
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

//! What lies where on the table at one moment.

use std::rc::Rc;

use engine::cards::Rank;
use engine::games::fools_gambit::{Event, FoolsGambit, View};
use engine::seat::{BySeat, Seat};

use super::row::{Row, is_put_away};
use crate::games::fools_gambit::text;
use crate::playback::{self, FrameKind, FrameOf};
use crate::services::sound::Cue;
use crate::words::players::Players;

/// How a round was decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// The values that were compared.
    pub values: BySeat<Rank>,
    /// Whether a 7 reversed the result.
    pub reversed: bool,
    /// The winner; `None` for a tie.
    pub winner: Option<Seat>,
}

impl Verdict {
    const fn of(event: &Event) -> Option<Self> {
        match *event {
            Event::RoundWon { values, reversed, winner } => Some(Self { values, reversed, winner }),
            _ => None,
        }
    }
}

/// What lies where at one moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    /// The piles and all else that the observer knows.
    pub view: Rc<View>,
    /// The cards of the round.
    pub rows: BySeat<Row>,
    /// How the round was decided, once it is.
    pub verdict: Option<Verdict>,
}

impl playback::Scene for Scene {
    type Game = FoolsGambit;

    fn at_rest(view: &Rc<View>) -> Self {
        let rows = BySeat::from_fn(|seat| Row::of(&view.seats[seat]));
        Self { view: view.clone(), rows, verdict: None }
    }

    fn after(&self, frame: &FrameOf<FoolsGambit>) -> Self {
        let view = frame.view.clone();
        let verdict = frame.events.iter().find_map(Verdict::of);
        let still = self.verdict.filter(|_| view.seats.0.iter().all(is_put_away));
        let rows =
            BySeat::from_fn(|seat| self.rows[seat].after(seat, &view.seats[seat], &frame.events));
        Self { view, rows, verdict: verdict.or(still) }
    }

    /// Cards lie face-down before both are turned up together; and who has won is seen before the wagers go to their piles.
    fn beat(&self, frame: &FrameOf<FoolsGambit>) -> Option<Self> {
        let is = |wanted: fn(&Event) -> bool| frame.events.iter().any(wanted);
        let next = self.after(frame);
        let rows = if is(|event| matches!(event, Event::WagersShown(_) | Event::DuelsShown(_))) {
            next.rows.map(Row::before_turning)
        } else if is(|event| matches!(event, Event::RoundWon { winner: Some(_), .. })) {
            next.rows.map(Row::before_put_away)
        } else {
            return None;
        };
        Some(Self { view: self.view.clone(), rows, verdict: next.verdict })
    }

    fn cue(event: &Event) -> Option<Cue> {
        match event {
            Event::Swapped(..) | Event::TwoTook(..) | Event::Recycled(_) => Some(Cue::Card),
            Event::WagersShown(_) | Event::DuelsShown(_) | Event::Exchanged { .. } => {
                Some(Cue::Flip)
            }
            Event::FivesActed(_) | Event::SevenReversed(_) => Some(Cue::Hit),
            Event::RoundWon { winner: None, .. } => Some(Cue::Blank),
            Event::RoundWon { winner: Some(_), .. } | Event::Ended(_) => Some(Cue::Win),
            Event::TimedOut(_) => Some(Cue::Clock),
            Event::RoundBegan(_)
            | Event::Drew(..)
            | Event::Chose(..)
            | Event::SwapChosen(..)
            | Event::Banked(..)
            | Event::Discarded(..)
            | Event::WagerReturned(..)
            | Event::Conceded(_) => None,
        }
    }

    fn kind(event: &Event) -> FrameKind {
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

    /// Of a deal only what is not the same in every round.
    fn narrate(frame: &FrameOf<FoolsGambit>, players: &Players) -> Option<String> {
        match playback::kind::<Self>(frame) {
            FrameKind::Public | FrameKind::Choice => text::at_once(&frame.events, players),
            FrameKind::Deal => {
                let recycled = |event: &&Event| matches!(event, Event::Recycled(_));
                let recycled: Vec<_> = frame.events.iter().filter(recycled).copied().collect();
                text::at_once(&recycled, players)
            }
        }
    }
}

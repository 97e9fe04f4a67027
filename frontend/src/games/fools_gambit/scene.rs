use std::rc::Rc;

use engine::games::fools_gambit::{Event, FoolsGambit, View};
use engine::seat::{BySeat, Seat, SeatSet};

use super::row::CardRow;
use crate::games::fools_gambit::text;
use crate::playback::{self, FrameKind, FrameOf, Marks};
use crate::services::sound::Cue;
use crate::words::line::Line;

/// The table at one moment of playback.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    pub view: Rc<View>,
    pub rows: BySeat<CardRow>,
    /// The round's winner, until the next round begins.
    pub winner: Option<Seat>,
}

impl playback::Scene for Scene {
    type Game = FoolsGambit;

    /// In milliseconds. A round plays in two steps, at most six seconds in all.
    const LONGEST: u32 = 3_600;

    fn at_rest(view: &Rc<View>) -> Self {
        let rows = BySeat::from_fn(|seat| CardRow::of(&view.seats[seat]));
        Self { view: view.clone(), rows, winner: None }
    }

    fn view(&self) -> &Rc<View> {
        &self.view
    }

    fn after(&self, frame: &FrameOf<FoolsGambit>) -> Self {
        let view = frame.view.clone();
        let still = self.winner.filter(|_| view.seats.0.iter().all(|seat| seat.held == 0));
        let won = frame.events.iter().find_map(|event| match *event {
            Event::RoundWon { winner, .. } => winner,
            _ => None,
        });
        let winner = won.or(still);
        let rows = BySeat::from_fn(|seat| self.rows[seat].after(seat, frame, winner));
        Self { view, rows, winner }
    }

    /// Cards lie face-down before they turn up, and the winner shows before wagers go to their piles.
    fn beat(&self, frame: &FrameOf<FoolsGambit>) -> Option<Self> {
        let is_worth_one = |event: &Event| {
            use Event::{DuelsShown, Exchanged, RoundWon, WagersShown};
            matches!(
                event,
                WagersShown(_)
                    | DuelsShown(_)
                    | Exchanged { .. }
                    | RoundWon { winner: Some(_), .. }
            )
        };
        if !frame.events.iter().any(is_worth_one) {
            return None;
        }
        let next = self.after(frame);
        let rows = next.rows.map(CardRow::a_beat_before);
        Some(Self { view: self.view.clone(), rows, ..next })
    }

    fn marks(event: &Event) -> Marks {
        match event {
            Event::Chose(..) | Event::SwapChosen(..) => Marks::CHOICE,
            Event::RoundBegan(_) | Event::Drew(..) => Marks::DEAL,
            Event::Recycled(_) => Marks::of(FrameKind::Deal, Some(Cue::Card)),
            Event::Swapped(..) | Event::TwoTook(..) => Marks::heard(Cue::Card),
            Event::WagersShown(_) | Event::DuelsShown(_) | Event::Exchanged { .. } => {
                Marks::heard(Cue::Flip)
            }
            Event::FivesActed(_) | Event::SevenReversed(_) => Marks::heard(Cue::Hit),
            Event::RoundWon { winner: None, .. } => Marks::heard(Cue::Blank),
            Event::RoundWon { winner: Some(seat), .. } => Marks::won(*seat, [*seat, seat.other()]),
            Event::Ended(_) => Marks::heard(Cue::Win),
            Event::TimedOut(_) => Marks::heard(Cue::Clock),
            Event::Banked(..)
            | Event::Discarded(..)
            | Event::WagerReturned(..)
            | Event::Conceded(_) => Marks::SILENT,
        }
    }

    /// In a deal, only the part that differs from round to round.
    fn narrate(frame: &FrameOf<FoolsGambit>, _: SeatSet) -> Option<Line> {
        match playback::kind::<Self>(frame) {
            FrameKind::Public | FrameKind::Choice => text::at_once(&frame.events),
            FrameKind::Deal => {
                let recycled = |event: &&Event| matches!(event, Event::Recycled(_));
                let recycled: Vec<_> = frame.events.iter().filter(recycled).copied().collect();
                text::at_once(&recycled)
            }
        }
    }
}

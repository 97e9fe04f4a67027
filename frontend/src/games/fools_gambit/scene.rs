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

    /// A round plays in two steps, at most six seconds in all.
    const LONGEST_MS: u32 = 3_600;

    fn at_rest(view: &Rc<View>) -> Self {
        let rows = BySeat::from_fn(|seat| CardRow::from_view(&view.seats[seat]));
        Self { view: view.clone(), rows, winner: None }
    }

    fn view(&self) -> &Rc<View> {
        &self.view
    }

    fn after(&self, frame: &FrameOf<FoolsGambit>) -> Self {
        let view = frame.view.clone();
        let is_between_rounds = view.seats.0.iter().all(|seat| seat.held == 0);
        let new_winner = frame.events.iter().find_map(|event| match *event {
            Event::RoundWon { winner, .. } => winner,
            _ => None,
        });
        let winner = new_winner.or(self.winner.filter(|_| is_between_rounds));
        let rows = BySeat::from_fn(|seat| self.rows[seat].after(seat, frame, winner));
        Self { view, rows, winner }
    }

    /// Cards lie face-down before they turn up, and the winner shows before wagers go to their piles.
    fn beat(&self, frame: &FrameOf<FoolsGambit>) -> Option<Self> {
        let deserves_beat = |event: &Event| match event {
            Event::WagersShown(_) | Event::DuelsShown(_) | Event::Exchanged { .. } => true,
            Event::RoundWon { winner, .. } => winner.is_some(),
            _ => false,
        };
        if !frame.events.iter().any(deserves_beat) {
            return None;
        }
        let after = self.after(frame);
        let rows = after.rows.map(CardRow::before_reveal);
        Some(Self { view: self.view.clone(), rows, ..after })
    }

    fn marks(event: &Event) -> Marks {
        match event {
            Event::Chose(..) | Event::SwapChosen(..) => Marks::CHOICE,
            Event::RoundBegan(_) | Event::Drew(..) => Marks::DEAL,
            Event::Recycled(_) => Marks::new(FrameKind::Deal, Some(Cue::Card)),
            Event::Swapped(..) | Event::TwoTook(..) => Marks::from_cue(Cue::Card),
            Event::WagersShown(_) | Event::DuelsShown(_) | Event::Exchanged { .. } => {
                Marks::from_cue(Cue::Flip)
            }
            Event::FivesActed(_) | Event::SevenReversed(_) => Marks::from_cue(Cue::Hit),
            Event::RoundWon { winner: None, .. } => Marks::from_cue(Cue::Blank),
            Event::RoundWon { winner: Some(seat), .. } => Marks::win(*seat, [*seat, seat.other()]),
            Event::Ended(_) => Marks::from_cue(Cue::Win),
            Event::TimedOut(_) => Marks::from_cue(Cue::Clock),
            _ => Marks::SILENT,
        }
    }

    /// A deal tells only of a reshuffle, since all else is the same in every round.
    fn narrate(frame: &FrameOf<FoolsGambit>, _: SeatSet) -> Option<Line> {
        match playback::kind::<Self>(frame) {
            FrameKind::Public | FrameKind::Choice => text::frame_line(&frame.events),
            FrameKind::Deal => {
                let is_recycled = |event: &&Event| matches!(event, Event::Recycled(_));
                let recycled: Vec<_> = frame.events.iter().filter(is_recycled).copied().collect();
                text::frame_line(&recycled)
            }
        }
    }
}

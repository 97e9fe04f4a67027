use std::rc::Rc;

use engine::games::heads_up_duel::{
    Card, DuelView, Event, HeadsUpDuel, Phase, Scoring, Side, SideView, View,
};
use engine::seat::{Seat, SeatSet};

use super::text;
use crate::playback::{self, FrameOf, Marks};
use crate::services::sound::Cue;
use crate::words::line::Line;

fn played_card(events: &[Event]) -> Option<(Seat, Card)> {
    events.iter().find_map(|event| match event {
        Event::Played(seat, card) => Some((*seat, *card)),
        _ => None,
    })
}

/// The seat whose card changes the lead, if that is news to the observer.
fn lead_change(frame: &FrameOf<HeadsUpDuel>) -> Option<Seat> {
    let leads = |view: &View| view.duel.map(|duel| duel.leads);
    let (seat, _) = played_card(&frame.events)?;
    let is_news = frame.view.observer.seat() != Some(seat);
    (is_news && leads(&frame.before) != leads(&frame.view)).then_some(seat)
}

/// Whether two of several seats are about to begin their duel: neither of the two has chosen a card.
pub fn is_meeting(view: &View) -> bool {
    let is_first = view.duel.is_some_and(|duel| duel.round == 1);
    let is_open = view.phase == Phase::Showdown && view.turn.awaited().len() == 2;
    view.seats > 2 && is_first && is_open
}

/// The table at one moment of playback.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    pub view: Rc<View>,
    /// The running duel; the last one stays in sight after the game.
    pub duel: Option<DuelView>,
    /// The seat that said "ready" just now.
    pub ready: Option<Seat>,
    /// The number of times that an Ace has reversed this round's scoring: odd if the lowest sum wins.
    pub flips: usize,
    /// Whether both showdown cards turn up just now.
    pub is_turning: bool,
    /// The card played just now.
    pub played: Option<(Seat, Card)>,
    /// The seat about to play a card that changes the lead. The card lies face-down for a beat.
    pub about_to_play: Option<Seat>,
}

impl playback::Scene for Scene {
    type Game = HeadsUpDuel;
    const ALWAYS_COUNTS: bool = true;

    fn at_rest(view: &Rc<View>) -> Self {
        let is_lowest = view.duel.is_some_and(|duel| duel.scoring == Scoring::Lowest);
        Self {
            view: view.clone(),
            duel: view.duel,
            ready: None,
            flips: usize::from(is_lowest),
            is_turning: false,
            played: None,
            about_to_play: None,
        }
    }

    fn view(&self) -> &Rc<View> {
        &self.view
    }

    fn after(&self, frame: &FrameOf<HeadsUpDuel>) -> Self {
        let at_rest = Self::at_rest(&frame.view);
        let is_over = at_rest.view.turn.outcome().is_some();
        let is_flip = |event: &&Event| matches!(event, Event::Flipped(_));
        let begins = |event: &Event| matches!(event, Event::DuelBegan(..) | Event::RoundBegan(..));
        let is_ready = |seat: &Seat| frame.events.contains(&Event::Ready(*seat));
        Self {
            duel: at_rest.duel.or(self.duel.filter(|_| is_over)),
            ready: Seat::all(frame.view.seats).find(is_ready),
            flips: if frame.events.iter().any(begins) {
                at_rest.flips
            } else {
                self.flips + frame.events.iter().filter(is_flip).count()
            },
            is_turning: Self::is_counted(&frame.events),
            played: played_card(&frame.events),
            ..at_rest
        }
    }

    /// A countdown precedes the showdown cards.
    fn is_counted(events: &[Event]) -> bool {
        events.iter().any(|event| matches!(event, Event::Shown(..)))
    }

    /// A card that changes the lead lies face-down first, and the winning sum shows before its point is counted.
    fn beat(&self, frame: &FrameOf<HeadsUpDuel>) -> Option<Self> {
        if let Some(seat) = lead_change(frame) {
            let resting = Self { duel: self.duel, flips: self.flips, ..Self::at_rest(&self.view) };
            return Some(Self { about_to_play: Some(seat), ..resting });
        }
        let ends = |event: &Event| matches!(event, Event::RoundEnded { point: Some(_), .. });
        if !frame.events.iter().any(ends) {
            return None;
        }
        let mut next = self.after(frame);
        let (duel, before) = next.duel.as_mut().zip(self.duel)?;
        for side in Side::BOTH {
            duel.sides[side].points = before.sides[side].points;
        }
        Some(Self { view: self.view.clone(), ..next })
    }

    fn marks(event: &Event) -> Marks {
        match event {
            Event::Chose(..) | Event::Named(..) => Marks::CHOICE,
            Event::DuelBegan(..) | Event::RoundBegan(..) => Marks::DEAL,
            Event::Shown(..) | Event::Flipped(_) => Marks::from_cue(Cue::Flip),
            Event::Swept(_) => Marks::from_cue(Cue::Hit),
            Event::Played(..)
            | Event::JokerDoes(..)
            | Event::QueenSpent(_)
            | Event::NameShown(..)
            | Event::Picked(..) => Marks::from_cue(Cue::Card),
            Event::Ready(_) | Event::Submitted { .. } => Marks::from_cue(Cue::Lock),
            Event::RoundEnded { point: None, .. } => Marks::from_cue(Cue::Blank),
            Event::RoundEnded { point: Some(seat), seats, .. } => Marks::win(*seat, seats.0),
            Event::DuelEnded { .. } | Event::Bonus(_) | Event::Ended(_) => {
                Marks::from_cue(Cue::Win)
            }
            Event::TimedOut(_) => Marks::from_cue(Cue::Clock),
            // Secret trades and their results are silent.
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
            | Event::Left(_)
            | Event::Tied(_)
            | Event::Picks(_)
            | Event::Conceded(_) => Marks::SILENT,
        }
    }

    /// The board shows that a round begins; a duel's beginning needs a sentence.
    fn narrate(frame: &FrameOf<HeadsUpDuel>, _: SeatSet) -> Option<Line> {
        match frame.events.as_slice() {
            [Event::RoundBegan(..)] => None,
            [began @ Event::DuelBegan(..), ..] => text::event_line(began),
            events => text::frame_line(events),
        }
    }
}

impl Scene {
    /// Whether the showdown cards are up, and the round goes on.
    pub fn is_advantage(&self) -> bool {
        let has_laid = |view: &SideView| !view.table.is_empty() || !view.discard.is_empty();
        self.duel.is_some_and(|duel| match self.view.phase {
            Phase::Resolving => duel.sides.0.iter().any(has_laid),
            _ => duel.acts.is_some(),
        })
    }
}

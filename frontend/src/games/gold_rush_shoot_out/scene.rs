use std::cmp::Reverse;
use std::rc::Rc;

use engine::games::gold_rush_shoot_out::{Event, GoldRushShootOut, Load, Pistol, Stand, View};
use engine::seat::{Seat, SeatSet};
use engine::sort;

use super::text;
use crate::playback::{self, FrameKind, FrameOf, Marks};
use crate::services::sound::Cue;
use crate::words::line::Line;
use crate::words::remarks::Luck;

pub const MS_PER_ENVELOPE: u32 = 1_500;

/// The table at one moment of playback.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    pub view: Rc<View>,
    /// The events of the frame shown just now.
    pub events: Vec<Event>,
    /// The seats with an open envelope, in the order of opening.
    pub opened: Vec<Seat>,
    /// The seat that turns up its ammo now or next.
    pub spotlight: Option<Seat>,
}

impl playback::Scene for Scene {
    type Game = GoldRushShootOut;

    /// A round plays in several steps.
    const LONGEST_MS: u32 = 1_800;

    /// Less for shares, which come several times a round; more for envelopes, which open one by one.
    fn longest_ms(frames: &[&FrameOf<GoldRushShootOut>]) -> u32 {
        let is_share = |event: &Event| matches!(event, Event::Took(..) | Event::TookPriority(_));
        let is_opening = |event: &Event| matches!(event, Event::EnvelopeOpened(..));
        let opened = frames.iter().filter(|frame| frame.events.iter().any(is_opening));
        if frames.iter().all(|frame| frame.events.iter().all(is_share)) {
            1_200
        } else {
            opened.fold(Self::LONGEST_MS, |longest_ms, _| longest_ms + MS_PER_ENVELOPE)
        }
    }

    fn at_rest(view: &Rc<View>) -> Self {
        let mut opened: Vec<Seat> =
            view.all_seats().filter(|seat| view.by_seat[*seat].tally.is_some()).collect();
        if let Some(outcome) = view.turn.outcome() {
            sort::by_key(&mut opened, |seat| Reverse(outcome.rank(*seat)));
        }
        Self { view: view.clone(), events: Vec::new(), opened, spotlight: None }
    }

    fn view(&self) -> &Rc<View> {
        &self.view
    }

    fn after(&self, frame: &FrameOf<GoldRushShootOut>) -> Self {
        let opened = frame.events.iter().filter_map(|event| match event {
            Event::EnvelopeOpened(seat, ..) => Some(*seat),
            _ => None,
        });
        Self {
            view: frame.view.clone(),
            events: frame.events.clone(),
            opened: self.opened.iter().copied().chain(opened).collect(),
            spotlight: revealed_load(&frame.events).map(|(seat, _)| seat),
        }
    }

    fn is_counted(events: &[Event]) -> bool {
        events.iter().any(|event| {
            matches!(event, Event::AimsShown(_) | Event::StandoffShown(_) | Event::AmbushShown(_))
        })
    }

    /// A pause before a pistol shows its load.
    fn beat(&self, frame: &FrameOf<GoldRushShootOut>) -> Option<Self> {
        let (seat, _) = revealed_load(&frame.events)?;
        Some(Self { events: Vec::new(), spotlight: Some(seat), ..self.clone() })
    }

    /// A pistol concerns its holder and its target.
    fn concerns(&self, people: SeatSet) -> bool {
        people.iter().any(|seat| self.spotlight == Some(seat) || self.is_aimed_at(seat))
    }

    fn marks(event: &Event) -> Marks {
        match event {
            Event::Loaded(..)
            | Event::Aimed(..)
            | Event::RanOut(_)
            | Event::StandChosen(..)
            | Event::AmbushChosen(..) => Marks::CHOICE,
            Event::RoundBegan(..) => Marks::DEAL,
            Event::TakeLaid(_) => Marks::new(FrameKind::Deal, Some(Cue::Card)),
            Event::AimsShown(_)
            | Event::StandoffShown(_)
            | Event::AmbushShown(_)
            | Event::EnvelopeOpened(..) => Marks::from_cue(Cue::Flip),
            Event::Revealed(_, load) => {
                Marks::from_cue(if load.is_bullet() { Cue::Hit } else { Cue::Blank })
            }
            Event::Ducked(seat, _) => {
                Marks { luck: vec![(*seat, Luck::Good)], ..Marks::from_cue(Cue::Blank) }
            }
            Event::Wounded(seat, _) => {
                Marks { luck: vec![(*seat, Luck::Bad)], ..Marks::from_cue(Cue::Hit) }
            }
            Event::Played(..) | Event::Turned(_) | Event::Took(..) | Event::TookPriority(_) => {
                Marks::from_cue(Cue::Card)
            }
            Event::Ended(_) => Marks::from_cue(Cue::Win),
            Event::TimedOut(_) => Marks::from_cue(Cue::Clock),
            Event::BreakBegan
            | Event::Passed(_)
            | Event::AmmoDiscarded(_)
            | Event::LeftOver(_)
            | Event::Left(_) => Marks::SILENT,
        }
    }

    /// A round's beginning doesn't name its take: players still read about the round before.
    fn narrate(frame: &FrameOf<GoldRushShootOut>, people: SeatSet) -> Option<Line> {
        match &frame.events[..] {
            [began @ Event::RoundBegan(..), ..] => text::event_line(began, frame.view.seats),
            _ => text::narrate(frame, people),
        }
    }
}

impl Scene {
    /// The pistols fired just now, with loads and targets.
    pub fn shots(&self) -> impl Iterator<Item = (Pistol, Load, Seat)> {
        let is_standing = |seat: Seat| self.view.by_seat[seat].stands != Some(Stand::SitsOut);
        let pistols = revealed_load(&self.events).into_iter().flat_map(move |(seat, load)| {
            let held = self.view.pistols().filter(move |(pistol, _)| pistol.holder == seat);
            held.map(move |(pistol, aim)| (pistol, load, aim))
        });
        pistols.filter(move |(.., aim)| is_standing(aim.at)).map(|(pistol, load, aim)| {
            (pistol, load, if aim.turned { pistol.holder } else { aim.at })
        })
    }

    /// Whether the pistol in the spotlight aims at the seat.
    pub fn is_aimed_at(&self, seat: Seat) -> bool {
        let held = self.view.pistols().filter(|(pistol, _)| self.spotlight == Some(pistol.holder));
        held.map(|(pistol, aim)| if aim.turned { pistol.holder } else { aim.at })
            .any(|target| target == seat)
    }

    /// Whether a bullet strikes the seat just now.
    pub fn is_struck(&self, seat: Seat) -> bool {
        self.shots().any(|(_, load, at)| at == seat && load.is_bullet())
    }

    /// From 0, in priority order.
    pub fn priority_index(&self, seat: Seat) -> u8 {
        let order = (0..).zip(self.view.in_priority());
        order.filter(|(_, other)| *other == seat).map(|(index, _)| index).next().unwrap_or_default()
    }
}

fn revealed_load(events: &[Event]) -> Option<(Seat, Load)> {
    events.iter().find_map(|event| match event {
        Event::Revealed(seat, load) => Some((*seat, *load)),
        _ => None,
    })
}

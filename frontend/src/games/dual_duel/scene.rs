use std::rc::Rc;

use engine::games::dual_duel::{Card, DualDuel, Event, Pair, Score, Slot, Swap, View, score};
use engine::seat::{BySeat, Seat, SeatSet};

use super::text;
use crate::playback::{self, FrameOf, Marks};
use crate::services::sound::Cue;
use crate::words::line::Line;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RoundResult {
    pub scores: BySeat<Score>,
    /// `None` for a tie.
    pub winner: Option<Seat>,
}

/// The cards in front of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct LaidCards {
    pub received: Option<Card>,
    pub kept: Option<Card>,
    /// The wild swapped in, and its former slot.
    pub wild: Option<(Card, Slot)>,
    /// Places of the pair that lie face-down for a beat.
    pub hidden: Places,
    /// Places turned up just now.
    pub turned: Places,
}

/// Some of the two places of a pair.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Places {
    pub received: bool,
    pub kept: bool,
}

impl LaidCards {
    /// `None` until both cards are in sight.
    pub fn pair(self) -> Option<Pair> {
        if self.hidden != Places::default() {
            return None;
        }
        Some(Pair { received: self.received?, kept: self.kept? })
    }
}

/// The table at one moment of playback.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    pub view: Rc<View>,
    /// They stay in sight until the next round.
    pub pairs: BySeat<LaidCards>,
    /// `None` until the round is decided.
    pub verdict: Option<RoundResult>,
}

impl playback::Scene for Scene {
    type Game = DualDuel;

    fn at_rest(view: &Rc<View>) -> Self {
        let pairs = view.seats.map(|seat| LaidCards {
            received: seat.received,
            kept: seat.kept,
            ..LaidCards::default()
        });
        Self { view: view.clone(), pairs, verdict: None }
    }

    fn view(&self) -> &Rc<View> {
        &self.view
    }

    fn after(&self, frame: &FrameOf<DualDuel>) -> Self {
        let begins = |event: &Event| matches!(event, Event::DuelBegan(_) | Event::RoundBegan(_));
        let mut next = Self::at_rest(&frame.view);
        if frame.events.iter().any(begins) {
            return next;
        }
        next.verdict = self.verdict;
        for (lying, before) in next.pairs.0.iter_mut().zip(self.pairs.0) {
            lying.received = lying.received.or(before.received);
            lying.kept = lying.kept.or(before.kept);
            lying.wild = before.wild;
        }
        for event in &frame.events {
            match *event {
                Event::Given(_) => next.turn(Places { received: true, kept: false }),
                Event::Kept(_) => next.turn(Places { received: false, kept: true }),
                Event::Swapped(seat, slot, Swap { brought_in, .. }) => {
                    let lying = &mut next.pairs[seat];
                    lying.wild = Some((brought_in, slot));
                    let is = |card: Option<Card>| card == Some(brought_in);
                    lying.turned = Places { received: is(lying.received), kept: is(lying.kept) };
                }
                Event::RoundWon { scores, winner, .. } => {
                    next.verdict = Some(RoundResult { scores, winner });
                }
                _ => {}
            }
        }
        next
    }

    /// Cards lie face-down before they turn up, and a winning pair shows before it counts.
    fn beat(&self, frame: &FrameOf<DualDuel>) -> Option<Self> {
        let is = |wanted: fn(&Event) -> bool| frame.events.iter().any(wanted);
        let mut next = self.after(frame);
        if is(|event| matches!(event, Event::Given(_) | Event::Kept(_) | Event::Swapped(..))) {
            for lying in &mut next.pairs.0 {
                (lying.hidden, lying.turned) = (lying.turned, Places::default());
            }
        } else if !is(|event| matches!(event, Event::RoundWon { winner: Some(_), .. })) {
            return None;
        }
        Some(Self { view: self.view.clone(), ..next })
    }

    fn marks(event: &Event) -> Marks {
        match event {
            Event::Chose(..) => Marks::CHOICE,
            Event::DuelBegan(_) | Event::Dealt(..) | Event::RoundBegan(_) => Marks::DEAL,
            Event::WildsLaid(..) | Event::BonusBegan | Event::TookUp { .. } => {
                Marks::from_cue(Cue::Card)
            }
            Event::Given(_) | Event::Kept(_) | Event::Swapped(..) => Marks::from_cue(Cue::Flip),
            Event::Called(seats) if seats.is_empty() => Marks::SILENT,
            Event::Called(_) | Event::Answered(_, true) => Marks::from_cue(Cue::Hit),
            Event::Answered(_, false) | Event::RoundWon { winner: None, .. } => {
                Marks::from_cue(Cue::Blank)
            }
            Event::RoundWon { winner: Some(seat), .. } => Marks::won(*seat, [*seat, seat.other()]),
            Event::DuelWon { .. } | Event::Ended(_) => Marks::from_cue(Cue::Win),
            Event::TimedOut(_) => Marks::from_cue(Cue::Clock),
            Event::Conceded(_) => Marks::SILENT,
        }
    }

    /// `None` where a round or duel begins: the last one's winner stays the headline.
    fn narrate(frame: &FrameOf<DualDuel>, _: SeatSet) -> Option<Line> {
        match &frame.events[..] {
            [Event::RoundBegan(_)] | [Event::DuelBegan(_), ..] => None,
            events => text::frame_line(events),
        }
    }
}

impl Scene {
    fn turn(&mut self, places: Places) {
        self.pairs.0.iter_mut().for_each(|lying| lying.turned = places);
    }

    /// `None` until the pair is complete.
    pub fn score(&self, seat: Seat) -> Option<Score> {
        if let Some(verdict) = self.verdict {
            return Some(verdict.scores[seat]);
        }
        let lying = self.pairs[seat];
        Some(Score { wild: lying.wild.is_some(), ..score(lying.pair()?) })
    }
}

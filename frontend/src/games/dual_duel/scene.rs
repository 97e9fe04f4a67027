//! What the board shows at one moment.

use std::rc::Rc;

use engine::games::dual_duel::{Card, DualDuel, Event, Pair, Score, Swap, View, score};
use engine::seat::{BySeat, Seat};

use super::text;
use crate::playback::{self, FrameKind, FrameOf};
use crate::words::players::Players;

/// How a round was decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// What the pairs scored.
    pub scores: BySeat<Score>,
    /// The winner; `None` for a tie.
    pub winner: Option<Seat>,
}

/// The cards in front of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Lying {
    pub given: Option<Card>,
    pub kept: Option<Card>,
    /// The card that was swapped in.
    pub wild: Option<Card>,
}

impl Lying {
    /// The pair, once both of its cards lie.
    pub fn pair(self) -> Option<Pair> {
        Some(Pair { given: self.given?, kept: self.kept? })
    }
}

/// What lies where at one moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    /// All else that the observer knows.
    pub view: Rc<View>,
    /// The pairs, which stay in sight until the next round.
    pub pairs: BySeat<Lying>,
    /// How the round was decided, once it is.
    pub verdict: Option<Verdict>,
}

impl playback::Scene for Scene {
    type Game = DualDuel;

    fn at_rest(view: &Rc<View>) -> Self {
        let pairs = view.seats.map(|seat| Lying { given: seat.given, kept: seat.kept, wild: None });
        Self { view: view.clone(), pairs, verdict: None }
    }

    fn after(&self, frame: &FrameOf<DualDuel>) -> Self {
        let begins = |event: &Event| matches!(event, Event::DuelBegan(_) | Event::RoundBegan(_));
        let mut next = Self::at_rest(&frame.view);
        if frame.events.iter().any(begins) {
            return next;
        }
        next.verdict = self.verdict;
        for (lying, before) in next.pairs.0.iter_mut().zip(self.pairs.0) {
            lying.given = lying.given.or(before.given);
            lying.kept = lying.kept.or(before.kept);
            lying.wild = before.wild;
        }
        for event in &frame.events {
            match *event {
                Event::Swapped(seat, _, Swap { brought_in, .. }) => {
                    next.pairs[seat].wild = Some(brought_in);
                }
                Event::RoundWon { scores, winner, .. } => {
                    next.verdict = Some(Verdict { scores, winner });
                }
                _ => {}
            }
        }
        next
    }

    fn kind(event: &Event) -> FrameKind {
        match event {
            Event::Chose(..) => FrameKind::Choice,
            Event::DuelBegan(_) | Event::Dealt(..) | Event::RoundBegan(_) => FrameKind::Deal,
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
            | Event::Ended(_) => FrameKind::Public,
        }
    }

    /// The board shows that a round begins, and the deal of a duel: neither needs a sentence.
    fn narrate(frame: &FrameOf<DualDuel>, players: &Players) -> Option<String> {
        match &frame.events[..] {
            [Event::RoundBegan(_)] => None,
            [began @ Event::DuelBegan(_), ..] => text::event(began, players),
            events => text::at_once(events, players),
        }
    }
}

impl Scene {
    /// What a pair scores as it lies.
    pub fn score(&self, seat: Seat) -> Option<Score> {
        if let Some(verdict) = self.verdict {
            return Some(verdict.scores[seat]);
        }
        let lying = self.pairs[seat];
        Some(Score { wild: lying.wild.is_some(), ..score(lying.pair()?) })
    }

    /// Whose side is shown near.
    pub fn near(&self) -> Seat {
        self.view.observer.seat().unwrap_or(Seat::ONE)
    }
}

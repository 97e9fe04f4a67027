//! What is worth an award in Dual Duel.

use engine::games::dual_duel::{DualDuel, Event};
use engine::seat::Seat;

use super::text::feats as awards;
use crate::games::feats::{Counts, Feat, Happened};

/// The feats of a match.
pub fn feats(happened: &[Happened<'_, DualDuel>]) -> Vec<Feat> {
    let mut pairs = Counts::of(&awards::BEST_PAIR);
    let mut calls = Counts::of(&awards::WILDEST);
    for Happened { decisions, event, .. } in happened {
        match event {
            Event::RoundWon { scores, winner: Some(seat), .. } => {
                pairs.most(*seat, scores[*seat].points().into(), *decisions);
            }
            Event::Called(seats) => {
                Seat::all(2)
                    .filter(|seat| seats.contains(*seat))
                    .for_each(|seat| calls.add(seat, 1, *decisions));
            }
            Event::DuelBegan(..)
            | Event::Dealt(..)
            | Event::Chose(..)
            | Event::TimedOut(..)
            | Event::WildsLaid(..)
            | Event::RoundBegan(..)
            | Event::Given(..)
            | Event::Kept(..)
            | Event::Answered(..)
            | Event::Swapped(..)
            | Event::RoundWon { .. }
            | Event::BonusBegan
            | Event::TookUp { .. }
            | Event::DuelWon { .. }
            | Event::Conceded(..)
            | Event::Ended(..) => {}
        }
    }
    pairs.feats().chain(calls.feats()).collect()
}

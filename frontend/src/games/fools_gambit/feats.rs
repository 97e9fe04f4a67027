//! What is worth an award in Fools Gambit.

use engine::games::fools_gambit::{Event, FoolsGambit};

use super::text::feats as awards;
use crate::games::feats::{Counts, Feat, Happened};

/// The feats of a game.
pub fn feats(happened: &[Happened<'_, FoolsGambit>]) -> Vec<Feat> {
    let mut draws = Counts::of(&awards::LUCKIEST_CARDS);
    let mut banked = Counts::of(&awards::RICHEST_WAGER);
    let mut turned = Counts::of(&awards::TURNED);
    for Happened { decisions, event, .. } in happened {
        match **event {
            Event::Drew(seat, Some(cards)) => {
                let sum = cards.iter().map(|card| u32::from(card.rank().order())).sum();
                draws.most(seat, sum, *decisions);
            }
            Event::Banked(seat, _, points) => banked.most(seat, points.into(), *decisions),
            Event::RoundWon { reversed: true, winner: Some(seat), .. } => {
                turned.add(seat, 1, *decisions);
            }
            Event::RoundBegan(..)
            | Event::Recycled(..)
            | Event::Drew(..)
            | Event::Chose(..)
            | Event::TimedOut(..)
            | Event::WagersShown(..)
            | Event::SwapChosen(..)
            | Event::Swapped(..)
            | Event::DuelsShown(..)
            | Event::FivesActed(..)
            | Event::Exchanged { .. }
            | Event::TwoTook(..)
            | Event::SevenReversed(..)
            | Event::RoundWon { .. }
            | Event::Discarded(..)
            | Event::WagerReturned(..)
            | Event::Conceded(..)
            | Event::Ended(..) => {}
        }
    }
    draws.feats().chain(banked.feats()).chain(turned.feats()).collect()
}

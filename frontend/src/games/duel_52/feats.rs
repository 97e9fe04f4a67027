//! What is worth an award in Duel 52.

use std::collections::HashMap;

use engine::games::duel_52::{Duel52, Event};
use engine::seat::Seat;

use super::text::feats as awards;
use crate::games::feats::{Counts, Feat, Happened};

/// The feats of a game.
pub fn feats(happened: &[Happened<'_, Duel52>]) -> Vec<Feat> {
    let mut bluffs = Counts::of(&awards::LONGEST_BLUFF);
    let mut turns = Counts::of(&awards::DEADLIEST_TURN);
    let (mut turn, mut on, mut killed) = (0_u32, None::<Seat>, 0);
    let mut face_down = HashMap::new();
    for Happened { decisions, event, .. } in happened {
        match **event {
            Event::TurnBegan(seat, _) => {
                turn += 1;
                (on, killed) = (Some(seat), 0);
            }
            Event::Played { number, .. } => {
                face_down.insert(number, turn);
            }
            Event::TurnedUp { seat, number, .. } => {
                if let Some(since) = face_down.remove(&number) {
                    // Every second turn is the owner's.
                    bluffs.most(seat, (turn - since) / 2, *decisions);
                }
            }
            Event::Killed(_) | Event::KilledUnseen(_) => {
                killed += 1;
                if let Some(seat) = on {
                    turns.most(seat, killed, *decisions);
                }
            }
            Event::BannermanPicked { .. }
            | Event::NoBannerman(..)
            | Event::DeckLacks(..)
            | Event::BaseCardsDealt
            | Event::Drew(..)
            | Event::PileEmptied
            | Event::Paired(..)
            | Event::Parted(..)
            | Event::Attacked(..)
            | Event::AlsoHit(..)
            | Event::Declined(..)
            | Event::Damaged(..)
            | Event::Sprung(..)
            | Event::Boomed(..)
            | Event::PowerUsed(..)
            | Event::ActionsGained(..)
            | Event::Discarded(..)
            | Event::Looked(..)
            | Event::HandShown(..)
            | Event::Froze(..)
            | Event::LaneStopped(..)
            | Event::Healed(..)
            | Event::Moved(..)
            | Event::Cast(..)
            | Event::Roused(..)
            | Event::WarriorPlayed(..)
            | Event::FortsDue(..)
            | Event::FortTaken { .. }
            | Event::TurnEnded(..)
            | Event::TimedOut(..)
            | Event::Conceded(..)
            | Event::Ended(..) => {}
        }
    }
    bluffs.feats().chain(turns.feats()).collect()
}

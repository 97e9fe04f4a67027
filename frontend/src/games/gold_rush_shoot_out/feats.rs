//! What is worth an award in Gold Rush Shoot Out.

use engine::games::gold_rush_shoot_out::{Event, GoldRushShootOut, Load};
use engine::seat::{BySeat, Seat, SeatSet};

use super::text::feats as awards;
use crate::games::feats::{Counts, Feat, Happened};

type Each<T> = BySeat<T, { Seat::MOST as usize }>;

/// The feats of a game.
pub fn feats(happened: &[Happened<'_, GoldRushShootOut>]) -> Vec<Feat> {
    let mut shot_at = Counts::of(&awards::SHOT_AT);
    let mut stood = Counts::of(&awards::NEVER_FLINCHED);
    let mut bluffs = Counts::of(&awards::BLUFFER);
    let mut hits = Counts::of(&awards::SHARPSHOOTER);
    let mut ambushes = Counts::of(&awards::AMBUSH);
    let (mut loads, mut aims) = (Each::<Option<Load>>::default(), Each::<Option<Seat>>::default());
    let mut flinched = SeatSet::EMPTY;
    for Happened { decisions, event, .. } in happened {
        match **event {
            Event::Loaded(seat, load) => loads[seat] = Some(load),
            Event::AimsShown(shown) => {
                aims = shown;
                for target in Seat::all(Seat::MOST).filter_map(|seat| shown[seat]) {
                    shot_at.add(target, 1, *decisions);
                }
            }
            Event::StandoffShown(out) => {
                flinched = flinched.union(out);
                for target in Seat::all(Seat::MOST) {
                    let is_aimed_at = Seat::all(Seat::MOST).any(|seat| aims[seat] == Some(target));
                    if is_aimed_at && !out.contains(target) {
                        stood.add(target, 1, *decisions);
                    }
                }
            }
            Event::AmmoDiscarded(seat) if loads[seat].is_some_and(|load| !load.wounds()) => {
                bluffs.add(seat, 1, *decisions);
            }
            Event::Revealed(seat, load) if load.wounds() => hits.add(seat, 1, *decisions),
            Event::AmbushShown(sprung) => {
                sprung.iter().for_each(|seat| ambushes.add(seat, 1, *decisions));
            }
            Event::Left(seat) => flinched = flinched.with(seat),
            Event::BreakBegan
            | Event::RoundBegan(..)
            | Event::TakeLaid(..)
            | Event::Aimed(..)
            | Event::RanOut(..)
            | Event::TimedOut(..)
            | Event::Passed(..)
            | Event::Played(..)
            | Event::StandChosen(..)
            | Event::AmmoDiscarded(..)
            | Event::AmbushChosen(..)
            | Event::Turned(..)
            | Event::Revealed(..)
            | Event::Ducked(..)
            | Event::Wounded(..)
            | Event::Took(..)
            | Event::TookPriority(..)
            | Event::LeftOver(..)
            | Event::EnvelopeOpened(..)
            | Event::Ended(..) => {}
        }
    }
    let stood = stood.feats().filter(|feat| !flinched.contains(feat.seat));
    let all = shot_at.feats().chain(bluffs.feats()).chain(hits.feats()).chain(ambushes.feats());
    all.chain(stood).collect()
}

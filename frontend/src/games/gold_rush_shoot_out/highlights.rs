//! Highlights of a game of Gold Rush Shoot Out, and the game in numbers.

use std::rc::Rc;

use engine::games::gold_rush_shoot_out::{Cards, Event, GoldRushShootOut, Load, View};
use engine::seat::{BySeat, Seat, SeatSet};

use super::icons::of_card;
use super::text::highlights as words;
use crate::games::highlights::{Happened, Highlight, SeatScore, Tally};

type Each<T> = BySeat<T, { Seat::MOST as usize }>;

/// Awards, and the round of the winner's largest gold, from its first card on.
pub fn highlights(happened: &[Happened<'_, GoldRushShootOut>]) -> Vec<Highlight> {
    let mut tally = Tally::of([
        &words::SHOT_AT,
        &words::BLUFFER,
        &words::SHARPSHOOTER,
        &words::AMBUSH,
        &words::NEVER_FLINCHED,
    ]);
    let (mut loads, mut aims) = (Each::<Option<Load>>::default(), Each::<Option<Seat>>::default());
    let (mut round, mut has) = (0, Each::<Cards>::from_fn(|_| Cards::NONE));
    let mut hauls: Vec<(Seat, u8, u16, &Happened<'_, _>, Vec<_>)> = Vec::new();
    let mut flinched = SeatSet::EMPTY;
    for one in happened {
        match *one.event {
            Event::RoundBegan(number, _) => round = number,
            Event::Loaded(seat, load) => loads[seat] = Some(load),
            Event::AimsShown(shown) => {
                aims = shown;
                for target in Seat::all(Seat::MOST).filter_map(|seat| shown[seat]) {
                    tally.add(&words::SHOT_AT, target, one);
                }
            }
            Event::StandoffShown(out) => {
                flinched = flinched.union(out);
                for target in Seat::all(Seat::MOST) {
                    let is_aimed_at = Seat::all(Seat::MOST).any(|seat| aims[seat] == Some(target));
                    if is_aimed_at && !out.contains(target) {
                        tally.add(&words::NEVER_FLINCHED, target, one);
                    }
                }
            }
            Event::AmmoDiscarded(seat) if loads[seat].is_some_and(|load| !load.wounds()) => {
                tally.add(&words::BLUFFER, seat, one);
            }
            Event::Revealed(seat, load) if load.wounds() => {
                tally.add(&words::SHARPSHOOTER, seat, one);
            }
            Event::AmbushShown(sprung) => {
                sprung.iter().for_each(|seat| tally.add(&words::AMBUSH, seat, one));
            }
            Event::Left(seat) => flinched = flinched.with(seat),
            Event::Took(seat, _, card) => {
                let gold = has[seat].added_by(card);
                has[seat] = has[seat].with(card);
                match hauls.iter_mut().find(|haul| (haul.0, haul.1) == (seat, round)) {
                    Some((.., sum, _, cards)) => {
                        *sum += gold;
                        cards.push(card);
                    }
                    None => hauls.push((seat, round, gold, one, vec![card])),
                }
            }
            _ => {}
        }
    }
    for (seat, round, gold, first, cards) in hauls.into_iter().filter(|haul| haul.2 > 0) {
        let line = words::haul(seat, gold, round);
        let cards = vec![cards.into_iter().map(of_card).collect()];
        tally.moment(seat, gold.into(), first, (words::TITLE, line), cards);
    }
    let mut all = tally.highlights();
    all.retain(|one| one.award() != Some(&words::NEVER_FLINCHED) || !flinched.contains(one.seat));
    all
}

/// Gold, and the larger gain of each round, from views with open envelopes.
pub fn score(views: &[Rc<View>], seat: Seat) -> SeatScore {
    let gold = |view: &View, seat: Seat| view.places[seat].envelope.map_or(0, Cards::worth).into();
    let golds = |view: &Rc<View>| {
        let others = view.all_seats().filter(|other| *other != seat);
        let best = others.map(|other| gold(view, other)).max().unwrap_or_default();
        (view.round, gold(view, seat), best)
    };
    SeatScore::by_round(views.iter().map(golds))
}

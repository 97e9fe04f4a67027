use std::rc::Rc;

use engine::games::gold_rush_shoot_out::{Card, CardCounts, Event, GoldRushShootOut, Load, View};
use engine::seat::{BySeat, Seat, SeatSet};

use super::icons;
use crate::games::highlights::{Award, GameEvent, Highlight, HighlightTally, SeatScore};
use crate::words::messages::gold_rush_shoot_out::highlights as words;

type PerSeat<T> = BySeat<T, { Seat::MOST as usize }>;

/// The gold that a seat took in one round. `event` is the taking of the first card.
struct Haul<'a> {
    seat: Seat,
    round: u8,
    gold: u16,
    event: &'a GameEvent<'a, GoldRushShootOut>,
    cards: Vec<Card>,
}

pub fn highlights(events: &[GameEvent<'_, GoldRushShootOut>]) -> Vec<Highlight> {
    let mut tally =
        HighlightTally::new([&SHOT_AT, &BLUFFER, &SHARPSHOOTER, &AMBUSH, &NEVER_FLINCHED]);
    let (mut loads, mut aims) =
        (PerSeat::<Option<Load>>::default(), PerSeat::<Option<Seat>>::default());
    let (mut round, mut held) = (0, PerSeat::<CardCounts>::from_fn(|_| CardCounts::NONE));
    let mut hauls: Vec<Haul<'_>> = Vec::new();
    let mut out_or_left = SeatSet::EMPTY;
    for event in events {
        match *event.event {
            Event::RoundBegan(number, _) => round = number,
            Event::Loaded(seat, load) => loads[seat] = Some(load),
            Event::AimsShown(shown) => {
                // Abilities may turn pistols later: the first aims count.
                aims = shown;
                for target in Seat::all(Seat::MOST).filter_map(|seat| shown[seat]) {
                    tally.add(&SHOT_AT, target, event);
                }
            }
            Event::StandoffShown(out) => {
                out_or_left = out_or_left.union(out);
                for target in Seat::all(Seat::MOST) {
                    let is_aimed_at = Seat::all(Seat::MOST).any(|seat| aims[seat] == Some(target));
                    if is_aimed_at && !out.contains(target) {
                        tally.add(&NEVER_FLINCHED, target, event);
                    }
                }
            }
            Event::AmmoDiscarded(seat) if loads[seat].is_some_and(|load| !load.is_bullet()) => {
                tally.add(&BLUFFER, seat, event);
            }
            Event::Revealed(seat, load) if load.is_bullet() => {
                tally.add(&SHARPSHOOTER, seat, event);
            }
            Event::AmbushShown(sprung) => {
                sprung.iter().for_each(|seat| tally.add(&AMBUSH, seat, event));
            }
            Event::Left(seat) => out_or_left = out_or_left.with(seat),
            Event::Took(seat, _, card) => {
                let gold = held[seat].worth_added_by(card);
                held[seat] = held[seat].with(card);
                match hauls.iter_mut().find(|haul| (haul.seat, haul.round) == (seat, round)) {
                    Some(haul) => {
                        haul.gold += gold;
                        haul.cards.push(card);
                    }
                    None => hauls.push(Haul { seat, round, gold, event, cards: vec![card] }),
                }
            }
            _ => {}
        }
    }
    for Haul { seat, round, gold, event, cards } in hauls.into_iter().filter(|haul| haul.gold > 0) {
        let line = words::haul(seat, gold, round);
        let cards = vec![cards.into_iter().map(icons::card).collect()];
        tally.add_moment(seat, gold.into(), event, (words::TITLE, line), cards);
    }
    let mut all = tally.highlights();
    // Sitting out a standoff, or leaving, loses this award.
    all.retain(|one| one.award() != Some(&NEVER_FLINCHED) || !out_or_left.contains(one.seat));
    all
}

/// The seat's gold by round, beside the best opponent's. The views must show all envelopes.
pub fn score(views: &[Rc<View>], seat: Seat) -> SeatScore {
    let gold =
        |view: &View, seat: Seat| view.by_seat[seat].envelope.map_or(0, CardCounts::worth).into();
    let round_gold = |view: &Rc<View>| {
        let others = view.all_seats().filter(|other| *other != seat);
        let best = others.map(|other| gold(view, other)).max().unwrap_or_default();
        (view.round, gold(view, seat), best)
    };
    SeatScore::by_round(views.iter().map(round_gold))
}

/// Aimed at most often in a game, before abilities turn pistols.
static SHOT_AT: Award = Award { title: words::SHOT_AT, deed: words::was_shot_at, minimum: 7 };

/// Never sat out, though aimed at.
static NEVER_FLINCHED: Award =
    Award { title: words::NEVER_FLINCHED, deed: words::stood_through, minimum: 4 };

/// Aimed a blank, and every target sat out.
static BLUFFER: Award = Award {
    title: words::BLUFFER,
    deed: |times| match times {
        1 => words::BLUFFED_ONCE.to_string(),
        2 => words::BLUFFED_TWICE.to_string(),
        _ => words::bluffed(times),
    },
    minimum: 1,
};

/// Turned up most bullets.
static SHARPSHOOTER: Award = Award { title: words::SHARPSHOOTER, deed: words::fired, minimum: 4 };

/// Sprang an ambush.
static AMBUSH: Award = Award {
    title: words::AMBUSHER,
    deed: |times| match times {
        1 => words::AMBUSHED_ONCE.to_string(),
        2 => words::AMBUSHED_TWICE.to_string(),
        _ => words::ambushed(times),
    },
    minimum: 1,
};

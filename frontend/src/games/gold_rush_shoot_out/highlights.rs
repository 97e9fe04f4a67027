use std::rc::Rc;

use engine::games::gold_rush_shoot_out::{Card, CardCounts, Event, GoldRushShootOut, Load, View};
use engine::seat::{BySeat, Seat, SeatSet};

use super::icons::of_card;
use super::text::highlights as words;
use crate::games::highlights::{GameEvent, Highlight, HighlightTally, SeatScore};

type PerSeat<T> = BySeat<T, { Seat::MOST as usize }>;

/// The gold that a seat took in one round. `at` is its first card.
struct Haul<'a> {
    seat: Seat,
    round: u8,
    gold: u16,
    at: &'a GameEvent<'a, GoldRushShootOut>,
    cards: Vec<Card>,
}

/// Awards, and each haul as a moment.
pub fn highlights(events: &[GameEvent<'_, GoldRushShootOut>]) -> Vec<Highlight> {
    let mut tally = HighlightTally::new([
        &words::SHOT_AT,
        &words::BLUFFER,
        &words::SHARPSHOOTER,
        &words::AMBUSH,
        &words::NEVER_FLINCHED,
    ]);
    let (mut loads, mut aims) =
        (PerSeat::<Option<Load>>::default(), PerSeat::<Option<Seat>>::default());
    let (mut round, mut has) = (0, PerSeat::<CardCounts>::from_fn(|_| CardCounts::NONE));
    let mut hauls: Vec<Haul<'_>> = Vec::new();
    let mut out_or_left = SeatSet::EMPTY;
    for happened in events {
        match *happened.event {
            Event::RoundBegan(number, _) => round = number,
            Event::Loaded(seat, load) => loads[seat] = Some(load),
            Event::AimsShown(shown) => {
                aims = shown;
                for target in Seat::all(Seat::MOST).filter_map(|seat| shown[seat]) {
                    tally.add(&words::SHOT_AT, target, happened);
                }
            }
            Event::StandoffShown(out) => {
                out_or_left = out_or_left.union(out);
                for target in Seat::all(Seat::MOST) {
                    let is_aimed_at = Seat::all(Seat::MOST).any(|seat| aims[seat] == Some(target));
                    if is_aimed_at && !out.contains(target) {
                        tally.add(&words::NEVER_FLINCHED, target, happened);
                    }
                }
            }
            Event::AmmoDiscarded(seat) if loads[seat].is_some_and(|load| !load.wounds()) => {
                tally.add(&words::BLUFFER, seat, happened);
            }
            Event::Revealed(seat, load) if load.wounds() => {
                tally.add(&words::SHARPSHOOTER, seat, happened);
            }
            Event::AmbushShown(sprung) => {
                sprung.iter().for_each(|seat| tally.add(&words::AMBUSH, seat, happened));
            }
            Event::Left(seat) => out_or_left = out_or_left.with(seat),
            Event::Took(seat, _, card) => {
                let gold = has[seat].worth_added_by(card);
                has[seat] = has[seat].with(card);
                match hauls.iter_mut().find(|haul| (haul.seat, haul.round) == (seat, round)) {
                    Some(haul) => {
                        haul.gold += gold;
                        haul.cards.push(card);
                    }
                    None => hauls.push(Haul { seat, round, gold, at: happened, cards: vec![card] }),
                }
            }
            _ => {}
        }
    }
    for Haul { seat, round, gold, at, cards } in hauls.into_iter().filter(|haul| haul.gold > 0) {
        let line = words::haul(seat, gold, round);
        let cards = vec![cards.into_iter().map(of_card).collect()];
        tally.moment(seat, gold.into(), at, (words::TITLE, line), cards);
    }
    let mut all = tally.highlights();
    // Sitting out a standoff, or leaving, loses this award.
    all.retain(|one| {
        one.award() != Some(&words::NEVER_FLINCHED) || !out_or_left.contains(one.seat)
    });
    all
}

/// The final gold, and the seat that gained more in each round, from views with open envelopes.
pub fn score(views: &[Rc<View>], seat: Seat) -> SeatScore {
    let gold =
        |view: &View, seat: Seat| view.by_seat[seat].envelope.map_or(0, CardCounts::worth).into();
    let golds = |view: &Rc<View>| {
        let others = view.all_seats().filter(|other| *other != seat);
        let best = others.map(|other| gold(view, other)).max().unwrap_or_default();
        (view.round, gold(view, seat), best)
    };
    SeatScore::by_round(views.iter().map(golds))
}

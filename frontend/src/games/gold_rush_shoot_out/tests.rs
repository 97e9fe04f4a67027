//! The scenes and moments of whole games.

use engine::chance::{Dice, Seed};
use engine::game::{Decision, Event as _, Game, Observer};
use engine::games::gold_rush_shoot_out::{
    Event, GoldRushShootOut, GoldRushShootOutOptions, Ledger, Phase, View,
};
use engine::seat::Seat;

use super::plate::note;
use super::reveal::is_counted;
use super::scene::Scene;
use crate::games::story::{self, Kind, Moment, Scenic as _, of_last_round};

/// Whoever may look: the table, two of the seats, and with everything open.
const OBSERVERS: [Option<Observer>; 4] =
    [Some(Observer::Table), Some(Observer::Seat(Seat::ONE)), Some(Observer::Seat(Seat::TWO)), None];

fn views(game: &GoldRushShootOut) -> [View; 4] {
    OBSERVERS.map(|observer| observer.map_or_else(|| game.open_view(), |eyes| game.view(eyes)))
}

fn seen(events: &[Event], observer: Option<Observer>) -> Vec<Event> {
    let seen = |event: &Event| observer.map_or(Some(*event), |observer| event.seen_by(observer));
    events.iter().filter_map(seen).collect()
}

fn moments(before: &View, after: &View, news: &[Event]) -> Vec<Moment<Scene>> {
    story::moments(before, after, news)
}

/// Plays a game at random, and gives each decision's events with the views before and after it.
fn play(seed: u64, mut watch: impl FnMut(&[View; 4], &[View; 4], &[Event])) {
    let mut dice = Dice::new(Seed(seed), 99);
    let ledger = if dice.below(2) == 0 { Ledger::Off } else { Ledger::On };
    let options = GoldRushShootOutOptions { ledger, ..Default::default() };
    let seats = 3 + dice.below(6) as u8;
    let mut game = GoldRushShootOut::deal(&options, seats, Seed(seed)).unwrap();
    let mut actions = Vec::new();
    while !game.turn().awaited().is_empty() {
        let awaited: Vec<_> = game.turn().awaited().iter().collect();
        let seat = *dice.pick(&awaited).unwrap();
        actions.clear();
        game.legal_actions(seat, &mut actions);
        let decision = match dice.below(40) {
            0..=3 => Decision::Timeout,
            4 if dice.below(10) == 0 => Decision::Leave,
            _ => Decision::Act(*dice.pick(&actions).unwrap()),
        };
        let before = views(&game);
        let mut events = Vec::new();
        game.decide(seat, decision, Some(&mut events)).unwrap();
        watch(&before, &views(&game), &events);
    }
}

#[test]
fn events_lead_a_scene_from_one_view_to_the_next() {
    let mut turned = 0;
    for seed in 0..60 {
        play(seed, |before, after, events| {
            turned += u32::from(events.iter().any(|event| matches!(event, Event::Turned(_))));
            for (at, observer) in OBSERVERS.into_iter().enumerate() {
                let (before, after) = (&before[at], &after[at]);
                let news = seen(events, observer);
                if let Some(last) = moments(before, after, &news).last() {
                    assert_eq!(&last.scene.view, after, "{observer:?} after {events:?}");
                } else {
                    assert!(news.is_empty());
                }
            }
        });
    }
    assert!(turned > 20, "{turned} ambushes");
}

#[test]
fn nobody_sees_an_envelope_before_it_is_opened() {
    for seed in 0..10 {
        play(seed, |before, after, events| {
            if !events.iter().any(|event| matches!(event, Event::EnvelopeOpened(..))) {
                return;
            }
            let mut open = 0;
            let news = seen(events, OBSERVERS[0]);
            for moment in moments(&before[0], &after[0], &news) {
                let told = &news[moment.events.clone()];
                let opens = told.iter().filter(|one| matches!(one, Event::EnvelopeOpened(..)));
                open += opens.count();
                let scene = &moment.scene;
                let known = scene.view.all_seats();
                let known = known.filter(|seat| scene.view.places[*seat].envelope.is_some());
                assert_eq!((known.count(), scene.opened.len()), (open, open));
            }
            let golds: Vec<_> = Scene::of(&after[0])
                .opened
                .iter()
                .map(|seat| after[0].places[*seat].tally.unwrap().gold)
                .collect();
            assert!(golds.is_sorted(), "from the poorest to the richest: {golds:?}");
            assert_eq!(open, golds.len());
        });
    }
}

#[test]
fn what_happens_at_once_is_one_moment() {
    play(11, |before, after, events| {
        let news = seen(events, OBSERVERS[0]);
        let moments = moments(&before[0], &after[0], &news);
        let of = |wanted: fn(&Event) -> bool| {
            moments.iter().filter(|moment| news[moment.events.clone()].iter().any(wanted)).count()
        };
        assert!(of(|event| matches!(event, Event::Wounded(..) | Event::Ducked(..))) <= 1);
        assert!(of(|event| matches!(event, Event::AmmoDiscarded(_))) <= 1);
        assert!(of(|event| matches!(event, Event::Turned(_))) <= 1);
    });
}

#[test]
fn the_news_of_a_round_are_told_without_the_next_one() {
    let mut ends = 0;
    play(3, |before, after, events| {
        let news = seen(events, OBSERVERS[0]);
        let begins = news.iter().any(|event| matches!(event, Event::RoundBegan(..)));
        let told = of_last_round(moments(&before[0], &after[0], &news));
        assert!(told.iter().all(|moment| moment.kind != Kind::Choice));
        if begins && told.iter().any(|moment| moment.kind == Kind::Shown) {
            ends += 1;
            assert_eq!(told.last().map(|moment| moment.kind), Some(Kind::Deal));
        }
    });
    assert!(ends >= 4, "{ends} rounds end");
}

#[test]
fn aims_standoffs_and_ambushes_are_counted_down_and_nothing_else() {
    let mut counted = 0;
    play(5, |before, _, events| {
        let phase = before[0].phase;
        if is_counted(&seen(events, OBSERVERS[0])) {
            counted += 1;
            // The last of the abilities may lead to a standoff in which everybody has to stand.
            assert_ne!(phase, Phase::Share, "{events:?}");
        }
    });
    assert!(counted >= 12, "{counted}");
}

#[test]
fn a_seat_has_a_note_as_soon_as_all_know_what_it_does() {
    play(8, |_, after, _| {
        let scene = Scene::of(&after[0]);
        for seat in after[0].all_seats() {
            let place = &after[0].places[seat];
            if place.stands.is_some() && after[0].phase != Phase::Over {
                assert!(note(&scene, seat).is_some(), "{seat} {place:?}");
            }
        }
    });
}

//! The scenes and moments of whole games.

use engine::chance::{Dice, Seed};
use engine::game::{Decision, Event as _, Game, Observer};
use engine::games::heads_up_duel::{Event, HeadsUpDuel, HeadsUpDuelOptions, View};
use engine::options::{Options, Values};
use engine::seat::Seat;

use super::scene::Scene;
use crate::games::story::{self, CardKind, Moment, of_last_round};

const OBSERVERS: [Option<Observer>; 4] =
    [Some(Observer::Table), Some(Observer::Seat(Seat::ONE)), Some(Observer::Seat(Seat::TWO)), None];

fn views(game: &HeadsUpDuel) -> [View; 4] {
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
fn play(line: &str, seats: u8, seed: u64, mut watch: impl FnMut(&[View; 4], &[View; 4], &[Event])) {
    let defaults = HeadsUpDuelOptions::default();
    let values = Values::read(defaults.fields(), line).unwrap();
    let mut game = HeadsUpDuel::deal(&defaults.with_values(&values), seats, Seed(seed)).unwrap();
    let mut dice = Dice::new(Seed(seed), 99);
    let mut actions = Vec::new();
    while !game.turn().awaited().is_empty() {
        let awaited: Vec<_> = game.turn().awaited().iter().collect();
        let seat = *dice.pick(&awaited).unwrap();
        actions.clear();
        game.legal_actions(seat, &mut actions);
        let decision = match dice.below(40) {
            0..=3 => Decision::Timeout,
            4 if dice.below(20) == 0 => Decision::Leave,
            _ => Decision::Act(*dice.pick(&actions).unwrap()),
        };
        let before = views(&game);
        let mut events = Vec::new();
        if game.decide(seat, decision, Some(&mut events)).is_ok() {
            watch(&before, &views(&game), &events);
        }
    }
}

/// The scene shows what the view does, but for what stays in sight until the next round.
fn agrees(scene: &Scene, after: &View) -> bool {
    let over = after.turn.outcome().is_some();
    let duel = if over { None } else { scene.view.duel };
    let view = View { duel, ..scene.view.clone() };
    if over {
        return view == *after;
    }
    View { places: after.places, ..view.clone() } == *after
        && Seat::all(after.seats).all(|seat| {
            let (own, other) = (view.places[seat], after.places[seat]);
            (own.hand, own.hand_backs, own.deck, own.shown)
                == (other.hand, other.hand_backs, other.deck, other.shown)
        })
}

#[test]
fn events_lead_a_scene_from_one_view_to_the_next() {
    let mut flips = 0;
    for (line, seats) in [
        ("", 2),
        ("joker=echo tokens=3", 4),
        ("joker=wild tournament=on", 4),
        ("joker=secret draws=no-kings", 6),
        ("trading=off", 8),
    ] {
        for seed in 0..12 {
            play(line, seats, seed, |before, after, events| {
                flips += events.iter().filter(|told| matches!(told, Event::Flipped(_))).count();
                for (at, observer) in OBSERVERS.into_iter().enumerate() {
                    let (before, after) = (&before[at], &after[at]);
                    let news = seen(events, observer);
                    let Some(last) = moments(before, after, &news).pop() else { continue };
                    let scene = last.scene;
                    assert!(
                        agrees(&scene, after),
                        "{line} {seats} {seed} {observer:?} after {news:?}\n{scene:#?}\n{after:#?}"
                    );
                }
            });
        }
    }
    assert!(flips > 40, "{flips} Aces");
}

#[test]
fn a_round_stays_in_sight_until_the_next_one() {
    let mut ended = 0;
    play("", 2, 7, |before, after, events| {
        for moment in moments(&before[0], &after[0], &seen(events, OBSERVERS[0])) {
            let scene = moment.scene;
            for event in &events[moment.events.clone()] {
                if let Event::RoundEnded { sums, .. } = event {
                    ended += 1;
                    let duel = scene.view.duel.unwrap();
                    assert_eq!(duel.sides.0.map(|side| side.sum), sums.0, "the cards still lie");
                    assert_eq!(scene.verdict.map(|verdict| verdict.sums), Some(*sums));
                }
            }
            if moment.kind == CardKind::Deal {
                assert_eq!((scene.verdict, scene.flips), (None, 0));
            }
        }
    });
    assert!(ended >= 5, "{ended}");
}

#[test]
fn the_news_of_many_decisions_tell_one_round() {
    let (mut first, mut last, mut news) = (None, None, Vec::new());
    play("trading=off", 4, 5, |before, after, events| {
        first.get_or_insert(before[0].clone());
        last = Some(after[0].clone());
        news.extend(seen(events, OBSERVERS[0]));
    });
    let shown = of_last_round(moments(&first.unwrap(), &last.unwrap(), &news));
    assert!(!shown.is_empty());
    let rounds = shown.iter().filter(|moment| moment.kind == CardKind::Deal).count();
    assert_eq!(rounds, 0, "all of the last round, nothing of those before");
}

//! The scenes and moments of whole matches.

use engine::chance::{Dice, Seed};
use engine::game::{Decision, Event as _, Game, Observer};
use engine::games::dual_duel::{Action, DualDuel, DualDuelOptions, Event, View, Wilds};
use engine::seat::{Seat, SeatSet};

use super::scene::Scene;
use crate::games::story::{self, Kind, Moment, Scenic as _, of_last_round};

const OBSERVERS: [Option<Observer>; 4] =
    [Some(Observer::Table), Some(Observer::Seat(Seat::ONE)), Some(Observer::Seat(Seat::TWO)), None];

/// The views of the table, both seats and with everything open.
fn views(game: &DualDuel) -> [View; 4] {
    OBSERVERS.map(|observer| observer.map_or_else(|| game.open_view(), |eyes| game.view(eyes)))
}

fn seen(events: &[Event], observer: Option<Observer>) -> Vec<Event> {
    let seen = |event: &Event| observer.map_or(Some(*event), |observer| event.seen_by(observer));
    events.iter().filter_map(seen).collect()
}

fn moments(before: &View, after: &View, news: &[Event]) -> Vec<Moment<Scene>> {
    story::moments(before, after, news)
}

/// Plays a match at random, and gives each decision's events with the views before and after it.
fn play(seed: u64, mut watch: impl FnMut(&[View; 4], &[View; 4], &[Event])) {
    let mut game = DualDuel::deal(&DualDuelOptions::default(), 2, Seed(seed)).unwrap();
    let mut dice = Dice::new(Seed(seed), 99);
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
    let mut bonus = 0;
    for seed in 0..60 {
        play(seed, |before, after, events| {
            bonus += u32::from(events.contains(&Event::BonusBegan));
            for (at, observer) in OBSERVERS.into_iter().enumerate() {
                let (before, after) = (&before[at], &after[at]);
                let moments = moments(before, after, &seen(events, observer));
                let scene = &moments.last().expect("every decision is an event").scene;
                assert_eq!(&scene.view, after, "{observer:?} after {events:?}");
            }
        });
    }
    assert!(bonus > 3, "{bonus} duels with bonus rounds");
}

#[test]
fn pairs_stay_in_sight_until_the_next_round() {
    let mut ended = 0;
    play(7, |before, after, events| {
        for moment in moments(&before[0], &after[0], &seen(events, OBSERVERS[0])) {
            let scene = moment.scene;
            for event in &events[moment.events.clone()] {
                if let Event::RoundWon { pairs, scores, winner } = event {
                    ended += 1;
                    for seat in Seat::all(2) {
                        assert_eq!(scene.pairs[seat].pair(), Some(pairs[seat]));
                        assert_eq!(scene.score(seat), Some(scores[seat]));
                    }
                    assert_eq!(scene.verdict.map(|verdict| verdict.winner), Some(*winner));
                }
            }
            if moment.kind == Kind::Deal {
                assert!(
                    scene.pairs.0.iter().all(|lying| lying.given.is_none())
                        || scene.verdict.is_some()
                );
            }
        }
    });
    assert!(ended >= 18, "{ended}");
}

#[test]
fn the_news_of_many_decisions_end_where_the_table_is_and_tell_one_round() {
    let (mut first, mut last, mut news) = (None, None, Vec::new());
    play(5, |before, after, events| {
        first.get_or_insert(before[0]);
        last = Some(after[0]);
        news.extend(seen(events, OBSERVERS[0]));
    });
    let (first, last) = (first.unwrap(), last.unwrap());
    let all = moments(&first, &last, &news);
    assert_eq!(all.last().unwrap().scene.view, last);
    let shown = of_last_round(all);
    assert!(shown.iter().all(|moment| moment.kind == Kind::Shown));
    assert!(shown.iter().all(|moment| moment.scene.view.round == last.round));
}

#[test]
fn a_wild_that_came_in_is_marked_and_counts_two_less() {
    let mut game = DualDuel::deal(&DualDuelOptions::default(), 2, Seed(3)).unwrap();
    let hand = |game: &DualDuel, seat: Seat| -> Vec<_> {
        game.open_view().seats[seat].hand.unwrap().iter().collect()
    };
    for seat in Seat::all(2) {
        let cards = hand(&game, seat);
        let lay = Action::Lay(Wilds::new(cards[0], cards[1]));
        game.decide(seat, Decision::Act(lay), None).unwrap();
    }
    for act in [Action::Give, Action::Keep] {
        for seat in Seat::all(2) {
            let card = hand(&game, seat)[0];
            game.decide(seat, Decision::Act(act(card)), None).unwrap();
        }
    }
    game.decide(Seat::ONE, Decision::Act(Action::Call), None).unwrap();
    game.decide(Seat::TWO, Decision::Act(Action::Pass), None).unwrap();
    game.decide(Seat::TWO, Decision::Act(Action::Pass), None).unwrap();
    let before = game.view(Observer::Table);
    assert_eq!(before.called, SeatSet::only(Seat::ONE));
    let mut actions = Vec::new();
    game.legal_actions(Seat::ONE, &mut actions);
    let mut events = Vec::new();
    game.decide(Seat::ONE, Decision::Act(actions[0]), Some(&mut events)).unwrap();
    let after = game.view(Observer::Table);
    let shown = moments(&before, &after, &seen(&events, OBSERVERS[0]));
    let swapped = &shown[1].scene;
    let Action::Swap(swap) = actions[0] else { panic!("a swap is due") };
    assert_eq!(swapped.pairs[Seat::ONE].wild, Some(swap.brought_in));
    assert_eq!(swapped.pairs[Seat::TWO].wild, None);
    let score = swapped.score(Seat::ONE).unwrap();
    assert_eq!(score.points() + 2, score.plain);
    assert_eq!(Scene::of(&after).verdict, None);
}

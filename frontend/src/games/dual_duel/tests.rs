//! What the board shows in the frames of whole matches.

use std::rc::Rc;

use engine::chance::{Dice, Seed};
use engine::game::{Decision, Game, Observer, Sink};
use engine::games::dual_duel::{Action, DualDuel, DualDuelOptions, Event, Wilds};
use engine::seat::{Seat, SeatSet};

use super::scene::{Places, Scene};
use crate::playback::testing::{any_decision, everybody, frames_of, frames_of_action, hear};
use crate::playback::{FrameKind, FrameOf, Scene as _, kind, scenes};
use crate::services::sound::Cue;
use crate::words::players::Players;

/// The table, both seats, and the replay of a finished match.
fn observers() -> [Observer; 4] {
    let [one, two] = [Seat::ONE, Seat::TWO].map(Observer::Seat);
    [Observer::Table, one, two, everybody()]
}

fn deal(seed: u64) -> DualDuel {
    DualDuel::deal(&DualDuelOptions::default(), 2, Seed(seed)).unwrap()
}

/// Plays a match at random; gives what the observer saw of each decision, and the match after it.
fn play(seed: u64, observer: Observer, mut watch: impl FnMut(Vec<FrameOf<DualDuel>>, &DualDuel)) {
    let mut game = deal(seed);
    let mut dice = Dice::new(Seed(seed), 99);
    while let Some((seat, decision)) = any_decision(&game, &mut dice, 10) {
        let frames = frames_of(&mut game, seat, decision, observer);
        watch(frames, &game);
    }
}

#[test]
fn frames_lead_a_scene_from_one_view_to_the_next() {
    let mut bonus = 0;
    for observer in observers() {
        for seed in 0..15 {
            let mut last = Rc::new(deal(seed).view(observer));
            play(seed, observer, |frames, game| {
                for frame in &frames {
                    assert_eq!(frame.before, last, "{observer:?} {:?}", frame.events);
                    bonus += u32::from(frame.events.contains(&Event::BonusBegan));
                    last = frame.view.clone();
                }
                let scene = scenes::<Scene>(&frames).pop().expect("every decision is told");
                assert_eq!(*scene.view, game.view(observer), "{observer:?}");
            });
        }
    }
    assert!(bonus > 3, "{bonus} duels with bonus rounds");
}

#[test]
fn pairs_stay_in_sight_until_the_next_round() {
    let mut ended = 0;
    play(7, Observer::Table, |frames, _| {
        for (frame, scene) in frames.iter().zip(scenes::<Scene>(&frames)) {
            for event in &frame.events {
                if let Event::RoundWon { pairs, scores, winner } = event {
                    ended += 1;
                    for seat in Seat::all(2) {
                        assert_eq!(scene.pairs[seat].pair(), Some(pairs[seat]));
                        assert_eq!(scene.score(seat), Some(scores[seat]));
                    }
                    assert_eq!(scene.verdict.map(|verdict| verdict.winner), Some(*winner));
                }
            }
            match frame.events[0] {
                Event::RoundBegan(_) | Event::DuelBegan(_) => {
                    assert!(scene.pairs.0.iter().all(|lying| lying.given.is_none()));
                    assert_eq!(scene.verdict, None);
                }
                Event::BonusBegan | Event::DuelWon { .. } | Event::Dealt(..) => {
                    assert!(scene.pairs.0.iter().all(|lying| lying.pair().is_some()));
                    assert!(scene.verdict.is_some());
                }
                _ => {}
            }
        }
    });
    assert!(ended >= 18, "{ended}");
}

#[test]
fn the_frames_of_many_decisions_end_where_the_table_is_and_play_one_round() {
    let players = ["Ana", "Ben"].map(|name| name.parse().unwrap());
    let (mut all, mut last) = (Vec::new(), None);
    play(5, Observer::Table, |frames, game| {
        all.extend(frames);
        last = Some(game.view(Observer::Table));
    });
    let last = last.unwrap();
    let scenes = scenes::<Scene>(&all);
    assert_eq!(*scenes.last().unwrap().view, last);
    let played = Scene::to_play(&all, &Players::new(&players));
    assert!(!played.is_empty());
    assert!(played.iter().all(|at| kind::<Scene>(&all[*at]) == FrameKind::Public));
    assert!(played.iter().all(|at| scenes[*at].view.round == last.round));
}

#[test]
fn a_wild_that_came_in_is_marked_and_counts_two_less() {
    let mut game = deal(3);
    let [_, _, _, everybody] = observers();
    let hand = |game: &DualDuel, seat: Seat| -> Vec<_> {
        game.view(everybody).seats[seat].hand.unwrap().iter().collect()
    };
    for seat in Seat::all(2) {
        let cards = hand(&game, seat);
        let lay = Action::Lay(Wilds::new(cards[0], cards[1]));
        game.decide(seat, Decision::Act(lay), &mut Sink::none()).unwrap();
    }
    for act in [Action::Give, Action::Keep] {
        for seat in Seat::all(2) {
            let card = hand(&game, seat)[0];
            game.decide(seat, Decision::Act(act(card)), &mut Sink::none()).unwrap();
        }
    }
    game.decide(Seat::ONE, Decision::Act(Action::Call), &mut Sink::none()).unwrap();
    game.decide(Seat::TWO, Decision::Act(Action::Pass), &mut Sink::none()).unwrap();
    game.decide(Seat::TWO, Decision::Act(Action::Pass), &mut Sink::none()).unwrap();
    assert_eq!(game.view(Observer::Table).called, SeatSet::only(Seat::ONE));
    let mut actions = Vec::new();
    game.legal_actions(Seat::ONE, &mut actions);
    let Action::Swap(swap) = actions[0] else { panic!("a swap is due") };
    let frames = frames_of_action(&mut game, Seat::ONE, &actions[0].to_string(), Observer::Table);
    let shown = scenes::<Scene>(&frames);
    let [_, swapped, won, next] = &shown[..] else { panic!("four frames: {frames:?}") };
    for scene in [swapped, won] {
        assert_eq!(scene.pairs[Seat::ONE].wild.map(|(card, _)| card), Some(swap.brought_in));
        assert_eq!(scene.pairs[Seat::TWO].wild, None);
        let score = scene.score(Seat::ONE).unwrap();
        assert_eq!(score.points() + 2, score.plain);
    }
    assert_eq!((swapped.verdict, won.verdict.is_some()), (None, true));
    assert_eq!(next.pairs[Seat::ONE].wild, None);
    assert_eq!(next.verdict, None);
}

#[test]
fn cards_lie_face_down_for_a_beat_before_they_are_turned_up() {
    let (mut beats, mut wilds) = (0, 0);
    play(5, Observer::Table, |frames, _| {
        let mut before = None::<Scene>;
        for (frame, scene) in frames.iter().zip(scenes::<Scene>(&frames)) {
            let last = before.unwrap_or_else(|| Scene::at_rest(&frame.before));
            let place = frame.events.iter().find_map(|event| match event {
                Event::Given(_) => Some(Places { given: true, kept: false }),
                Event::Kept(_) => Some(Places { given: false, kept: true }),
                _ => None,
            });
            if let Some(place) = place {
                beats += 1;
                let beat = last.beat(frame).expect("a beat");
                for seat in Seat::all(2) {
                    let [soon, now] = [&beat, &scene].map(|scene| scene.pairs[seat]);
                    assert_eq!((soon.hidden, soon.turned), (place, Places::default()));
                    assert_eq!((now.hidden, now.turned), (Places::default(), place));
                    assert_eq!(beat.score(seat), None, "it would tell the card");
                }
            }
            for event in &frame.events {
                if let Event::Swapped(seat, ..) = *event {
                    wilds += 1;
                    let beat = last.beat(frame).expect("a beat");
                    assert_eq!(beat.pairs[seat].hidden, scene.pairs[seat].turned);
                    assert_ne!(beat.pairs[seat].hidden, Places::default());
                    assert_eq!(beat.score(seat), None, "it would tell the card");
                }
            }
            before = Some(scene);
        }
    });
    assert!(beats > 20 && wilds > 0, "{beats} beats, {wilds} wild cards");
}

#[test]
fn all_hear_the_same_whatever_they_know() {
    let heard: Vec<_> = (0..6).map(|seed| hear::<Scene>(deal(seed), seed)).collect();
    let all = [Cue::Clock, Cue::Card, Cue::Flip, Cue::Blank, Cue::Hit, Cue::Win];
    assert!(all.iter().all(|cue| heard.iter().flatten().any(|one| one == cue)), "{heard:?}");
}

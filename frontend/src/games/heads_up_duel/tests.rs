//! Scenes of whole games.

use engine::catalogue::GameId;
use engine::game::{Game, Observer};
use engine::games::heads_up_duel::{Event, HeadsUpDuel};
use engine::seat::Seat;

use super::scene::Scene;
use crate::games::scene_laws::{TABLES, dealt};
use crate::playback::testing::{self, frames_of_action};
use crate::playback::{FrameKind, FrameOf, Scene as _, kind, scenes};

/// Plays a random game. `watch` gets the table's and the first seat's frames of each decision.
fn play(line: &str, seats: u8, seed: u64, mut watch: impl FnMut([Vec<FrameOf<HeadsUpDuel>>; 2])) {
    let observers = [Observer::Table, Observer::Seat(Seat::ONE)];
    let game: HeadsUpDuel = dealt(line, seats, seed);
    testing::play(game, seed, observers, |frames, _| watch(frames));
}

#[test]
fn a_scene_shows_what_is_known_and_the_last_duel() {
    let mut verdicts = 0;
    let tables = TABLES.into_iter().filter(|(game, ..)| *game == GameId::HeadsUpDuel);
    for (_, line, seats) in tables {
        for seed in 0..12 {
            play(line, seats, seed, |frames| {
                for frames in frames {
                    let scenes = scenes::<Scene>(&frames);
                    for scene in &scenes {
                        let is_over = scene.view.turn.outcome().is_some();
                        assert!(is_over || scene.duel == scene.view.duel);
                        assert!(!is_over || scene.duel.is_some(), "the last duel stays in sight");
                    }
                    let ended = |event: &Event| matches!(event, Event::RoundEnded { .. });
                    let is_over = |scene: &&Scene| scene.view.turn.outcome().is_some();
                    if let Some(last) = scenes.last().filter(is_over)
                        && frames.iter().any(|frame| frame.events.iter().any(ended))
                    {
                        verdicts += 1;
                        assert!(last.duel.unwrap().verdict.is_some() && last.view.duel.is_none());
                    }
                }
            });
        }
    }
    assert!(verdicts > 20, "{verdicts} verdicts");
}

/// The sign turns for every Ace, and a seat that is ready is marked.
#[test]
fn a_round_stays_in_sight_until_the_next_one() {
    let (mut ended, mut turned, mut ready) = (0, 0, 0);
    for seed in 0..8 {
        play("", 2, seed, |[frames, _]| {
            let Some(first) = frames.first() else { return };
            let mut flips = Scene::at_rest(&first.before).flips;
            for (scene, frame) in scenes::<Scene>(&frames).iter().zip(&frames) {
                if let [Event::Flipped(_)] = frame.events[..] {
                    turned += 1;
                    assert_eq!(scene.flips, flips + 1);
                }
                flips = scene.flips;
                let is_ready = |seat: &Seat| frame.events.contains(&Event::Ready(*seat));
                assert_eq!(scene.ready, Seat::all(2).find(is_ready));
                ready += usize::from(scene.ready.is_some());
                for event in &frame.events {
                    let Event::RoundEnded { seats, sums, point, kings } = event else { continue };
                    ended += 1;
                    let duel = scene.duel.unwrap();
                    let sides = duel.sides.0;
                    assert_eq!(sides.map(|side| side.sum), sums.0, "the cards still lie");
                    assert_eq!(sides.map(|side| side.kings), kings.0);
                    let verdict = duel.verdict.unwrap();
                    assert_eq!(verdict.point, point.and_then(|seat| seats.side_of(seat)));
                }
                if kind::<Scene>(frame) == FrameKind::Deal {
                    assert_eq!((scene.duel.unwrap().verdict, scene.flips), (None, 0));
                }
            }
        });
    }
    assert!(ended > 20 && turned > 10 && ready > 50, "{ended} {turned} {ready}");
}

#[test]
fn cards_that_may_be_added_show_from_the_showdown_to_the_verdict() {
    let mut game: HeadsUpDuel = dealt("", 2, 3);
    for seat in [Seat::ONE, Seat::TWO] {
        let mut actions = Vec::new();
        game.legal_actions(seat, &mut actions);
        let frames = frames_of_action(&mut game, seat, &actions[0].to_string(), Observer::Table);
        for (scene, frame) in scenes::<Scene>(&frames).iter().zip(&frames) {
            let chose = matches!(frame.events[..], [Event::Chose(..)]);
            assert_eq!(scene.is_advantage(), !chose);
        }
    }
}

#[test]
fn a_point_is_given_after_it_is_seen_which_sum_wins() {
    let mut beats = 0;
    play("trading=off", 2, 2, |[table, _]| {
        for frame in &table {
            let ends = |event: &Event| matches!(event, Event::RoundEnded { point: Some(_), .. });
            let before = Scene::at_rest(&frame.before);
            let beat = before.beat(frame).filter(|beat| beat.about_to_play.is_none());
            assert_eq!(beat.is_some(), frame.events.iter().any(ends));
            let Some(beat) = beat else { continue };
            beats += 1;
            let points = |scene: &Scene| scene.duel.unwrap().sides.0.map(|side| side.points);
            assert!(beat.duel.unwrap().verdict.is_some());
            assert_eq!(points(&beat), points(&before));
            assert_ne!(points(&beat), points(&before.after(frame)));
        }
    });
    assert!(beats > 2, "{beats} beats");
}

#[test]
fn a_card_that_turns_the_round_lies_face_down_for_a_beat() {
    let (mut beats, mut others) = (0, 0);
    for seed in 0..6 {
        play("trading=off", 2, seed, |[table, one]| {
            for frame in table.iter().chain(&one) {
                let before = Scene::at_rest(&frame.before);
                let played = frame.events.iter().find_map(|event| match event {
                    Event::Played(seat, _) => Some(*seat),
                    _ => None,
                });
                let Some(seat) = played else { continue };
                assert_eq!(before.after(frame).played.map(|(seat, _)| seat), Some(seat));
                let Some(beat) = before.beat(frame).filter(|beat| beat.about_to_play.is_some())
                else {
                    others += 1;
                    continue;
                };
                beats += 1;
                assert_eq!(beat.about_to_play, Some(seat));
                assert_ne!(frame.view.observer.seat(), Some(seat), "it is no news");
                assert_eq!((beat.duel, &beat.view), (before.duel, &before.view));
                assert_eq!(before.after(frame).about_to_play, None);
            }
        });
    }
    assert!(beats > 4 && others > 4, "{beats} {others}");
}

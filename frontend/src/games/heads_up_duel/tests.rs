//! Scenes of whole games.

use engine::catalogue::GameId;
use engine::game::{Decision, Game, Observer};
use engine::games::heads_up_duel::{Event, HeadsUpDuel};
use engine::seat::Seat;

use super::scene::Scene;
use crate::games::scene_laws::{TABLES, dealt, steps};
use crate::playback::testing::{self, frames_of};
use crate::playback::{FrameKind, FrameOf, Scene as _, kind};

/// Plays a random game. `watch` gets the table's and the first seat's frames of each decision.
fn play(line: &str, seats: u8, seed: u64, mut watch: impl FnMut([Vec<FrameOf<HeadsUpDuel>>; 2])) {
    let observers = [Observer::Table, Observer::Seat(Seat::ONE)];
    let game: HeadsUpDuel = dealt(line, seats, seed);
    testing::play(game, seed, observers, |frames, _| watch(frames));
}

/// After the game, the last duel stays in sight. The sign turns for every Ace, and a seat that is ready is marked.
#[test]
fn a_scene_shows_what_is_known_and_what_happens() {
    let (mut verdicts, mut turned, mut ready) = (0, 0, 0);
    for (_, line, seats) in TABLES.into_iter().filter(|(game, ..)| *game == GameId::HeadsUpDuel) {
        for seed in 0..12 {
            play(line, seats, seed, |frames| {
                for frames in frames {
                    let mut has_ended = false;
                    for (before, frame, scene) in steps::<Scene>(&frames) {
                        let ends = |event: &Event| matches!(event, Event::RoundEnded { .. });
                        has_ended |= frame.events.iter().any(ends);
                        if let [Event::Flipped(_)] = frame.events[..] {
                            turned += 1;
                            assert_eq!(scene.flips, before.flips + 1);
                        }
                        assert!(scene.flips == 0 || kind::<Scene>(frame) != FrameKind::Deal);
                        let is_ready = |seat: &Seat| frame.events.contains(&Event::Ready(*seat));
                        assert_eq!(scene.ready, Seat::all(seats).find(is_ready));
                        ready += u32::from(scene.ready.is_some());
                        if scene.view.turn.outcome().is_none() {
                            assert_eq!(scene.duel, scene.view.duel);
                            continue;
                        }
                        let last = scene.duel.expect("the last duel stays in sight");
                        verdicts += u32::from(has_ended);
                        assert!(!has_ended || last.verdict.is_some() && scene.view.duel.is_none());
                    }
                }
            });
        }
    }
    assert!(verdicts > 20 && turned > 10 && ready > 50, "{verdicts} {turned} {ready}");
}

#[test]
fn cards_that_may_be_added_show_from_the_showdown_to_the_verdict() {
    let mut game: HeadsUpDuel = dealt("", 2, 3);
    for seat in [Seat::ONE, Seat::TWO] {
        let mut actions = Vec::new();
        game.legal_actions(seat, &mut actions);
        let frames = frames_of(&mut game, seat, Decision::Act(actions[0]), Observer::Table);
        for (_, frame, scene) in steps::<Scene>(&frames) {
            let chose = matches!(frame.events[..], [Event::Chose(..)]);
            assert_eq!(scene.is_advantage(), !chose);
        }
    }
}

#[test]
fn a_point_and_a_card_that_turns_the_round_are_seen_a_beat_before_they_count() {
    let (mut points, mut turns, mut others) = (0, 0, 0);
    for seed in 0..6 {
        play("", 2, seed, |[table, one]| {
            for frame in table.iter().chain(&one) {
                let before = Scene::at_rest(&frame.before);
                let after = before.after(frame);
                let played = after.played.map(|(seat, _)| seat);
                let points_of = |scene: &Scene| scene.duel.unwrap().sides.0.map(|side| side.points);
                let ends =
                    |event: &Event| matches!(event, Event::RoundEnded { point: Some(_), .. });
                let Some(beat) = before.beat(frame) else {
                    assert!(!frame.events.iter().any(ends));
                    others += u32::from(played.is_some());
                    continue;
                };
                if beat.about_to_play.is_some() {
                    turns += 1;
                    assert_eq!((beat.about_to_play, after.about_to_play), (played, None));
                    assert_ne!(frame.view.observer.seat(), played, "it is no news");
                    assert_eq!((beat.duel, &beat.view), (before.duel, &before.view));
                } else {
                    points += 1;
                    assert!(frame.events.iter().any(ends) && beat.duel.unwrap().verdict.is_some());
                    assert_eq!(points_of(&beat), points_of(&before));
                    assert_ne!(points_of(&beat), points_of(&after));
                }
            }
        });
    }
    assert!(points > 2 && turns > 4 && others > 4, "{points} {turns} {others}");
}

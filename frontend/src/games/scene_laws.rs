//! Laws of every game's scenes, over random games: a board shows what its frame's view has, a pause
//! shows nothing new, a frame sounds alike for everybody. Other tests of games use the tables, too.

use std::collections::BTreeSet;

use engine::catalogue::GameId;
use engine::chance::{Dice, Seed};
use engine::game::{Observer, Sink};
use engine::options::{Options, Values};
use engine::seat::{Seat, SeatSet};
use engine::with_game;

use super::GameUi;
use crate::playback::testing::{any_decision, everybody, play, seen_frame};
use crate::playback::{FrameKind, FrameOf, Scene, kind, last_round_indices, scenes};
use crate::services::sound::Cue;
use crate::testing;

pub(super) const TABLES: [(GameId, &str, u8); 18] = [
    (GameId::FoolsGambit, "", 2),
    (GameId::FoolsGambit, "deck=full", 2),
    (GameId::DualDuel, "", 2),
    (GameId::HeadsUpDuel, "", 2),
    (GameId::HeadsUpDuel, "joker=echo tokens=3", 4),
    (GameId::HeadsUpDuel, "joker=wild tournament=on", 4),
    (GameId::HeadsUpDuel, "joker=secret draws=no-kings", 6),
    (GameId::HeadsUpDuel, "trading=off", 8),
    (GameId::GoldRushShootOut, "", 3),
    (GameId::GoldRushShootOut, "ledger=off", 4),
    (GameId::GoldRushShootOut, "", 5),
    (GameId::GoldRushShootOut, "ledger=off", 6),
    (GameId::GoldRushShootOut, "", 8),
    (GameId::Duel52, "", 2),
    (GameId::Duel52, "heroes=on", 2),
    (GameId::Duel52, "bannermen=on", 2),
    (GameId::Duel52, "heroes=on forts=on", 2),
    (GameId::Duel52, "heroes=on bannermen=on forts=on", 2),
];

pub fn dealt<G: GameUi>(options: &str, seats: u8, seed: u64) -> G {
    let defaults = G::Options::defaults_of(G::ID.slug()).expect("its options");
    let values = Values::read(defaults.fields(), options).expect("values");
    G::deal(&defaults.with_values(&values), seats, Seed(seed)).expect("a table")
}

/// Each frame with the scenes before and after it.
pub fn steps<S: Scene>(
    frames: &[FrameOf<S::Game>],
) -> impl Iterator<Item = (S, &FrameOf<S::Game>, S)> {
    let after = scenes::<S>(frames);
    let first = frames.first().map(|frame| S::at_rest(&frame.before));
    let before = first.into_iter().chain(after.clone());
    before.zip(frames).zip(after).map(|((before, frame), after)| (before, frame, after))
}

fn check_scenes<G: GameUi>(options: &str, seats: u8, seed: u64) {
    let seats_that_look = [Seat::ONE, Seat::TWO].map(Observer::Seat);
    for observer in seats_that_look.into_iter().chain([Observer::Table, everybody()]) {
        let game = dealt::<G>(options, seats, seed);
        let mut all = Vec::new();
        play(game, seed, [observer], |[frames], game| {
            for (before, frame, scene) in steps::<G::Scene>(&frames) {
                assert_eq!(frame.view, *scene.view(), "{:?} {options} {observer:?}", G::ID);
                let beat = before.beat(frame);
                assert!(
                    beat.is_none_or(|beat| beat.view() == before.view()),
                    "a pause before a frame tells nothing of it"
                );
            }
            assert!(frames.last().is_none_or(|last| *last.view == game.view(observer)));
            all.extend(frames);
        });
        let last_round = last_round_indices::<G::Scene>(&all);
        let kinds: Vec<_> = last_round.iter().map(|at| kind::<G::Scene>(&all[*at])).collect();
        let last = kinds.iter().rposition(|kind| *kind == FrameKind::Public);
        let before_last = &kinds[..last.expect("what happened")];
        assert!(!before_last.contains(&FrameKind::Deal), "no deal lies within the last round");
        assert!(!kinds.contains(&FrameKind::Choice));
        let players = testing::players(&["Ana"; 8][..seats.into()].join(" | "));
        let played = G::Scene::to_play(&all, &players);
        assert_eq!(played.last(), last_round.last(), "it ends as the game does");
        let narrated = |at: &usize| G::Scene::narrate(&all[*at], SeatSet::EMPTY).is_some();
        assert!(played.iter().any(narrated));
    }
}

#[test]
fn a_scene_shows_what_its_frame_knows_and_a_beat_nothing_more() {
    for (game, options, seats) in TABLES {
        for seed in 0..6 {
            with_game!(game, G => check_scenes::<G>(options, seats, seed));
        }
    }
}

/// Each frame sounds for every observer as for the table, and is silent if the table doesn't see
/// it. Adds the sounds to `heard`.
fn check_sounds<G: GameUi>(mut game: G, seed: u64, heard: &mut BTreeSet<Cue>) {
    let seats = Seat::all(game.seats()).map(Observer::Seat);
    let observers: Vec<_> = seats.chain([everybody()]).collect();
    let mut dice = Dice::new(Seed(seed), 7);
    while let Some((seat, decision)) = any_decision(&game, &mut dice, 6) {
        let mut before = game.clone();
        let mut sink = Sink::open();
        game.decide(seat, decision, &mut sink).expect("a legal decision");
        for frame in sink.into_frames() {
            let sound = |observer| G::Scene::sound(&seen_frame(&before, &frame, observer)?);
            let public = sound(Observer::Table);
            for observer in &observers {
                assert_eq!(sound(*observer), public, "{observer:?}: {:?}", frame.events);
            }
            heard.extend(public);
            before = frame.state;
        }
    }
}

#[test]
fn all_hear_the_same_whatever_they_know() {
    use Cue::{Blank, Card, Clock, Flip, Hit, Lock, Win};
    let mut heard = [const { BTreeSet::new() }; GameId::ALL.len()];
    for (seed, (game, options, seats)) in (0..).zip(TABLES.repeat(2)) {
        let heard = &mut heard[game as usize];
        with_game!(game, G => check_sounds::<G>(dealt(options, seats, seed), seed, heard));
    }
    for (game, heard) in GameId::ALL.into_iter().zip(heard) {
        assert!(!heard.is_empty(), "{game:?} has no table");
        let cues: &[Cue] = match game {
            GameId::FoolsGambit | GameId::DualDuel | GameId::GoldRushShootOut => &[Blank, Hit],
            GameId::HeadsUpDuel => &[Lock],
            GameId::Duel52 => &[Lock, Hit],
        };
        let expected = [Clock, Card, Flip, Win].iter().chain(cues);
        let missing: Vec<_> = expected.filter(|cue| !heard.contains(*cue)).collect();
        assert!(missing.is_empty(), "{game:?} is never heard as {missing:?}");
    }
}

//! Laws of every game's scenes, over whole random games.

use std::collections::BTreeSet;

use engine::catalogue::GameId;
use engine::chance::Seed;
use engine::game::Observer;
use engine::options::{Options, Values};
use engine::record::Player;
use engine::seat::{Seat, SeatSet};
use engine::with_game;

use super::GameUi;
use crate::playback::testing::{cues_of, everybody, play};
use crate::playback::{FrameKind, Scene, kind, of_last_round, scenes};
use crate::services::sound::Cue;
use crate::words::players::Players;

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

fn shows_what_is_known<G: GameUi>(options: &str, seats: u8, seed: u64) {
    let seats_that_look = [Seat::ONE, Seat::TWO].map(Observer::Seat);
    for observer in seats_that_look.into_iter().chain([Observer::Table, everybody()]) {
        let game = dealt::<G>(options, seats, seed);
        let mut all = Vec::new();
        play(game, seed, [observer], |[frames], game| {
            let Some(first) = frames.first() else { return };
            let mut last = G::Scene::at_rest(&first.before);
            for (frame, scene) in frames.iter().zip(scenes::<G::Scene>(&frames)) {
                assert_eq!(frame.view, *scene.view(), "{:?} {options} {observer:?}", G::ID);
                let beat = last.beat(frame);
                assert!(
                    beat.is_none_or(|beat| beat.view() == last.view()),
                    "a pause before a frame tells nothing of it"
                );
                last = scene;
            }
            assert_eq!(**last.view(), game.view(observer));
            all.extend(frames);
        });
        let shown = of_last_round::<G::Scene>(&all);
        assert!(!shown.is_empty());
        let is = |at: usize, wanted| kind::<G::Scene>(&all[at]) == wanted;
        let last = shown.iter().rposition(|at| is(*at, FrameKind::Public)).expect("what happened");
        assert!(
            !shown[..last].iter().any(|at| is(*at, FrameKind::Deal)),
            "no deal lies between frames of the last round"
        );
        assert!(shown.iter().all(|at| kind::<G::Scene>(&all[*at]) != FrameKind::Choice));
        let names = vec!["Ana".parse::<Player>().expect("a name"); seats.into()];
        let played = G::Scene::to_play(&all, &Players::new(&names));
        assert_eq!(played.last(), shown.last(), "it ends as the game does");
        let narrated = |at: &usize| G::Scene::narrate(&all[*at], SeatSet::EMPTY).is_some();
        assert!(played.iter().any(narrated));
    }
}

#[test]
fn a_scene_shows_what_its_frame_knows_and_a_beat_nothing_more() {
    for (game, options, seats) in TABLES {
        for seed in 0..6 {
            with_game!(game, G => shows_what_is_known::<G>(options, seats, seed));
        }
    }
}

#[test]
fn all_hear_the_same_whatever_they_know() {
    use Cue::{Blank, Card, Clock, Flip, Hit, Lock, Win};
    let mut heard = [const { BTreeSet::new() }; GameId::ALL.len()];
    for (seed, (game, options, seats)) in (0..).zip(TABLES.repeat(2)) {
        let cues = with_game!(game, G => cues_of::<<G as GameUi>::Scene>(dealt(options, seats, seed), seed));
        heard[game as usize].extend(cues);
    }
    for (game, heard) in GameId::ALL.into_iter().zip(heard) {
        assert!(!heard.is_empty(), "{game:?} has no table");
        let cues: &[Cue] = match game {
            GameId::FoolsGambit | GameId::DualDuel | GameId::GoldRushShootOut => &[Blank, Hit],
            GameId::HeadsUpDuel => &[Lock],
            GameId::Duel52 => &[Lock, Hit],
        };
        let missing: Vec<_> = [Clock, Card, Flip, Win]
            .iter()
            .chain(cues)
            .filter(|cue| !heard.contains(*cue))
            .collect();
        assert!(missing.is_empty(), "{game:?} is never heard as {missing:?}");
    }
}

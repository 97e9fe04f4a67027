//! The bar and the board during playback.

use std::rc::Rc;

use engine::catalogue::{AnyGame, GameId};
use engine::game::{Game as _, Observer};
use engine::replay::ReplayedRecord;
use engine::seat::Seat;

use crate::games;
use crate::playback::testing::{board_props, moments, render_board};
use crate::playback::{AnyFrame, Playback, seen_frames};
use crate::services::motion::MotionSpeed;
use crate::testing::{golden_games, players};
use crate::words::players::Players;

fn golden(game: GameId) -> Vec<ReplayedRecord<AnyGame>> {
    golden_games().map(|(_, replay)| replay).filter(|replay| replay.end().id() == game).collect()
}

/// The playbacks of a game for a seat: each up to its next decision.
fn playbacks(replay: &ReplayedRecord<AnyGame>, seat: Seat) -> Vec<Vec<AnyFrame>> {
    let (mut all, mut now) = (Vec::new(), Vec::new());
    for at in 0..replay.frames_by_decision().len() {
        now.extend(seen_frames(replay, at..at + 1, Observer::Seat(seat)));
        let turn = replay.state_after(at + 1).turn();
        if turn.awaited().contains(seat) || turn.outcome().is_some() {
            all.push(std::mem::take(&mut now));
        }
    }
    all
}

fn single_player(seats: usize) -> Players {
    const NAMES: [&str; 8] = ["Ana", "Hattie", "Cole", "Wes", "Dixie", "Otis", "Ingrid", "Quincy"];
    players(&NAMES[..seats].join(" | bot:novice ")).read_by(Some(Seat::ONE))
}

/// The first number after each element of this class in a page.
fn numbers_after(page: &str, class: &str) -> Vec<u32> {
    // Only where the class is the last one of its element.
    let class = format!("{class}\"");
    let number = |place: &str| {
        let mut texts = place.split('>').skip(1).map(|rest| rest.split('<').next().unwrap_or(rest));
        texts.find_map(|text| text.trim().parse().ok())
    };
    let places = page.split(&class).skip(1);
    places.map(|place| number(place).unwrap_or_else(|| panic!("a number: {place}"))).collect()
}

fn board(frames: &Rc<[AnyFrame]>, frame: usize, players: &Players) -> String {
    let view = frames[frames.len() - 1].view.clone();
    let playback = Playback::At { frame, moves: false };
    render_board(board_props(view, players, frames.clone(), playback))
}

#[test]
fn the_bar_and_the_board_have_one_score() {
    let boards = [
        (GameId::FoolsGambit, "fg-side__points"),
        (GameId::DualDuel, "dd-side__rounds"),
        (GameId::HeadsUpDuel, "hud-strip__points"),
    ];
    for (game, class) in boards {
        let mut changes = 0;
        for replay in golden(game) {
            let players = Players::new(&replay.record().players);
            let decisions = replay.frames_by_decision().len();
            let frames: Rc<[AnyFrame]> = seen_frames(&replay, 0..decisions, Observer::Table).into();
            let mut before = Vec::new();
            for (at, frame) in frames.iter().enumerate() {
                let ui = games::ui_of(&frame.view);
                if frame.view.turn().outcome().is_some() {
                    continue;
                }
                let parts = players.sentences(&ui.standing());
                let score = parts.iter().filter_map(|part| {
                    part.written().rsplit_once(":\u{a0}").and_then(|(_, score)| score.parse().ok())
                });
                let mut score: Vec<u32> = score.collect();
                score.sort_unstable();
                // Every tenth board, and each with another score.
                if score != before || at % 10 == 0 {
                    changes += u32::from(score != before);
                    let mut shown = numbers_after(&board(&frames, at, &players), class);
                    shown.sort_unstable();
                    assert_eq!(shown, score, "{game:?}, frame {at}: {:?}", frame.events);
                    before = score;
                }
            }
        }
        assert!(changes > 10, "{game:?}: {changes} changes");
    }
}

/// The bar gets the board's view: it changes with the decisive card, not a beat before.
#[test]
fn nothing_around_the_board_changes_before_the_decisive_card() {
    for game in GameId::ALL {
        let mut beats = 0;
        for replay in golden(game) {
            let players = single_player(replay.record().players.len());
            for frames in playbacks(&replay, Seat::ONE) {
                let moments = moments(&frames, &players, MotionSpeed::Normal);
                for (before, now) in moments.iter().zip(moments.iter().skip(1)) {
                    let known = frames.iter().any(|frame| frame.view == now.view);
                    assert!(known || now.view == before.view, "{game:?}: a view of its own");
                    if now.is_beat {
                        beats += 1;
                        assert!(now.view == before.view, "{game:?}: told before it is seen");
                    }
                }
            }
        }
        assert!(beats > 20, "{game:?}: {beats} beats");
    }
}

/// The bar's text is as public as the table, in every seat's view.
#[test]
fn the_bar_says_the_same_to_every_observer() {
    for game in GameId::ALL {
        for replay in golden(game) {
            for at in 0..=replay.frames_by_decision().len() {
                let state = replay.state_after(at);
                let bar = |observer| games::ui_of(&state.view(observer)).standing();
                for seat in Seat::all(state.seats()) {
                    assert_eq!(bar(Observer::Seat(seat)), bar(Observer::Table), "{game:?}, {at}");
                }
            }
        }
    }
}

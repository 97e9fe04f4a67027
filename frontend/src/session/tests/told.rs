//! How long it takes to tell what happens, and what is said around the board meanwhile.

use std::collections::BTreeMap;
use std::path::Path;
use std::rc::Rc;

use engine::catalogue::{AnyGame, GameId, Listed as _};
use engine::chance::{Dice, Seed};
use engine::course::Course;
use engine::game::{Game as _, Observer, Sink};
use engine::games::gold_rush_shoot_out::{self, GoldRushShootOut};
use engine::record::{Entry, Player, Record};
use engine::seat::Seat;

use crate::games::{self, AnyBoardProps, Judge};
use crate::playback::testing::{any_decision, drawn};
use crate::playback::{AnyFrame, Playback, countdown, seen};
use crate::services::motion::MotionSpeed;
use crate::words::players::Players;

/// The golden records of a game.
fn golden(game: GameId) -> Vec<Course<AnyGame>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../engine/tests/records");
    let files = std::fs::read_dir(folder).expect("the golden records");
    let texts = files.map(|file| std::fs::read(file.expect("a file").path()).expect("a file"));
    let texts = texts.filter_map(|text| String::from_utf8(text).ok());
    let courses = texts.filter_map(|text| Course::<AnyGame>::read(&text).ok());
    courses.filter(|course| course.end().id() == game).collect()
}

/// A game that is played at random by so many seats.
fn at_random(game: GameId, seats: u8, seed: u64) -> Course<AnyGame> {
    let players = (1..=seats).map(|number| format!("P{number}").parse().unwrap()).collect();
    let mut record: Record<AnyGame> =
        Record { options: game.options(), players, seed: Seed(seed), decisions: Vec::new() };
    let mut state = Course::of(record.clone()).unwrap().end().clone();
    let mut dice = Dice::new(Seed(seed), 5);
    while let Some((seat, decision)) = any_decision(&state, &mut dice, 1_000) {
        record.decisions.push(Entry { seat, decision: decision.clone() });
        state.decide(seat, decision, &mut Sink::none()).unwrap();
    }
    Course::of(record).unwrap()
}

/// What the seat is shown of a game in one go, again and again: all until it is to decide next.
fn told(course: &Course<AnyGame>, seat: Seat) -> Vec<Vec<AnyFrame>> {
    let (mut all, mut now) = (Vec::new(), Vec::new());
    for at in 0..course.decisions().len() {
        now.extend(seen(course, at..at + 1, Observer::Seat(seat)));
        let turn = course.state_after(at + 1).turn();
        if turn.awaited().contains(seat) || turn.outcome().is_some() {
            all.push(std::mem::take(&mut now));
        }
    }
    all
}

/// The first seat, alone with bots.
fn alone(seats: usize) -> Players {
    const NAMES: [&str; 7] = ["Hattie", "Cole", "Wes", "Dixie", "Otis", "Ingrid", "Quincy"];
    let bots = NAMES.map(|name| format!("bot:novice {name}"));
    let players = ["Ana".to_owned()].into_iter().chain(bots).take(seats);
    let players: Vec<Player> = players.map(|player| player.parse().unwrap()).collect();
    Players::new(&players).read_by(Some(Seat::ONE))
}

/// Whether a count goes before what these frames show.
fn is_counted(frames: &[AnyFrame]) -> bool {
    let mut events = frames.iter().flat_map(|frame| &frame.events);
    events.any(|event| {
        use gold_rush_shoot_out::Event::{AimsShown, AmbushShown, StandoffShown};
        let own = GoldRushShootOut::own_event(event);
        matches!(own, Some(AimsShown(_) | StandoffShown(_) | AmbushShown(_)))
    })
}

/// How long it takes until the last of these frames is on the board, at normal motion.
fn takes(frames: &[AnyFrame], players: &Players) -> u32 {
    let Some(first) = frames.first() else { return 0 };
    let moments = games::of(&first.view).moments(frames, players, MotionSpeed::Normal);
    let moments = moments.iter().rev().skip(1).map(|moment| moment.stays);
    let count = if is_counted(frames) { countdown::takes(1, MotionSpeed::Normal) } else { 0 };
    moments.sum::<u32>() + count
}

/// How long the rounds of these games take for who plays alone, the longest last.
fn rounds(courses: &[Course<AnyGame>]) -> Vec<u32> {
    let mut all = Vec::new();
    for course in courses {
        let mut rounds = BTreeMap::<String, u32>::new();
        let players = alone(course.record().players.len());
        for frames in told(course, Seat::ONE) {
            let Some(first) = frames.first() else { continue };
            let chapter = players.sentence(&games::of(&first.before).chapter()).written();
            *rounds.entry(chapter).or_default() += takes(&frames, &players);
        }
        all.extend(rounds.into_values());
    }
    all.sort_unstable();
    all
}

#[test]
fn a_round_of_fools_gambit_is_told_in_six_seconds() {
    let longest = rounds(&golden(GameId::FoolsGambit)).pop();
    assert!(longest.is_some_and(|longest| (3_000..=6_000).contains(&longest)), "{longest:?} ms");
}

/// All but a few: games at random have more abilities and ambushes than those that bots play, and five pistols in a row
/// are looked at one by one.
#[test]
fn gold_rush_with_four_bots_is_told_in_fifteen_seconds_a_round_and_five_between_two_choices() {
    let game = GameId::GoldRushShootOut;
    let courses: Vec<_> = (0..60).map(|seed| at_random(game, 5, seed)).collect();
    let rounds = rounds(&courses);
    let (median, most) = (rounds[rounds.len() / 2], rounds[rounds.len() * 95 / 100]);
    assert!((6_000..=10_000).contains(&median) && most <= 15_000, "{median} {most} ms");
    assert!(rounds[rounds.len() - 1] <= 18_000, "{rounds:?}");
    let players = alone(5);
    let goes = courses.iter().flat_map(|course| told(course, Seat::ONE));
    let is_over = |frames: &[AnyFrame]| {
        frames.last().is_some_and(|last| last.view.turn().outcome().is_some())
    };
    let goes = goes.filter(|frames| !is_over(frames));
    let mut goes: Vec<_> = goes.map(|frames| takes(&frames, &players)).collect();
    goes.sort_unstable();
    let (most, longest) = (goes[goes.len() * 98 / 100], goes[goes.len() - 1]);
    assert!(most <= 5_000 && longest <= 7_000, "{most} {:?}", &goes[goes.len() - 80..]);
}

/// The first number after each place in a page that is of this class.
fn numbers(page: &str, class: &str) -> Vec<u32> {
    let class = format!("class=\"{class}\"");
    let number = |place: &str| {
        let mut texts = place.split('>').skip(1).map(|rest| rest.split('<').next().unwrap_or(rest));
        let digits = |text: &str| -> String {
            text.chars()
                .skip_while(|letter| !letter.is_ascii_digit())
                .take_while(char::is_ascii_digit)
                .collect()
        };
        texts.find_map(|text| digits(text).parse().ok())
    };
    let places = page.split(&class).skip(1);
    places.map(|place| number(place).unwrap_or_else(|| panic!("a number: {place}"))).collect()
}

/// The board that shows this frame, as a page.
fn board(frames: &Rc<[AnyFrame]>, frame: usize, players: &Players) -> String {
    let props = AnyBoardProps {
        view: frames[frames.len() - 1].view.clone(),
        players: players.clone(),
        frames: frames.clone(),
        playback: Playback::At { frame, moves: false },
        counts: false,
        act: None,
        judge: Judge::default(),
        on_rested: None,
        on_view: None,
        quick: false,
    };
    drawn(props)
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
        for course in golden(game) {
            let players = Players::new(&course.record().players);
            let decisions = course.decisions().len();
            let frames: Rc<[AnyFrame]> = seen(&course, 0..decisions, Observer::Table).into();
            let mut before = Vec::new();
            for (at, frame) in frames.iter().enumerate() {
                let own = games::of(&frame.view);
                if frame.view.turn().outcome().is_some() {
                    continue;
                }
                let parts = players.sentences(&own.standing());
                let score = parts.iter().filter_map(|part| {
                    part.written().rsplit_once(":\u{a0}").and_then(|(_, score)| score.parse().ok())
                });
                let mut score: Vec<u32> = score.collect();
                score.sort_unstable();
                // Every tenth board, and each whose score is another one.
                if score != before || at % 10 == 0 {
                    changes += u32::from(score != before);
                    let mut shown = numbers(&board(&frames, at, &players), class);
                    shown.sort_unstable();
                    assert_eq!(shown, score, "{game:?}, frame {at}: {:?}", frame.events);
                    before = score;
                }
            }
        }
        assert!(changes > 10, "{game:?}: {changes} changes");
    }
}

/// The bar is given the view of the board: it changes with the decisive card, not a beat before.
#[test]
fn nothing_around_the_board_changes_before_the_decisive_card() {
    for game in GameId::ALL {
        let mut beats = 0;
        for course in golden(game) {
            let players = alone(course.record().players.len());
            for frames in told(&course, Seat::ONE) {
                let Some(first) = frames.first() else { continue };
                let moments =
                    games::of(&first.view).moments(&frames, &players, MotionSpeed::Normal);
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

/// What the bar says of a game is as public as the table, whoever looks.
#[test]
fn the_bar_says_the_same_whoever_looks() {
    for game in GameId::ALL {
        for course in golden(game) {
            for at in 0..=course.decisions().len() {
                let state = course.state_after(at);
                let of = |observer| games::of(&state.view(observer)).standing();
                for seat in Seat::all(state.seats()) {
                    assert_eq!(of(Observer::Seat(seat)), of(Observer::Table), "{game:?}, {at}");
                }
            }
        }
    }
}

//! What one person alone reads says "you" to it, in every sentence of every game.

use std::collections::BTreeSet;
use std::path::Path;

use engine::catalogue::GameId;
use engine::game::Observer;
use engine::record::Name;

use super::*;
use crate::games;
use crate::playback::{AnyFrame, seen};
use crate::session::lesson::Run;
use crate::words::players::Players;
use crate::words::sentence::Sentence;
use crate::words::you::OWN;

/// What may follow "you" though it ends like a verb of the third person.
const FITS: [&str; 3] = ["pass", "as", "this"];

/// All that is told of these frames: as a log has them, while they are played, and in the bar.
fn told(frames: &[AnyFrame], players: &Players) -> Vec<String> {
    let mut told: Vec<Sentence> = games::lines(frames, players).concat();
    told.extend(frames.iter().filter_map(|frame| games::narrate(frame, players)));
    told.extend(frames.iter().flat_map(|frame| games::of(&frame.view).standing(players)));
    told.extend(frames.last().map(|last| games::of(&last.view).result(players)));
    told.iter().map(Sentence::written).collect()
}

/// Whether the name stands there as a name, not as a part of another one.
fn names(line: &str, name: &str) -> bool {
    line.split(|letter: char| !letter.is_alphanumeric()).any(|word| word == name)
}

/// Whether something follows "you" that is a verb of the third person; `None` where "you" isn't said.
fn misspeaks(line: &str) -> Option<bool> {
    let words: Vec<_> = line.split_whitespace().collect();
    let after_you = |pair: &[&str]| {
        let verb = pair[1].trim_end_matches(['.', ',', ':', '!']);
        pair[0].eq_ignore_ascii_case("you").then(|| verb.ends_with('s') && !FITS.contains(&verb))
    };
    words.windows(2).filter_map(after_you).max()
}

/// Which of these lines don't say "you" as they should to whoever has this name, and whether any says it.
fn wrong(lines: Vec<String>, name: &str) -> (Vec<String>, bool) {
    let speaks = lines.iter().any(|line| misspeaks(line).is_some());
    let is_wrong =
        |line: &String| line.contains(OWN) || names(line, name) || misspeaks(line) == Some(true);
    (lines.into_iter().filter(is_wrong).collect(), speaks)
}

#[test]
fn every_game_says_you_to_one_who_reads_alone() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../engine/tests/records");
    let mut spoken_to = BTreeSet::new();
    for file in std::fs::read_dir(folder).expect("the golden records") {
        let text = std::fs::read_to_string(file.expect("a file").path()).expect("a record");
        let Ok(course) = Course::<AnyGame>::read(&text) else { continue };
        let players = Players::new(&course.record().players).told_to(Some(Seat::ONE));
        let frames = seen(&course, 0..course.decisions().len(), Observer::Seat(Seat::ONE));
        let (wrong, speaks) = wrong(told(&frames, &players), players.name(Seat::ONE));
        assert!(wrong.is_empty(), "{wrong:#?}");
        if speaks {
            spoken_to.insert(course.record().options.identity().slug);
        }
    }
    assert_eq!(spoken_to.len(), 5, "{spoken_to:?}");
}

#[test]
fn every_lesson_says_you_to_its_learner() {
    let name: Name = "Zoe".parse().expect("a name");
    for lesson in GameId::ALL.into_iter().flat_map(games::lessons) {
        let mut run = Run::begin(lesson, Some(&name)).expect("a lesson that begins");
        let mut lines = Vec::new();
        while !run.is_over() {
            run = run.skipped().expect("a lesson that goes on");
            for frames in [run.session().news(), run.session().just_done()] {
                lines.extend(told(&frames, &run.players()));
            }
        }
        let (wrong, speaks) = wrong(lines, "Zoe");
        assert!(wrong.is_empty() && speaks, "{}: {wrong:#?}", lesson.id);
    }
}

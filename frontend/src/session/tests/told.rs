//! What one person alone reads says "you" to it, in every sentence of every game.

use std::collections::BTreeSet;
use std::path::Path;

use engine::game::Observer;

use super::*;
use crate::games;
use crate::playback::seen;
use crate::words::players::Players;
use crate::words::you::OWN;

/// What may follow "you" though it ends like a verb of the third person.
const FITS: [&str; 3] = ["pass", "as", "this"];

/// All that is told of a golden game: as a log has it, and while it is played.
fn told(course: &Course<AnyGame>, seat: Seat) -> Vec<String> {
    let players = Players::new(&course.record().players).told_to(Some(seat));
    let frames = seen(course, 0..course.decisions().len(), Observer::Seat(seat));
    let mut told = games::lines(&frames, &players).concat();
    told.extend(frames.iter().filter_map(|frame| games::narrate(frame, &players)));
    told.extend(frames.last().map(|last| games::result(&last.view, &players)));
    told
}

#[test]
fn every_game_says_you_to_one_who_reads_alone() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../engine/tests/records");
    let (mut spoken_to, mut wrong) = (BTreeSet::new(), BTreeSet::new());
    for file in std::fs::read_dir(folder).expect("the golden records") {
        let text = std::fs::read_to_string(file.expect("a file").path()).expect("a record");
        let Ok(course) = Course::<AnyGame>::read(&text) else { continue };
        let name = Players::new(&course.record().players).name(Seat::ONE).to_owned();
        for line in told(&course, Seat::ONE) {
            assert!(!line.contains(OWN), "{line:?}");
            // Part of another name it may be.
            let is_named = line
                .split(|letter: char| !letter.is_alphanumeric())
                .any(|word| word == name.as_str());
            let mut is_wrong = is_named;
            let words: Vec<_> = line.split_whitespace().collect();
            for pair in words.windows(2) {
                let (subject, verb) = (pair[0], pair[1].trim_end_matches(['.', ',', ':', '!']));
                if subject.eq_ignore_ascii_case("you") {
                    is_wrong |= verb.ends_with('s') && !FITS.contains(&verb);
                    spoken_to.insert(course.record().options.identity().slug);
                }
            }
            if is_wrong {
                wrong.insert(line);
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert_eq!(spoken_to.len(), 5, "{spoken_to:?}");
}

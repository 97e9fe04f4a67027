//! The moment that decided a finished game: each game finds its own, by what happened.

use engine::catalogue::Listed;
use yew::Html;

use super::feats::Happened;
use crate::words::line::Line;

/// The moment that decided a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Decisive {
    /// What kind of moment it is. A review's costliest decisions are another thing.
    pub title: &'static str,
    pub line: Line,
    /// Its cards, the winner's first: a row for each side.
    pub cards: Vec<Vec<Html>>,
    /// How many decisions had been made.
    pub decisions: usize,
    /// Which frame of the last one shows it.
    pub frame: usize,
}

impl Decisive {
    /// The moment in which something happened.
    pub const fn at<G: Listed>(
        happened: &Happened<'_, G>,
        title: &'static str,
        line: Line,
        cards: Vec<Vec<Html>>,
    ) -> Self {
        let (decisions, frame) = (happened.decisions, happened.frame);
        Self { title, line, cards, decisions, frame }
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use engine::catalogue::AnyGame;
    use engine::course::Course;

    use crate::games::decisive;
    use crate::words::players::Players;

    /// What is told of the golden records, which are whole games.
    #[test]
    fn the_moment_that_decided_it_is_told_and_lies_where_it_says() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../engine/tests/records");
        let mut told = Vec::new();
        let mut files: Vec<_> = fs::read_dir(folder)
            .expect("the golden records")
            .map(|file| file.expect("a file").path())
            .filter(|path| path.extension().is_some_and(|extension| extension == "record"))
            .collect();
        files.sort();
        for path in files {
            let text = fs::read_to_string(&path).expect("a record");
            let Ok(course) = Course::<AnyGame>::read(&text) else { continue };
            let Some(moment) = decisive(&course) else { continue };
            let frames = &course.decisions()[moment.decisions - 1];
            assert!(moment.frame < frames.len(), "{}", path.display());
            assert!(!moment.cards.is_empty() && moment.cards.iter().all(|row| !row.is_empty()));
            let players = Players::new(&course.record().players);
            let name = path.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
            let line = players.sentence(&moment.line).written();
            told.push(format!("{name}: {}: {line}", moment.title));
        }
        assert_eq!(told.join("\n"), TOLD.trim());
    }

    const TOLD: &str = "\
dual-duel-match-to-two: The round that settled it: Ada’s 8 beat Bo’s 6 in the last duel.
dual-duel-tied-duel: The round that settled it: Ada’s 11 beat Bo’s 8 in the last duel.
duel-52-bannermen-and-time-outs: The last card to fall: Ada’s 3♠ felled Bo’s A♦ in lane 2.
duel-52-everything: The last card to fall: Ada’s 6♣ felled Sharp bot’s 7♥ in lane 1.
duel-52-heroes-and-forts: The last card to fall: Regular bot’s 6♣ felled Bo’s fort card in lane 1.
duel-52-two-bots: The last card to fall: Sharp bot’s J♠ felled Regular bot’s 9♣ in lane 2.
fools-gambit-a-deck-each: The winner’s best duel: Sharp bot’s A♥ beat Regular bot’s 8♦ and banked 10♣: 10 points.
fools-gambit-worked-by-hand: The winner’s best duel: Turned round by a 7, Ada’s 7♣ beat Bo’s 2♥ and banked A♣: 14 points.
gold-rush-shoot-out-eight-seats-and-time-outs: The winner’s best round: Ada’s best haul: 7 gold bars in round 6.
gold-rush-shoot-out-six-seats-as-on-the-show: The winner’s best round: Bo’s best haul: 9 gold bars in round 4.
gold-rush-shoot-out-three-seats: The winner’s best round: Ada’s best haul: 12 gold bars in round 6.
heads-up-duel-four-in-a-tournament: The round that settled it: Ada’s 14 beat Cy’s 6.
";
}

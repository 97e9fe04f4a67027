//! A puzzle's position: what its seat may know and do there, and what came of the best decision.

use std::rc::Rc;

use engine::catalogue::{AnyAction, AnyGame, AnyView};
use engine::course::Course;
use engine::game::{Decision, Game, Observer};
use engine::puzzle::Puzzle;
use engine::seat::Seat;

use crate::games::Judge;
use crate::playback::{AnyFrame, seen};
use crate::words::players::Players;

/// A puzzle that is set up. It holds every secret of its game: only what its seat sees comes out.
#[derive(Clone)]
pub struct Position {
    course: Rc<Course<AnyGame>>,
    after: usize,
    /// Who has to decide.
    pub seat: Seat,
    /// The best decision.
    pub best: AnyAction,
    /// The next best.
    pub next: AnyAction,
    pub players: Players,
}

impl Position {
    /// Plays the puzzle's record; `None` if it is none of a puzzle.
    pub fn of(puzzle: &Puzzle) -> Option<Self> {
        let course = Course::<AnyGame>::read(&puzzle.record).ok()?;
        let entry = course.record().decisions.get(puzzle.after)?;
        let Decision::Act(best) = entry.decision.clone() else { return None };
        let next = course.state_after(puzzle.after).read_action(&puzzle.next).ok()?;
        let players = Players::new(&course.record().players).read_by(Some(entry.seat));
        let (seat, after) = (entry.seat, puzzle.after);
        Some(Self { course: Rc::new(course), after, seat, best, next, players })
    }

    fn before(&self) -> &AnyGame {
        self.course.state_after(self.after)
    }

    /// What the seat knows where it has to decide.
    pub fn view(&self) -> AnyView {
        self.before().view(Observer::Seat(self.seat))
    }

    /// What the table knows there.
    pub fn table_view(&self) -> AnyView {
        self.before().view(Observer::Table)
    }

    /// What the seat knows once the best decision was played out.
    pub fn end(&self) -> AnyView {
        self.course.end().view(Observer::Seat(self.seat))
    }

    /// What the seat sees of that.
    pub fn answer(&self) -> Vec<AnyFrame> {
        let decisions = self.course.decisions().len();
        seen(&self.course, self.after..decisions, Observer::Seat(self.seat))
    }

    /// Says why something can't be done.
    pub fn judge(&self) -> Judge {
        let (game, seat) = (self.before().clone(), self.seat);
        Judge::new(move |action| game.check(seat, &action).err())
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;
    use crate::games;
    use crate::words::sentence::in_a_row;

    #[test]
    fn every_puzzle_says_you_to_who_solves_it() {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../static/puzzles.txt");
        let text = std::fs::read_to_string(file).expect("the puzzles");
        for puzzle in Puzzle::read_all(&text).expect("puzzles") {
            let position = Position::of(&puzzle).expect("a position");
            let players = &position.players;
            let text = in_a_row(
                &players.sentences(&games::lines(&position.answer(), players.people()).concat()),
            );
            assert!(!text.contains(players.name(position.seat)), "{}: {text}", puzzle.id());
        }
    }
}

//! A puzzle's position: its seat's view and actions, and the outcome of the best decision.

use std::rc::Rc;

use engine::catalogue::{AnyAction, AnyGame, AnyView};
use engine::game::{Decision, Game, Observer, Sink};
use engine::puzzle::Puzzle;
use engine::record::Entry;
use engine::replay::ReplayedRecord;
use engine::seat::Seat;

use crate::games::{Judge, coach};
use crate::playback::{AnyFrame, seen_frames};
use crate::words::players::Players;
use crate::words::puzzles as words;

/// A puzzle that is set up. It holds every secret of its game; its methods show only the seat's view.
#[derive(Clone)]
pub struct Position {
    course: Rc<ReplayedRecord<AnyGame>>,
    after: usize,
    /// The seat to decide.
    pub seat: Seat,
    /// The best decision.
    pub best: AnyAction,
    /// The second-best decision.
    pub next: AnyAction,
    pub players: Players,
}

impl Position {
    /// Plays the puzzle's record; `None` if the record isn't a puzzle's.
    pub fn from_puzzle(puzzle: &Puzzle) -> Option<Self> {
        let course = ReplayedRecord::<AnyGame>::read(&puzzle.record).ok()?;
        let entry = course.record().decisions.get(puzzle.after)?;
        let Decision::Act(best) = entry.decision.clone() else { return None };
        let next = course.state_after(puzzle.after).read_action(&puzzle.next).ok()?;
        let players = words::players(course.record().players.len(), entry.seat);
        let (seat, after) = (entry.seat, puzzle.after);
        Some(Self { course: Rc::new(course), after, seat, best, next, players })
    }

    fn before(&self) -> &AnyGame {
        self.course.state_after(self.after)
    }

    /// The seat's view when it has to decide.
    pub fn view(&self) -> AnyView {
        self.before().view(Observer::Seat(self.seat))
    }

    pub fn table_view(&self) -> AnyView {
        self.before().view(Observer::Table)
    }

    /// The seat's view after the best decision was played out.
    pub fn end(&self) -> AnyView {
        self.course.end().view(Observer::Seat(self.seat))
    }

    /// The seat's frames of the best decision.
    pub fn answer(&self) -> Vec<AnyFrame> {
        let decisions = self.course.decisions().len();
        seen_frames(&self.course, self.after..decisions, Observer::Seat(self.seat))
    }

    /// The seat's frames of a wrong decision and of the others' moves as in the game, and its view afterwards; `None`
    /// unless the seat visibly comes out worse than by the best decision.
    pub fn wrong(&self, tried: &AnyAction) -> Option<(Vec<AnyFrame>, AnyView)> {
        let best = coach::outcome(self.course.end(), self.before(), self.seat)?;
        let (mut game, mut decisions) = (self.before().clone(), Vec::new());
        let own = Entry { seat: self.seat, decision: Decision::Act(tried.clone()) };
        let others = self.course.record().decisions.get(self.after + 1..)?;
        for entry in std::iter::once(&own).chain(others) {
            let mut sink = Sink::open();
            if game.decide(entry.seat, entry.decision.clone(), &mut sink).is_err() {
                break;
            }
            decisions.push(sink.into_frames());
        }
        let observer = Observer::Seat(self.seat);
        let worse = coach::outcome(&game, self.before(), self.seat)? < best;
        let count = decisions.len();
        let record = self.course.record().clone();
        let course = ReplayedRecord::from_parts(record, self.before().clone(), decisions);
        worse.then(|| (seen_frames(&course, 0..count, observer), game.view(observer)))
    }

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
    fn a_wrong_answer_is_played_where_it_is_seen_to_come_out_worse() {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../static/puzzles.txt");
        let text = std::fs::read_to_string(file).expect("the puzzles");
        let mut shown = std::collections::BTreeMap::<&str, usize>::new();
        for puzzle in Puzzle::read_all(&text).expect("puzzles") {
            let position = Position::from_puzzle(&puzzle).expect("a position");
            let Some((frames, view)) = position.wrong(&position.next) else { continue };
            assert!(!frames.is_empty() && view != position.end(), "{}", puzzle.id());
            assert_eq!(frames.last().map(|frame| &frame.view), Some(&view), "{}", puzzle.id());
            *shown.entry(puzzle.game.slug()).or_default() += 1;
            assert!(position.wrong(&position.best).is_none(), "{}", puzzle.id());
        }
        assert!(shown["fools-gambit"] >= 10, "{shown:?}");
        assert!(shown.len() >= 3, "{shown:?}");
    }

    #[test]
    fn every_puzzle_says_you_to_its_solver() {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../static/puzzles.txt");
        let text = std::fs::read_to_string(file).expect("the puzzles");
        for puzzle in Puzzle::read_all(&text).expect("puzzles") {
            let position = Position::from_puzzle(&puzzle).expect("a position");
            let players = &position.players;
            let text = in_a_row(
                &players.sentences(&games::lines(&position.answer(), players.people()).concat()),
            );
            assert!(!text.contains(players.name(position.seat)), "{}: {text}", puzzle.id());
        }
    }
}

use engine::bot::Level;
use engine::record::Player;
use engine::seat::Seat;

use super::coach::percent;
use super::line::Line;
use super::players::Players;
use super::{games, list, set_up};
pub(crate) use crate::words::messages::puzzles::*;
use crate::words::text::Text;

/// A puzzle's difficulty, from 1.
pub const fn difficulty(difficulty: u8) -> Text {
    match difficulty {
        1 => WARM_UP,
        2 => TRICKY,
        _ => HARD,
    }
}

/// A puzzle's opponents by seat, as titles and reasons name them.
const OPPONENTS: [&str; 3] = ["Hattie", "Otis", "Dixie"];

/// The players of a puzzle with `seats` seats. The solver is "you", whatever the record says.
pub fn players(seats: usize, solver: Seat) -> Players {
    // As bots, so that the page passes the device to nobody.
    let name = |at: usize| match OPPONENTS.get(at) {
        Some(name) if at != solver.index() => format!("bot:{} {name}", Level::Regular.word()),
        _ => set_up::default_name(at + 1),
    };
    let players: Vec<Player> = (0..seats).filter_map(|at| name(at).parse().ok()).collect();
    Players::new(&players).read_by(Some(solver))
}

/// The reason for the right answer: the cost of the `next` best action, in thousandths.
pub fn right(next: Line, behind: u32) -> Line {
    next_best(next, percent(behind.into()))
}

/// A wrong answer's cost: `behind`, in thousandths of the stake, or more unless it is the next best answer.
pub fn wrong(behind: u32, is_next: bool, stake: &str) -> String {
    let chance = percent(behind.into());
    if is_next { wrong_by(stake, chance) } else { wrong_by_more(stake, chance) }
}

/// The bots that get the puzzle wrong. `None` if none does: saying so would belittle the solver.
pub fn missed(levels: &[Level]) -> Option<String> {
    let names: Vec<_> = levels.iter().map(|level| games::level_within(*level)).collect();
    (!names.is_empty()).then(|| missed_by(list(&names)))
}

#[cfg(test)]
mod tests {
    use engine::catalogue::AnyGame;
    use engine::puzzle::Puzzle;
    use engine::replay::ReplayedRecord;

    use super::*;

    #[test]
    fn the_solver_of_a_puzzle_is_you_and_all_others_have_names() {
        let text = include_str!("../../../static/puzzles.txt");
        let all = Puzzle::read_all(text).expect("puzzles");
        for puzzle in &all {
            let course = ReplayedRecord::<AnyGame>::read(&puzzle.record).expect("a record");
            let seats = course.record().players.len();
            let solver = course.record().decisions[puzzle.after].seat;
            let players = players(seats, solver);
            assert_eq!(usize::from(players.count()), seats);
            assert_eq!(players.label(solver), "You");
            assert_eq!(players.people().len(), 1, "who solves it is alone: {}", puzzle.id());
            let said = format!("{} {}", puzzle.title, puzzle.why.clone().unwrap_or_default());
            let words = said.split(|one: char| !one.is_alphabetic());
            for name in words.filter(|word| OPPONENTS.contains(word)) {
                let named = |seat: Seat| players.label(seat) == name;
                assert!(Seat::all(players.count()).any(named), "{}: {said}", puzzle.id());
            }
            assert!(!["Ana", "Ben", "Cleo"].iter().any(|name| said.contains(name)), "{said}");
        }
    }
}

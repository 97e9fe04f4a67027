//! The measurements of each game: a table and a few sentences.

use std::fmt;

use bench::footprint::{self, Footprint, GAMES};
use bench::instructions;
use bench::subjects::{self, Subject, Visitor};
use bench::table::{figure, group_thousands, ratio, table};
use engine::bot::Heuristics;

const HEADINGS: [&str; 5] = [
    "game",
    "instructions a decision",
    "allocations a decision",
    "decisions a game",
    "state, bytes",
];

#[derive(Debug)]
pub(crate) struct Summary {
    games: Vec<(String, Footprint)>,
    instructions: Result<Vec<(String, f64)>, String>,
}

impl Visitor for Summary {
    fn visit<G: Heuristics>(&mut self, subject: &Subject<G>) {
        self.games.push((subject.name.clone(), footprint::measure(subject)));
    }
}

impl Summary {
    pub(crate) fn new() -> Self {
        let mut summary = Self { games: Vec::new(), instructions: instructions::count() };
        subjects::visit_all(&mut summary);
        summary
    }

    pub(crate) fn allocating_games(&self) -> Vec<&str> {
        let allocating = self.games.iter().filter(|(_, footprint)| footprint.allocations > 0);
        allocating.map(|(name, _)| name.as_str()).collect()
    }

    fn row(&self, (name, footprint): &(String, Footprint)) -> [String; HEADINGS.len()] {
        let count = self.instructions.iter().flatten().find(|(other, _)| other == name);
        [
            name.clone(),
            count.map_or_else(|| "–".to_owned(), |&(_, count)| figure(count)),
            figure(ratio(footprint.allocations, footprint.decisions)),
            figure(ratio(footprint.decisions, GAMES)),
            group_thousands(&footprint.state_bytes.to_string()),
        ]
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rows: Vec<_> = self.games.iter().map(|game| self.row(game)).collect();
        writeln!(f, "{}", table(&HEADINGS, &rows))?;
        writeln!(
            f,
            "Random games, each with its deal; for each decision the whole list of legal actions is\n\
             made."
        )?;
        match &self.instructions {
            Ok(_) => Ok(()),
            Err(why) => writeln!(f, "\nInstructions are not counted: {why}."),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn measured(name: &str, allocations: u64) -> (String, Footprint) {
        (name.to_owned(), Footprint { decisions: 4_000, allocations, state_bytes: 184 })
    }

    #[test]
    fn a_row_has_each_figure_once() {
        let games = vec![measured("dice", 0), measured("greedy", 10)];
        let instructions = Ok(vec![("dice".to_owned(), 321.4)]);
        let mut summary = Summary { games, instructions };
        assert_eq!(summary.row(&summary.games[0]), ["dice", "321", "0", "8.00", "184"]);
        assert_eq!(summary.row(&summary.games[1])[1..3], ["–", "0.00250"]);
        assert_eq!(summary.allocating_games(), ["greedy"]);
        summary.instructions = Err("valgrind is not installed".to_owned());
        assert!(summary.to_string().ends_with("valgrind is not installed.\n"));
    }
}

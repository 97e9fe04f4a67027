//! What was measured of each game, as a table with a few sentences under it.

use std::fmt;

use bench::footprint::{self, Footprint};
use bench::instructions::{self, Unknown};
use bench::rates::{self, ROUNDS, Rates};
use bench::records::{self, Lengths};
use bench::subjects::{Subject, Visitor};
use bench::table::{figure, grouped, table};
use bench::{clock, unit};
use engine::bot::Heuristics;

/// How many games, or units, the shorter of two runs under valgrind has.
const GAMES: u32 = 200;
const UNITS: u32 = 500;
/// How many games are written down.
const RECORDS: u32 = 1_000;

const HEADINGS: [&str; 9] = [
    "\ngame",
    "decisions\na second",
    "decisions\na unit",
    "games\na second",
    "games\na unit",
    "decisions\na game",
    "allocations\na decision",
    "state,\nbytes",
    "instructions\na decision",
];

const RECORD_HEADINGS: [&str; 5] =
    ["\ngame", "record,\nbytes", "the longest\nrecord", "link,\ncharacters", "the longest\nlink"];

/// The games measured so far.
#[derive(Debug, Default)]
pub(crate) struct Summary(Vec<Measured>);

#[derive(Debug)]
struct Measured {
    name: String,
    rates: Rates,
    footprint: Footprint,
    instructions: Result<f64, Unknown>,
    lengths: Lengths,
}

impl Visitor for Summary {
    fn visit<G: Heuristics>(&mut self, subject: &Subject<G>) {
        eprintln!("measuring {} …", subject.name);
        self.0.push(Measured {
            name: subject.name.clone(),
            rates: rates::measure(subject),
            footprint: footprint::measure(subject),
            instructions: instructions::each(&subject.name, GAMES),
            lengths: records::measure(subject, RECORDS),
        });
    }
}

impl Summary {
    /// The games in which a decision allocates.
    pub(crate) fn allocating(&self) -> Vec<&str> {
        let allocating = self.0.iter().filter(|game| game.footprint.allocations > 0);
        allocating.map(|game| game.name.as_str()).collect()
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rows: Vec<_> = self.0.iter().map(Measured::row).collect();
        writeln!(f, "{}", table(HEADINGS, &rows))?;
        let mut units: Vec<f64> = self.0.iter().map(|game| game.rates.unit).collect();
        let microseconds = figure(rates::median(&mut units) * 1e6);
        let counted = match instructions::each(instructions::UNIT, UNITS) {
            Ok(instructions) => format!(" and {} instructions", figure(instructions)),
            Err(_) => String::new(),
        };
        let spread = self.0.iter().map(|game| game.rates.spread).fold(0.0, f64::max) * 100.0;
        writeln!(
            f,
            "A unit of work is to shuffle {cards} bytes and to sort them by insertion. Here it takes\n\
             {microseconds} µs{counted}; rates by the unit compare machines with each other.\n\n\
             Random games on one core, each with its deal; for each decision the whole list of legal\n\
             actions is made. Medians of {ROUNDS} rounds, units and games in turn, by {clock};\n\
             half of the rounds lie within {spread:.1} % of each other.",
            cards = unit::CARDS,
            clock = clock::NAME,
        )?;
        if let Some(why) = self.0.iter().find_map(|game| game.instructions.as_ref().err()) {
            writeln!(f, "\nInstructions are not counted: {why}.")?;
        }
        let rows: Vec<_> = self.0.iter().map(Measured::record_row).collect();
        writeln!(f, "\n{}", table(RECORD_HEADINGS, &rows))?;
        writeln!(
            f,
            "Records of {RECORDS} random games, on average and at most; of a link the part that is\n\
             made of the record. What comes to more than 2,000 characters is shared as a file."
        )
    }
}

impl Measured {
    fn row(&self) -> [String; HEADINGS.len()] {
        let Self { name, rates: speed, footprint, instructions, .. } = self;
        [
            name.clone(),
            figure(speed.decisions),
            figure(speed.decisions_per_unit),
            figure(speed.games),
            figure(speed.games_per_unit),
            figure(speed.length),
            figure(rates::ratio(footprint.allocations, footprint.decisions)),
            grouped(&footprint.state.to_string()),
            instructions.as_ref().map_or_else(|_| "–".to_owned(), |count| figure(*count)),
        ]
    }

    fn record_row(&self) -> [String; RECORD_HEADINGS.len()] {
        let Lengths { text, link } = self.lengths;
        [
            self.name.clone(),
            figure(text.mean),
            grouped(&text.most.to_string()),
            figure(link.mean),
            grouped(&link.most.to_string()),
        ]
    }
}

#[cfg(test)]
mod tests {
    use bench::records::Length;

    use super::*;

    fn measured(name: &str, allocations: u64, instructions: Result<f64, Unknown>) -> Measured {
        Measured {
            name: name.to_owned(),
            rates: Rates {
                games: 200_000.0,
                games_per_unit: 0.25,
                decisions: 8_000_000.0,
                decisions_per_unit: 10.0,
                length: 40.0,
                unit: 1.25e-6,
                spread: 0.021,
            },
            footprint: Footprint { decisions: 4_000, allocations, state: 184 },
            instructions,
            lengths: Lengths {
                text: Length { mean: 1_234.4, most: 2_345 },
                link: Length { mean: 567.8, most: 1_001 },
            },
        }
    }

    #[test]
    fn a_row_has_each_figure_once() {
        let row = measured("dice", 0, Ok(321.4)).row();
        assert_eq!(
            row,
            ["dice", "8,000,000", "10.0", "200,000", "0.250", "40.0", "0", "184", "321"]
        );
        let row = measured("dice", 0, Ok(321.4)).record_row();
        assert_eq!(row, ["dice", "1,234", "2,345", "568", "1,001"]);
    }

    #[test]
    fn a_game_whose_decisions_allocate_is_named() {
        let unknown = || Err(Unknown::NotInstalled);
        let summary =
            Summary(vec![measured("good", 0, unknown()), measured("greedy", 10, unknown())]);
        assert_eq!(summary.allocating(), ["greedy"]);
        assert_eq!(summary.0[1].row()[6], "0.00250");
        assert_eq!(summary.0[1].row()[8], "–");
    }
}

//! Which matches make the table.

use std::fmt::Write;

use engine::bot::{Heuristics, Level};
use engine::catalogue::Listed;
use engine::games;

use super::contestant::Contestant;
use super::ismcts::Limit;
use super::matches::{self, Result};
use crate::subjects::{Subject, subject};
use crate::table::table;

/// What is played.
#[derive(Clone, Default, Debug)]
pub struct Wishes {
    /// Only games whose name holds this.
    pub only: Option<String>,
    /// These two, and not those of the table.
    pub players: Option<[Contestant; 2]>,
    /// So many deals, and not as many as the table has.
    pub deals: Option<u32>,
    /// What the deals follow from.
    pub seed: u64,
}

const HEADINGS: [&str; 9] = [
    "\ngame",
    "\nplayer",
    "\nagainst",
    "\ngames",
    "takes,\n%",
    "\n±",
    "ms a\ndecision",
    "the\nlongest",
    "opponent's\nms",
];

const REFERENCE: Contestant = Contestant::Ismcts(Limit::Time(std::time::Duration::from_millis(20)));
const REFERENCE_800: Contestant = Contestant::Ismcts(Limit::Iterations(800));
const TOP: Contestant = Contestant::Level(Level::Master);

/// Plays the matches and prints them as a table, each line as soon as it is known on the error
/// output.
#[must_use]
pub fn play(wishes: &Wishes) -> String {
    let mut rows = Rows { wishes, cells: Vec::new(), notes: String::new() };
    rows.game::<games::fools_gambit::FoolsGambit>(2, "", REFERENCE_800, 200, 100);
    rows.game::<games::dual_duel::DualDuel>(2, "target=1", REFERENCE, 60, 60);
    rows.game::<games::heads_up_duel::HeadsUpDuel>(2, "", REFERENCE_800, 200, 100);
    rows.game::<games::heads_up_duel::HeadsUpDuel>(4, "", REFERENCE, 40, 60);
    rows.game::<games::gold_rush_shoot_out::GoldRushShootOut>(3, "", REFERENCE, 100, 100);
    rows.game::<games::gold_rush_shoot_out::GoldRushShootOut>(6, "", REFERENCE, 100, 60);
    rows.game::<games::duel_52::Duel52>(2, "", REFERENCE, 30, 40);
    let all = "heroes=on bannermen=on forts=on";
    rows.game::<games::duel_52::Duel52>(2, all, REFERENCE, 30, 20);
    let Rows { cells, notes, .. } = rows;
    table(HEADINGS, &cells) + &notes
}

struct Rows<'a> {
    wishes: &'a Wishes,
    cells: Vec<[String; 9]>,
    notes: String,
}

impl Rows<'_> {
    /// The top level against the reference, and each level against the one below.
    fn game<G: Listed>(
        &mut self,
        seats: u8,
        options: &str,
        reference: Contestant,
        deals: u32,
        deals_of_levels: u32,
    ) {
        let subject = subject::<G>(seats, options);
        if self.wishes.only.as_ref().is_some_and(|only| !subject.name.contains(only)) {
            return;
        }
        if let Some(players) = self.wishes.players {
            return self.row(&subject, players, deals);
        }
        self.row(&subject, [TOP, reference], deals);
        for levels in Level::ALL.windows(2).rev() {
            let players = [levels[1], levels[0]].map(Contestant::Level);
            self.row(&subject, players, deals_of_levels);
        }
    }

    fn row<G: Heuristics>(&mut self, subject: &Subject<G>, players: [Contestant; 2], deals: u32) {
        let deals = self.wishes.deals.unwrap_or(deals);
        let result = matches::play(subject, players, deals, self.wishes.seed);
        let row = row(&subject.name, players, &result);
        eprintln!("{}", row.join("  "));
        self.cells.push(row);
        for (kind, count) in &result.blunders {
            writeln!(self.notes, "{}, {}: {count} {kind}", subject.name, players[0])
                .expect("a string takes any text");
        }
    }
}

fn row(name: &str, players: [Contestant; 2], result: &Result) -> [String; 9] {
    let (mean, half) = result.mean();
    let ms = |time: std::time::Duration| format!("{:.2}", time.as_secs_f64() * 1000.0);
    [
        name.to_owned(),
        players[0].to_string(),
        players[1].to_string(),
        result.games.to_string(),
        format!("{:.1}", 100.0 * mean),
        format!("{:.1}", 100.0 * half),
        ms(result.times[0].mean()),
        ms(result.times[0].worst),
        ms(result.times[1].mean()),
    ]
}

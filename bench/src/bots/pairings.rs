//! Which matches make the table.

use engine::bot::{Level, Style};
use engine::catalogue::Listed;
use engine::games;

use super::contestant::Contestant;
use super::ismcts::Limit;
use super::matches::{self, Result};
use crate::subjects::{Subject, subject};
use crate::table::Form;

/// What is played.
#[derive(Clone, Default, Debug)]
pub struct Wishes {
    /// Only the table of this name; if there is none, those whose name holds this.
    pub only: Option<String>,
    /// These two, and not those of the table.
    pub players: Option<[Contestant; 2]>,
    /// So many deals, and not as many as the table has.
    pub deals: Option<u32>,
    /// What the deals follow from.
    pub seed: u64,
    /// How the table is written.
    pub form: Form,
}

const HEADINGS: [&str; 11] = [
    "\ngame",
    "\nplayer",
    "\nagainst",
    "\ngames",
    "takes,\n%",
    "\n±",
    "beats,\n%",
    "\n±",
    "ms a\ndecision",
    "the\nlongest",
    "opponent's\nms",
];

const REFERENCE: Contestant = Contestant::Ismcts(Limit::Time(std::time::Duration::from_millis(20)));
const REFERENCE_800: Contestant = Contestant::Ismcts(Limit::Iterations(800));
pub(super) const TOP: Contestant = Contestant::Level(Level::Master, Style::Even);

/// Plays the matches and prints them as a table, each line as soon as it is known on the error
/// output.
#[must_use]
pub fn play(wishes: &Wishes) -> String {
    // A name that is wished for in full means that table alone.
    let mut names = Rows { plays: false, ..Rows::new(wishes) };
    names.all();
    let is_exact = names.names.iter().any(|name| wishes.only.as_ref() == Some(name));
    let mut rows = Rows { is_exact, ..Rows::new(wishes) };
    rows.all();
    wishes.form.table(HEADINGS, &rows.cells)
}

struct Rows<'a> {
    wishes: &'a Wishes,
    /// Whether matches are played, or only named.
    plays: bool,
    is_exact: bool,
    names: Vec<String>,
    cells: Vec<[String; 11]>,
}

/// How much is played at a table.
struct Measure {
    /// What the top level plays against.
    reference: Contestant,
    /// How many deals against it.
    deals: u32,
    /// How many deals for each level against the one below.
    of_levels: u32,
}

const fn measure(reference: Contestant, deals: u32, of_levels: u32) -> Measure {
    Measure { reference, deals, of_levels }
}

impl<'a> Rows<'a> {
    fn new(wishes: &'a Wishes) -> Self {
        Self { wishes, plays: true, is_exact: false, names: Vec::new(), cells: Vec::new() }
    }

    fn all(&mut self) {
        use games::dual_duel::DualDuel;
        use games::duel_52::Duel52;
        use games::fools_gambit::FoolsGambit;
        use games::gold_rush_shoot_out::GoldRushShootOut;
        use games::heads_up_duel::HeadsUpDuel;

        self.game::<FoolsGambit>(2, "", &measure(REFERENCE_800, 200, 100));
        self.game::<FoolsGambit>(2, "deck=full", &measure(REFERENCE_800, 40, 0));
        self.game::<DualDuel>(2, "target=1", &measure(REFERENCE, 60, 60));
        self.game::<HeadsUpDuel>(2, "", &measure(REFERENCE_800, 200, 100));
        self.game::<HeadsUpDuel>(4, "", &measure(REFERENCE, 40, 60));
        self.game::<HeadsUpDuel>(6, "", &measure(REFERENCE, 4, 0));
        self.game::<HeadsUpDuel>(8, "", &measure(REFERENCE, 4, 0));
        self.game::<GoldRushShootOut>(3, "", &measure(REFERENCE, 100, 100));
        self.game::<GoldRushShootOut>(6, "", &measure(REFERENCE, 100, 60));
        self.game::<GoldRushShootOut>(8, "", &measure(REFERENCE, 8, 0));
        self.game::<Duel52>(2, "", &measure(REFERENCE, 30, 40));
        let all = "heroes=on bannermen=on forts=on";
        self.game::<Duel52>(2, all, &measure(REFERENCE, 30, 20));
    }

    /// The top level against the reference, and each level against the one below.
    fn game<G: Listed>(&mut self, seats: u8, options: &str, measure: &Measure) {
        let subject = subject::<G>(seats, options);
        let fits = |only: &String| {
            let name = &subject.name;
            if self.is_exact { name == only } else { name.contains(only) }
        };
        if !self.wishes.only.as_ref().is_none_or(fits) {
            return;
        }
        if !self.plays {
            return self.names.push(subject.name);
        }
        if let Some(players) = self.wishes.players {
            return self.row(&subject, players, measure.deals);
        }
        self.row(&subject, [TOP, measure.reference], measure.deals);
        for levels in Level::ALL.windows(2).rev().filter(|_| measure.of_levels > 0) {
            let players = [levels[1], levels[0]].map(|level| Contestant::Level(level, Style::Even));
            self.row(&subject, players, measure.of_levels);
        }
    }

    fn row<G: Listed>(&mut self, subject: &Subject<G>, players: [Contestant; 2], deals: u32) {
        let deals = self.wishes.deals.unwrap_or(deals);
        let result = matches::play(subject, players, deals, self.wishes.seed);
        let row = row(&subject.name, players, &result);
        eprintln!("{}", row.join("  "));
        self.cells.push(row);
    }
}

fn row(name: &str, players: [Contestant; 2], result: &Result) -> [String; 11] {
    let (mean, half) = result.mean();
    let (beaten, half_beaten) = result.mean_beaten();
    let ms = |time: std::time::Duration| format!("{:.2}", time.as_secs_f64() * 1000.0);
    [
        name.to_owned(),
        players[0].to_string(),
        players[1].to_string(),
        result.games.to_string(),
        format!("{:.1}", 100.0 * mean),
        format!("{:.1}", 100.0 * half),
        format!("{:.1}", 100.0 * beaten),
        format!("{:.1}", 100.0 * half_beaten),
        ms(result.times[0].mean()),
        ms(result.times[0].worst),
        ms(result.times[1].mean()),
    ]
}

#[cfg(test)]
mod tests {
    use engine::catalogue::GameId;

    use super::*;

    #[test]
    fn the_table_has_every_game() {
        let wishes = Wishes::default();
        let mut rows = Rows { plays: false, ..Rows::new(&wishes) };
        rows.all();
        for slug in GameId::ALL.map(GameId::slug) {
            assert!(rows.names.iter().any(|name| name.starts_with(slug)), "{slug} is to be added");
        }
    }
}

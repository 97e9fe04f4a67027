use engine::bot::{Level, Style};
use engine::catalogue::CatalogueGame;
use engine::games::dual_duel::DualDuel;
use engine::games::duel_52::Duel52;
use engine::games::fools_gambit::FoolsGambit;
use engine::games::gold_rush_shoot_out::GoldRushShootOut;
use engine::games::heads_up_duel::HeadsUpDuel;

use super::contestant::Contestant;
use super::ismcts::Limit;
use super::matches::{self, MatchResult};
use crate::subjects::subject;
use crate::table::{figure, group_thousands, table};

/// A table of `docs/bots.md`.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Table {
    /// The top level against the reference.
    #[default]
    Reference,
    /// The top level's times, against novices.
    Times,
    /// Each level against the next lower one.
    Levels,
    /// A bot with a style against bots of its level without one.
    Styles,
}

impl Table {
    pub const ALL: [Self; 4] = [Self::Reference, Self::Times, Self::Levels, Self::Styles];

    /// The table's name on the command line.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Reference => "reference",
            Self::Times => "longest",
            Self::Levels => "levels",
            Self::Styles => "styles",
        }
    }

    #[must_use]
    pub fn headings(self) -> Vec<&'static str> {
        match self {
            Self::Levels => [
                "game",
                "novice : beginner",
                "regular : novice",
                "sharp : regular",
                "master : sharp",
            ]
            .into(),
            Self::Reference | Self::Times | Self::Styles => pick(self.columns(), &HEADINGS),
        }
    }

    /// The table's columns, as indices of [`HEADINGS`]. Empty for levels, whose table has a row for each game.
    const fn columns(self) -> &'static [usize] {
        match self {
            // All but the shares of beaten players and the longest time.
            Self::Reference => &[0, 1, 2, 3, 4, 5, 8, 10],
            // The game, the player's mean time and its longest.
            Self::Times => &[0, 8, 9],
            // All but the times.
            Self::Styles => &[0, 1, 2, 3, 4, 5, 6, 7],
            Self::Levels => &[],
        }
    }
}

fn pick<T: Clone>(indices: &[usize], values: &[T]) -> Vec<T> {
    indices.iter().map(|index| values[*index].clone()).collect()
}

#[derive(Clone, Default, Debug)]
pub struct MatchOptions {
    pub table: Table,
    /// Only games whose name contains this text.
    pub only: Option<String>,
    /// A match of these two in place of the table's matches.
    pub players: Option<[Contestant; 2]>,
    /// Deals of each match, instead of the table's number.
    pub deals: Option<u32>,
    pub seed: u64,
}

const HEADINGS: [&str; 11] = [
    "game",
    "player",
    "against",
    "games",
    // The player's mean share of the win.
    "takes, %",
    "±",
    // The mean share of other seats that the player beats; ties count half.
    "beats, %",
    "±",
    "ms a decision",
    "the longest",
    "opponent's ms",
];

const REFERENCE_20_MS: Contestant =
    Contestant::Ismcts(Limit::Time(std::time::Duration::from_millis(20)));
const REFERENCE_200_ITERATIONS: Contestant = Contestant::Ismcts(Limit::Iterations(200));
const REFERENCE_800_ITERATIONS: Contestant = Contestant::Ismcts(Limit::Iterations(800));
/// Deals of a match between two named contestants.
const DEFAULT_DEALS: u32 = 100;
const DEALS_TO_TIME: u32 = 4;
const TOP_LEVEL: Contestant = Contestant::Level(Level::Master, Style::Even);

/// Plays the matches and returns the table; prints each row to the error output as soon as its match is over.
#[must_use]
pub fn play(options: &MatchOptions) -> String {
    let mut rows = TableRows { options, is_playing: true, names: Vec::new(), cells: Vec::new() };
    rows.add_all();
    let headings =
        if options.players.is_some() { HEADINGS.to_vec() } else { options.table.headings() };
    table(&headings, &rows.cells)
}

struct TableRows<'a> {
    options: &'a MatchOptions,
    /// Whether to play the matches, or only collect their games' names.
    is_playing: bool,
    names: Vec<String>,
    cells: Vec<Vec<String>>,
}

/// A game's matches for each table.
#[derive(Clone, Copy, Default)]
struct MatchPlan {
    /// The top level's opponent, and deals.
    reference: Option<(Contestant, u32)>,
    /// Deals of each level against the next lower one.
    level_deals: u32,
    /// The level that plays with styles, and deals.
    styles: Option<(Level, u32)>,
}

impl TableRows<'_> {
    fn add_all(&mut self) {
        let only_timed = MatchPlan::default();
        let plan = |reference, deals, level_deals| MatchPlan {
            reference: Some((reference, deals)),
            level_deals,
            styles: None,
        };
        let with_styles = |level, deals, plan| MatchPlan { styles: Some((level, deals)), ..plan };
        self.add_game::<FoolsGambit>(2, "", plan(REFERENCE_800_ITERATIONS, 200, 250));
        self.add_game::<FoolsGambit>(2, "deck=full", only_timed);
        self.add_game::<DualDuel>(2, "target=1", plan(REFERENCE_20_MS, 40, 120));
        let duels = plan(REFERENCE_800_ITERATIONS, 200, 200);
        self.add_game::<HeadsUpDuel>(2, "", with_styles(Level::Regular, 1000, duels));
        let trading = MatchPlan { level_deals: 600, ..only_timed };
        self.add_game::<HeadsUpDuel>(4, "", with_styles(Level::Regular, 1000, trading));
        self.add_game::<HeadsUpDuel>(6, "", only_timed);
        self.add_game::<HeadsUpDuel>(8, "", only_timed);
        let rush = plan(REFERENCE_200_ITERATIONS, 200, 600);
        self.add_game::<GoldRushShootOut>(3, "", with_styles(Level::Sharp, 2000, rush));
        self.add_game::<GoldRushShootOut>(6, "", plan(REFERENCE_200_ITERATIONS, 100, 0));
        self.add_game::<GoldRushShootOut>(8, "", only_timed);
        self.add_game::<Duel52>(2, "", plan(REFERENCE_20_MS, 30, 100));
        let all = "heroes=on bannermen=on forts=on";
        self.add_game::<Duel52>(2, all, plan(REFERENCE_20_MS, 30, 100));
    }

    fn add_game<G: CatalogueGame>(&mut self, seats: u8, options: &str, plan: MatchPlan) {
        let subject = subject::<G>(seats, options);
        let even = |level| Contestant::Level(level, Style::Even);
        let matches: Vec<_> = match (self.options.players, self.options.table) {
            (Some(players), _) => vec![(players, DEFAULT_DEALS)],
            (None, Table::Reference) => {
                let to_match = |(reference, deals)| ([TOP_LEVEL, reference], deals);
                plan.reference.into_iter().map(to_match).collect()
            }
            (None, Table::Times) => vec![([TOP_LEVEL, even(Level::Novice)], DEALS_TO_TIME)],
            (None, Table::Levels) => {
                let to_match = |pair: &[Level]| ([even(pair[1]), even(pair[0])], plan.level_deals);
                Level::ALL.windows(2).filter(|_| plan.level_deals > 0).map(to_match).collect()
            }
            (None, Table::Styles) => {
                let to_matches = |(level, deals)| {
                    // Skips even play, the first style.
                    let styles = Style::ALL.into_iter().skip(1);
                    styles.map(move |style| ([Contestant::Level(level, style), even(level)], deals))
                };
                plan.styles.into_iter().flat_map(to_matches).collect()
            }
        };
        let only = self.options.only.as_ref();
        if matches.is_empty() || only.is_some_and(|only| !subject.name.contains(only)) {
            return;
        }
        self.names.push(subject.name.clone());
        if !self.is_playing {
            return;
        }
        let table = self.options.players.is_none().then_some(self.options.table);
        let mut levels_row = vec![subject.name.clone()];
        for (players, deals) in matches {
            let deals = self.options.deals.unwrap_or(deals);
            let result = matches::play(&subject, players, deals, self.options.seed);
            let row = row(&subject.name, players, &result);
            eprintln!("{}", row.join("  "));
            match table {
                None => self.cells.push(row.into()),
                Some(Table::Levels) => levels_row.push(level_share(seats, &result)),
                Some(table) => self.cells.push(pick(table.columns(), &row)),
            }
        }
        if table == Some(Table::Levels) {
            self.cells.push(levels_row);
        }
    }
}

/// The share of the higher level's wins among the games that it or one chosen opponent wins: with two seats, all games.
fn level_share(seats: u8, result: &MatchResult) -> String {
    let (win_share, margin) = result.mean_win_share();
    let opponents = f64::from(seats - 1);
    let won_by_either = win_share + (1.0 - win_share) / opponents;
    // The margin scales with the derivative of this share by `win_share`.
    let (share, margin) = (win_share / won_by_either, margin / opponents / won_by_either.powi(2));
    let games = group_thousands(&result.games.to_string());
    format!("{:.1} ± {:.1} ({games})", 100.0 * share, 100.0 * margin)
}

fn row(name: &str, players: [Contestant; 2], result: &MatchResult) -> [String; HEADINGS.len()] {
    let (win_share, win_margin) = result.mean_win_share();
    let (beaten_share, beaten_margin) = result.mean_beaten_share();
    let percent = |part: f64| format!("{:.1}", 100.0 * part);
    let ms = |time: std::time::Duration| figure(time.as_secs_f64() * 1000.0);
    [
        name.to_owned(),
        players[0].to_string(),
        players[1].to_string(),
        group_thousands(&result.games.to_string()),
        percent(win_share),
        percent(win_margin),
        percent(beaten_share),
        percent(beaten_margin),
        ms(result.times[0].mean()),
        ms(result.times[0].worst),
        ms(result.times[1].mean()),
    ]
}

#[cfg(test)]
mod tests {
    use engine::catalogue::GameId;

    use super::*;

    fn names(table: Table) -> Vec<String> {
        let options = &MatchOptions { table, ..MatchOptions::default() };
        let mut rows =
            TableRows { options, is_playing: false, names: Vec::new(), cells: Vec::new() };
        rows.add_all();
        rows.names
    }

    #[test]
    fn the_levels_of_every_game_are_measured() {
        let names = names(Table::Levels);
        for slug in GameId::ALL.map(GameId::slug) {
            assert!(names.iter().any(|name| name.starts_with(slug)), "{slug} is to be added");
        }
    }

    #[test]
    fn the_page_on_bots_has_the_tables_that_are_printed() {
        let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/bots.md");
        let page = std::fs::read_to_string(page).expect("a page");
        let mut rest = page.as_str();
        for wished in Table::ALL {
            let head = table(&wished.headings(), &[] as &[[String; 0]]);
            let word = wished.word();
            let (_, after) = rest.split_once(&format!("bench bots {word}")).expect(word);
            let (_, body) = after.split_once(&head).expect(&head);
            let names = names(wished);
            let mut rows = body.lines().take_while(|line| line.starts_with('|')).peekable();
            assert!(rows.peek().is_some(), "{word} has rows");
            for row in rows {
                let cells: Vec<&str> = row.split('|').map(str::trim).collect();
                assert_eq!(cells.len(), wished.headings().len() + 2, "{row}");
                assert!(names.iter().any(|name| name == cells[1]), "{row}");
            }
            rest = body;
        }
    }

    #[test]
    fn a_share_at_three_seats_is_converted_to_one_opponent() {
        let win_shares = [vec![1.0; 60], vec![0.0; 40]].concat();
        let result = MatchResult { win_shares, ..MatchResult::default() };
        assert!(level_share(2, &result).starts_with("60.0 ± 9.7"), "{}", level_share(2, &result));
        assert!(level_share(3, &result).starts_with("75.0 ± 7.5"), "{}", level_share(3, &result));
    }
}

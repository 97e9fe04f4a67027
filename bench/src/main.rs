//! `cargo xtask bench`: the engine's costs, the limit on instructions, and matches between bots.

mod summary;

use std::process::ExitCode;
use std::{env, fs};

use bench::bots::pairings::{self, MatchOptions, Table};
use bench::subjects::{self, Subject, Visitor};
use bench::{instructions, player};
use engine::bot::Heuristics;

use summary::Summary;

const HELP: &str = "\
Without arguments: what a decision and a state cost. `cargo bench` has times.
  instructions              compares the instructions per decision with bench/instructions.txt
  instructions --keep       writes that file anew
  bots TABLE                how well bots play: `reference` (the default), `longest`, `levels` or `styles`
  bots --only TEXT          only the games whose name holds the text
  bots --players ONE,OTHER  two players, each a level (`sharp`), a level with a style (`master:bold`), `search-800`,
                            `search-800@60`, `equilibrium-800`, `ismcts-800`, `ismcts-20ms` or `random`
  bots --deals N            so many deals; games for two are played twice each
  bots --seed N             other deals";

fn match_options(arguments: &[&str]) -> Result<MatchOptions, String> {
    let word = arguments.first();
    let table = Table::ALL.into_iter().find(|table| word == Some(&table.word()));
    let arguments = &arguments[usize::from(table.is_some())..];
    let mut options = MatchOptions { table: table.unwrap_or_default(), ..MatchOptions::default() };
    for pair in arguments.chunks(2) {
        let [name, value] = pair else { return Err(format!("`{}` needs a value.", pair[0])) };
        let bad = || format!("`{value}` does not go with `{name}`.");
        match *name {
            "--only" => options.only = Some((*value).to_owned()),
            "--players" => {
                let (one, other) = value.split_once(',').ok_or_else(bad)?;
                let player = |name: &str| name.parse().map_err(|_| bad());
                options.players = Some([player(one)?, player(other)?]);
            }
            "--deals" => options.deals = Some(value.parse().map_err(|_| bad())?),
            "--seed" => options.seed = value.parse().map_err(|_| bad())?,
            _ => return Err(format!("I don't know `{name}`.")),
        }
    }
    Ok(options)
}

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments[..] {
        [] => summarize(),
        ["instructions"] => check_instructions(),
        ["instructions", "--keep"] => write_instructions(),
        [instructions::PLAY, name, games] => play(name, games),
        ["bots", ref options @ ..] => match match_options(options) {
            Ok(options) => {
                println!("\n{}", pairings::play(&options));
                ExitCode::SUCCESS
            }
            Err(why) => {
                eprintln!("{why}\n\n{HELP}");
                ExitCode::FAILURE
            }
        },
        _ => {
            eprintln!("{HELP}");
            ExitCode::FAILURE
        }
    }
}

/// Fails if a decision allocates.
fn summarize() -> ExitCode {
    if cfg!(debug_assertions) {
        eprintln!("This is a build for debugging; `cargo xtask bench` measures the fast one.");
    }
    let summary = Summary::new();
    print!("\n{summary}");
    let allocating = summary.allocating_games();
    if allocating.is_empty() {
        return ExitCode::SUCCESS;
    }
    eprintln!("\nA decision must not allocate; it does in {}.", allocating.join(", "));
    ExitCode::FAILURE
}

/// Fails if a decision takes more instructions than the baseline allows.
fn check_instructions() -> ExitCode {
    let baseline = fs::read_to_string(instructions::BASELINE_PATH);
    let counts = instructions::count();
    let (baseline, counts) = match (baseline, counts) {
        (Ok(baseline), Ok(counts)) => (baseline, counts),
        (Err(error), _) => return fail(&format!("{}: {error}", instructions::BASELINE_PATH)),
        (_, Err(why)) => return fail(&why),
    };
    let (table, faults) = instructions::compare(&baseline, &counts);
    println!("\n{table}");
    if faults.is_empty() {
        return ExitCode::SUCCESS;
    }
    fail(&format!(
        "{}.\n\n`cargo xtask bench instructions --keep` keeps what was counted now.",
        faults.join(".\n")
    ))
}

fn write_instructions() -> ExitCode {
    let counts = match instructions::count() {
        Ok(counts) => counts,
        Err(why) => return fail(&why),
    };
    match fs::write(instructions::BASELINE_PATH, instructions::format_baseline(&counts)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => fail(&format!("{}: {error}", instructions::BASELINE_PATH)),
    }
}

fn fail(why: &str) -> ExitCode {
    eprintln!("{why}");
    ExitCode::FAILURE
}

/// Plays games and prints the number of decisions; [`instructions`] runs this command under valgrind.
fn play(name: &str, games: &str) -> ExitCode {
    let Ok(games) = games.parse() else {
        return fail(&format!("`{games}` is not a number."));
    };
    let mut play = PlayNamed { name, games, decisions: None };
    subjects::visit_all(&mut play);
    let Some(decisions) = play.decisions else {
        return fail(&format!("There is no game `{name}`."));
    };
    println!("{decisions}");
    ExitCode::SUCCESS
}

struct PlayNamed<'a> {
    name: &'a str,
    games: u32,
    decisions: Option<u64>,
}

impl Visitor for PlayNamed<'_> {
    fn visit<G: Heuristics>(&mut self, subject: &Subject<G>) {
        if subject.name == self.name {
            self.decisions = Some(player::play(subject, self.games));
        }
    }
}

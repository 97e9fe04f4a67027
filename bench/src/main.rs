//! `cargo xtask bench`: the engine's costs in one table.

mod summary;

use std::process::ExitCode;
use std::{env, fs};

use bench::bots::pairings::{self, MatchFilter, Table};
use bench::subjects::{self, Subject, Visitor};
use bench::{instructions, player};
use engine::bot::Heuristics;

use summary::Summary;

const HELP: &str = "\
Without arguments: what a decision and a state cost. `cargo bench` has times.
  instructions              compares instructions a decision with those that are kept
  instructions --keep       keeps them, in bench/instructions.txt
  bots TABLE                how well bots play: `reference` (the default), `longest`, `levels` or `styles`
  bots --only TEXT          only the games whose name holds the text
  bots --players ONE,OTHER  these two: levels, search-800, search-800@60, ismcts-800, ismcts-20ms, random
  bots --deals N            so many deals; games for two are played twice each
  bots --seed N             other deals";

fn read(arguments: &[&str]) -> Result<MatchFilter, String> {
    let word = arguments.first();
    let table = Table::ALL.into_iter().find(|table| word == Some(&table.word()));
    let arguments = &arguments[usize::from(table.is_some())..];
    let mut wishes = MatchFilter { table: table.unwrap_or_default(), ..MatchFilter::default() };
    for pair in arguments.chunks(2) {
        let [name, value] = pair else { return Err(format!("`{}` needs a value.", pair[0])) };
        let bad = || format!("`{value}` does not go with `{name}`.");
        match *name {
            "--only" => wishes.only = Some((*value).to_owned()),
            "--players" => {
                let (one, other) = value.split_once(',').ok_or_else(bad)?;
                let read = |name: &str| name.parse().map_err(|_| bad());
                wishes.players = Some([read(one)?, read(other)?]);
            }
            "--deals" => wishes.deals = Some(value.parse().map_err(|_| bad())?),
            "--seed" => wishes.seed = value.parse().map_err(|_| bad())?,
            _ => return Err(format!("I don't know `{name}`.")),
        }
    }
    Ok(wishes)
}

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments[..] {
        [] => summarize(),
        ["instructions"] => guard(),
        ["instructions", "--keep"] => keep(),
        [instructions::COMMAND, name, number] => count(name, number),
        ["bots", ref wishes @ ..] => match read(wishes) {
            Ok(wishes) => {
                println!("\n{}", pairings::play(&wishes));
                ExitCode::SUCCESS
            }
            Err(what) => {
                eprintln!("{what}\n\n{HELP}");
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
    let allocating = summary.allocating();
    if allocating.is_empty() {
        return ExitCode::SUCCESS;
    }
    eprintln!("\nA decision must not allocate; it does in {}.", allocating.join(", "));
    ExitCode::FAILURE
}

/// Fails if a decision takes more instructions than the file allows.
fn guard() -> ExitCode {
    let kept = fs::read_to_string(instructions::KEPT);
    let counts = instructions::count();
    let (kept, counts) = match (kept, counts) {
        (Ok(kept), Ok(counts)) => (kept, counts),
        (Err(error), _) => return fail(&format!("{}: {error}", instructions::KEPT)),
        (_, Err(why)) => return fail(&why),
    };
    let (table, faults) = instructions::compare(&kept, &counts);
    println!("\n{table}");
    if faults.is_empty() {
        return ExitCode::SUCCESS;
    }
    fail(&format!(
        "{}.\n\n`cargo xtask bench instructions --keep` keeps what was counted now.",
        faults.join(".\n")
    ))
}

fn keep() -> ExitCode {
    let counts = match instructions::count() {
        Ok(counts) => counts,
        Err(why) => return fail(&why),
    };
    match fs::write(instructions::KEPT, instructions::written(&counts)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => fail(&format!("{}: {error}", instructions::KEPT)),
    }
}

fn fail(why: &str) -> ExitCode {
    eprintln!("{why}");
    ExitCode::FAILURE
}

/// Plays the games that [`instructions`] counts.
fn count(name: &str, number: &str) -> ExitCode {
    let Ok(number) = number.parse() else {
        return fail(&format!("`{number}` is not a number."));
    };
    let mut count = Count { name, number, decisions: None };
    subjects::each(&mut count);
    let Some(decisions) = count.decisions else {
        return fail(&format!("There is no game `{name}`."));
    };
    println!("{decisions}");
    ExitCode::SUCCESS
}

struct Count<'a> {
    name: &'a str,
    number: u32,
    decisions: Option<u64>,
}

impl Visitor for Count<'_> {
    fn visit<G: Heuristics>(&mut self, subject: &Subject<G>) {
        if subject.name == self.name {
            self.decisions = Some(player::play(subject, self.number));
        }
    }
}

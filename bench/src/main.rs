//! `cargo xtask bench`: how fast the engine is, in one table.

mod summary;

use std::env;
use std::process::ExitCode;

use bench::subjects::{self, Subject, Visitor};
use bench::{instructions, player, rates};
use engine::game::Game;

use summary::Summary;

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments[..] {
        [] => summarize(),
        [instructions::COMMAND, name, number] => count(name, number),
        _ => {
            eprintln!("The summary takes no arguments; `cargo bench` takes those of criterion.");
            ExitCode::FAILURE
        }
    }
}

/// Fails only if a decision allocates, which is a promise; speed is nobody's fault.
fn summarize() -> ExitCode {
    if cfg!(debug_assertions) {
        eprintln!("This is a build for debugging; `cargo xtask bench` measures the fast one.");
    }
    let mut summary = Summary::default();
    subjects::each(&mut summary);
    print!("\n{summary}");
    let allocating = summary.allocating();
    if allocating.is_empty() {
        return ExitCode::SUCCESS;
    }
    eprintln!("\nA decision must not allocate; it does in {}.", allocating.join(", "));
    ExitCode::FAILURE
}

/// Plays games, or does units of work, for [`instructions`] to count.
fn count(name: &str, number: &str) -> ExitCode {
    let Ok(number) = number.parse() else {
        eprintln!("`{number}` is not a number.");
        return ExitCode::FAILURE;
    };
    let mut count = Count { name, number, decisions: None };
    if name == instructions::UNIT {
        rates::work(number);
        count.decisions = Some(u64::from(number));
    } else {
        subjects::each(&mut count);
    }
    let Some(decisions) = count.decisions else {
        eprintln!("There is no game `{name}`.");
        return ExitCode::FAILURE;
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
    fn visit<G: Game>(&mut self, subject: &Subject<G>) {
        if subject.name == self.name {
            self.decisions = Some(player::play(subject, self.number));
        }
    }
}

//! Processor instructions of a decision, which stay the same on a busy machine. valgrind counts them. The difference of
//! two runs of different lengths excludes one-time work, such as starting the program.
//!
//! `instructions.txt` is the baseline. Counts depend on the pinned compiler and on the kind of processor: x86-64 Linux.

use std::fmt::{self, Write};
use std::io::ErrorKind;
use std::process::Command;
use std::{env, thread};

use crate::subjects;
use crate::table::{figure, ratio, table};

/// The hidden command that valgrind runs: `play NAME GAMES` prints the number of decisions.
pub const PLAY: &str = "play";

pub const BASELINE_PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/instructions.txt");

const GAMES_OF_SHORT_RUN: u32 = 200;

/// The most that a decision may take, as a multiple of the baseline.
const MAX_RATIO: f64 = 1.03;

/// The instructions per decision of every subject, by name, counted in parallel.
///
/// # Errors
/// The reason, if valgrind isn't installed or fails, as it does at instructions of a processor too new for it.
///
/// # Panics
/// Never: the counting threads don't panic.
pub fn count() -> Result<Vec<(String, f64)>, String> {
    thread::scope(|scope| {
        let counting: Vec<_> = subjects::names()
            .into_iter()
            .map(|name| scope.spawn(move || count_one(name)))
            .collect();
        counting.into_iter().map(|thread| thread.join().expect("counting does not panic")).collect()
    })
}

fn count_one(name: String) -> Result<(String, f64), String> {
    let short = run(&name, GAMES_OF_SHORT_RUN)?;
    let long = run(&name, 10 * GAMES_OF_SHORT_RUN)?;
    let decisions = long.decisions.saturating_sub(short.decisions);
    if decisions == 0 {
        return Err("the longer run was no longer".to_owned());
    }
    Ok((name, ratio(long.instructions.saturating_sub(short.instructions), decisions)))
}

struct Run {
    instructions: u64,
    decisions: u64,
}

fn run(name: &str, games: u32) -> Result<Run, String> {
    let failed = |why: &dyn fmt::Display| format!("valgrind could not run the games: {why}");
    let program = env::current_exe().map_err(|error| failed(&error))?;
    let output = Command::new("valgrind")
        .args(["--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"])
        .arg(program)
        .args([PLAY, name, &games.to_string()])
        .output()
        .map_err(|error| match error.kind() {
            ErrorKind::NotFound => "valgrind is not installed".to_owned(),
            _ => failed(&error),
        })?;
    let report = String::from_utf8_lossy(&output.stderr);
    if !output.status.success() {
        return Err(failed(&format!("{}\n{report}", output.status)));
    }
    let instructions = read_total(&report).ok_or_else(|| failed(&"it told no total"))?;
    let decisions = String::from_utf8_lossy(&output.stdout).trim().parse();
    Ok(Run { instructions, decisions: decisions.map_err(|error| failed(&error))? })
}

/// The total of a cachegrind report: `==123== I   refs:      1,234,567`.
fn read_total(report: &str) -> Option<u64> {
    let count = report.lines().find_map(|line| {
        let (label, count) = line.split_once("refs:")?;
        label.trim().ends_with("== I").then_some(count)
    })?;
    count.trim().replace(',', "").parse().ok()
}

/// The text of [`BASELINE_PATH`]: each game's count and name.
#[must_use]
pub fn format_baseline(counts: &[(String, f64)]) -> String {
    let mut text = "# Instructions a decision of random games, on x86-64 Linux. \
        `cargo xtask bench instructions --keep` writes this file.\n"
        .to_owned();
    for (name, count) in counts {
        let _ = writeln!(text, "{count:.1} {name}");
    }
    text
}

/// Compares counts with the baseline. Returns a table, and a sentence for each fault.
#[must_use]
pub fn compare(baseline: &str, counts: &[(String, f64)]) -> (String, Vec<String>) {
    let (mut rows, mut faults) = (Vec::new(), Vec::new());
    let mut unmatched = Vec::new();
    for line in baseline.lines().filter(|line| !line.starts_with('#')) {
        match line.split_once(' ').map(|(count, name)| (name, count.parse::<f64>())) {
            Some((name, Ok(count))) => unmatched.push((name, count)),
            _ => faults.push(format!("`{line}` is no count")),
        }
    }
    for (name, count) in counts {
        let Some(at) = unmatched.iter().position(|(known, _)| known == name) else {
            faults.push(format!("{name}: nothing is kept of it"));
            continue;
        };
        let (_, before) = unmatched.swap_remove(at);
        let percent_more = (count / before - 1.0) * 100.0;
        rows.push([name.clone(), figure(before), figure(*count), format!("{percent_more:+.1} %")]);
        if *count > before * MAX_RATIO {
            faults.push(format!(
                "{name}: a decision takes {} instructions, {percent_more:.1} % more than the {} \
                 that are kept",
                figure(*count),
                figure(before)
            ));
        }
    }
    faults
        .extend(unmatched.iter().map(|(name, _)| format!("{name}: it is kept, but not measured")));
    (table(&["game", "kept", "now", "change"], &rows), faults)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_total_is_read_from_reports_old_and_new() {
        let old = "==41== Cachegrind, a cache profiler\n==41== \n==41== I   refs:      1,234,567\n";
        assert_eq!(read_total(old), Some(1_234_567));
        assert_eq!(read_total("==7== I refs:        98\n==7== D refs: 12\n"), Some(98));
        assert_eq!(read_total("==7== D   refs:  98\nI refs: 5\n"), None);
    }

    fn faults(baseline: &str, counts: &[(&str, f64)]) -> Vec<String> {
        let counts: Vec<_> = counts.iter().map(|&(name, count)| (name.to_owned(), count)).collect();
        compare(baseline, &counts).1
    }

    #[test]
    fn three_percent_more_than_the_baseline_fails_by_name() {
        let baseline = "# a comment\n500.0 dice sides=6\n40.0 coins\n";
        assert!(faults(baseline, &[("dice sides=6", 515.0), ("coins", 20.0)]).is_empty());
        assert_eq!(
            faults(baseline, &[("dice sides=6", 515.1), ("coins", 41.2)]),
            [
                "dice sides=6: a decision takes 515 instructions, 3.0 % more than the 500 that are kept"
            ]
        );
    }

    #[test]
    fn a_missing_unknown_or_invalid_count_fails() {
        assert_eq!(
            faults("40.0 coins\nmany dice\n", &[("cards", 7.0)]),
            [
                "`many dice` is no count",
                "cards: nothing is kept of it",
                "coins: it is kept, but not measured"
            ]
        );
    }

    #[test]
    fn the_page_on_speed_has_the_baseline() {
        let folder = env!("CARGO_MANIFEST_DIR");
        let read = |path: &str| std::fs::read_to_string(format!("{folder}/{path}")).unwrap();
        let (baseline, page) = (read("instructions.txt"), read("../docs/speed.md"));
        for line in baseline.lines().filter(|line| !line.starts_with('#')) {
            let (count, name) = line.split_once(' ').unwrap();
            let row = format!("\n| {name} | {} |", figure(count.parse().unwrap()));
            assert!(
                page.contains(&row),
                "docs/speed.md has to be made of `cargo xtask bench`:{row}"
            );
        }
    }

    #[test]
    fn a_written_baseline_is_read_back() {
        let counts = [("dice sides=6".to_owned(), 123.4), ("coins".to_owned(), 7.0)];
        let (table, faults) = compare(&format_baseline(&counts), &counts);
        assert!(faults.is_empty() && table.contains("| dice sides=6 | 123 |"), "{table}");
    }
}

//! How many instructions the processor carries out for one decision: a figure that no busy machine
//! disturbs. valgrind counts them; the difference of two lengths of run leaves out what is done
//! once, such as starting the program.

use std::env;
use std::fmt;
use std::io::ErrorKind;
use std::process::Command;

use crate::rates::ratio;

/// The hidden command that plays games to be counted: `count NAME NUMBER` plays so many games (or
/// does so many units of work) and prints how many decisions (or units) that was.
pub const COMMAND: &str = "count";

/// The name of the unit of work among the games'.
pub const UNIT: &str = "unit";

/// Why the instructions can't be told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unknown {
    /// There is no valgrind.
    NotInstalled,
    /// It did not do it: on a new processor it may not know every instruction.
    Failed(String),
}

impl fmt::Display for Unknown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotInstalled => f.write_str("valgrind is not installed"),
            Self::Failed(why) => write!(f, "valgrind could not run the games: {why}"),
        }
    }
}

/// The instructions for each decision of the game (or each unit) of this name, from a run of so
/// many games and one of ten times as many.
///
/// # Errors
/// [`Unknown`] where valgrind is not installed or fails.
pub fn each(name: &str, games: u32) -> Result<f64, Unknown> {
    let short = run(name, games)?;
    let long = run(name, games * 10)?;
    let decisions = long.decisions.saturating_sub(short.decisions);
    if decisions == 0 {
        return Err(Unknown::Failed("the longer run was no longer".to_owned()));
    }
    Ok(ratio(long.instructions.saturating_sub(short.instructions), decisions))
}

struct Run {
    instructions: u64,
    decisions: u64,
}

/// Runs this program again under valgrind.
fn run(name: &str, games: u32) -> Result<Run, Unknown> {
    let failed = |why: &dyn fmt::Display| Unknown::Failed(why.to_string());
    let program = env::current_exe().map_err(|error| failed(&error))?;
    let output = Command::new("valgrind")
        .args(["--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"])
        .arg(program)
        .args([COMMAND, name, &games.to_string()])
        .output()
        .map_err(|error| match error.kind() {
            ErrorKind::NotFound => Unknown::NotInstalled,
            _ => failed(&error),
        })?;
    let report = String::from_utf8_lossy(&output.stderr);
    if !output.status.success() {
        return Err(Unknown::Failed(
            complaint(&report).unwrap_or(&output.status.to_string()).to_owned(),
        ));
    }
    let instructions = total(&report).ok_or_else(|| failed(&"it told no total"))?;
    let decisions = String::from_utf8_lossy(&output.stdout).trim().parse();
    Ok(Run { instructions, decisions: decisions.map_err(|error| failed(&error))? })
}

/// The total in a report of cachegrind: `==123== I   refs:      1,234,567`.
fn total(report: &str) -> Option<u64> {
    let count = report.lines().find_map(|line| {
        let (label, count) = message(line)?.split_once("refs:")?;
        (label.trim() == "I").then_some(count)
    })?;
    count.trim().replace(',', "").parse().ok()
}

/// What valgrind says went wrong: the first line that speaks of it.
fn complaint(report: &str) -> Option<&str> {
    let trouble = ["unhandled", "Unrecognised", "unimplemented", "terminating", "panicked", "rror"];
    let mut lines = report.lines().map(|line| message(line).unwrap_or(line).trim());
    lines.find(|line| trouble.iter().any(|word| line.contains(word)))
}

/// What follows valgrind's mark at the beginning of a line, `==123==`.
fn message(line: &str) -> Option<&str> {
    let (process, message) = line.strip_prefix("==")?.split_once("==")?;
    process.bytes().all(|digit| digit.is_ascii_digit()).then_some(message)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_total_is_read_from_reports_old_and_new() {
        let old = "==41== Cachegrind, a cache profiler\n==41== \n==41== I   refs:      1,234,567\n";
        assert_eq!(total(old), Some(1_234_567));
        assert_eq!(total("==7== I refs:        98\n==7== D refs: 12\n"), Some(98));
        assert_eq!(total("==7== D   refs:  98\nI refs: 5\n"), None);
    }

    #[test]
    fn a_complaint_is_found_among_the_lines() {
        let report = "==9== Command: bench count\n\
            vex amd64->IR: unhandled instruction bytes: 0x62 0xF1\n\
            ==9== Process terminating with default action of signal 4 (SIGILL)\n";
        assert_eq!(
            complaint(report),
            Some("vex amd64->IR: unhandled instruction bytes: 0x62 0xF1")
        );
        assert_eq!(complaint("==9== all is well\n"), None);
    }
}

//! `cargo xtask puzzles`: finds positions in bots' games where one decision is best by a wide and certain margin.

mod choice;
mod search;

use std::process::ExitCode;
use std::{env, fs};

use engine::puzzle::Puzzle;

const HELP: &str = "\
puzzles FILE [GAME]  proves the file's puzzles, and finds others for those that don't hold";

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let (file, game) = match &arguments[..] {
        [file] => (file, None),
        [file, game] => (file, Some(&**game)),
        _ => {
            eprintln!("{HELP}");
            return ExitCode::FAILURE;
        }
    };
    let old = fs::read_to_string(file).unwrap_or_default();
    let old = Puzzle::read_all(&old).unwrap_or_default();
    let puzzles = choice::choose_puzzles(game, &old, |puzzle| {
        eprintln!("{} {} {:?} {:?}", puzzle.id(), puzzle.goal, puzzle.evaluation, puzzle.missed);
    });
    let texts: Vec<String> = puzzles.iter().map(ToString::to_string).collect();
    match fs::write(file, texts.join("\n")) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{file}: {error}");
            ExitCode::FAILURE
        }
    }
}

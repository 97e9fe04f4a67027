//! `cargo xtask puzzles`: finds the puzzles again, in games between bots, and writes them down.

use xshell::cmd;

use crate::failure::Done;
use crate::{project, shell};

/// Where the page has them. Titles of puzzles that are found again are kept.
const FILE: &str = "static/puzzles.txt";

pub(crate) fn run() -> Done {
    let shell = shell::at(&project::root()?)?;
    Ok(cmd!(shell, "cargo run --profile bench --package puzzles -- {FILE}").run()?)
}

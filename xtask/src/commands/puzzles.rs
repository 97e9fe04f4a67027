//! `cargo xtask puzzles`: verifies the puzzles, and replaces those that fail.

use xshell::cmd;

use crate::failure::Done;
use crate::{project, shell};

const FILE: &str = "static/puzzles.txt";

pub(crate) fn run() -> Done {
    let shell = shell::open(&project::root()?)?;
    Ok(cmd!(shell, "cargo run --profile bench --package puzzles -- {FILE}").run()?)
}

//! `cargo xtask puzzles`: proves the puzzles again, and finds others, in games between bots, in place of those
//! that don't hold.

use xshell::cmd;

use crate::failure::Done;
use crate::{project, shell};

/// Where the page has them. Those that hold stay as they are.
const FILE: &str = "static/puzzles.txt";

pub(crate) fn run() -> Done {
    let shell = shell::at(&project::root()?)?;
    Ok(cmd!(shell, "cargo run --profile bench --package puzzles -- {FILE}").run()?)
}

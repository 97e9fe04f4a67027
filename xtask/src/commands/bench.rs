//! `cargo xtask bench`: what the engine costs, in one table, or how well bots play.

use xshell::cmd;

use crate::failure::Done;
use crate::{project, shell};

pub(crate) fn run(arguments: &[&str]) -> Done {
    let shell = shell::at(&project::root()?)?;
    Ok(cmd!(shell, "cargo run --profile bench --package bench -- {arguments...}").run()?)
}

/// How quickly the page answers and starts, in a browser on this machine.
pub(crate) fn page(arguments: &[&str]) -> Done {
    super::dist::run()?;
    let shell = shell::at(&project::root()?)?;
    Ok(cmd!(shell, "node tests/page-speed.mjs {arguments...}").run()?)
}

/// How much memory a tab takes in a long game, in a browser; for this number of minutes.
pub(crate) fn memory(minutes: &[&str]) -> Done {
    super::dist::run()?;
    let shell = shell::at(&project::root()?)?;
    Ok(cmd!(shell, "node tests/memory.mjs {minutes...}").run()?)
}

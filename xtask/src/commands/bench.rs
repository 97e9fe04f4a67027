//! `cargo xtask bench`: the engine's costs in one table, or the strength of bots.

use xshell::cmd;

use crate::failure::Done;
use crate::{project, shell};

pub(crate) fn run(arguments: &[&str]) -> Done {
    let shell = shell::at(&project::root()?)?;
    // Incremental compilation inlines no small function across crates: 19 % more instructions.
    Ok(cmd!(shell, "cargo run --profile bench --package bench -- {arguments...}")
        .env("CARGO_INCREMENTAL", "0")
        .run()?)
}

/// Measures the built page, in a browser on this machine.
pub(crate) fn of_page(script: &str, arguments: &[&str]) -> Done {
    super::dist::run()?;
    let shell = shell::at(&project::root()?)?;
    Ok(cmd!(shell, "node tests/{script}.mjs {arguments...}").run()?)
}

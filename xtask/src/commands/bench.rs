//! `cargo xtask bench`: the engine's costs, the bots' strength, the page's speed and memory.

use xshell::cmd;

use crate::failure::Done;
use crate::{project, shell};

pub(crate) fn run(arguments: &[&str]) -> Done {
    let shell = shell::open(&project::root()?)?;
    // Incremental builds don't inline small functions across crates, which takes 19 % more instructions.
    Ok(cmd!(shell, "cargo run --profile bench --package bench -- {arguments...}")
        .env("CARGO_INCREMENTAL", "0")
        .run()?)
}

/// Builds the page, and measures it in a local browser.
pub(crate) fn measure_page(script: &str, arguments: &[&str]) -> Done {
    super::dist::run()?;
    let shell = shell::open(&project::root()?)?;
    Ok(cmd!(shell, "node tests/{script}.mjs {arguments...}").run()?)
}

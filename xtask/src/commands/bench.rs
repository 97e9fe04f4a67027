//! `cargo xtask bench`: how fast the engine is, in one table. `cargo bench` has the details.

use xshell::cmd;

use crate::failure::Done;
use crate::{project, shell};

pub(crate) fn run() -> Done {
    let shell = shell::at(&project::root()?)?;
    Ok(cmd!(shell, "cargo run --profile bench --package bench").run()?)
}

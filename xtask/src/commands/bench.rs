//! `cargo xtask bench`: how fast the engine is, in one table. `cargo bench` has the details.

use crate::failure::Done;
use crate::{project, shell};

pub(crate) fn run() -> Done {
    shell::run(
        shell::cargo(&["run", "--profile", "bench", "--package", "bench"])
            .current_dir(project::root()?),
    )
}

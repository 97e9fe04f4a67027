//! `cargo xtask setup`: installs at once all tools that the other commands install on demand.

use std::thread;

use crate::failure::Done;
use crate::shell::say;
use crate::tools::{self, Tools};
use crate::{npm, project};

pub(crate) fn run() -> Done {
    let root = project::root()?;
    thread::scope(|scope| {
        // npm waits for the network while the tools compile.
        let packages = scope.spawn(|| npm::install(&root));
        let tools = Tools::prepare(&root).and_then(|_| tools::cargo_deny(&root));
        packages.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))?;
        tools.map(drop)
    })?;
    tools::fetch_crates(&root)?;
    say("everything is set up");
    Ok(())
}

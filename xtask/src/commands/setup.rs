//! `cargo xtask setup`: installs at once what the other commands install on demand.

use crate::failure::Done;
use crate::shell::say;
use crate::tools::{self, Tools};
use crate::{npm, project};

pub(crate) fn run() -> Done {
    let root = project::root()?;
    Tools::ready(&root)?;
    tools::deny(&root)?;
    tools::fetch(&root)?;
    npm::ready(&root)?;
    say("everything is set up");
    Ok(())
}

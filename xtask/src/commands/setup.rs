//! `cargo xtask setup`: everything that the other commands need. What lies in the project's folder they set up themselves;
//! programs of the system are installed here alone.

use std::path::Path;

use crate::failure::{Done, Failure};
use crate::shell::say;
use crate::tools::{self, Tools};
use crate::{browser, extras, npm, project, shell};

/// Whether to change anything.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Mode {
    Install,
    Look,
}

pub(crate) fn run(mode: Mode) -> Done {
    let root = project::root()?;
    match mode {
        Mode::Install => install(&root),
        Mode::Look => look(&root),
    }
}

fn install(root: &Path) -> Done {
    Tools::ready(root)?;
    tools::deny(root)?;
    tools::fetch(root)?;
    npm::ready(root)?;
    browser::install(root)?;
    for extra in extras::ALL {
        extra.install(&shell::at(root)?)?;
    }
    tell_of_extras();
    say("everything is set up");
    Ok(())
}

fn look(root: &Path) -> Done {
    let mut missing = tools::missing(root)?;
    missing.extend(npm::missing(root)?);
    if browser::find(root)?.is_none() {
        missing.push("Chromium".to_owned());
    }
    tell_of_extras();
    if missing.is_empty() {
        say("nothing is missing");
        return Ok(());
    }
    Err(Failure::new(format!("Missing: {}.\n`cargo xtask setup` installs it.", missing.join(", "))))
}

/// Tells which steps of the tests will be skipped.
fn tell_of_extras() {
    for extra in extras::ALL.iter().filter(|extra| extra.find().is_none()) {
        say(extra.skipped());
    }
}

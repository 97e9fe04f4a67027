//! `cargo xtask setup`: everything that the other commands would set up when they need it.

use std::path::Path;

use crate::engines::Engine;
use crate::failure::{Done, Failure};
use crate::shell::say;
use crate::tools::{self, Tools};
use crate::{browser, npm, project};

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
    browser::ready(root)?;
    for engine in Engine::ALL {
        engine.ready(root)?;
    }
    say("everything is set up");
    Ok(())
}

fn look(root: &Path) -> Done {
    let mut missing = tools::missing(root)?;
    missing.extend(npm::missing(root)?);
    if browser::find(root)?.is_none() {
        missing.push("Chromium".to_owned());
    }
    // The tests do without these.
    for engine in Engine::ALL.into_iter().filter(|engine| engine.find().is_none()) {
        say(format!("{} is not here: its checks will be skipped", engine.name()));
    }
    if missing.is_empty() {
        say("nothing is missing");
        return Ok(());
    }
    Err(Failure::new(format!("Missing: {}.\n`cargo xtask setup` installs it.", missing.join(", "))))
}

//! `cargo xtask pictures`: takes the games' pictures anew, for the README and the manifest.

use xshell::cmd;

use crate::browser::{self, Browser};
use crate::failure::Done;
use crate::{npm, project, shell};

const FOLDER: &str = "static/screenshots";

pub(crate) fn run() -> Done {
    let root = project::root()?;
    npm::ready(&root)?;
    let browser = browser::ready(&root)?;
    super::dist::run()?;
    let shell = shell::at(&root)?;
    let command = cmd!(shell, "node tests/pictures.mjs {FOLDER}");
    let command = match browser {
        Browser::At(path) => command.env("CHROMIUM_PATH", path),
        Browser::Playwrights => command,
    };
    Ok(command.run()?)
}

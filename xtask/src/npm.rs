//! Node and its packages: only the browser tests and the linters need them.

use std::path::Path;

use xshell::{Shell, cmd};

use crate::failure::{Done, Failure};
use crate::{project, shell, version};

/// The oldest Node that they run on.
const NODE: u32 = 20;

/// A copy of the lock file that the packages were installed from.
const STAMP: &str = "node_modules/.installed-from";

/// Sees to it that `node_modules` is what `package-lock.json` says.
pub(crate) fn ready(root: &Path) -> Done {
    let shell = shell::at(root)?;
    node(&shell)?;
    if is_installed(root) {
        return Ok(());
    }
    shell::timed("installing the packages of the tests (npm ci)", || {
        let npm = shell::script("npm");
        cmd!(shell, "{npm} ci --no-audit --no-fund")
            // The browser is looked for on its own.
            .env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")
            .run()
            .map_err(Failure::from)
    })?;
    project::write(&root.join(STAMP), project::read_bytes(&root.join("package-lock.json"))?)
}

/// What is missing, in words; empty if nothing is.
pub(crate) fn missing(root: &Path) -> Result<Vec<String>, Failure> {
    let mut missing = Vec::new();
    if let Err(failure) = node(&shell::at(root)?) {
        missing.push(failure.to_string());
    }
    if !is_installed(root) {
        missing.push("the packages of the tests (npm ci)".to_owned());
    }
    Ok(missing)
}

fn is_installed(root: &Path) -> bool {
    let read = |name| std::fs::read(root.join(name)).ok();
    read(STAMP).is_some_and(|stamp| read("package-lock.json") == Some(stamp))
}

/// The version of Node, if it will do.
fn node(shell: &Shell) -> Result<String, Failure> {
    let found = shell::version_of(shell, "node").ok_or_else(|| {
        Failure::new(format!("The tests need Node {NODE} or newer (https://nodejs.org)."))
    })?;
    if version::major(&found).is_some_and(|major| major >= NODE) {
        Ok(found)
    } else {
        Err(Failure::new(format!("The tests need Node {NODE} or newer; this is {found}.")))
    }
}

//! Node and its packages: only the browser tests and the linters need them.

use std::path::Path;

use xshell::{Shell, cmd};

use crate::failure::{Done, Failure};
use crate::{shell, version};

/// The oldest Node that they run on.
const NODE: u32 = 20;

/// A copy of the lock file that the packages were installed from.
const STAMP: &str = "node_modules/.installed-from";

/// Sees to it that `node_modules` is what `package-lock.json` says.
pub(crate) fn ready(root: &Path) -> Done {
    let shell = shell::at(root)?;
    node(&shell)?;
    if is_installed(&shell) {
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
    Ok(shell.copy_file("package-lock.json", STAMP)?)
}

/// What is missing, in words; empty if nothing is.
pub(crate) fn missing(root: &Path) -> Result<Vec<String>, Failure> {
    let shell = shell::at(root)?;
    let mut missing = Vec::new();
    if let Err(failure) = node(&shell) {
        missing.push(failure.to_string());
    }
    if !is_installed(&shell) {
        missing.push("the packages of the tests (npm ci)".to_owned());
    }
    Ok(missing)
}

fn is_installed(shell: &Shell) -> bool {
    let read = |name| shell.read_binary_file(name).ok();
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

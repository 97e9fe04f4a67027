//! Node's packages, for the browser tests and the linters.

use std::path::Path;

use xshell::cmd;

use crate::failure::{Done, Failure};
use crate::shell;

/// A copy of the `package-lock.json` from which `node_modules` was installed.
const STAMP: &str = "node_modules/.installed-from";

/// Makes `node_modules` match `package-lock.json`.
pub(crate) fn install(root: &Path) -> Done {
    let shell = shell::open(root)?;
    let read = |name| shell.read_binary_file(name).ok();
    if read(STAMP).is_some_and(|stamp| read("package-lock.json") == Some(stamp)) {
        return Ok(());
    }
    shell::run_timed("installing the packages of the tests (npm ci)", || {
        let npm = shell::script_command("npm");
        // Few machines need Playwright's own browser, so it isn't downloaded. `engine-strict` refuses an old Node.
        let install = cmd!(shell, "{npm} ci --no-audit --no-fund --engine-strict")
            .env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1");
        install.run().map_err(|failure| {
            Failure::new(format!(
                "{failure}\nIs there a Node as package.json asks (https://nodejs.org)?"
            ))
        })
    })?;
    Ok(shell.copy_file("package-lock.json", STAMP)?)
}

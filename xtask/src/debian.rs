//! Debian's packages. `cargo xtask setup` alone installs them, and as the super-user alone.

use std::fs;

use xshell::{Shell, cmd};

use crate::failure::Failure;
use crate::shell;

/// Installs packages, with the fonts that a page needs, where that is ours to do: tells whether it is.
pub(crate) fn install(shell: &Shell, packages: &[&str]) -> Result<bool, Failure> {
    let is_ours = is_root(shell) && is_debian();
    if is_ours {
        shell::timed(&format!("installing {} (apt-get)", packages.join(", ")), || {
            cmd!(shell, "apt-get update").run()?;
            let apt = cmd!(shell, "apt-get install --yes --no-install-recommends {packages...}");
            Ok(apt.arg("fonts-liberation").env("DEBIAN_FRONTEND", "noninteractive").run()?)
        })?;
    }
    Ok(is_ours)
}

/// Whether we are the super-user of a Unix.
pub(crate) fn is_root(shell: &Shell) -> bool {
    cfg!(unix) && cmd!(shell, "id -u").quiet().read().is_ok_and(|id| id == "0")
}

/// Ubuntu's Chromium is a stub for another way of installing.
fn is_debian() -> bool {
    fs::read_to_string("/etc/os-release")
        .is_ok_and(|text| text.lines().any(|line| line == "ID=debian"))
}

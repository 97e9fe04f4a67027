//! The programs that build the page, at pinned versions.
//!
//! Our own are compiled with the workspace. Others are taken from the search path if their version
//! fits, else from the project's own `tools/` folder, else compiled into it. Nothing outside the
//! project changes, except the toolchain's wasm target.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::{env, iter};

use xshell::{Cmd, Shell, cmd};

use crate::failure::{Done, Failure};
use crate::project::{self, WASM_TARGET};
use crate::shell::{self, say};

/// A program to compile from its crate when it is missing.
#[derive(Debug)]
struct Tool {
    /// Its crate, too.
    program: &'static str,
    version: &'static str,
    /// Whether a newer one on the search path is taken.
    newer: bool,
    options: &'static [&'static str],
    /// The minutes it takes on two cores, to tell a waiting person.
    minutes: u32,
}

/// 0.22 needs a newer Rust than the project: nobody waits for it here.
const TRUNK: Tool = Tool {
    program: "trunk",
    version: "0.21.14",
    newer: true,
    // It serves this machine alone, and looks for nothing on the network.
    options: &["--no-default-features"],
    minutes: 3,
};

/// It checks the crates; only tests need it.
const CARGO_DENY: Tool =
    Tool { program: "cargo-deny", version: "0.20.2", newer: false, options: &[], minutes: 2 };

/// The tools of a Trunk build.
#[derive(Debug)]
pub(crate) struct Tools {
    trunk: PathBuf,
    /// The search path on which Trunk finds `wasm-bindgen` and its hook.
    path: OsString,
}

impl Tools {
    /// Finds the programs, and compiles missing ones.
    pub(crate) fn ready(root: &Path) -> Result<Self, Failure> {
        add_target(root)?;
        // The longest first.
        let trunk = TRUNK.ready(root)?;
        own(root, &["bindgen", "finish"])?;
        let old = env::var_os("PATH").unwrap_or_default();
        let folders = iter::once(project::programs(root)).chain(env::split_paths(&old));
        let path = env::join_paths(folders)
            .map_err(|error| Failure::because("the search path can't be set", error))?;
        Ok(Self { trunk, path })
    }

    pub(crate) fn trunk<'a>(&self, shell: &'a Shell) -> Cmd<'a> {
        // Trunk mistakes the value of NO_COLOR for a malformed flag.
        shell.cmd(&self.trunk).env("PATH", &self.path).env_remove("NO_COLOR")
    }
}

/// Our own programs that this process has compiled.
static COMPILED: Mutex<BTreeSet<&str>> = Mutex::new(BTreeSet::new());

/// Compiles programs of our own, each once: cargo would wait for whatever the other lane of a test
/// compiles meanwhile. For the same reason a build doesn't start them through cargo.
pub(crate) fn own(root: &Path, packages: &[&'static str]) -> Done {
    let mut compiled = COMPILED.lock().unwrap_or_else(PoisonError::into_inner);
    let missing: Vec<_> = packages.iter().filter(|name| !compiled.contains(**name)).collect();
    if missing.is_empty() {
        return Ok(());
    }
    let shell = shell::at(root)?;
    let names = missing.iter().flat_map(|name| ["--package", name]);
    cmd!(shell, "cargo build --locked --quiet {names...}").run()?;
    compiled.extend(packages);
    Ok(())
}

/// Runs a command of `finish`.
pub(crate) fn finish(root: &Path, command: &str) -> Done {
    own(root, &["finish"])?;
    let (shell, finish) = (shell::at(root)?, project::programs(root).join("finish"));
    Ok(cmd!(shell, "{finish} {command}").run()?)
}

/// Fetches the crates of `Cargo.lock`, since Trunk runs offline.
pub(crate) fn fetch(root: &Path) -> Done {
    let shell = shell::at(root)?;
    Ok(cmd!(shell, "cargo fetch --locked").run()?)
}

pub(crate) fn deny(root: &Path) -> Result<PathBuf, Failure> {
    CARGO_DENY.ready(root)
}

impl Tool {
    /// Its path; it is compiled if it is missing.
    fn ready(&self, root: &Path) -> Result<PathBuf, Failure> {
        let shell = shell::at(root)?;
        if shell::version_of(&shell, self.program).is_some_and(|version| self.fits(&version)) {
            return Ok(self.program.into());
        }
        let own =
            root.join("tools/bin").join(format!("{}{}", self.program, env::consts::EXE_SUFFIX));
        if shell::version_of(&shell, &own).as_deref() != Some(self.version) {
            self.install(&shell, root)?;
        }
        Ok(own)
    }

    fn fits(&self, version: &str) -> bool {
        let numbers = |text: &str| -> Option<Vec<u32>> {
            text.split('.').map(|part| part.parse().ok()).collect()
        };
        let is_newer = || numbers(version).is_some_and(|it| Some(it) > numbers(self.version));
        version == self.version || self.newer && is_newer()
    }

    fn install(&self, shell: &Shell, root: &Path) -> Done {
        let Self { program, version, options, minutes, .. } = self;
        let options = *options;
        let [tools, target] = [root.join("tools"), project::target(root).join("tools")];
        shell::timed(
            &format!("compiling {program} {version} into tools/, once: about {minutes} minutes"),
            || {
                // A folder that stays: what is interrupted goes on where it was.
                cmd!(
                    shell,
                    "cargo install --root {tools} --target-dir {target} --locked --force --version {version} {options...} {program}"
                )
                // A tool is compiled once and runs for seconds.
                .env("CARGO_PROFILE_RELEASE_LTO", "false")
                .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16")
                .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0")
                .run()
                .map_err(|failure| {
                    Failure::new(format!(
                        "{failure}\nIs there a C compiler (cc, clang or MSVC) and a network?"
                    ))
                })
            },
        )
    }
}

/// Adds the page's compile target to the toolchain, if it is missing.
pub(crate) fn add_target(root: &Path) -> Done {
    let shell = &shell::at(root)?;
    if has_wasm_target(shell)? {
        return Ok(());
    }
    say(format!("adding the Rust target {WASM_TARGET}"));
    cmd!(shell, "rustup target add {WASM_TARGET}").run().map_err(|failure| {
        Failure::new(format!("{failure}\nThe Rust target {WASM_TARGET} is missing; without rustup, install it as your system does."))
    })
}

/// Looks into the toolchain itself: `rust-toolchain.toml` may name a target that isn't installed.
fn has_wasm_target(shell: &Shell) -> Result<bool, Failure> {
    let sysroot = cmd!(shell, "rustc --print sysroot").quiet().read().map_err(|failure| {
        Failure::new(format!("{failure}\nIs Rust installed (https://rustup.rs)?"))
    })?;
    Ok(Path::new(&sysroot).join("lib/rustlib").join(WASM_TARGET).join("lib").is_dir())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_newer_trunk_is_taken_and_no_other_cargo_deny() {
        let versions = ["0.21.14", "0.22.1", "1.0.0", "0.21.9", "0.22.0-beta.1"];
        assert_eq!(versions.map(|it| TRUNK.fits(it)), [true, true, true, false, false]);
        assert_eq!(["0.20.2", "0.99.0"].map(|it| CARGO_DENY.fits(it)), [true, false]);
    }
}

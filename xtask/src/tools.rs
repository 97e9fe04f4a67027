//! The programs that build the page, at pinned versions.
//!
//! Our own are compiled with the workspace. Others come from the search path if their version fits, else from `tools/`,
//! where they are compiled once. Nothing outside the project changes but the toolchain's wasm target.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::{env, iter};

use xshell::{Cmd, Shell, cmd};

use crate::failure::{Done, Failure};
use crate::project::{self, WASM_TARGET};
use crate::shell::{self, say};

/// A third-party program, compiled from its crate if missing.
#[derive(Debug)]
struct Tool {
    /// The crate's name, too.
    program: &'static str,
    version: &'static str,
    /// Whether a newer version on the search path will do.
    newer: bool,
    options: &'static [&'static str],
    /// Minutes to compile on two cores, told to the person who waits.
    minutes: u32,
}

/// Trunk 0.22 needs a newer Rust than the project.
const TRUNK: Tool = Tool {
    program: "trunk",
    version: "0.21.14",
    newer: true,
    // No update check, no network: it serves this machine alone.
    options: &["--no-default-features"],
    minutes: 3,
};

const CARGO_DENY: Tool =
    Tool { program: "cargo-deny", version: "0.20.2", newer: false, options: &[], minutes: 2 };

#[derive(Debug)]
pub(crate) struct Tools {
    trunk: PathBuf,
    /// The search path for Trunk to find `wasm-bindgen` and the hook.
    path: OsString,
}

impl Tools {
    /// Finds the programs, or compiles them.
    pub(crate) fn ready(root: &Path) -> Result<Self, Failure> {
        add_target(root)?;
        // First, since it takes longest.
        let trunk = TRUNK.ready(root)?;
        own(root, &["bindgen", "finish"])?;
        let old = env::var_os("PATH").unwrap_or_default();
        let folders = iter::once(project::programs(root)).chain(env::split_paths(&old));
        let path = env::join_paths(folders)
            .map_err(|error| Failure::because("the search path can't be set", error))?;
        Ok(Self { trunk, path })
    }

    pub(crate) fn trunk<'a>(&self, shell: &'a Shell) -> Cmd<'a> {
        // Trunk reads NO_COLOR as a flag, and rejects its value.
        shell.cmd(&self.trunk).env("PATH", &self.path).env_remove("NO_COLOR")
    }
}

/// Programs of the workspace that this process has compiled.
static COMPILED: Mutex<BTreeSet<&str>> = Mutex::new(BTreeSet::new());

/// Compiles programs of the workspace once. A build doesn't start them through cargo, which would wait for the other
/// lane's compiler.
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

/// Runs `finish`, which is compiled first.
pub(crate) fn finish(root: &Path, command: &str) -> Done {
    own(root, &["finish"])?;
    let (shell, finish) = (shell::at(root)?, project::programs(root).join("finish"));
    Ok(cmd!(shell, "{finish} {command}").run()?)
}

/// Downloads the crates: Trunk runs offline.
pub(crate) fn fetch(root: &Path) -> Done {
    let shell = shell::at(root)?;
    Ok(cmd!(shell, "cargo fetch --locked").run()?)
}

pub(crate) fn deny(root: &Path) -> Result<PathBuf, Failure> {
    CARGO_DENY.ready(root)
}

impl Tool {
    /// The program's path, compiled first if missing.
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
                // Under the project's target, so that an interrupted build resumes.
                cmd!(
                    shell,
                    "cargo install --root {tools} --target-dir {target} --locked --force --version {version} {options...} {program}"
                )
                // Fast to compile: it runs for seconds.
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

/// Adds the wasm target to the toolchain.
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

/// Looks into the sysroot: `rust-toolchain.toml` names a target that may not be installed.
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

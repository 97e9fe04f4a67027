//! The programs that build the page, at exactly the versions that this project is built with.
//!
//! Each is taken from the search path if it is there in that version, else from the project's own
//! `tools/` folder, and else compiled into it. Nothing outside the project is changed, but for the
//! toolchain's wasm target.

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::failure::{Done, Failure};
use crate::shell::{self, say};
use crate::{project, version};

/// Trunk 0.22 asks for a newer Rust than the project does.
const TRUNK: &str = "0.21.14";

const WASM_TARGET: &str = "wasm32-unknown-unknown";

/// A program that is compiled from its crate when it is missing.
#[derive(Debug)]
struct Tool {
    program: &'static str,
    package: &'static str,
    version: String,
    /// What it takes on two cores, to tell a waiting person.
    minutes: u32,
}

/// What a build with Trunk needs: it must be run with this search path.
#[derive(Debug)]
pub(crate) struct Tools {
    path: Option<OsString>,
}

impl Tools {
    /// Finds the tools, and compiles what is missing.
    pub(crate) fn ready(root: &Path) -> Result<Self, Failure> {
        wasm_target()?;
        let mut path = None;
        for tool in wanted(root)? {
            if !tool.is_on_path() {
                if !tool.is_in(root) {
                    tool.install(root)?;
                }
                path = Some(shell::path_with(&bin(root))?);
            }
        }
        Ok(Self { path })
    }

    /// A `trunk` command that finds the other tools.
    pub(crate) fn trunk(&self, root: &Path) -> Command {
        let own = bin(root).join(executable("trunk"));
        let mut command = if self.path.is_some() && own.is_file() {
            Command::new(own)
        } else {
            Command::new("trunk")
        };
        if let Some(path) = &self.path {
            command.env("PATH", path);
        }
        // Trunk takes its value for a malformed flag.
        command.env_remove("NO_COLOR").current_dir(root);
        command
    }
}

/// What is missing for a build, in words; empty if nothing is.
pub(crate) fn missing(root: &Path) -> Result<Vec<String>, Failure> {
    let mut missing = Vec::new();
    if !has_wasm_target()? {
        missing.push(format!("the Rust target {WASM_TARGET}"));
    }
    for tool in wanted(root)? {
        if !tool.is_on_path() && !tool.is_in(root) {
            missing.push(format!("{} {}", tool.program, tool.version));
        }
    }
    Ok(missing)
}

/// Gets the crates of `Cargo.lock`: Trunk is told to stay offline.
pub(crate) fn fetch(root: &Path) -> Done {
    shell::run(shell::cargo(&["fetch", "--locked"]).current_dir(root))
}

fn wanted(root: &Path) -> Result<[Tool; 2], Failure> {
    let lock = project::read(&root.join("Cargo.lock"))?;
    let bindgen = version::locked(&lock, "wasm-bindgen")
        .ok_or_else(|| Failure::new("Cargo.lock names no wasm-bindgen."))?;
    Ok([
        Tool {
            program: "wasm-bindgen",
            package: "wasm-bindgen-cli",
            version: bindgen.to_owned(),
            minutes: 3,
        },
        Tool { program: "trunk", package: "trunk", version: TRUNK.to_owned(), minutes: 7 },
    ])
}

impl Tool {
    fn is_on_path(&self) -> bool {
        shell::version_of(self.program).as_deref() == Some(&self.version)
    }

    fn is_in(&self, root: &Path) -> bool {
        shell::version_of(bin(root).join(executable(self.program))).as_deref()
            == Some(&self.version)
    }

    fn install(&self, root: &Path) -> Done {
        let Self { program, package, version, minutes } = self;
        shell::timed(
            &format!("compiling {program} {version} into tools/, once: about {minutes} minutes"),
            || {
                shell::run(
                    shell::cargo(&["install", "--root"])
                        .arg(root.join("tools"))
                        .args(["--locked", "--force", "--version", version, package])
                        // Compiled once and run for seconds: the wait for a faster tool is never won back.
                        .env("CARGO_PROFILE_RELEASE_LTO", "false")
                        .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16")
                        .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1")
                        .current_dir(root),
                )
                .map_err(|failure| {
                    Failure::new(format!(
                        "{failure}\nIs there a C compiler (cc, clang or MSVC) and a network?"
                    ))
                })
            },
        )
    }
}

fn bin(root: &Path) -> PathBuf {
    root.join("tools").join("bin")
}

fn executable(name: &str) -> String {
    format!("{name}{}", env::consts::EXE_SUFFIX)
}

fn wasm_target() -> Done {
    if has_wasm_target()? {
        return Ok(());
    }
    say(format!("adding the Rust target {WASM_TARGET}"));
    shell::run(Command::new("rustup").args(["target", "add", WASM_TARGET])).map_err(|failure| {
        Failure::new(format!("{failure}\nThe Rust target {WASM_TARGET} is missing; without rustup, install it as your system does."))
    })
}

/// Looks into the toolchain itself: `rust-toolchain.toml` may name a target that is not there.
fn has_wasm_target() -> Result<bool, Failure> {
    let sysroot =
        shell::output(Command::new("rustc").args(["--print", "sysroot"])).ok_or_else(|| {
            Failure::new("`rustc --print sysroot` failed: is Rust installed (https://rustup.rs)?")
        })?;
    Ok(Path::new(&sysroot).join("lib/rustlib").join(WASM_TARGET).join("lib").is_dir())
}

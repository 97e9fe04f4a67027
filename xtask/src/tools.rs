//! The programs that build the page, at pinned versions.
//!
//! Each is taken from the search path if its version fits, else from the project's own `tools/`
//! folder, else compiled into it. Nothing outside the project changes, except the toolchain's wasm
//! target.

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

use xshell::{Cmd, Shell, cmd};

use crate::failure::{Done, Failure};
use crate::shell::{self, say};

/// Trunk 0.22 needs a newer Rust than the project.
const TRUNK: &str = "0.21.14";

const CARGO_DENY: &str = "0.20.2";

pub(crate) const WASM_TARGET: &str = "wasm32-unknown-unknown";

/// A program to compile from its crate when it is missing.
#[derive(Debug)]
struct Tool {
    program: &'static str,
    package: &'static str,
    version: String,
    options: &'static [&'static str],
    /// Its crate to optimize, a little. The rest is not: a tool is compiled once and runs for seconds.
    optimized: Option<&'static str>,
    /// The minutes it takes on two cores, to tell a waiting person.
    minutes: u32,
}

/// The tools of a Trunk build, which needs this search path.
#[derive(Debug)]
pub(crate) struct Tools {
    path: Option<OsString>,
}

impl Tools {
    /// Finds the programs, and compiles missing ones.
    pub(crate) fn ready(root: &Path) -> Result<Self, Failure> {
        add_target(root)?;
        let shell = shell::at(root)?;
        let mut path = None;
        for tool in wanted(root)? {
            if !tool.is_on_path(&shell) {
                if !tool.is_in(&shell, root) {
                    tool.install(&shell, root)?;
                }
                path = Some(path_with(&bin(root))?);
            }
        }
        // Trunk's hook is a copy of this program: started through cargo, it would wait for whatever else is compiled.
        shell.create_dir("tools")?;
        let [new, hook] =
            ["tools/finish-new", "tools/finish"].map(|name| root.join(executable(name)));
        env::current_exe()
            .and_then(|own| std::fs::copy(own, &new))
            .and_then(|_| std::fs::rename(&new, hook))
            .map_err(|error| Failure::because("copying Trunk's hook", error))?;
        Ok(Self { path })
    }

    /// A `trunk` command that finds the other tools.
    pub(crate) fn trunk<'a>(&self, shell: &'a Shell) -> Cmd<'a> {
        let own = bin(&shell.current_dir()).join(executable("trunk"));
        let trunk = if self.path.is_some() && own.is_file() { own } else { "trunk".into() };
        // Trunk mistakes the value of NO_COLOR for a malformed flag.
        let command = cmd!(shell, "{trunk}").env_remove("NO_COLOR");
        match &self.path {
            Some(path) => command.env("PATH", path),
            None => command,
        }
    }
}

/// Fetches the crates of `Cargo.lock`, since Trunk runs offline.
pub(crate) fn fetch(root: &Path) -> Done {
    let shell = shell::at(root)?;
    Ok(cmd!(shell, "cargo fetch --locked").run()?)
}

fn wanted(root: &Path) -> Result<[Tool; 2], Failure> {
    let shell = shell::at(root)?;
    // Its last word is the version in `Cargo.lock`.
    let bindgen = cmd!(shell, "cargo pkgid wasm-bindgen").quiet().read()?;
    let bindgen = bindgen.rsplit(['@', '#']).next().unwrap_or_default();
    Ok([
        Tool {
            program: "wasm-bindgen",
            package: "wasm-bindgen-cli",
            version: bindgen.to_owned(),
            // Only its test runner needs TLS.
            options: &["--no-default-features", "--bin", "wasm-bindgen"],
            // It makes several passes over the program.
            optimized: Some("walrus"),
            minutes: 2,
        },
        Tool {
            program: "trunk",
            package: "trunk",
            version: TRUNK.to_owned(),
            // It serves this machine alone, and looks for nothing on the network.
            options: &["--no-default-features"],
            optimized: None,
            minutes: 3,
        },
    ])
}

/// The tool that checks the crates; only tests need it.
fn cargo_deny() -> Tool {
    Tool {
        program: "cargo-deny",
        package: "cargo-deny",
        version: CARGO_DENY.to_owned(),
        options: &[],
        optimized: None,
        minutes: 2,
    }
}

pub(crate) fn deny(root: &Path) -> Result<PathBuf, Failure> {
    let (shell, tool) = (shell::at(root)?, cargo_deny());
    if tool.is_on_path(&shell) {
        return Ok(tool.program.into());
    }
    if !tool.is_in(&shell, root) {
        tool.install(&shell, root)?;
    }
    Ok(bin(root).join(executable(tool.program)))
}

impl Tool {
    fn is_on_path(&self, shell: &Shell) -> bool {
        shell::version_of(shell, self.program).as_deref() == Some(&self.version)
    }

    fn is_in(&self, shell: &Shell, root: &Path) -> bool {
        shell::version_of(shell, bin(root).join(executable(self.program))).as_deref()
            == Some(&self.version)
    }

    fn install(&self, shell: &Shell, root: &Path) -> Done {
        let Self { program, package, version, minutes, .. } = self;
        let options = self.options;
        let optimized = self.optimized.map(|package| {
            ["--config".to_owned(), format!("profile.release.package.{package}.opt-level=1")]
        });
        shell::timed(
            &format!("compiling {program} {version} into tools/, once: about {minutes} minutes"),
            || {
                let tools = root.join("tools");
                cmd!(
                    shell,
                    "cargo install --root {tools} --locked --force --version {version} {options...} {package}"
                )
                .args(optimized.iter().flatten())
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

fn bin(root: &Path) -> PathBuf {
    root.join("tools").join("bin")
}

fn executable(name: &str) -> String {
    format!("{name}{}", env::consts::EXE_SUFFIX)
}

fn path_with(folder: &Path) -> Result<OsString, Failure> {
    let old = env::var_os("PATH").unwrap_or_default();
    let folders = std::iter::once(folder.to_path_buf()).chain(env::split_paths(&old));
    env::join_paths(folders)
        .map_err(|error| Failure::because("the search path can't be set", error))
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

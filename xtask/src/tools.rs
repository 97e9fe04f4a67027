//! The programs that build the page, at pinned versions.
//!
//! The project's own programs are compiled with the workspace. Others come from the search path if their version fits,
//! else they are fetched or compiled once in `tools/`. Outside the project, only the toolchain's wasm target is added.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::{env, iter};

use sha2::{Digest, Sha256};
use xshell::{Cmd, Shell, cmd};

use crate::failure::{Done, Failure};
use crate::project::{self, WASM_TARGET};
use crate::shell::{self, say};

/// A third-party program. If missing, its released file is fetched, or else its crate is compiled.
#[derive(Debug)]
struct Tool {
    /// The name of the program and of its crate.
    program: &'static str,
    version: &'static str,
    /// Whether a newer version on the search path is accepted.
    accepts_newer: bool,
    /// Options of `cargo install`.
    options: &'static [&'static str],
    /// The address of the releases, without the version; empty if there are no releases.
    releases_url: &'static str,
    /// The SHA-256 and name of each released file, as `sha256sum` writes them.
    release_digests: &'static str,
    /// On two cores; shown before compiling starts.
    minutes_to_compile: u32,
}

/// Version 0.22 needs a newer Rust than the project to compile.
const TRUNK: Tool = Tool {
    program: "trunk",
    version: "0.21.14",
    accepts_newer: true,
    // Without the update check and TLS: Trunk serves only this machine.
    options: &["--no-default-features"],
    releases_url: "https://github.com/trunk-rs/trunk/releases/download",
    release_digests: "\
f2b4680cd239693a646a2795e4633c625328d7b2a044fbe749fa3a2fe9e7036b  trunk-x86_64-unknown-linux-gnu.tar.gz
b1d8e60e454f7fc182d9a4d95d1506ffbae947d8ba90f8f6f02da93b60f980f9  trunk-aarch64-unknown-linux-gnu.tar.gz
f1ba0e3bbe24e0ae219c6d22c33e24e2825c1608dd27c2556e323495110f1a95  trunk-x86_64-apple-darwin.tar.gz
764e299dd50d89442a4e96a236349f57961984b701e74d3dbdb39cd1c9f5101e  trunk-aarch64-apple-darwin.tar.gz
cd6ac15b9daff0365e5695036791ef2ce3c63f61c014f5a8c532363266e4569c  trunk-x86_64-pc-windows-msvc.zip",
    minutes_to_compile: 3,
};

const CARGO_DENY: Tool = Tool {
    program: "cargo-deny",
    version: "0.20.2",
    accepts_newer: false,
    options: &[],
    releases_url: "",
    release_digests: "",
    minutes_to_compile: 2,
};

#[derive(Debug)]
pub(crate) struct Tools {
    trunk: PathBuf,
    /// The search path for Trunk to find `wasm-bindgen` and the hook.
    path: OsString,
}

impl Tools {
    /// Finds the programs, or fetches or compiles them.
    pub(crate) fn prepare(root: &Path) -> Result<Self, Failure> {
        add_target(root)?;
        // Trunk is first, since it takes longest.
        let trunk = TRUNK.prepare(root)?;
        compile_own(root, &["bindgen", "finish"])?;
        let old_path = env::var_os("PATH").unwrap_or_default();
        let folders = iter::once(project::programs_folder(root)).chain(env::split_paths(&old_path));
        let path = env::join_paths(folders)
            .map_err(|error| Failure::because("the search path can't be set", error))?;
        Ok(Self { trunk, path })
    }

    pub(crate) fn trunk<'a>(&self, shell: &'a Shell) -> Cmd<'a> {
        let trunk = shell.cmd(&self.trunk).env("PATH", &self.path);
        // Trunk reads NO_COLOR as a flag, and rejects its value.
        trunk.env_remove("NO_COLOR").env("TRUNK_SKIP_VERSION_CHECK", "true")
    }
}

/// Programs of the workspace that this process has compiled.
static COMPILED: Mutex<BTreeSet<&str>> = Mutex::new(BTreeSet::new());

/// Compiles workspace programs once each. Builds start them directly: `cargo run` would wait for the tests' other lane.
pub(crate) fn compile_own(root: &Path, packages: &[&'static str]) -> Done {
    let mut compiled = COMPILED.lock().unwrap_or_else(PoisonError::into_inner);
    let missing: Vec<_> = packages.iter().filter(|name| !compiled.contains(**name)).collect();
    if missing.is_empty() {
        return Ok(());
    }
    let shell = shell::open(root)?;
    let names = missing.iter().flat_map(|name| ["--package", name]);
    cmd!(shell, "cargo build --locked --quiet {names...}").run()?;
    compiled.extend(packages);
    Ok(())
}

pub(crate) fn run_finish(root: &Path, command: &str) -> Done {
    compile_own(root, &["finish"])?;
    let (shell, finish) = (shell::open(root)?, project::programs_folder(root).join("finish"));
    Ok(cmd!(shell, "{finish} {command}").run()?)
}

/// Downloads the crates, since Trunk runs offline.
pub(crate) fn fetch_crates(root: &Path) -> Done {
    let shell = shell::open(root)?;
    Ok(cmd!(shell, "cargo fetch --locked").run()?)
}

pub(crate) fn cargo_deny(root: &Path) -> Result<PathBuf, Failure> {
    CARGO_DENY.prepare(root)
}

impl Tool {
    /// The program's path; fetches or compiles it if missing.
    fn prepare(&self, root: &Path) -> Result<PathBuf, Failure> {
        let shell = shell::open(root)?;
        if shell::version_of(&shell, self.program).is_some_and(|version| self.accepts(&version)) {
            return Ok(self.program.into());
        }
        let installed = root.join("tools/bin").join(self.file_name());
        let is_ready = || shell::version_of(&shell, &installed).as_deref() == Some(self.version);
        if !is_ready() && (self.fetch(&shell, root).is_none() || !is_ready()) {
            self.install(&shell, root)?;
        }
        Ok(installed)
    }

    fn file_name(&self) -> String {
        format!("{}{}", self.program, env::consts::EXE_SUFFIX)
    }

    /// Fetches the released program. `None` if a release, network, `curl` or `tar` is missing, or the digest differs.
    fn fetch(&self, shell: &Shell, root: &Path) -> Option<()> {
        let host = cmd!(shell, "rustc --print host-tuple").quiet().read().ok()?;
        let line = self.release_digests.lines().find(|line| line.contains(&host))?;
        let (pinned, name) = line.split_once("  ")?;
        let (bin, file) = (root.join("tools/bin"), self.file_name());
        let (archive, address) =
            (bin.join(name), format!("{}/v{}/{name}", self.releases_url, self.version));
        say(format!("fetching {address}"));
        shell.create_dir(&bin).ok()?;
        let limits = ["--connect-timeout", "5", "--max-time", "60"];
        let fetching = cmd!(shell, "curl -fsSL {limits...} --output {archive} {address}");
        fetching.quiet().run().ok()?;
        let found = sha256(&shell.read_binary_file(&archive).ok()?);
        let fetched = if found == pinned {
            cmd!(shell, "tar -xf {archive} -C {bin} {file}").quiet().run().ok()
        } else {
            say(format!("{name} is not the pinned one: its SHA-256 is {found}"));
            None
        };
        shell.remove_path(&archive).ok()?;
        fetched
    }

    fn accepts(&self, version: &str) -> bool {
        let numbers = |text: &str| -> Option<Vec<u32>> {
            text.split('.').map(|part| part.parse().ok()).collect()
        };
        let is_newer = || numbers(version) > numbers(self.version);
        version == self.version || self.accepts_newer && is_newer()
    }

    fn install(&self, shell: &Shell, root: &Path) -> Done {
        let Self { program, version, options, minutes_to_compile: minutes, .. } = self;
        let options = *options;
        let [tools, target] = [root.join("tools"), project::target(root).join("tools")];
        shell::run_timed(
            &format!("compiling {program} {version} into tools/, once: about {minutes} minutes"),
            || {
                // In the project's target folder, so that an interrupted build resumes.
                cmd!(
                    shell,
                    "cargo install --root {tools} --target-dir {target} --locked --force --version {version} {options...} {program}"
                )
                // Optimized for a short compilation, since the program runs only for seconds.
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

fn sha256(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().fold(String::new(), |text, byte| format!("{text}{byte:02x}"))
}

pub(crate) fn add_target(root: &Path) -> Done {
    let shell = &shell::open(root)?;
    if has_wasm_target(shell)? {
        return Ok(());
    }
    say(format!("adding the Rust target {WASM_TARGET}"));
    cmd!(shell, "rustup target add {WASM_TARGET}").run().map_err(|failure| {
        Failure::new(format!("{failure}\nThe Rust target {WASM_TARGET} is missing; without rustup, install it as your system does."))
    })
}

/// Whether the wasm target is installed. `rust-toolchain.toml` names it, but only rustup reads that file.
fn has_wasm_target(shell: &Shell) -> Result<bool, Failure> {
    let sysroot = cmd!(shell, "rustc --print sysroot").quiet().read().map_err(|failure| {
        Failure::new(format!("{failure}\nIs Rust installed (https://rustup.rs)?"))
    })?;
    Ok(Path::new(&sysroot).join("lib/rustlib").join(WASM_TARGET).join("lib").is_dir())
}

#[cfg(test)]
mod tests {
    use std::io::{BufRead as _, BufReader, Write as _};
    use std::net::TcpListener;
    use std::thread;

    use super::*;

    fn serve_once(archive: &[u8]) -> String {
        let host = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = format!("http://{}", host.local_addr().unwrap());
        let archive = archive.to_vec();
        thread::spawn(move || {
            let (mut guest, _) = host.accept().unwrap();
            let mut lines = BufReader::new(guest.try_clone().unwrap()).lines().map(Result::unwrap);
            assert!(lines.next().unwrap().starts_with("GET /v1.2.3/"));
            lines.find(String::is_empty);
            write!(guest, "HTTP/1.1 200 OK\r\nContent-Length: {}\r\n\r\n", archive.len()).unwrap();
            guest.write_all(&archive).unwrap();
        });
        address
    }

    #[test]
    #[cfg(unix)]
    fn a_released_program_is_fetched_if_it_is_the_pinned_one() {
        let shell = Shell::new().unwrap();
        let folder = shell.create_temp_dir().unwrap();
        let root = folder.path();
        shell.change_dir(root);
        shell.write_file("facedown-tool", "#!/bin/sh\necho facedown-tool 1.2.3\n").unwrap();
        cmd!(shell, "chmod +x facedown-tool").quiet().run().unwrap();
        cmd!(shell, "tar -cf archive facedown-tool").quiet().run().unwrap();
        let archive = shell.read_binary_file("archive").unwrap();
        let host = cmd!(shell, "rustc --print host-tuple").quiet().read().unwrap();
        let tool = |pinned: &str| Tool {
            program: "facedown-tool",
            version: "1.2.3",
            releases_url: serve_once(&archive).leak(),
            release_digests: format!("{pinned}  {host}.tar").leak(),
            ..CARGO_DENY
        };
        let programs = || shell.read_dir("tools/bin").unwrap();
        assert_eq!(tool("of another").fetch(&shell, root), None);
        assert_eq!(programs(), [""; 0].map(PathBuf::from));
        let own = root.join("tools/bin/facedown-tool");
        assert_eq!(tool(&sha256(&archive)).prepare(root).unwrap(), own);
        assert_eq!(programs(), [own]);
    }

    #[test]
    fn a_newer_trunk_is_taken_and_no_other_cargo_deny() {
        let versions = ["0.21.14", "0.22.1", "1.0.0", "0.21.9", "0.22.0-beta.1"];
        assert_eq!(versions.map(|it| TRUNK.accepts(it)), [true, true, true, false, false]);
        assert_eq!(["0.20.2", "0.99.0"].map(|it| CARGO_DENY.accepts(it)), [true, false]);
    }
}

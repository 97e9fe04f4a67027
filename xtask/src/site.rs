//! Builds the page with Trunk.

use std::env;
use std::path::{Path, PathBuf};
use std::thread;

use xshell::{Cmd, Shell, cmd};

use crate::failure::{Done, Failure};
use crate::project::{PROFILE, RELEASE, WASM_TARGET, dist};
use crate::tools::{self, Tools};
use crate::{project, shell};

/// The Cargo profile that compiles the page fastest, for `cargo xtask play`.
pub(crate) const PLAY: &str = "play";

pub(crate) fn play_folder(root: &Path) -> PathBuf {
    project::target(root).join("site")
}

/// Builds the release site, and first the tools for it.
pub(crate) fn build(root: &Path) -> Done {
    tools::compile_own(root, &["wasm-parts"])?;
    let (tools, shell) = (compile_with_tools(root, RELEASE)?, shell::open(root)?);
    shell::run_timed("building the site", || Ok(trunk(&tools, &shell, "build", RELEASE).run()?))?;
    check_paths(&shell)
}

/// Compiles the page and missing tools in parallel, since each compiles some crates on a single thread.
pub(crate) fn compile_with_tools(root: &Path, profile: &str) -> Result<Tools, Failure> {
    tools::add_target(root)?;
    tools::fetch_crates(root)?;
    thread::scope(|scope| {
        let tools = scope.spawn(|| Tools::prepare(root));
        let page = shell::open(root)
            .and_then(|shell| shell::run_timed("compiling the page", || compile(&shell, profile)));
        let tools = tools.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))?;
        page.map(|()| tools)
    })
}

/// Compiles the app and the scanner at once. Trunk would compile one after the other, and linking is single-threaded.
fn compile(shell: &Shell, profile: &str) -> Done {
    let cargo = cmd!(
        shell,
        "cargo build --locked --profile {profile} --package frontend --target {WASM_TARGET}"
    );
    Ok(with_flags(cargo, shell, profile).run()?)
}

/// A Trunk command that builds for release or play.
pub(crate) fn trunk<'a>(tools: &Tools, shell: &'a Shell, command: &str, profile: &str) -> Cmd<'a> {
    let trunk = tools.trunk(shell).args([command, "--release"]).env(PROFILE, profile);
    with_flags(trunk, shell, profile)
}

fn with_flags<'a>(command: Cmd<'a>, shell: &Shell, profile: &str) -> Cmd<'a> {
    let mut flags = remapping_flags(&paths_of_this_machine(shell));
    // Only a release finds dead code: other builds include code for tests.
    if profile == RELEASE {
        flags += " -Dwarnings";
    }
    command.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", flags)
}

/// Compiler flags that replace this machine's paths, which are private and would make builds differ.
fn remapping_flags(paths: &[(String, &str)]) -> String {
    // wasm-parts needs the generic arguments that names have in this version.
    let mangling = "-Csymbol-mangling-version=v0".to_owned();
    let paths = paths.iter().map(|(path, name)| format!("--remap-path-prefix={path}={name}"));
    let flags: Vec<String> = std::iter::once(mangling)
        .chain(paths)
        // Cargo splits flags at white space, so paths with white space can't be replaced.
        .filter(|flag| !flag.contains(char::is_whitespace))
        .collect();
    flags.join(" ")
}

/// Folders that panic messages may name, and their replacements.
fn paths_of_this_machine(shell: &Shell) -> Vec<(String, &'static str)> {
    let mut paths = vec![(shell.current_dir(), ".")];
    if let Some(home) = cargo_home() {
        paths.push((home, "cargo"));
    }
    if let Ok(sysroot) = cmd!(shell, "rustc --print sysroot").quiet().read() {
        paths.push((PathBuf::from(sysroot), "rust"));
    }
    paths.into_iter().map(|(path, name)| (path.to_string_lossy().into_owned(), name)).collect()
}

fn cargo_home() -> Option<PathBuf> {
    let configured = env::var_os("CARGO_HOME").map(PathBuf::from);
    configured.or_else(|| env::home_dir().map(|home| home.join(".cargo")))
}

/// Fails if a path of this machine is left in the site.
fn check_paths(shell: &Shell) -> Done {
    let dist = shell::open(&dist(&shell.current_dir()))?;
    let paths: Vec<String> = paths_of_this_machine(shell)
        .into_iter()
        .map(|(path, _)| path)
        // Paths with white space were not replaced; a short path such as `/app` can be part of any text.
        .filter(|path| !path.contains(char::is_whitespace) && path.matches(['/', '\\']).count() > 1)
        .collect();
    for file in project::files(&dist)? {
        let content = dist.read_binary_file(&file)?;
        if let Some(path) = paths.iter().find(|path| contains(&content, path.as_bytes())) {
            return Err(Failure::new(format!("dist/{file} holds a path of this machine: {path}")));
        }
    }
    Ok(())
}

fn contains(content: &[u8], sought: &[u8]) -> bool {
    content.windows(sought.len()).any(|window| window == sought)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_found_wherever_it_stands() {
        assert!(contains(b"\0at /home/ana/x.rs:3", b"/home/ana"));
        assert!(!contains(b"\0at cargo/x.rs:3", b"/home/ana"));
        assert!(!contains(b"", b"/home/ana"));
    }

    #[test]
    fn the_projects_own_folder_is_remapped() {
        let shell = Shell::new().unwrap();
        let root = shell.current_dir().to_string_lossy().into_owned();
        assert!(paths_of_this_machine(&shell).contains(&(root, ".")));
        let flags =
            |folder: &str| remapping_flags(&[(folder.to_owned(), "."), ("/c".to_owned(), "cargo")]);
        let cargo = "--remap-path-prefix=/c=cargo";
        assert!(
            flags("/a/facedown").ends_with(&format!(" --remap-path-prefix=/a/facedown=. {cargo}"))
        );
        // A folder with a space is left out.
        assert!(flags("/a b/facedown").ends_with(&format!("v0 {cargo}")));
    }
}

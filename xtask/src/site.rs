//! Builds the page with Trunk.

use std::env;
use std::path::{Path, PathBuf};
use std::thread;

use xshell::{Cmd, Shell, cmd};

use crate::failure::{Done, Failure};
use crate::project::{PROFILE, RELEASE, WASM_TARGET, dist};
use crate::tools::{self, Tools};
use crate::{project, shell};

/// The page's Cargo profile that is quick to compile, for people who wait here.
pub(crate) const PLAY: &str = "play";

/// The folder of the site that `cargo xtask play` shows.
pub(crate) fn to_play(root: &Path) -> PathBuf {
    project::target(root).join("site")
}

/// Installs missing programs and builds the release site.
pub(crate) fn build(root: &Path) -> Done {
    tools::own(root, &["wasm-parts"])?;
    let (tools, shell) = (compiled(root, RELEASE)?, shell::at(root)?);
    shell::timed("building the site", || Ok(trunk(&tools, &shell, "build", RELEASE).run()?))?;
    tells_nothing_of_this_machine(&shell)
}

/// Compiles the page and, in parallel, missing tools: both have single-threaded stretches.
pub(crate) fn compiled(root: &Path, profile: &str) -> Result<Tools, Failure> {
    tools::add_target(root)?;
    tools::fetch(root)?;
    thread::scope(|scope| {
        let tools = scope.spawn(|| Tools::ready(root));
        let page = shell::at(root)
            .and_then(|shell| shell::timed("compiling the page", || compile(&shell, profile)));
        let tools = tools.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))?;
        page.map(|()| tools)
    })
}

/// Compiles the page's programs as Trunk does, but in parallel: linking is single-threaded.
fn compile(shell: &Shell, profile: &str) -> Done {
    let cargo = cmd!(
        shell,
        "cargo build --locked --profile {profile} --package frontend --target {WASM_TARGET}"
    );
    Ok(with_flags(cargo, shell).run()?)
}

/// A Trunk command for a site to publish or play on.
pub(crate) fn trunk<'a>(tools: &Tools, shell: &'a Shell, command: &str, profile: &str) -> Cmd<'a> {
    let trunk = tools.trunk(shell).args([command, "--release"]).env(PROFILE, profile);
    with_flags(trunk, shell)
}

fn with_flags<'a>(command: Cmd<'a>, shell: &Shell) -> Cmd<'a> {
    let flags = remapping(&paths_of_this_machine(shell));
    command.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", flags)
}

/// Removes this machine's paths from compiled code: they are private, and would make the same
/// source a different build on each machine.
fn remapping(paths: &[(String, &str)]) -> String {
    // v0 names show generic arguments, which the split of the app's program needs.
    let mangling = "-Csymbol-mangling-version=v0".to_owned();
    let paths = paths.iter().map(|(path, name)| format!("--remap-path-prefix={path}={name}"));
    let flags: Vec<String> = std::iter::once(mangling)
        .chain(paths)
        // Cargo splits these flags at white space, so such a path can't be given.
        .filter(|flag| !flag.contains(char::is_whitespace))
        .collect();
    flags.join(" ")
}

/// Folders whose paths the compiler writes into panic messages, and their replacements.
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
    let given = env::var_os("CARGO_HOME").map(PathBuf::from);
    given.or_else(|| env::home_dir().map(|home| home.join(".cargo")))
}

/// Fails if the site contains a path of this machine after all.
fn tells_nothing_of_this_machine(shell: &Shell) -> Done {
    let dist = shell::at(&dist(&shell.current_dir()))?;
    let paths: Vec<String> = paths_of_this_machine(shell)
        .into_iter()
        .map(|(path, _)| path)
        // These could not be remapped; and one-word folders such as `/app` may be in any text.
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
            remapping(&[("/somewhere/facedown".to_owned(), "."), ("/c".to_owned(), "cargo")]);
        assert!(
            flags.ends_with(
                " --remap-path-prefix=/somewhere/facedown=. --remap-path-prefix=/c=cargo"
            )
        );
    }

    #[test]
    fn a_folder_with_a_space_is_left_out() {
        let flags =
            remapping(&[("/some where/facedown".to_owned(), "."), ("/c".to_owned(), "cargo")]);
        assert!(flags.ends_with("v0 --remap-path-prefix=/c=cargo"));
    }
}

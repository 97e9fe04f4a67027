//! Building the page with Trunk.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::failure::{Done, Failure};
use crate::tools::{self, Tools};
use crate::{project, shell};

/// Where the release site goes.
pub(crate) fn dist(root: &Path) -> PathBuf {
    root.join("dist")
}

/// Sets up what is missing and builds the release site.
pub(crate) fn build(root: &Path) -> Done {
    let tools = Tools::ready(root)?;
    tools::fetch(root)?;
    shell::timed("building the page", || {
        let mut trunk = tools.trunk(root);
        trunk.args(["build", "--release"]);
        remap_paths(&mut trunk, root);
        shell::run(&mut trunk)
    })?;
    tells_nothing_of_this_machine(root)
}

/// Takes the paths of this machine out of what is compiled: they are nobody's business, and would
/// make the same source a different build on each machine.
fn remap_paths(trunk: &mut Command, root: &Path) {
    let flags: Vec<String> = paths_of_this_machine(root)
        .into_iter()
        .map(|(path, name)| format!("--remap-path-prefix={path}={name}"))
        // Cargo splits these flags at white space, so such a path can't be named.
        .filter(|flag| !flag.contains(char::is_whitespace))
        .collect();
    trunk.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", flags.join(" "));
}

/// Folders whose paths the compiler writes into panic messages, and what they become.
fn paths_of_this_machine(root: &Path) -> Vec<(String, &'static str)> {
    let mut paths = vec![(root.to_path_buf(), ".")];
    if let Some(home) = cargo_home() {
        paths.push((home, "cargo"));
    }
    if let Some(sysroot) = shell::output(Command::new("rustc").args(["--print", "sysroot"])) {
        paths.push((PathBuf::from(sysroot), "rust"));
    }
    paths.into_iter().map(|(path, name)| (path.to_string_lossy().into_owned(), name)).collect()
}

fn cargo_home() -> Option<PathBuf> {
    let given = env::var_os("CARGO_HOME").map(PathBuf::from);
    given.or_else(|| env::home_dir().map(|home| home.join(".cargo")))
}

/// Fails if a path of this machine is in the site after all.
fn tells_nothing_of_this_machine(root: &Path) -> Done {
    let paths: Vec<String> = paths_of_this_machine(root)
        .into_iter()
        .map(|(path, _)| path)
        // These could not be remapped; and one-word folders such as `/app` may be in any text.
        .filter(|path| !path.contains(char::is_whitespace) && path.matches(['/', '\\']).count() > 1)
        .collect();
    for file in project::files_under(&dist(root))? {
        let content = project::read_bytes(&dist(root).join(&file))?;
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
        let mut command = Command::new("trunk");
        remap_paths(&mut command, Path::new("/somewhere/facedown"));
        let flags = command.get_envs().find_map(|(_, value)| value).unwrap().to_string_lossy();
        assert!(flags.contains("--remap-path-prefix=/somewhere/facedown=."));
    }

    #[test]
    fn a_folder_with_a_space_is_left_out() {
        let mut command = Command::new("trunk");
        remap_paths(&mut command, Path::new("/some where/facedown"));
        let flags = command.get_envs().find_map(|(_, value)| value).unwrap().to_string_lossy();
        assert!(!flags.contains("facedown"));
    }
}

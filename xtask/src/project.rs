//! The project's folder and files.

use std::env;
use std::path::{Path, PathBuf};

use xshell::Shell;

use crate::failure::{Done, Failure};

pub const WASM_TARGET: &str = "wasm32-unknown-unknown";

/// The variable that names the Cargo profile to Trunk and its hook.
pub const PROFILE: &str = "TRUNK_BUILD_CARGO_PROFILE";

/// The Cargo profile of the page that visitors get: the smallest program.
pub const RELEASE: &str = "release";

/// The variable that leaves the program unsplit, to save time if only this machine gets the page.
pub const AS_LINKED: &str = "FACEDOWN_AS_LINKED";

/// The workspace's folder: above this crate if Cargo runs the program, else the nearest one upward with `Trunk.toml`.
pub fn root() -> Result<PathBuf, Failure> {
    if let Some(parent) =
        env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from).as_deref().and_then(Path::parent)
        && parent.join("Trunk.toml").is_file()
    {
        return Ok(parent.to_path_buf());
    }
    let here =
        env::current_dir().map_err(|error| Failure::because("this folder can't be read", error))?;
    here.ancestors()
        .find(|folder| folder.join("Trunk.toml").is_file())
        .map(Path::to_path_buf)
        .ok_or_else(|| Failure::new("Run this inside the project: no Trunk.toml here or above."))
}

pub fn dist(root: &Path) -> PathBuf {
    root.join("dist")
}

pub fn target(root: &Path) -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from)
}

/// The folder of the app's linked program and its list of parts.
pub fn linked_folder(root: &Path) -> PathBuf {
    let profile = env::var_os(PROFILE).unwrap_or_else(|| RELEASE.into());
    target(root).join(WASM_TARGET).join(profile)
}

/// The folder with the workspace's own programs that a build runs.
pub fn programs_folder(root: &Path) -> PathBuf {
    target(root).join("debug")
}

/// All files in a folder, sorted, as relative paths with `/`.
pub fn files(folder: &Shell) -> Result<Vec<String>, Failure> {
    fn walk(folder: &Shell, prefix: &str, found: &mut Vec<String>) -> Done {
        for path in folder.read_dir(prefix)? {
            let name = path.file_name().and_then(|name| name.to_str()).ok_or_else(|| {
                Failure::new(format!("{} can't be written in a URL: rename it.", path.display()))
            })?;
            if path.is_dir() {
                walk(folder, &format!("{prefix}{name}/"), found)?;
            } else {
                found.push(format!("{prefix}{name}"));
            }
        }
        Ok(())
    }
    let mut found = Vec::new();
    walk(folder, "", &mut found)?;
    found.sort();
    Ok(found)
}

pub fn has_extension(name: impl AsRef<Path>, extension: &str) -> bool {
    name.as_ref().extension().is_some_and(|ending| ending == extension)
}

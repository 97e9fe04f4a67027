//! The project's folder and files.

use std::path::{Path, PathBuf};

use xshell::Shell;

use crate::failure::{Done, Failure};

/// The workspace's folder: above this crate's when cargo runs us, else the first one upward from
/// here that holds `Trunk.toml`.
pub(crate) fn root() -> Result<PathBuf, Failure> {
    if let Some(parent) =
        std::env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from).as_deref().and_then(Path::parent)
        && parent.join("Trunk.toml").is_file()
    {
        return Ok(parent.to_path_buf());
    }
    let here = std::env::current_dir()
        .map_err(|error| Failure::because("this folder can't be read", error))?;
    here.ancestors()
        .find(|folder| folder.join("Trunk.toml").is_file())
        .map(Path::to_path_buf)
        .ok_or_else(|| Failure::new("Run this inside the project: no Trunk.toml here or above."))
}

/// All files under a shell's folder, as relative paths with `/`, in alphabetical order.
pub(crate) fn files(folder: &Shell) -> Result<Vec<String>, Failure> {
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

pub(crate) fn has_extension(name: impl AsRef<Path>, extension: &str) -> bool {
    name.as_ref().extension().is_some_and(|own| own == extension)
}

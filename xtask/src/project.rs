//! Where the project lies, and its files.

use std::fs;
use std::path::{Path, PathBuf};

use crate::failure::Failure;

/// The folder of the workspace: above this crate's when cargo runs us, else the first one upward
/// from here that holds `Trunk.toml`.
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

/// A text file, or a failure that names it.
pub(crate) fn read(path: &Path) -> Result<String, Failure> {
    fs::read_to_string(path).map_err(|error| Failure::because(path.display(), error))
}

/// A file's bytes, or a failure that names it.
pub(crate) fn read_bytes(path: &Path) -> Result<Vec<u8>, Failure> {
    fs::read(path).map_err(|error| Failure::because(path.display(), error))
}

/// Writes a file, or says which one could not be written.
pub(crate) fn write(path: &Path, content: impl AsRef<[u8]>) -> Result<(), Failure> {
    fs::write(path, content).map_err(|error| Failure::because(path.display(), error))
}

/// Gives a file another name, or says which one could not be renamed.
pub(crate) fn rename(old: &Path, new: &Path) -> Result<(), Failure> {
    fs::rename(old, new).map_err(|error| Failure::because(old.display(), error))
}

/// Removes a file, or says which one could not be removed.
pub(crate) fn remove(path: &Path) -> Result<(), Failure> {
    fs::remove_file(path).map_err(|error| Failure::because(path.display(), error))
}

/// Copies a folder with all that is in it; what was at the other place is gone.
pub(crate) fn copy_folder(from: &Path, to: &Path) -> Result<(), Failure> {
    let failed = |path: &Path| {
        let path = path.to_owned();
        move |error| Failure::because(path.display(), error)
    };
    if to.exists() {
        fs::remove_dir_all(to).map_err(failed(to))?;
    }
    for file in files_under(from)? {
        let copy = to.join(&file);
        if let Some(folder) = copy.parent() {
            fs::create_dir_all(folder).map_err(failed(folder))?;
        }
        fs::copy(from.join(&file), &copy).map_err(failed(&copy))?;
    }
    Ok(())
}

/// All files under a folder, as paths with `/` relative to it, in alphabetical order.
pub(crate) fn files_under(folder: &Path) -> Result<Vec<String>, Failure> {
    fn walk(folder: &Path, prefix: &str, found: &mut Vec<String>) -> Result<(), Failure> {
        let entries =
            fs::read_dir(folder).map_err(|error| Failure::because(folder.display(), error))?;
        for entry in entries {
            let entry = entry.map_err(|error| Failure::because(folder.display(), error))?;
            let name = entry.file_name().into_string().map_err(|name| {
                let path = folder.join(name);
                Failure::new(format!("{} can't be written in a URL: rename it.", path.display()))
            })?;
            if entry.path().is_dir() {
                walk(&entry.path(), &format!("{prefix}{name}/"), found)?;
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

/// Whether a file of this name has this extension.
pub(crate) fn has_extension(name: impl AsRef<Path>, extension: &str) -> bool {
    name.as_ref().extension().is_some_and(|own| own == extension)
}

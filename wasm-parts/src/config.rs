//! The configuration: a program's parts and their modules.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use serde::Deserialize;

use crate::Failure;

/// The exported global `parts` has a bit for each part.
const MAX_PARTS: usize = 32;

/// The configuration; `README.md` describes the fields.
#[derive(Default, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Config {
    /// The program's file name, without the suffixes of wasm-bindgen and the linker.
    pub program: String,
    /// Source folders of the program's own crates, by crate.
    sources: BTreeMap<String, PathBuf>,
    pub(crate) min_sizes: MinSizes,
    /// Modules that stay in the main program.
    main: Vec<String>,
    /// The part for code that several parts need; empty for none.
    shared: String,
    /// In order of precedence: a function belongs to the first part that its name mentions.
    pub(crate) parts: Vec<Part>,
}

/// The fewest bytes of code with which a function is placed in a part.
#[derive(Clone, Copy, Default, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct MinSizes {
    /// For a function of the program's own crates, in a part that its name mentions.
    pub(crate) own: usize,
    /// For a generic function of another crate, in a part that its name mentions.
    pub(crate) generic: usize,
    /// For a function in the shared part, or in a variant although other parts need it, too.
    pub(crate) shared: usize,
}

#[derive(Default, Debug, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Part {
    pub(crate) name: String,
    /// Paths, where `*` stands for any one name. A part gets its modules' functions, and generic code for their types.
    pub(crate) modules: Vec<String>,
    /// Whether the part needs no other variant, as a game needs no other game.
    pub(crate) variant: bool,
    /// Whether the part is loaded without the shared part, as variants always are.
    without_shared: bool,
}

impl Config {
    /// Reads a configuration.
    ///
    /// # Errors
    /// If the file is missing, has an unknown field, too many parts, or a name twice.
    pub fn read(file: &Path) -> Result<Self, Failure> {
        let text = std::fs::read(file).map_err(|error| Failure::because(file.display(), error))?;
        let mut config: Self = serde_json::from_slice(&text)
            .map_err(|error| Failure::because(file.display(), error))?;
        let folder = file.parent().unwrap_or(Path::new("."));
        config.sources.values_mut().for_each(|source| *source = folder.join(&*source));
        let names: BTreeSet<&str> = config.parts.iter().map(|part| &*part.name).collect();
        let has_shared = config.shared.is_empty() || names.contains(&*config.shared);
        let are_unique = !names.contains("") && names.len() == config.parts.len();
        if config.parts.len() > MAX_PARTS || !has_shared || !are_unique {
            return Err(Failure::new(format!(
                "There may be {MAX_PARTS} parts, each with its own name."
            )));
        }
        Ok(config)
    }

    pub(crate) fn part_name(&self, part: Option<usize>) -> &str {
        part.map_or("main", |part| &self.parts[part].name)
    }

    pub(crate) fn shared_part(&self) -> Option<usize> {
        self.parts.iter().position(|part| part.name == self.shared)
    }

    /// Paths in a demangled name that start with a configured crate.
    pub(crate) fn paths<'a>(&self, name: &'a str) -> impl Iterator<Item = &'a str> {
        let is_in_path = |letter: char| letter.is_alphanumeric() || "_:".contains(letter);
        let crates: BTreeSet<&str> =
            self.modules().filter_map(|module| module.split("::").next()).collect();
        name.split(move |letter| !is_in_path(letter)).filter(move |path| {
            path.split_once("::").is_some_and(|(first, _)| crates.contains(first))
        })
    }

    pub(crate) fn stays_in_main(&self, name: &str) -> bool {
        self.paths(name).any(|path| self.main.iter().any(|module| is_in(path, module)))
    }

    pub(crate) fn parts_mentioned_in(&self, name: &str) -> Vec<usize> {
        let paths: Vec<&str> = self.paths(name).collect();
        let has = |module: &String| paths.iter().any(|path| is_in(path, module));
        (0..self.parts.len()).filter(|&at| self.parts[at].modules.iter().any(has)).collect()
    }

    pub(crate) fn is_own(&self, name: &str) -> bool {
        // Names such as `<&[own::Type] as …>` count.
        let path = name.trim_start_matches(['<', '&', '[']);
        path.split_once("::").is_some_and(|(first, _)| self.sources.contains_key(first))
    }

    /// Fails if a configured module, perhaps a renamed one, has no file and no function names it.
    pub(crate) fn check_modules_exist(&self, functions: &[String]) -> Result<(), Failure> {
        let paths: BTreeSet<&str> = functions.iter().flat_map(|name| self.paths(name)).collect();
        let exists =
            |module: &str| paths.iter().any(|path| is_in(path, module)) || self.is_file(module);
        let missing: Vec<&str> = self.modules().filter(|module| !exists(module)).collect();
        if missing.is_empty() {
            return Ok(());
        }
        let missing = missing.join(", ");
        Err(Failure::new(format!("The configuration names modules that are nowhere: {missing}.")))
    }

    fn modules(&self) -> impl Iterator<Item = &str> {
        let of_parts = self.parts.iter().flat_map(|part| &part.modules);
        of_parts.chain(&self.main).map(String::as_str)
    }

    /// Whether a module has a file. If all its functions are inlined, no name mentions it.
    fn is_file(&self, module: &str) -> bool {
        let Some((krate, path)) = module.split_once("::") else { return false };
        let mut folders: Vec<PathBuf> = self.sources.get(krate).cloned().into_iter().collect();
        let names: Vec<&str> = path.split("::").collect();
        let Some((last, above)) = names.split_last() else { return false };
        for &name in above {
            folders = match name {
                "*" => {
                    let entries = folders.iter().flat_map(std::fs::read_dir).flatten().flatten();
                    entries.map(|entry| entry.path()).collect()
                }
                name => folders.iter().map(|folder| folder.join(name)).collect(),
            };
        }
        folders
            .iter()
            .any(|folder| folder.join(last).is_dir() || folder.join(format!("{last}.rs")).is_file())
    }
}

impl Part {
    pub(crate) const fn loads_without_shared(&self) -> bool {
        self.variant || self.without_shared
    }
}

fn is_in(path: &str, module: &str) -> bool {
    let mut names = path.split("::");
    module
        .split("::")
        .all(|wanted| names.next().is_some_and(|name| wanted == "*" || wanted == name))
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    pub(crate) fn config() -> Config {
        Config::read(Path::new("tests/zoo.json")).unwrap()
    }

    #[test]
    fn a_module_that_exists_nowhere_is_an_error() {
        let functions = ["lib::animals::lion::food::meat", "zoo::keepers::A"].map(str::to_owned);
        let error = config().check_modules_exist(&functions).unwrap_err().to_string();
        let expected = "zoo::gate, lib::shop, lib::animals::seal, zlib, zoo::*::signs.";
        assert!(error.ends_with(&format!("nowhere: {expected}")), "a file is one: {error}");
    }

    #[test]
    fn a_missing_or_invalid_file_is_an_error() {
        let error = |file: &str| Config::read(Path::new(file)).unwrap_err().to_string();
        assert!(error("tests/none.json").contains("tests/none.json"));
        assert!(error("Cargo.toml").contains("Cargo.toml"));
    }
}

//! The files of each bundle of the site. `finish site` writes the list, `finish size` reads it.

use std::collections::{BTreeMap, BTreeSet};

use xshell::Shell;

use crate::failure::{Done, Failure};

/// The list's file. It lies beside the linked program, not in the site.
pub(crate) const FILE: &str = "bundles.txt";

/// The bundle that a visitor waits for before the home page is usable.
pub(crate) const PAGE: &str = "page";
/// The bundle that every page of the app needs.
pub(crate) const APP: &str = "app";

/// Files by bundle: [`PAGE`], [`APP`], or a part of the app.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Bundles(BTreeMap<String, BTreeSet<String>>);

impl Bundles {
    pub(crate) fn add(&mut self, bundle: &str, file: impl Into<String>) {
        self.0.entry(bundle.to_owned()).or_default().insert(file.into());
    }

    pub(crate) fn files(&self, bundle: &str) -> BTreeSet<String> {
        self.0.get(bundle).cloned().unwrap_or_default()
    }

    /// Writes a line for each file: the bundle and the file's name.
    pub(crate) fn write(&self, folder: &Shell) -> Done {
        let files = self.0.iter().flat_map(|(name, files)| files.iter().map(move |it| (name, it)));
        let lines: Vec<String> = files.map(|(name, file)| format!("{name} {file}\n")).collect();
        Ok(folder.write_file(FILE, lines.concat())?)
    }

    pub(crate) fn read(folder: &Shell) -> Result<Self, Failure> {
        let mut bundles = Self::default();
        for line in folder.read_file(FILE)?.lines() {
            let (name, file) = line
                .split_once(' ')
                .ok_or_else(|| Failure::new(format!("`{line}` in {FILE} names no file.")))?;
            bundles.add(name, file);
        }
        Ok(bundles)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn written_bundles_are_read_back() {
        let shell = Shell::new().unwrap();
        let folder = shell.create_temp_dir().unwrap();
        shell.change_dir(folder.path());
        let mut bundles = Bundles::default();
        bundles.add(PAGE, "index.html");
        bundles.add(PAGE, "fonts/a.woff2");
        bundles.add(APP, "app.js");
        bundles.write(&shell).unwrap();
        assert_eq!(Bundles::read(&shell).unwrap(), bundles);
        assert_eq!(bundles.files(PAGE).len(), 2);
        assert!(bundles.files("luck").is_empty());
        shell.write_file(FILE, "page\n").unwrap();
        assert!(Bundles::read(&shell).unwrap_err().to_string().contains("`page`"));
    }
}

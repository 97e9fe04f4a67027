//! Optional programs. A test step that needs a missing program is skipped.

use std::env;
use std::path::PathBuf;

#[derive(Debug)]
pub(crate) struct Extra {
    /// The test step that needs the programs, or the browser engine in the step `engines`.
    pub(crate) needed_by: &'static str,
    /// The possible names of each program.
    programs: &'static [&'static [&'static str]],
    /// The Debian packages that have the programs.
    debian: &'static str,
}

pub(crate) const FIREFOX: Extra =
    Extra { needed_by: "firefox", programs: &[&["firefox-esr", "firefox"]], debian: "firefox-esr" };

pub(crate) const WEBKIT: Extra = Extra {
    needed_by: "webkit",
    programs: &[&["WebKitWebDriver"], &["Xvfb"]],
    debian: "webkit2gtk-driver and xvfb",
};

pub(crate) const VALGRIND: Extra =
    Extra { needed_by: "instructions", programs: &[&["valgrind"]], debian: "valgrind" };

impl Extra {
    /// The programs' paths, if all are found.
    pub(crate) fn find(&self) -> Option<Vec<PathBuf>> {
        let path = env::var_os("PATH")?;
        let on_path = |names: &&[&str]| {
            let files = |name| env::split_paths(&path).map(move |folder| folder.join(name));
            names.iter().flat_map(files).find(|file| file.is_file())
        };
        self.programs.iter().map(on_path).collect()
    }

    pub(crate) fn skip_message(&self) -> String {
        let Self { needed_by, debian, .. } = self;
        format!("SKIPPED: {needed_by}. Debian has what it needs as {debian}.")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_extra_that_is_not_here_is_told() {
        let none = Extra { programs: &[&["no-such-program-at-all"]], ..VALGRIND };
        assert!(none.find().is_none());
        let text = none.skip_message();
        assert!(text.starts_with("SKIPPED: instructions.") && text.contains("valgrind"), "{text}");
    }

    #[test]
    fn every_engine_has_a_script_of_its_name() {
        let tests = crate::project::root().unwrap().join("tests").join("engines");
        for engine in [FIREFOX, WEBKIT] {
            assert!(tests.join(format!("{}.mjs", engine.needed_by)).is_file(), "{engine:?}");
        }
    }
}

//! Programs that a step of the tests is skipped without. They are taken where they are; `cargo xtask setup` installs
//! Debian's.

use std::env;
use std::path::PathBuf;

use xshell::Shell;

use crate::browser::on_path;
use crate::debian;
use crate::failure::Done;

/// What a step needs.
#[derive(Debug)]
pub(crate) struct Extra {
    /// The step.
    pub(crate) step: &'static str,
    /// A variable of the environment that may name the program.
    variable: Option<&'static str>,
    /// What each program that it takes may be called.
    programs: &'static [&'static [&'static str]],
    /// Debian's packages.
    packages: &'static [&'static str],
}

pub(crate) const FIREFOX: Extra = Extra {
    step: "firefox",
    variable: Some("FIREFOX_PATH"),
    programs: &[&["firefox-esr", "firefox"]],
    packages: &["firefox-esr"],
};

pub(crate) const WEBKIT: Extra = Extra {
    step: "webkit",
    variable: None,
    programs: &[&["WebKitWebDriver"], &["Xvfb"]],
    packages: &["webkit2gtk-driver", "xvfb"],
};

pub(crate) const VALGRIND: Extra = Extra {
    step: "instructions",
    variable: None,
    programs: &[&["valgrind"]],
    packages: &["valgrind"],
};

pub(crate) const ALL: [Extra; 3] = [FIREFOX, WEBKIT, VALGRIND];

impl Extra {
    /// The programs, if all of them are there.
    pub(crate) fn find(&self) -> Option<Vec<PathBuf>> {
        let given = self.variable.and_then(env::var_os).map(PathBuf::from);
        if let Some(path) = given.filter(|path| path.is_file()) {
            return Some(vec![path]);
        }
        self.programs.iter().map(|names| on_path(names)).collect()
    }

    /// Installs what is missing where that is ours to do.
    pub(crate) fn install(&self, shell: &Shell) -> Done {
        if self.find().is_none() {
            debian::install(shell, self.packages)?;
        }
        Ok(())
    }

    /// That its step is skipped, and what to do about it.
    pub(crate) fn skipped(&self) -> String {
        let Self { step, packages, .. } = self;
        let packages = packages.join(" and ");
        format!(
            "SKIPPED: {step}. Debian has what it needs as {packages}; as root `cargo xtask setup` installs it there."
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_extra_that_is_not_here_is_told() {
        let none = Extra { programs: &[&["no-such-program-at-all"]], ..VALGRIND };
        assert!(none.find().is_none());
        let text = none.skipped();
        assert!(
            text.starts_with("SKIPPED: instructions.") && text.contains("as valgrind;"),
            "{text}"
        );
    }

    #[test]
    fn every_engine_has_a_script_of_its_name() {
        let tests = crate::project::root().unwrap().join("tests").join("engines");
        for engine in [FIREFOX, WEBKIT] {
            assert!(tests.join(format!("{}.mjs", engine.step)).is_file(), "{engine:?}");
        }
    }
}

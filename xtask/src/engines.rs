//! Firefox and `WebKit`, for the short list of checks that is made in every engine of the web. They are taken where they
//! are; Debian's are installed as Chromium is; where a system has none, the checks are left out.

use std::env;
use std::path::{Path, PathBuf};

use xshell::cmd;

use crate::browser::{from_debian, is_debian, is_root, on_path};
use crate::failure::Failure;
use crate::shell;

/// An engine besides Chromium's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Engine {
    Firefox,
    WebKit,
}

impl Engine {
    pub(crate) const ALL: [Self; 2] = [Self::Firefox, Self::WebKit];

    /// The word for it on the command line.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Firefox => "firefox",
            Self::WebKit => "webkit",
        }
    }

    /// What may be meant by each program that it takes.
    const fn programs(self) -> &'static [&'static [&'static str]] {
        match self {
            Self::Firefox => &[&["firefox-esr", "firefox"]],
            Self::WebKit => &[&["WebKitWebDriver"], &["Xvfb"]],
        }
    }

    /// Debian's packages.
    pub(crate) const fn packages(self) -> &'static [&'static str] {
        match self {
            Self::Firefox => &["firefox-esr"],
            Self::WebKit => &["webkit2gtk-driver", "xvfb"],
        }
    }

    /// The programs, if all of them are there.
    pub(crate) fn find(self) -> Option<Vec<PathBuf>> {
        let given = env::var_os("FIREFOX_PATH").map(PathBuf::from).filter(|path| path.is_file());
        if let Some(path) = given.filter(|_| self == Self::Firefox) {
            return Some(vec![path]);
        }
        self.programs().iter().map(|names| on_path(names)).collect()
    }

    /// Finds it, or installs it where that is ours to do. What can't be had is no failure.
    pub(crate) fn ready(self, root: &Path) -> Result<Option<Vec<PathBuf>>, Failure> {
        let shell = shell::at(root)?;
        if let Some(found) = self.find() {
            return Ok(Some(found));
        }
        if is_root(&shell) && is_debian() {
            let packages = self.packages();
            shell::timed(&format!("installing {} (apt-get)", packages.join(", ")), || {
                cmd!(shell, "apt-get update").run()?;
                from_debian(&shell, packages)
            })?;
        }
        Ok(self.find())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_engine_has_a_script_of_its_name() {
        let tests = crate::project::root().unwrap().join("tests").join("engines");
        for engine in Engine::ALL {
            assert!(tests.join(format!("{}.mjs", engine.name())).is_file(), "{engine:?}");
        }
    }
}

//! A Chromium for the browser tests: whichever is there, else one that is installed now.

use std::path::{Path, PathBuf};
use std::{env, fs};

use xshell::{Shell, cmd};

use crate::failure::{Done, Failure};
use crate::shell;

const PROGRAMS: &[&str] = if cfg!(windows) {
    &["chrome.exe", "msedge.exe"]
} else {
    &[SHELL, "chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"]
};

/// Chromium without the parts that nobody sees: with it the tests take half of the processor's time.
const SHELL: &str = "chromium-headless-shell";

const MAC_PLACES: [&str; 3] = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
];

const WINDOWS_PLACES: [&str; 2] =
    [r"Google\Chrome\Application\chrome.exe", r"Microsoft\Edge\Application\msedge.exe"];

/// Which browser the tests are to use.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Browser {
    /// A program on this machine.
    At(PathBuf),
    /// The one that Playwright keeps in its own cache.
    Playwrights,
}

/// Finds a browser or installs one.
pub(crate) fn ready(root: &Path) -> Result<Browser, Failure> {
    if let Some(browser) = find(root)? {
        return Ok(browser);
    }
    let shell = shell::at(root)?;
    if is_root(&shell) && is_debian() {
        shell::timed("installing Chromium (apt-get)", || {
            cmd!(shell, "apt-get update").run()?;
            // Older releases don't have the shell.
            from_debian(&shell, &[SHELL]).or_else(|_| from_debian(&shell, &["chromium"]))
        })
    } else {
        shell::timed("installing Playwright's Chromium", || install_playwrights_own(&shell))
    }
    .and_then(|()| find(root)?.ok_or_else(|| Failure::new("The installation left no browser that can be found.")))
    .map_err(|failure| {
        Failure::new(format!(
            "{failure}\nThe browser tests need Chromium or Chrome. Install either, or set CHROMIUM_PATH to one."
        ))
    })
}

/// The browser that is there already.
pub(crate) fn find(root: &Path) -> Result<Option<Browser>, Failure> {
    if let Some(path) = env::var_os("CHROMIUM_PATH").map(PathBuf::from) {
        return if path.is_file() {
            Ok(Some(Browser::At(path)))
        } else {
            Err(Failure::new(format!(
                "CHROMIUM_PATH names {}, which is not there.",
                path.display()
            )))
        };
    }
    let found = on_path(PROGRAMS).or_else(|| places().into_iter().find(|place| place.is_file()));
    if let Some(path) = found {
        return Ok(Some(Browser::At(path)));
    }
    Ok(has_playwrights_own(&shell::at(root)?).then_some(Browser::Playwrights))
}

/// The first of these programs that is on the search path.
pub(crate) fn on_path(names: &[&str]) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    names.iter().find_map(|name| {
        env::split_paths(&path).map(|folder| folder.join(name)).find(|file| file.is_file())
    })
}

fn places() -> Vec<PathBuf> {
    if cfg!(target_os = "macos") {
        MAC_PLACES.map(PathBuf::from).to_vec()
    } else if cfg!(windows) {
        ["ProgramFiles", "ProgramFiles(x86)", "LOCALAPPDATA"]
            .iter()
            .filter_map(env::var_os)
            .flat_map(|folder| WINDOWS_PLACES.map(|place| Path::new(&folder).join(place)))
            .collect()
    } else {
        Vec::new()
    }
}

fn has_playwrights_own(shell: &Shell) -> bool {
    let script = "process.stdout.write(require('playwright-core').chromium.executablePath())";
    let path = cmd!(shell, "node -e {script}").quiet().ignore_stderr().read();
    path.is_ok_and(|path| Path::new(&path).is_file())
}

/// Installs packages of Debian's, with the fonts that a page needs.
pub(crate) fn from_debian(shell: &Shell, packages: &[&str]) -> Done {
    cmd!(shell, "apt-get install --yes --no-install-recommends {packages...} fonts-liberation")
        .env("DEBIAN_FRONTEND", "noninteractive")
        .run()?;
    Ok(())
}

fn install_playwrights_own(shell: &Shell) -> Done {
    let npx = shell::script("npx");
    // The libraries a browser needs can be installed by the super-user only.
    let with_libraries = is_root(shell).then_some("--with-deps");
    Ok(cmd!(shell, "{npx} --no playwright install {with_libraries...} chromium").run()?)
}

/// Whether we are the super-user of a Unix.
pub(crate) fn is_root(shell: &Shell) -> bool {
    cfg!(unix) && cmd!(shell, "id -u").quiet().read().is_ok_and(|id| id == "0")
}

/// Ubuntu's package is a stub for another way of installing.
pub(crate) fn is_debian() -> bool {
    fs::read_to_string("/etc/os-release")
        .is_ok_and(|text| text.lines().any(|line| line == "ID=debian"))
}

//! A Chromium for the browser tests: whichever is there, else one that is installed now.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

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
    if shell::is_root() && is_debian() {
        shell::timed("installing Chromium (apt-get)", || {
            shell::run(Command::new("apt-get").arg("update"))?;
            // Older releases don't have the shell.
            from_debian(SHELL).or_else(|_| from_debian("chromium"))
        })
    } else {
        shell::timed("installing Playwright's Chromium", || playwrights_own(root))
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
    let found =
        shell::on_path(PROGRAMS).or_else(|| places().into_iter().find(|place| place.is_file()));
    Ok(found.map(Browser::At).or_else(|| has_playwrights_own(root).then_some(Browser::Playwrights)))
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

fn has_playwrights_own(root: &Path) -> bool {
    let script = "process.stdout.write(require('playwright-core').chromium.executablePath())";
    shell::output(Command::new("node").args(["-e", script]).current_dir(root))
        .is_some_and(|path| Path::new(&path).is_file())
}

fn from_debian(package: &str) -> Done {
    shell::run(
        Command::new("apt-get")
            .args(["install", "--yes", "--no-install-recommends", package, "fonts-liberation"])
            .env("DEBIAN_FRONTEND", "noninteractive"),
    )
}

fn playwrights_own(root: &Path) -> Done {
    let mut command = shell::program("npx");
    command.args(["--no", "playwright", "install"]).current_dir(root);
    // The libraries a browser needs can be installed by the super-user only.
    if shell::is_root() {
        command.arg("--with-deps");
    }
    shell::run(command.arg("chromium"))
}

/// Ubuntu's package is a stub for another way of installing.
fn is_debian() -> bool {
    fs::read_to_string("/etc/os-release")
        .is_ok_and(|text| text.lines().any(|line| line == "ID=debian"))
}

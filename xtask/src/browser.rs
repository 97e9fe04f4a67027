//! A Chromium for the browser tests: whichever is there. `cargo xtask setup` installs one where there is none.

use std::env;
use std::path::{Path, PathBuf};

use xshell::{Shell, cmd};

use crate::failure::{Done, Failure};
use crate::{debian, shell};

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

/// Installs a browser if there is none.
pub(crate) fn install(root: &Path) -> Done {
    if find(root)?.is_some() {
        return Ok(());
    }
    let shell = shell::at(root)?;
    // Older releases don't have the shell.
    let is_debians =
        debian::install(&shell, &[SHELL]).or_else(|_| debian::install(&shell, &["chromium"]))?;
    if !is_debians {
        shell::timed("installing Playwright's Chromium", || install_playwrights_own(&shell))?;
    }
    ready(root).map(drop)
}

/// The browser, or what to do about it.
pub(crate) fn ready(root: &Path) -> Result<Browser, Failure> {
    find(root)?.ok_or_else(|| {
        Failure::new(
            "The browser tests need Chromium or Chrome, and there is none. `cargo xtask setup` installs one; \
             CHROMIUM_PATH may name one that is elsewhere.",
        )
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

fn install_playwrights_own(shell: &Shell) -> Done {
    let npx = shell::script("npx");
    // The libraries a browser needs can be installed by the super-user only.
    let with_libraries = debian::is_root(shell).then_some("--with-deps");
    Ok(cmd!(shell, "{npx} --no playwright install {with_libraries...} chromium").run()?)
}

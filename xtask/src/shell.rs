//! Running other programs, and telling the person at the terminal about it.

use std::env;
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use crate::failure::{Done, Failure};
use crate::version;

/// Says what is being done now.
pub(crate) fn say(text: impl std::fmt::Display) {
    println!("» {text}");
}

/// A command for a program that may be a script: on Windows `npm` is `npm.cmd`.
pub(crate) fn program(name: &str) -> Command {
    match name {
        "npm" | "npx" if cfg!(windows) => Command::new(format!("{name}.cmd")),
        _ => Command::new(name),
    }
}

/// The cargo that runs us, so that a `+toolchain` holds for what we call too.
pub(crate) fn cargo(arguments: &[&str]) -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo")));
    command.args(arguments);
    command
}

/// Runs a command whose output the person sees; a failure names the command.
pub(crate) fn run(command: &mut Command) -> Done {
    let line = line(command);
    let status = command
        .status()
        .map_err(|error| Failure::because(format!("`{line}` could not be started"), error))?;
    if status.success() {
        Ok(())
    } else {
        Err(Failure::new(format!("`{line}` failed ({status}).")))
    }
}

/// What a command prints, if it can be run and succeeds.
pub(crate) fn output(command: &mut Command) -> Option<String> {
    let output = command.stdin(Stdio::null()).stderr(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// The version that a program tells with `--version`; `None` if there is no such program.
pub(crate) fn version_of(program: impl AsRef<OsStr>) -> Option<String> {
    let text = output(Command::new(program).arg("--version"))?;
    version::of_tool(&text).map(str::to_owned)
}

/// The first of these programs that is on the search path.
pub(crate) fn on_path(names: &[&str]) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    names.iter().find_map(|name| {
        env::split_paths(&path).map(|folder| folder.join(name)).find(|file| file.is_file())
    })
}

/// The search path with a folder put first.
pub(crate) fn path_with(folder: &Path) -> Result<OsString, Failure> {
    let old = env::var_os("PATH").unwrap_or_default();
    let folders = std::iter::once(folder.to_path_buf()).chain(env::split_paths(&old));
    env::join_paths(folders)
        .map_err(|error| Failure::because("the search path can't be set", error))
}

/// Whether we are the super-user of a Unix.
pub(crate) fn is_root() -> bool {
    cfg!(unix) && output(Command::new("id").arg("-u")).as_deref() == Some("0")
}

/// A duration as a person says it: `7.3 s`, `2 min 05 s`.
pub(crate) fn spoken(duration: Duration) -> String {
    let tenths = (duration.as_millis() + 50) / 100;
    if tenths < 600 {
        format!("{}.{} s", tenths / 10, tenths % 10)
    } else {
        let seconds = tenths / 10;
        format!("{} min {:02} s", seconds / 60, seconds % 60)
    }
}

/// Does something that takes a while, and says what and how long it took.
pub(crate) fn timed<T>(
    what: &str,
    work: impl FnOnce() -> Result<T, Failure>,
) -> Result<T, Failure> {
    say(what);
    let start = Instant::now();
    let result = work();
    let verdict = if result.is_ok() { "done" } else { "FAILED" };
    println!("  {verdict}: {what}, {}", spoken(start.elapsed()));
    result
}

fn line(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let name = program.file_name().unwrap_or(program.as_os_str());
    std::iter::once(name)
        .chain(command.get_args())
        .map(OsStr::to_string_lossy)
        .collect::<Vec<_>>()
        .join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn durations_are_spoken_in_seconds_then_minutes() {
        assert_eq!(spoken(Duration::from_millis(7_320)), "7.3 s");
        assert_eq!(spoken(Duration::from_millis(59_970)), "1 min 00 s");
        assert_eq!(spoken(Duration::from_secs(125)), "2 min 05 s");
    }

    #[test]
    fn a_command_is_named_as_it_is_typed() {
        let mut command = Command::new("/usr/bin/cargo");
        assert_eq!(line(command.args(["fmt", "--all"])), "cargo fmt --all");
    }

    #[test]
    fn a_program_that_is_not_there_is_named() {
        let failure = run(&mut Command::new("no-such-program-at-all")).unwrap_err();
        assert!(failure.to_string().contains("`no-such-program-at-all` could not be started"));
        assert_eq!(version_of("no-such-program-at-all"), None);
    }
}

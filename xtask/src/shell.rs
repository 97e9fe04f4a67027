//! Runs other programs, and reports to the person at the terminal.

use std::path::Path;
use std::time::{Duration, Instant};

use xshell::{Cmd, Shell, cmd};

use crate::failure::{Done, Failure};

pub fn say(text: impl std::fmt::Display) {
    println!("» {text}");
}

/// A shell that runs commands in this folder.
pub fn open(folder: &Path) -> Result<Shell, Failure> {
    let shell = Shell::new()?;
    shell.change_dir(folder);
    Ok(shell)
}

/// The command for one of Node's scripts: `npm` is `npm.cmd` on Windows.
pub fn script_command(name: &str) -> String {
    if cfg!(windows) { format!("{name}.cmd") } else { name.to_owned() }
}

pub fn version_of(shell: &Shell, program: impl AsRef<Path>) -> Option<String> {
    let program = program.as_ref();
    let text = cmd!(shell, "{program} --version").quiet().ignore_stderr().read().ok()?;
    version_in(&text).map(str::to_owned)
}

/// `trunk 0.21.14` → `0.21.14`, from the first line.
fn version_in(output: &str) -> Option<&str> {
    let is_version =
        |word: &&str| word.starts_with(|sign: char| sign.is_ascii_digit()) && word.contains('.');
    output.lines().next()?.split_whitespace().find(is_version)
}

/// A duration for people: `7.3 s`, `2 min 05 s`.
pub fn format_duration(duration: Duration) -> String {
    let tenths = (duration.as_millis() + 50) / 100;
    if tenths < 600 {
        format!("{}.{} s", tenths / 10, tenths % 10)
    } else {
        let seconds = tenths / 10;
        format!("{} min {:02} s", seconds / 60, seconds % 60)
    }
}

/// Announces a slow task, runs it, and prints its duration.
pub fn run_timed<T>(task: &str, work: impl FnOnce() -> Result<T, Failure>) -> Result<T, Failure> {
    say(task);
    let start = Instant::now();
    let result = work();
    let verdict = if result.is_ok() { "done" } else { "FAILED" };
    println!("  {verdict}: {task}, {}", format_duration(start.elapsed()));
    result
}

/// Runs a program to its end. On Unix the program replaces this process, so that ending the process ends the program.
pub fn hand_over_to(command: Cmd<'_>) -> Done {
    #[cfg(unix)]
    {
        use std::os::unix::process::CommandExt as _;
        println!("$ {command}");
        let name = command.to_string();
        let error = std::process::Command::from(command).exec();
        Err(Failure::because(name, error))
    }
    #[cfg(not(unix))]
    Ok(command.run()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn durations_are_spoken_in_seconds_then_minutes() {
        assert_eq!(format_duration(Duration::from_millis(7_320)), "7.3 s");
        assert_eq!(format_duration(Duration::from_millis(59_970)), "1 min 00 s");
        assert_eq!(format_duration(Duration::from_secs(125)), "2 min 05 s");
    }

    #[test]
    fn a_tool_tells_its_version_in_its_first_line_or_none() {
        assert_eq!(version_in("trunk 0.21.14\n"), Some("0.21.14"));
        assert_eq!(version_in("wasm-bindgen 0.2.130"), Some("0.2.130"));
        assert_eq!(version_in("rustc 1.95.0 (abc 2026-04-14)\nmore 9.9"), Some("1.95.0"));
        assert_eq!(version_in(""), None);
        assert_eq!(version_in("command not found"), None);
    }

    #[test]
    fn a_program_that_is_not_there_is_named() {
        let shell = Shell::new().unwrap();
        let failure = Failure::from(cmd!(shell, "no-such-program-at-all").run().unwrap_err());
        assert!(failure.to_string().contains("`no-such-program-at-all`"), "{failure}");
        assert_eq!(version_of(&shell, "no-such-program-at-all"), None);
    }

    #[test]
    fn a_command_that_fails_is_named_with_its_arguments() {
        let shell = Shell::new().unwrap();
        let error = cmd!(shell, "cargo no-such-command").ignore_stderr().run().unwrap_err();
        assert!(Failure::from(error).to_string().contains("`cargo no-such-command`"));
    }
}

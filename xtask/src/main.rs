//! Commands for development, one file each under `commands/`; `cargo xtask help` lists them.

mod commands;
#[cfg(test)]
mod documents;
mod extras;
mod npm;
mod site;
mod tools;

use std::process::ExitCode;

use xtask::failure::{self, Done, Failure};
use xtask::{project, shell};

const HELP: &str = "\
usage: cargo xtask <command>

to play
  play [--port N]       set up what is missing, build the page, serve it on http://localhost:8080

to work on it
  serve [--port N]      build for debugging, serve, rebuild and reload on every change
  dist                  the release site, into dist/
  licences              writes static/licences.txt anew, after a change of crates
  check                 the inner loop: formatting, lints, native tests
  test [--only STEP]    the checks of a change, as CI runs them (`test --list` names the steps; what follows
                        `--` goes to the browser tests)
  test --all            every check there is, on all sizes and games
  size                  bytes of the built site, and the table of docs/size.md; fails over the budgets
  soak [GAMES]          the laws of the games over many random games (default 100000)
  soak --attacks [N]    mutated records, action strings, determinizations, links and saves (default 1000000);
                        `--attacks N --seed SEED` repeats a run, `--replay FILE` one failure
  soak --translated [N] random games of each kind on the built page while a translator changes it (8);
                        `--seed SEED` repeats a run
  bench                 what a decision and a state cost
  bench instructions    instructions a decision, against bench/instructions.txt; --keep writes it anew
  bench bots [TABLE]    how well bots play, as a table (`bench bots --help` names what it takes)
  bench page            how quickly the page answers and starts, in a throttled browser
  bench memory [MINUTES] how much memory a tab takes while bots play on (half an hour)
  puzzles               proves the puzzles again and finds others, in static/puzzles.txt (10 minutes)
  pictures              builds the site and takes the games' pictures in static/screenshots/ anew
  setup                 sets up at once what these commands need in this folder
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    failure::exit(run(&arguments))
}

fn run(arguments: &[&str]) -> Done {
    match arguments {
        ["play", rest @ ..] => commands::play::run(parse_port(rest)?),
        ["serve", rest @ ..] => commands::serve::run(parse_port(rest)?),
        ["dist"] => commands::dist::run(),
        ["check"] => commands::test::check(),
        ["test", rest @ ..] => commands::test::run(rest),
        [command @ ("size" | "licences")] => tools::run_finish(&project::root()?, command),
        ["soak", rest @ ..] => commands::soak::run(rest),
        ["bench", "page", rest @ ..] => commands::bench::measure_page("page-speed", rest),
        ["bench", "memory", minutes @ ..] => commands::bench::measure_page("memory", minutes),
        ["bench", rest @ ..] => commands::bench::run(rest),
        ["pictures"] => commands::pictures::run(),
        ["puzzles"] => commands::puzzles::run(),
        ["setup"] => commands::setup::run(),
        ["help" | "--help" | "-h"] => {
            print!("{HELP}");
            Ok(())
        }
        [] => Err(Failure::new(HELP)),
        _ => Err(Failure::new(format!("I don't know `{}`.\n\n{HELP}", arguments.join(" ")))),
    }
}

fn parse_port(arguments: &[&str]) -> Result<u16, Failure> {
    let text = match arguments {
        [] => return Ok(8080),
        ["--port", text] => text,
        _ => {
            return Err(Failure::new(format!("I don't know `{}`.\n\n{HELP}", arguments.join(" "))));
        }
    };
    match text.parse() {
        Ok(port) if port > 0 => Ok(port),
        _ => Err(Failure::new(format!("`{text}` is not a port; 1 to 65535 are"))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_port_is_8080_unless_another_is_named_and_an_invalid_one_is_refused() {
        assert_eq!(parse_port(&[]).unwrap(), 8080);
        assert_eq!(parse_port(&["--port", "9000"]).unwrap(), 9000);
        for arguments in [&["--port", "0"][..], &["--port", "70000"], &["--port"], &["9000"]] {
            assert!(parse_port(arguments).is_err(), "{arguments:?}");
        }
    }

    #[test]
    fn an_unknown_command_is_refused_with_the_list() {
        let failure = run(&["dance"]).unwrap_err().to_string();
        assert!(failure.contains("dance") && failure.contains("cargo xtask <command>"));
    }
}

//! `cargo xtask soak`: long runs of the laws over random games, of random inputs, and of games on a translated page.

use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use xshell::cmd;

use crate::failure::{Done, Failure};
use crate::{project, shell};

/// Default number of games for the laws: about a lunch break.
const GAMES: u32 = 100_000;
/// Default for `--attacks`: twenty minutes on two cores.
const INPUTS: u32 = 1_000_000;
/// Engine inputs for each case of a property test of links, which takes longer.
const INPUTS_PER_LINK_CASE: u32 = 50;
/// Engine inputs for each changed link or save of a game by link.
const INPUTS_PER_CHANGED_LINK: u32 = 10;
/// Engine inputs for each message to a phone, which takes longer: the phone's page is drawn.
const INPUTS_PER_MESSAGE: u32 = 20;
/// The number of games by link for each game with its options.
const GAMES_BY_LINK: &str = "200";
/// The number of games on phones, with unreliable connections and onlookers.
const GAMES_ON_PHONES: &str = "40";

/// Default number of games of each kind for `--translated`: a quarter of an hour.
const GAMES_TRANSLATED: u32 = 8;

const PHONE_MESSAGES_TEST: &str = "session::seat_game::attacks";

pub(crate) fn run(arguments: &[&str]) -> Done {
    match arguments {
        [] => run_laws(GAMES),
        ["--attacks"] => run_attacks(INPUTS, &fresh_seed()),
        ["--attacks", inputs] => run_attacks(parse_number(inputs)?, &fresh_seed()),
        ["--attacks", inputs, "--seed", seed] => run_attacks(parse_number(inputs)?, seed),
        ["--translated"] => run_translated(GAMES_TRANSLATED, &fresh_seed()),
        ["--translated", games] => run_translated(parse_number(games)?, &fresh_seed()),
        ["--translated", games, "--seed", seed] => run_translated(parse_number(games)?, seed),
        ["--replay", file] => replay(Path::new(file)),
        [games] => run_laws(parse_number(games)?),
        _ => Err(Failure::new(
            "soak [GAMES], soak --attacks [INPUTS [--seed SEED]], soak --translated [GAMES [--seed SEED]] or soak --replay FILE",
        )),
    }
}

fn parse_number(text: &str) -> Result<u32, Failure> {
    text.parse().map_err(|_| Failure::new(format!("`{text}` is not a number")))
}

/// Cargo's arguments for the engine's tests, optimized. A test target and a filter follow.
const ENGINE: [&str; 5] = ["--profile", "bench", "-p", "engine-tests", "--test"];
const PAGE: [&str; 3] = ["-p", "frontend", "--lib"];
const ENGINE_INPUTS_TEST: [&str; 2] = ["attacks", "nothing_that_is_put_in_breaks_anything"];

/// Runs tests with environment variables that set the amount of work.
fn run_tests(task: &str, package: &[&str], tests: &[&str], variables: &[(&str, &str)]) -> Done {
    let shell = shell::open(&project::root()?)?;
    shell::run_timed(task, || {
        let test = cmd!(shell, "cargo test {package...} {tests...} -- --nocapture");
        Ok(test.envs(variables.iter().copied()).run()?)
    })
}

fn run_laws(games: u32) -> Done {
    let task = format!("the laws over {games} games");
    run_tests(&task, &ENGINE, &["it", "laws::"], &[("FACEDOWN_GAMES", &games.to_string())])
}

/// A new seed each time. It is printed, so that a run can be repeated.
fn fresh_seed() -> String {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    format!("{:016x}", now.as_nanos())
}

fn run_attacks(inputs: u32, seed: &str) -> Done {
    let one_in = |count: u32| (inputs / count).max(1).to_string();
    let cases = one_in(INPUTS_PER_LINK_CASE);
    let (links, messages) = (one_in(INPUTS_PER_CHANGED_LINK), one_in(INPUTS_PER_MESSAGE));
    let inputs = inputs.to_string();
    run_tests(
        &format!("{inputs} records, action strings and determinizations, seed {seed}"),
        &ENGINE,
        &ENGINE_INPUTS_TEST,
        &[("FACEDOWN_INPUTS", &inputs), ("FACEDOWN_SEED", seed)],
    )?;
    // proptest shrinks and prints a failing input, and stores it in a file that later runs try first.
    run_tests(
        &format!("{cases} inputs for each property of links"),
        &PAGE,
        &["services::links"],
        &[("PROPTEST_CASES", &cases)],
    )?;
    run_tests(
        &format!("{links} changed links and saves by link, {GAMES_BY_LINK} games of each kind"),
        &PAGE,
        &["services::by_link"],
        &[("FACEDOWN_CHANGED_LINKS", &links), ("FACEDOWN_GAMES_BY_LINK", GAMES_BY_LINK)],
    )?;
    run_tests(
        &format!("{inputs} changed codes of phones, {GAMES_ON_PHONES} games on them"),
        &PAGE,
        &["phones::"],
        &[("FACEDOWN_INPUTS", &inputs), ("FACEDOWN_GAMES", GAMES_ON_PHONES)],
    )?;
    run_tests(
        &format!("{messages} messages of a table to a phone, seed {seed}"),
        &PAGE,
        &[PHONE_MESSAGES_TEST],
        &[("FACEDOWN_VIEWS", &messages), ("FACEDOWN_SEED", seed)],
    )
}

fn run_translated(games: u32, seed: &str) -> Done {
    let shell = shell::open(&project::root()?)?;
    let program = std::env::current_exe()
        .map_err(|error| Failure::because("this program can't be found", error))?;
    shell::run_timed(&format!("{games} games of each kind, translated, seed {seed}"), || {
        cmd!(shell, "{program} test --only browser -- translator.spec.mjs")
            .env("FACEDOWN_GAMES", games.to_string())
            .env("FACEDOWN_SEED", seed)
            .run()?;
        Ok(())
    })
}

/// Runs a test again with the input that made it fail.
fn replay(file: &Path) -> Done {
    let file = file.canonicalize().map_err(|_| {
        Failure::new(format!("There is no file {} that a failure was kept in.", file.display()))
    })?;
    // A message to a phone is JSON; inputs to the engine begin with `attack`.
    let is_to_phone = std::fs::read(&file).is_ok_and(|bytes| bytes.starts_with(b"{"));
    let (package, test): (&[&str], &[&str]) =
        if is_to_phone { (&PAGE, &[PHONE_MESSAGES_TEST]) } else { (&ENGINE, &ENGINE_INPUTS_TEST) };
    let file = file.to_string_lossy();
    run_tests("the input that failed", package, test, &[("FACEDOWN_REPLAY", &file)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_that_are_no_number_or_file_are_refused() {
        for arguments in [&["many"][..], &["--attacks", "-1"], &["--replay"], &["--seed", "1"]] {
            assert!(run(arguments).is_err(), "{arguments:?}");
        }
        let failure = run(&["--replay", "no such file"]).unwrap_err().to_string();
        assert!(failure.contains("no such file"), "{failure}");
    }
}

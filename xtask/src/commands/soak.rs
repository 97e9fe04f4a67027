//! `cargo xtask soak`: the laws over many random games, random inputs, and games on a translated page.

use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use xshell::cmd;

use crate::failure::{Done, Failure};
use crate::{project, shell};

/// Default number of games for the laws: about a lunch break.
const GAMES: u32 = 100_000;
/// Default for `--attacks`: twenty minutes on two cores.
const INPUTS: u32 = 1_000_000;
/// Engine inputs for each input of a link's property, which takes longer.
const FOR_A_LINK: u32 = 50;
/// Engine inputs for each changed link or save of a game by link.
const FOR_A_CHANGED_LINK: u32 = 10;
/// Engine inputs for each message to a phone, which takes longer: all that it shows is drawn.
const FOR_A_MESSAGE: u32 = 20;
/// Games by link, of each kind: a game with its options.
const GAMES_BY_LINK: &str = "200";
/// Games on phones, with bad channels and onlookers.
const GAMES_ON_PHONES: &str = "40";

/// Default number of games of each kind for `--translated`: a quarter of an hour.
const GAMES_TRANSLATED: u32 = 8;

/// The test of messages from a table to a phone.
const PHONES: &str = "session::seat_game::attacks";

pub(crate) fn run(arguments: &[&str]) -> Done {
    match arguments {
        [] => laws(GAMES),
        ["--attacks"] => attacks(INPUTS, &fresh_seed()),
        ["--attacks", inputs] => attacks(number(inputs)?, &fresh_seed()),
        ["--attacks", inputs, "--seed", seed] => attacks(number(inputs)?, seed),
        ["--translated"] => translated(GAMES_TRANSLATED, &fresh_seed()),
        ["--translated", games] => translated(number(games)?, &fresh_seed()),
        ["--translated", games, "--seed", seed] => translated(number(games)?, seed),
        ["--replay", file] => replay(Path::new(file)),
        [games] => laws(number(games)?),
        _ => Err(Failure::new(
            "soak [GAMES], soak --attacks [INPUTS [--seed SEED]], soak --translated [GAMES [--seed SEED]] or soak --replay FILE",
        )),
    }
}

fn number(text: &str) -> Result<u32, Failure> {
    text.parse().map_err(|_| Failure::new(format!("`{text}` is not a number")))
}

/// The engine's tests, optimized. A test target and a filter follow.
const ENGINE: [&str; 5] = ["--profile", "bench", "-p", "facedown-engine", "--test"];
const PAGE: [&str; 3] = ["-p", "frontend", "--lib"];
/// The test of random inputs to the engine.
const INPUTS_OF_ENGINE: [&str; 2] = ["attacks", "nothing_that_is_put_in_breaks_anything"];

/// Runs tests with environment variables that set how much they do.
fn tests(what: &str, package: &[&str], tests: &[&str], numbers: &[(&str, &str)]) -> Done {
    let shell = shell::at(&project::root()?)?;
    shell::timed(what, || {
        let test = cmd!(shell, "cargo test {package...} {tests...} -- --nocapture");
        Ok(test.envs(numbers.iter().copied()).run()?)
    })
}

fn laws(games: u32) -> Done {
    let what = format!("the laws over {games} games");
    tests(&what, &ENGINE, &["it", "laws::"], &[("FACEDOWN_GAMES", &games.to_string())])
}

/// A new seed each time. It is printed, to repeat a run.
fn fresh_seed() -> String {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    format!("{:016x}", now.as_nanos())
}

fn attacks(inputs: u32, seed: &str) -> Done {
    let one_for = |count: u32| (inputs / count).max(1).to_string();
    let cases = one_for(FOR_A_LINK);
    let (links, messages) = (one_for(FOR_A_CHANGED_LINK), one_for(FOR_A_MESSAGE));
    let inputs = inputs.to_string();
    tests(
        &format!("{inputs} records, action strings and determinizations, seed {seed}"),
        &ENGINE,
        &INPUTS_OF_ENGINE,
        &[("FACEDOWN_INPUTS", &inputs), ("FACEDOWN_SEED", seed)],
    )?;
    // proptest prints and shrinks a failing input, and keeps it in a file that later runs start with.
    tests(
        &format!("{cases} inputs for each property of links"),
        &PAGE,
        &["services::links"],
        &[("PROPTEST_CASES", &cases)],
    )?;
    tests(
        &format!("{links} changed links and saves by link, {GAMES_BY_LINK} games of each kind"),
        &PAGE,
        &["services::by_link"],
        &[("FACEDOWN_CHANGED_LINKS", &links), ("FACEDOWN_GAMES_BY_LINK", GAMES_BY_LINK)],
    )?;
    tests(
        &format!("{inputs} changed codes of phones, {GAMES_ON_PHONES} games on them"),
        &PAGE,
        &["phones::"],
        &[("FACEDOWN_INPUTS", &inputs), ("FACEDOWN_GAMES", GAMES_ON_PHONES)],
    )?;
    tests(
        &format!("{messages} messages of a table to a phone, seed {seed}"),
        &PAGE,
        &[PHONES],
        &[("FACEDOWN_VIEWS", &messages), ("FACEDOWN_SEED", seed)],
    )
}

fn translated(games: u32, seed: &str) -> Done {
    let shell = shell::at(&project::root()?)?;
    let program = std::env::current_exe()
        .map_err(|error| Failure::because("this program can't be found", error))?;
    shell::timed(&format!("{games} games of each kind, translated, seed {seed}"), || {
        cmd!(shell, "{program} test --only browser -- translator.spec.mjs")
            .env("FACEDOWN_GAMES", games.to_string())
            .env("FACEDOWN_SEED", seed)
            .run()?;
        Ok(())
    })
}

/// Runs a test again with an input that failed before.
fn replay(file: &Path) -> Done {
    let file = file.canonicalize().map_err(|_| {
        Failure::new(format!("There is no file {} that a failure was kept in.", file.display()))
    })?;
    // A message to a phone is JSON; inputs to the engine begin with `attack`.
    let to_phone = std::fs::read(&file).is_ok_and(|bytes| bytes.starts_with(b"{"));
    let (package, test): (&[&str], &[&str]) =
        if to_phone { (&PAGE, &[PHONES]) } else { (&ENGINE, &INPUTS_OF_ENGINE) };
    let file = file.to_string_lossy();
    tests("the input that failed", package, test, &[("FACEDOWN_REPLAY", &file)])
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

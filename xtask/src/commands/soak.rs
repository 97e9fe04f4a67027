//! `cargo xtask soak`: the laws of the games over as many random games as one likes, attacks of random inputs, and games on
//! a page that is translated.

use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use xshell::cmd;

use crate::failure::{Done, Failure};
use crate::{project, shell};

/// Enough to keep a machine busy over lunch.
const GAMES: u32 = 100_000;
/// Twenty minutes on two cores.
const INPUTS: u32 = 1_000_000;
/// One input in this number is made for each property of links, which take longer.
const FOR_A_LINK: u32 = 50;
/// The same for each changed link of a game that is played by link, and each changed save of one.
const FOR_A_CHANGED_LINK: u32 = 10;
/// The same for each message of a table to a phone, with all that the phone draws of it.
const FOR_A_MESSAGE: u32 = 20;
/// So many games are played by links, of each kind.
const GAMES_BY_LINK: u32 = 200;
/// So many games are played on phones, over bad channels and looked on at.
const GAMES_ON_PHONES: u32 = 40;

/// So many random games of each kind are played on a translated page: a quarter of an hour.
const GAMES_TRANSLATED: u32 = 8;

/// What tries messages to phones.
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

fn laws(games: u32) -> Done {
    let shell = shell::at(&project::root()?)?;
    shell::timed(&format!("the laws over {games} games"), || {
        cmd!(
            shell,
            "cargo test --profile bench -p facedown-engine --test it laws:: -- --nocapture"
        )
        .env("FACEDOWN_GAMES", games.to_string())
        .run()?;
        Ok(())
    })
}

/// Another one each time; it is printed, so that a run can be repeated.
fn fresh_seed() -> String {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    format!("{:016x}", now.as_nanos())
}

fn attacks(inputs: u32, seed: &str) -> Done {
    let shell = shell::at(&project::root()?)?;
    let test = "nothing_that_is_put_in_breaks_anything";
    shell::timed(
        &format!("{inputs} records, action strings and determinizations, seed {seed}"),
        || {
            cmd!(
                shell,
                "cargo test --profile bench -p facedown-engine --test attacks -- --nocapture {test}"
            )
            .env("FACEDOWN_INPUTS", inputs.to_string())
            .env("FACEDOWN_SEED", seed)
            .run()?;
            Ok(())
        },
    )?;
    let cases = (inputs / FOR_A_LINK).max(1);
    shell::timed(&format!("{cases} inputs for each property of links"), || {
        // What fails is printed, made small, and kept in a file that every later run begins with.
        cmd!(shell, "cargo test -p frontend --lib services::links")
            .env("PROPTEST_CASES", cases.to_string())
            .run()?;
        Ok(())
    })?;
    let (links, games) = ((inputs / FOR_A_CHANGED_LINK).max(1), GAMES_BY_LINK);
    let what = format!(
        "{links} changed links and as many changed saves of games that are played by link, {games} games of each kind"
    );
    shell::timed(&what, || {
        cmd!(shell, "cargo test -p frontend --lib services::by_link -- --nocapture")
            .env("FACEDOWN_CHANGED_LINKS", links.to_string())
            .env("FACEDOWN_GAMES_BY_LINK", games.to_string())
            .run()?;
        Ok(())
    })?;
    shell::timed(
        &format!("{inputs} changed codes of phones, {GAMES_ON_PHONES} games on them"),
        || {
            cmd!(shell, "cargo test -p frontend --lib phones:: -- --nocapture")
                .env("FACEDOWN_INPUTS", inputs.to_string())
                .env("FACEDOWN_GAMES", GAMES_ON_PHONES.to_string())
                .run()?;
            Ok(())
        },
    )?;
    let messages = (inputs / FOR_A_MESSAGE).max(1);
    shell::timed(&format!("{messages} messages of a table to a phone, seed {seed}"), || {
        cmd!(shell, "cargo test -p frontend --lib {PHONES} -- --nocapture")
            .env("FACEDOWN_VIEWS", messages.to_string())
            .env("FACEDOWN_SEED", seed)
            .run()?;
        Ok(())
    })
}

/// Plays the built page while translators and extensions change it.
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

/// Tries one input that failed before.
fn replay(file: &Path) -> Done {
    let file = file.canonicalize().map_err(|_| {
        Failure::new(format!("There is no file {} that a failure was kept in.", file.display()))
    })?;
    let shell = shell::at(&project::root()?)?;
    let test = "nothing_that_is_put_in_breaks_anything";
    // What is sent to a phone is JSON; the other inputs begin with their kind.
    let to_phone = std::fs::read(&file).is_ok_and(|bytes| bytes.starts_with(b"{"));
    let command = if to_phone {
        cmd!(shell, "cargo test -p frontend --lib {PHONES} -- --nocapture")
    } else {
        cmd!(
            shell,
            "cargo test --profile bench -p facedown-engine --test attacks -- --nocapture {test}"
        )
    };
    command.env("FACEDOWN_REPLAY", file).run()?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_number_and_no_file_is_refused() {
        for arguments in [&["many"][..], &["--attacks", "-1"], &["--replay"], &["--seed", "1"]] {
            assert!(run(arguments).is_err(), "{arguments:?}");
        }
        let failure = run(&["--replay", "no such file"]).unwrap_err().to_string();
        assert!(failure.contains("no such file"), "{failure}");
    }
}

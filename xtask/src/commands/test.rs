//! `cargo xtask test`: every check there is, the quick ones first.

use std::fmt::Write as _;
use std::path::Path;
use std::time::{Duration, Instant};

use xshell::{Shell, cmd};

use super::{bench, dist, size};
use crate::browser::{self, Browser};
use crate::extras::{Extra, FIREFOX, VALGRIND, WEBKIT};
use crate::failure::{Done, Failure};
use crate::shell::say;
use crate::tools;
use crate::{npm, project, shell, site};

/// One check; it is given a shell in the project's folder and what was typed after `--`.
struct Step {
    name: &'static str,
    what: &'static str,
    run: fn(&Shell, &[&str]) -> Done,
}

const STEPS: [Step; 15] = [
    Step {
        name: "format",
        what: "formatting",
        run: |shell, _| Ok(cmd!(shell, "cargo fmt --all --check").run()?),
    },
    Step { name: "deny", what: "licences, sources and advisories of the crates", run: deny },
    Step { name: "lint-web", what: "lints of scripts and styles, types of scripts", run: lint_web },
    Step {
        name: "lint",
        what: "lints, natively",
        run: |shell, _| {
            Ok(cmd!(shell, "cargo clippy --locked --workspace --all-targets -- -D warnings")
                .run()?)
        },
    },
    Step {
        name: "lint-wasm",
        what: "lints, for the browser",
        run: |shell, _| {
            let target = "wasm32-unknown-unknown";
            cmd!(
                shell,
                "cargo clippy --locked -p frontend -p engine --target {target} -- -D warnings"
            )
            .run()?;
            Ok(())
        },
    },
    Step {
        name: "doc",
        what: "the documentation, without warnings",
        run: |shell, _| {
            cmd!(shell, "cargo doc --locked --workspace --no-deps --document-private-items")
                .env("RUSTDOCFLAGS", "-D warnings")
                .run()?;
            Ok(())
        },
    },
    Step {
        name: "package",
        what: "the engine as a package of its own: compiled from what a registry would get",
        run: |shell, _| {
            cmd!(shell, "cargo package --locked --offline --allow-dirty --package engine").run()?;
            Ok(())
        },
    },
    Step {
        name: "engine",
        what: "tests of the engine, its bench, its puzzles, of what splits programs and this tool",
        run: |shell, _| {
            Ok(cmd!(shell, "cargo test --locked -p engine -p bench -p puzzles -p split -p xtask")
                .run()?)
        },
    },
    Step { name: "instructions", what: "instructions a decision of each game", run: instructions },
    Step {
        name: "page",
        what: "unit tests of the page",
        run: |shell, _| Ok(cmd!(shell, "cargo test --locked -p frontend").run()?),
    },
    Step {
        name: "site",
        what: "the release site",
        run: |shell, _| site::build(&shell.current_dir()),
    },
    Step {
        name: "size",
        what: "what the home page has to load",
        run: |shell, _| size::check(&shell.current_dir()),
    },
    Step { name: "browser", what: "the site in a browser", run: in_browser },
    Step {
        name: "firefox",
        what: "the site in Firefox, in short",
        run: |shell, part| in_engine(shell, &FIREFOX, part),
    },
    Step {
        name: "webkit",
        what: "the site in WebKit, in short",
        run: |shell, part| in_engine(shell, &WEBKIT, part),
    },
];

pub(crate) fn run(arguments: &[&str]) -> Done {
    let root = project::root()?;
    let (ours, for_browsers) = match arguments.iter().position(|&argument| argument == "--") {
        Some(at) => (&arguments[..at], &arguments[at + 1..]),
        None => (arguments, &[][..]),
    };
    let steps = match ours {
        [] => STEPS.iter().collect(),
        ["--list"] => {
            for step in &STEPS {
                println!("{:<12} {}", step.name, step.what);
            }
            return Ok(());
        }
        _ => chosen(ours)?,
    };
    let mut took = Vec::new();
    let done = run_all(&root, &steps, for_browsers, &mut took);
    println!("\n{}", table(&took));
    done?;
    let checks = if steps.len() == STEPS.len() { "All checks" } else { "The chosen checks" };
    println!("\n{checks} passed.");
    Ok(())
}

/// What was done, and how long it took.
type Took = (&'static str, Duration);

/// Runs the steps up to the first that fails.
fn run_all(root: &Path, steps: &[&Step], for_browsers: &[&str], took: &mut Vec<Took>) -> Done {
    noting("set-up", took, || set_up(root, steps))?;
    let shell = shell::at(root)?;
    for step in steps {
        let (name, what) = (step.name, step.what);
        noting(name, took, || {
            shell::timed(&format!("{name}: {what}"), || (step.run)(&shell, for_browsers))
        })
        .map_err(|failure| {
            Failure::new(format!("{failure}\n\nThis step alone: cargo xtask test --only {name}"))
        })?;
    }
    Ok(())
}

/// Does this, and notes how long it took, whatever comes of it.
fn noting(name: &'static str, took: &mut Vec<Took>, work: impl FnOnce() -> Done) -> Done {
    let start = Instant::now();
    let done = work();
    took.push((name, start.elapsed()));
    done
}

/// How long each step took that was run, a line a step, and all of them.
fn table(took: &[Took]) -> String {
    let whole = ("in all", took.iter().map(|(_, time)| time).sum());
    let mut text = "How long it took:".to_owned();
    for (name, time) in took.iter().chain([&whole]) {
        let _ = write!(text, "\n  {name:<12}{:>13}", shell::spoken(*time));
    }
    text
}

/// The steps named by `--only A --only B`, in their usual order.
fn chosen(arguments: &[&str]) -> Result<Vec<&'static Step>, Failure> {
    let mut names = Vec::new();
    for pair in arguments.chunks(2) {
        let &["--only", name] = pair else {
            return Err(Failure::new(format!(
                "I don't know `{}`: --only STEP or --list",
                pair.join(" ")
            )));
        };
        if !STEPS.iter().any(|step| step.name == name) {
            let known: Vec<&str> = STEPS.iter().map(|step| step.name).collect();
            return Err(Failure::new(format!(
                "There is no step `{name}`; there are {}.",
                known.join(", ")
            )));
        }
        names.push(name);
    }
    Ok(STEPS.iter().filter(|step| names.contains(&step.name)).collect())
}

/// What is missing in the project's folder is set up before the first check, and a missing browser told, so that a person
/// who watches the beginning can go away. Nothing is installed elsewhere: that is `cargo xtask setup`.
fn set_up(root: &Path, steps: &[&Step]) -> Done {
    let needs = |names: &[&str]| steps.iter().any(|step| names.contains(&step.name));
    if needs(&["site", "lint-wasm"]) {
        tools::Tools::ready(root)?;
    }
    if needs(&["deny"]) {
        tools::deny(root)?;
    }
    if needs(&["lint-web", "browser", "firefox", "webkit"]) {
        npm::ready(root)?;
    }
    if needs(&["browser"]) {
        browser::ready(root)?;
    }
    tools::fetch(root)
}

/// What the crates are, as `deny.toml` wants them. The known advisories come from the network: where it can't be
/// reached, they are left out.
fn deny(shell: &Shell, _: &[&str]) -> Done {
    let deny = tools::deny(&shell.current_dir())?;
    // It needs no more of the network than the crates, which are here.
    let check = || cmd!(shell, "{deny} --offline check --hide-inclusion-graph");
    check().args(["licenses", "bans", "sources"]).run()?;
    if cmd!(shell, "{deny} fetch db").ignore_stderr().run().is_ok() {
        Ok(check().arg("advisories").run()?)
    } else {
        say(
            "SKIPPED: advisories. Their database (github.com/RustSec/advisory-db) can't be reached from here.",
        );
        Ok(())
    }
}

fn lint_web(shell: &Shell, _: &[&str]) -> Done {
    let npx = shell::script("npx");
    cmd!(shell, "{npx} --no eslint .").run()?;
    for project in ["tsconfig.json", "tsconfig.workers.json"] {
        cmd!(shell, "{npx} --no -- tsc --project {project}").run()?;
    }
    let styles = ["static/styles/**/*.css", "frontend/src/games/**/*.css"];
    Ok(cmd!(shell, "{npx} --no stylelint {styles...}").run()?)
}

/// Whether no game takes more instructions a decision than is kept. What is kept is this kind of machine's.
fn instructions(_: &Shell, _: &[&str]) -> Done {
    if cfg!(not(all(target_os = "linux", target_arch = "x86_64"))) {
        say("SKIPPED: instructions. They are kept for x86-64 Linux.");
        Ok(())
    } else if VALGRIND.find().is_none() {
        say(VALGRIND.skipped());
        Ok(())
    } else {
        bench::run(&["instructions"])
    }
}

/// Names the folder of the site that browsers are given: what a package has, so that what is tested is what hosts get.
const SITE: &str = "FACEDOWN_SITE";

/// The short list of checks that is made in every engine.
fn in_engine(shell: &Shell, engine: &Extra, part: &[&str]) -> Done {
    has_site(&shell.current_dir())?;
    let Some(programs) = engine.find() else {
        say(engine.skipped());
        return Ok(());
    };
    let name = engine.step;
    let command = cmd!(shell, "node tests/engines/run.mjs {name} {part...}");
    let path = programs.first().filter(|_| name == FIREFOX.step);
    let command = command.env(SITE, dist::unpacked(&shell.current_dir())?);
    Ok(command.envs(path.map(|path| ("FIREFOX_PATH", path))).run()?)
}

fn has_site(root: &Path) -> Done {
    if site::dist(root).join("index.html").is_file() {
        Ok(())
    } else {
        Err(Failure::new("There is no site in dist/ to test: `cargo xtask dist` builds it."))
    }
}

fn in_browser(shell: &Shell, arguments: &[&str]) -> Done {
    let root = shell.current_dir();
    has_site(&root)?;
    let npx = shell::script("npx");
    let config = "tests/playwright.config.mjs";
    let command = cmd!(shell, "{npx} --no playwright test --config {config} {arguments...}")
        .env(SITE, dist::unpacked(&root)?);
    match browser::ready(&root)? {
        Browser::At(path) => command.env("CHROMIUM_PATH", path).run()?,
        Browser::Playwrights => command.run()?,
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(arguments: &[&str]) -> Vec<&'static str> {
        chosen(arguments).unwrap().iter().map(|step| step.name).collect()
    }

    #[test]
    fn steps_are_chosen_by_name_and_keep_their_order() {
        assert_eq!(names(&["--only", "browser"]), ["browser"]);
        assert_eq!(names(&["--only", "site", "--only", "format"]), ["format", "site"]);
    }

    #[test]
    fn the_table_says_how_long_each_step_took_and_all_of_them() {
        let took = [("set-up", 300), ("format", 1_240), ("browser", 600_000)]
            .map(|(name, millis)| (name, Duration::from_millis(millis)));
        let expected = "How long it took:
  set-up              0.3 s
  format              1.2 s
  browser       10 min 00 s
  in all        10 min 01 s";
        assert_eq!(table(&took), expected);
    }

    #[test]
    fn a_step_that_fails_is_in_the_table_with_those_before_it() {
        let mut took = Vec::new();
        noting("format", &mut took, || Ok(())).unwrap();
        noting("lint", &mut took, || Err(Failure::new("no"))).unwrap_err();
        assert_eq!(took.iter().map(|(name, _)| *name).collect::<Vec<_>>(), ["format", "lint"]);
    }

    #[test]
    fn a_step_that_is_none_is_refused_with_those_that_are() {
        let failure = chosen(&["--only", "luck"]).err().unwrap().to_string();
        assert!(failure.contains("luck") && failure.contains("browser"), "{failure}");
        assert!(chosen(&["--only"]).is_err());
        assert!(chosen(&["luck"]).is_err());
    }
}

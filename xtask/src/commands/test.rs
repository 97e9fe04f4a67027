//! `cargo xtask test`: every check there is, the quick ones first.

use std::path::Path;
use std::time::Instant;

use super::size;
use crate::browser::{self, Browser};
use crate::failure::{Done, Failure};
use crate::tools;
use crate::{npm, project, shell, site};

/// One check; what it is given is the project's folder and what was typed after `--`.
struct Step {
    name: &'static str,
    what: &'static str,
    run: fn(&Path, &[&str]) -> Done,
}

const STEPS: [Step; 8] = [
    Step {
        name: "format",
        what: "formatting",
        run: |root, _| cargo(root, &["fmt", "--all", "--check"]),
    },
    Step {
        name: "lint",
        what: "lints, natively",
        run: |root, _| {
            cargo(
                root,
                &["clippy", "--locked", "--workspace", "--all-targets", "--", "-D", "warnings"],
            )
        },
    },
    Step {
        name: "lint-wasm",
        what: "lints, for the browser",
        run: |root, _| {
            cargo(
                root,
                &[
                    "clippy",
                    "--locked",
                    "-p",
                    "frontend",
                    "-p",
                    "engine",
                    "--target",
                    "wasm32-unknown-unknown",
                    "--",
                    "-D",
                    "warnings",
                ],
            )
        },
    },
    Step {
        name: "engine",
        what: "tests of the engine, its bench and this tool",
        run: |root, _| {
            cargo(root, &["test", "--locked", "-p", "engine", "-p", "bench", "-p", "xtask"])
        },
    },
    Step {
        name: "page",
        what: "unit tests of the page",
        run: |root, _| cargo(root, &["test", "--locked", "-p", "frontend"]),
    },
    Step { name: "site", what: "the release site", run: |root, _| site::build(root) },
    Step { name: "size", what: "what the home page has to load", run: |root, _| size::check(root) },
    Step { name: "browser", what: "the site in a browser", run: in_browser },
];

pub(crate) fn run(arguments: &[&str]) -> Done {
    let root = project::root()?;
    let (ours, for_playwright) = match arguments.iter().position(|&argument| argument == "--") {
        Some(at) => (&arguments[..at], &arguments[at + 1..]),
        None => (arguments, &[][..]),
    };
    let steps = match ours {
        [] => STEPS.iter().collect(),
        ["--list"] => {
            for step in &STEPS {
                println!("{:<10} {}", step.name, step.what);
            }
            return Ok(());
        }
        _ => chosen(ours)?,
    };
    let start = Instant::now();
    set_up(&root, &steps)?;
    for step in &steps {
        shell::timed(&format!("{}: {}", step.name, step.what), || {
            (step.run)(&root, for_playwright)
        })
        .map_err(|failure| {
            Failure::new(format!(
                "{failure}\n\nThis step alone: cargo xtask test --only {}",
                step.name
            ))
        })?;
    }
    let checks = if steps.len() == STEPS.len() { "All checks" } else { "The chosen checks" };
    println!("\n{checks} passed in {}.", shell::spoken(start.elapsed()));
    Ok(())
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

/// Everything that is installed is installed before the first check, so that a person who
/// watches the beginning can go away.
fn set_up(root: &Path, steps: &[&Step]) -> Done {
    let needs = |names: &[&str]| steps.iter().any(|step| names.contains(&step.name));
    if needs(&["site", "lint-wasm"]) {
        tools::Tools::ready(root)?;
    }
    if needs(&["browser"]) {
        npm::ready(root)?;
        browser::ready(root)?;
    }
    tools::fetch(root)
}

fn cargo(root: &Path, arguments: &[&str]) -> Done {
    shell::run(shell::cargo(arguments).current_dir(root))
}

fn in_browser(root: &Path, arguments: &[&str]) -> Done {
    if !site::dist(root).join("index.html").is_file() {
        return Err(Failure::new(
            "There is no site in dist/ to test: `cargo xtask dist` builds it.",
        ));
    }
    let browser = browser::ready(root)?;
    let mut command = shell::program("npx");
    command
        .args(["--no", "playwright", "test", "--config", "tests/playwright.config.mjs"])
        .args(arguments);
    if let Browser::At(path) = &browser {
        command.env("CHROMIUM_PATH", path);
    }
    shell::run(command.current_dir(root))
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
    fn a_step_that_is_none_is_refused_with_those_that_are() {
        let failure = chosen(&["--only", "luck"]).err().unwrap().to_string();
        assert!(failure.contains("luck") && failure.contains("browser"), "{failure}");
        assert!(chosen(&["--only"]).is_err());
        assert!(chosen(&["luck"]).is_err());
    }
}

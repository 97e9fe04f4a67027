//! `cargo xtask test`: the checks of a change, in two parallel lanes: native checks, and the site in browsers.
//! `--all` runs all checks, `cargo xtask check` only the quick native ones.

mod native_lane;

use std::fmt::Write as _;
use std::net::TcpListener;
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use xshell::{Cmd, Shell, cmd};

use self::native_lane::NativeLane;
use super::bench;
use crate::extras::{Extra, FIREFOX, VALGRIND, WEBKIT};
use crate::failure::{Done, Failure};
use crate::shell::say;
use crate::tools;
use crate::{npm, project, shell, site};

struct Step {
    name: &'static str,
    description: &'static str,
    lane: Lane,
    suite: Suite,
    run: fn(&Shell, &Run) -> Done,
}

/// Steps of one lane run in sequence, the two lanes in parallel.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Lane {
    Native,
    Site,
}

/// Sets of steps; each includes the sets before it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Suite {
    Check,
    Test,
    All,
}

#[derive(Debug, PartialEq, Eq)]
struct Run<'a> {
    suite: Suite,
    /// Steps named by `--only`; empty for all.
    only: Vec<&'a str>,
    /// Runs only this lane's steps. `--native` sets it for the process that runs the native lane.
    lane: Option<Lane>,
    /// Arguments after `--`: Playwright's options or, for other engines, part of a check's name.
    browser_args: Vec<&'a str>,
}

const STEPS: [Step; 11] = [
    Step {
        name: "format",
        description: "formatting",
        lane: Lane::Native,
        suite: Suite::Check,
        run: |shell, _| Ok(cmd!(shell, "cargo fmt --all --check").run()?),
    },
    Step {
        name: "lint-web",
        description: "lints of scripts and styles, types of scripts",
        lane: Lane::Native,
        suite: Suite::Test,
        run: lint_web,
    },
    Step {
        name: "native",
        description: "lints and tests of all crates: rules, laws, bots, \
                      screens drawn without a browser",
        lane: Lane::Native,
        suite: Suite::Check,
        run: native,
    },
    Step {
        name: "instructions",
        description: "instructions a decision of each game",
        lane: Lane::Native,
        suite: Suite::All,
        run: instructions,
    },
    Step {
        name: "deny",
        description: "licences, sources and advisories of the crates",
        lane: Lane::Native,
        suite: Suite::Test,
        run: check_crates,
    },
    Step {
        name: "doc",
        description: "the documentation, without warnings",
        lane: Lane::Native,
        suite: Suite::All,
        run: |shell, _| {
            let doc =
                cmd!(shell, "cargo doc --locked --workspace --no-deps --document-private-items");
            Ok(doc.env("RUSTDOCFLAGS", "-D warnings").run()?)
        },
    },
    Step {
        name: "package",
        description: "the engine as a package of its own: compiled from what a registry would get",
        lane: Lane::Native,
        suite: Suite::All,
        run: |shell, _| {
            cmd!(shell, "cargo package --locked --offline --allow-dirty --package facedown-engine")
                .run()?;
            Ok(())
        },
    },
    Step {
        name: "site",
        description: "the release site",
        lane: Lane::Site,
        suite: Suite::Test,
        run: |shell, _| site::build(&shell.current_dir()),
    },
    Step {
        name: "size",
        description: "bytes of the home page and of a first game",
        lane: Lane::Site,
        suite: Suite::Test,
        run: |shell, _| tools::run_finish(&shell.current_dir(), "size"),
    },
    Step {
        name: "browser",
        description: "the site in Chromium",
        lane: Lane::Site,
        suite: Suite::Test,
        run: test_in_chromium,
    },
    Step {
        name: "engines",
        description: "the site in Firefox and WebKit at once, in short",
        lane: Lane::Site,
        suite: Suite::Test,
        run: test_in_engines,
    },
];

pub(crate) fn check() -> Done {
    perform(&Run { suite: Suite::Check, only: Vec::new(), lane: None, browser_args: Vec::new() })
}

pub(crate) fn run(arguments: &[&str]) -> Done {
    if arguments == ["--list"] {
        for step in &STEPS {
            let note = if step.suite == Suite::All { " (--all)" } else { "" };
            println!("{:<12} {}{note}", step.name, step.description);
        }
        return Ok(());
    }
    perform(&Run::read(arguments)?)
}

fn perform(run: &Run) -> Done {
    let root = project::root()?;
    let steps: Vec<&Step> = STEPS.iter().filter(|step| run.includes(step)).collect();
    let mut times = Vec::new();
    let result = run_all(&root, &steps, run, &mut times);
    println!("\n{}", table(&times));
    result?;
    println!("\n{} passed.", if run.only.is_empty() { "All checks" } else { "The chosen checks" });
    Ok(())
}

impl<'a> Run<'a> {
    fn read(arguments: &[&'a str]) -> Result<Self, Failure> {
        let (ours, browser_args) = match arguments.iter().position(|&argument| argument == "--") {
            Some(at) => (&arguments[..at], arguments[at + 1..].to_vec()),
            None => (arguments, Vec::new()),
        };
        let mut run = Self { suite: Suite::Test, only: Vec::new(), lane: None, browser_args };
        let mut rest = ours.iter();
        while let Some(&argument) = rest.next() {
            match argument {
                "--all" => run.suite = Suite::All,
                "--native" => run.lane = Some(Lane::Native),
                "--only" => run.only.push(rest.next().copied().unwrap_or_default()),
                _ => {
                    return Err(Failure::new(format!(
                        "I don't know `{argument}`: --all, --only STEP or --list"
                    )));
                }
            }
        }
        if let Some(name) =
            run.only.iter().find(|name| !STEPS.iter().any(|step| step.name == **name))
        {
            let known: Vec<&str> = STEPS.iter().map(|step| step.name).collect();
            return Err(Failure::new(format!(
                "There is no step `{name}`; there are {}.",
                known.join(", ")
            )));
        }
        Ok(run)
    }

    fn native_arguments(&self) -> Vec<&str> {
        let all = (self.suite == Suite::All).then_some("--all");
        let only = self.only.iter().flat_map(|name| ["--only", name]);
        ["test", "--native"].into_iter().chain(all).chain(only).collect()
    }

    fn full_tests_variable(&self) -> Option<(&'static str, &'static str)> {
        (self.suite == Suite::All).then_some(("FACEDOWN_TESTS", "all"))
    }

    fn includes(&self, step: &Step) -> bool {
        let is_wanted = if self.only.is_empty() {
            step.suite <= self.suite
        } else {
            self.only.contains(&step.name)
        };
        is_wanted && self.lane.is_none_or(|lane| lane == step.lane)
    }
}

type StepTime = (&'static str, Duration);

/// Runs steps until one fails. If both lanes have steps, a second process runs the native lane.
fn run_all(root: &Path, steps: &[&Step], run: &Run, times: &mut Vec<StepTime>) -> Done {
    record_time("set-up", times, || set_up(root, steps))?;
    let lane = |lane| steps.iter().filter(move |step| step.lane == lane);
    let (native, site) = (lane(Lane::Native), lane(Lane::Site));
    let mut native_lane = if native.clone().next().is_some() && site.clone().next().is_some() {
        Some(NativeLane::start(root, &run.native_arguments())?)
    } else {
        None
    };
    let native_steps = if native_lane.is_some() { Vec::new() } else { native.collect() };
    let shell = shell::open(root)?;
    for step in native_steps.into_iter().chain(site) {
        if let Some(native_lane) = &mut native_lane {
            native_lane.fail_early()?;
        }
        let (name, description) = (step.name, step.description);
        record_time(name, times, || {
            shell::run_timed(&format!("{name}: {description}"), || (step.run)(&shell, run))
        })
        .map_err(|failure| {
            Failure::new(format!("{failure}\n\nThis step alone: cargo xtask test --only {name}"))
        })?;
    }
    match native_lane {
        Some(mut lane) => record_time("native lane", times, || lane.finish()),
        None => Ok(()),
    }
}

/// Runs a step and records its time, even if it fails.
fn record_time(name: &'static str, times: &mut Vec<StepTime>, work: impl FnOnce() -> Done) -> Done {
    let start = Instant::now();
    let result = work();
    times.push((name, start.elapsed()));
    result
}

fn table(times: &[StepTime]) -> String {
    let mut text = "How long it took:".to_owned();
    for (name, time) in times {
        let _ = write!(text, "\n  {name:<12}{:>13}", shell::format_duration(*time));
    }
    text
}

/// Installs the tools of all steps first, so that no step stops later for a download.
fn set_up(root: &Path, steps: &[&Step]) -> Done {
    let needs = |names: &[&str]| steps.iter().any(|step| names.contains(&step.name));
    if needs(&["site"]) {
        tools::Tools::prepare(root)?;
        tools::compile_own(root, &["wasm-parts"])?;
    }
    if needs(&["deny"]) {
        tools::cargo_deny(root)?;
    }
    if needs(&["lint-web", "browser", "engines"]) {
        npm::install(root)?;
    }
    tools::fetch_crates(root)
}

/// Lints and tests all crates. Clippy's driver also compiles the tests; `cargo clippy` would compile everything again.
fn native(shell: &Shell, _: &Run) -> Done {
    Ok(with_lints(cmd!(shell, "cargo test --locked --workspace")).run()?)
}

/// Lints as `cargo clippy -- -D warnings` does. Clippy's driver expects `__CLIPPY_HACKERY__` between arguments.
fn with_lints(command: Cmd<'_>) -> Cmd<'_> {
    command
        .env("RUSTC_WORKSPACE_WRAPPER", "clippy-driver")
        .env("CLIPPY_ARGS", "-D__CLIPPY_HACKERY__warnings__CLIPPY_HACKERY__")
}

/// Checks the crates against `deny.toml`; advisories are skipped without a network.
fn check_crates(shell: &Shell, _: &Run) -> Done {
    let deny = tools::cargo_deny(&shell.current_dir())?;
    // Offline, since the crates are already here; only the advisories need the network.
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

fn lint_web(shell: &Shell, _: &Run) -> Done {
    let npx = shell::script_command("npx");
    cmd!(shell, "{npx} --no eslint .").run()?;
    for project in ["tsconfig.json", "tsconfig.workers.json"] {
        cmd!(shell, "{npx} --no -- tsc --project {project}").run()?;
    }
    let styles = ["static/styles/**/*.css", "frontend/src/games/**/*.css"];
    Ok(cmd!(shell, "{npx} --no stylelint {styles...}").run()?)
}

/// Compares instructions per decision with the recorded counts, which hold only for x86-64 Linux.
fn instructions(_: &Shell, _: &Run) -> Done {
    if cfg!(not(all(target_os = "linux", target_arch = "x86_64"))) {
        say("SKIPPED: instructions. They are kept for x86-64 Linux.");
        Ok(())
    } else if VALGRIND.find().is_none() {
        say(VALGRIND.skip_message());
        Ok(())
    } else {
        bench::run(&["instructions"])
    }
}

/// Runs the short checks in the two other engines in parallel, since each mostly waits.
fn test_in_engines(shell: &Shell, run: &Run) -> Done {
    let root = shell.current_dir();
    check_site(&root)?;
    let test_in = |engine| test_in_engine(&shell::open(&root)?, engine, run);
    thread::scope(|scope| {
        let webkit = scope.spawn(|| test_in(&WEBKIT));
        let firefox = test_in(&FIREFOX);
        let webkit = webkit.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
        firefox.and(webkit)
    })
}

fn test_in_engine(shell: &Shell, engine: &Extra, run: &Run) -> Done {
    let Some(programs) = engine.find() else {
        say(engine.skip_message());
        return Ok(());
    };
    let (name, filter) = (engine.needed_by, &run.browser_args);
    let command = cmd!(shell, "node tests/engines/run.mjs {name} {filter...}");
    let firefox = programs.first().filter(|_| name == FIREFOX.needed_by);
    let command = command.envs(run.full_tests_variable());
    Ok(command.envs(firefox.map(|path| ("FIREFOX_PATH", path))).run()?)
}

fn check_site(root: &Path) -> Done {
    if project::dist(root).join("index.html").is_file() {
        Ok(())
    } else {
        Err(Failure::new("There is no site in dist/ to test: `cargo xtask dist` builds it."))
    }
}

/// A free port, since another run may use the default one.
fn free_port() -> Result<String, Failure> {
    let free = TcpListener::bind(("127.0.0.1", 0)).and_then(|listener| listener.local_addr());
    let free = free.map_err(|error| Failure::because("there is no free port", error))?;
    Ok(free.port().to_string())
}

fn test_in_chromium(shell: &Shell, run: &Run) -> Done {
    let root = shell.current_dir();
    check_site(&root)?;
    let npx = shell::script_command("npx");
    let config = "tests/playwright.config.mjs";
    let arguments = &run.browser_args;
    let command = cmd!(shell, "{npx} --no playwright test --config {config} {arguments...}")
        .env("FACEDOWN_TEST_PORT", free_port()?)
        .envs(run.full_tests_variable());
    Ok(command.run()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(arguments: &[&str]) -> Vec<&'static str> {
        let run = Run::read(arguments).unwrap();
        STEPS.iter().filter(|step| run.includes(step)).map(|step| step.name).collect()
    }

    #[test]
    fn steps_are_chosen_by_name_and_keep_their_order() {
        assert_eq!(names(&["--only", "browser"]), ["browser"]);
        assert_eq!(names(&["--only", "site", "--only", "format"]), ["format", "site"]);
        assert_eq!(names(&["--only", "doc"]), ["doc"]);
    }

    #[test]
    fn all_runs_every_step_and_native_those_of_its_lane() {
        assert_eq!(names(&["--all"]).len(), STEPS.len());
        assert!(!names(&[]).contains(&"doc") && names(&[]).contains(&"browser"));
        assert_eq!(names(&["--native"]), ["format", "lint-web", "native", "deny"]);
    }

    #[test]
    fn a_lint_fails_the_step() {
        let shell = Shell::new().unwrap();
        let folder = shell.create_temp_dir().unwrap();
        let to = folder.path();
        let lint = |code: &str| {
            let driver =
                cmd!(shell, "clippy-driver --crate-type lib --emit metadata --out-dir {to} -");
            with_lints(driver).stdin(code).quiet().ignore_stderr().run()
        };
        lint("pub fn one() -> u8 { 1 }").unwrap();
        lint("pub fn one() -> u8 { return 1; }").unwrap_err();
    }

    #[test]
    fn what_follows_two_dashes_goes_to_the_browser_tests() {
        let run = Run::read(&["--all", "--only", "browser", "--", "--shard=1/4"]).unwrap();
        assert_eq!((run.suite, run.browser_args), (Suite::All, vec!["--shard=1/4"]));
    }

    #[test]
    fn the_table_says_how_long_each_step_took() {
        let times = [("set-up", 300), ("format", 1_240), ("browser", 600_000)]
            .map(|(name, millis)| (name, Duration::from_millis(millis)));
        let expected = "How long it took:
  set-up              0.3 s
  format              1.2 s
  browser       10 min 00 s";
        assert_eq!(table(&times), expected);
    }

    #[test]
    fn a_step_that_fails_is_in_the_table_with_those_before_it() {
        let mut times = Vec::new();
        record_time("format", &mut times, || Ok(())).unwrap();
        record_time("lint", &mut times, || Err(Failure::new("no"))).unwrap_err();
        assert_eq!(times.iter().map(|(name, _)| *name).collect::<Vec<_>>(), ["format", "lint"]);
    }

    #[test]
    fn an_unknown_step_is_refused_with_a_list_of_the_known() {
        let failure = Run::read(&["--only", "luck"]).unwrap_err().to_string();
        assert!(failure.contains("luck") && failure.contains("browser"), "{failure}");
        assert!(Run::read(&["--only"]).is_err());
        assert!(Run::read(&["luck"]).is_err());
    }
}

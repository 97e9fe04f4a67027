//! `cargo xtask size`: what a visitor has to load before the home page can be used, and a game played.

use std::ffi::OsStr;
use std::path::Path;

use engine::catalogue::GameId;
use xshell::{Shell, cmd};

use super::finish::screenshots;
use crate::bundles::{APP, Bundles, PAGE};
use crate::failure::{Done, Failure};
use crate::{project, shell, site};

/// The most that may have to be loaded, with brotli, before the home page can be used. It does not
/// grow with the games: the landing bundle knows none of them.
const HOME: Budget = Budget { what: "the home page", most: 150_000, goal: 150_000 };
/// The most that a first game alone may need besides, whichever it is: several people need one part more.
const FIRST_GAME: Budget = Budget { what: "the largest first game", most: 427_500, goal: 430_000 };
/// The most that it may need for two people at one device.
const IN_COMPANY: Budget =
    Budget { what: "the largest first game for two people", most: 468_000, goal: 450_000 };
/// The most that everything may have, the picture for crawlers included; the pictures for install dialogs are not.
const SITE: Budget = Budget { what: "the whole site", most: 1_670_000, goal: 900_000 };

/// A limit that holds, and the one that it is to become.
struct Budget {
    what: &'static str,
    most: u64,
    goal: u64,
}

impl Budget {
    /// Says how much of it is used; fails over it.
    fn hold(&self, used: u64) -> Done {
        let Self { what, most, goal } = self;
        if used > *most {
            return Err(Failure::new(format!(
                "{what}: {used} bytes (brotli) are needed; the budget is {most}, that is {} fewer.",
                used - most
            )));
        }
        println!("{what}: {used} of {most} bytes of the budget are used; the goal is {goal}.");
        Ok(())
    }
}

/// Node has the very compressors that web servers use.
const COMPRESS: &str = "const { readFileSync } = require('fs'), z = require('zlib');
for (const file of process.argv.slice(1)) {
  const bytes = readFileSync(file);
  console.log(bytes.length, z.gzipSync(bytes, { level: 9 }).length, z.brotliCompressSync(bytes).length);
}";

/// A file's bytes, as they are and compressed.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct Size {
    raw: u64,
    gzip: u64,
    brotli: u64,
}

impl std::ops::Add for Size {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self {
            raw: self.raw + other.raw,
            gzip: self.gzip + other.gzip,
            brotli: self.brotli + other.brotli,
        }
    }
}

pub(crate) fn run() -> Done {
    check(&project::root()?)
}

/// Prints the sizes; fails over the budget.
pub(crate) fn check(root: &Path) -> Done {
    let dist = shell::at(&site::dist(root))?;
    let bundles = Bundles::read(&shell::at(&site::linked(root))?)
        .ok()
        .filter(|_| dist.path_exists("index.html"))
        .ok_or_else(|| {
            Failure::new("There is no site in dist/ to measure: `cargo xtask dist` builds it.")
        })?;
    let home = bundles.files(PAGE);
    let (pictures, rest): (Vec<String>, Vec<String>) = project::files(&dist)?
        .into_iter()
        .filter(|file| !home.contains(file))
        .partition(|file| file.starts_with(screenshots::FOLDER));
    let shared = &(&bundles.files(APP) | &bundles.files(SET_UP)) - &home;
    let known = &home | &shared;
    let company = &bundles.files(COMPANY) - &known;

    row("before the home page can be used", "raw", "gzip", "brotli");
    let total = list(&dist, home)?;
    print_size("in total", total);
    println!();
    row("later, or not at all", "raw", "gzip", "brotli");
    let others = list(&dist, rest)?;
    print_size("in total", others);
    println!();
    print_size("the whole site", total + others);
    print_size("for install dialogs alone", sum(&measure(&dist, pictures)?));
    println!();
    row("besides the home page, for a first game of", "raw", "gzip", "brotli");
    let shared = sum(&measure(&dist, shared)?);
    print_size("any game", shared);
    let mut largest = 0;
    for game in GameId::ALL {
        let all = shared + sum(&measure(&dist, &bundles.files(game.slug()) - &known)?);
        print_size(game.slug(), all);
        largest = largest.max(all.brotli);
    }
    let company = sum(&measure(&dist, company)?);
    print_size("for several people more", company);
    println!();
    HOME.hold(total.brotli)?;
    FIRST_GAME.hold(largest)?;
    IN_COMPANY.hold(largest + company.brotli)?;
    SITE.hold((total + others).brotli)
}

/// The part of the program that deals a first game.
const SET_UP: &str = "set-up";
/// What several people need besides.
const COMPANY: &str = "company";

fn sum(sizes: &[Size]) -> Size {
    sizes.iter().fold(Size::default(), |sum, &size| sum + size)
}

fn list(dist: &Shell, files: impl IntoIterator<Item = String>) -> Result<Size, Failure> {
    let files: Vec<String> = files.into_iter().collect();
    let sizes = measure(dist, &files)?;
    for (file, &size) in files.iter().zip(&sizes) {
        print_size(file, size);
    }
    Ok(sum(&sizes))
}

fn measure(
    dist: &Shell,
    files: impl IntoIterator<Item = impl AsRef<OsStr>>,
) -> Result<Vec<Size>, Failure> {
    let files: Vec<_> = files.into_iter().collect();
    let text = cmd!(dist, "node -e {COMPRESS} --").args(&files).quiet().read().map_err(|_| {
        Failure::new("Node could not compress the site's files: is it installed, and dist/ whole?")
    })?;
    let sizes: Option<Vec<Size>> = text.lines().map(parse).collect();
    sizes
        .filter(|sizes| sizes.len() == files.len())
        .ok_or_else(|| Failure::new("Node did not give a size a file."))
}

fn parse(line: &str) -> Option<Size> {
    let mut numbers = line.split_whitespace().map(str::parse);
    let mut next = || numbers.next()?.ok();
    Some(Size { raw: next()?, gzip: next()?, brotli: next()? })
}

fn print_size(name: &str, size: Size) {
    row(name, &size.raw.to_string(), &size.gzip.to_string(), &size.brotli.to_string());
}

fn row(name: &str, raw: &str, gzip: &str, brotli: &str) {
    println!("{name:<44} {raw:>9} {gzip:>9} {brotli:>9}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_budget_fails_over_its_limit_and_not_over_its_goal() {
        let budget = Budget { what: "a page", most: 20, goal: 10 };
        assert!(budget.hold(20).is_ok());
        assert!(budget.hold(21).unwrap_err().to_string().contains("1 fewer"));
    }

    #[test]
    fn sizes_are_read_and_added() {
        let size = parse("300 200 100").unwrap();
        assert_eq!(size, Size { raw: 300, gzip: 200, brotli: 100 });
        assert_eq!(size + size, Size { raw: 600, gzip: 400, brotli: 200 });
        assert_eq!(parse("300 200"), None);
        assert_eq!(parse("a b c"), None);
    }
}

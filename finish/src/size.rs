//! Bytes that a visitor loads: for the home page, for a first game, and for the whole site.

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::path::Path;

use xshell::{Shell, cmd};

use crate::bundles::{APP, Bundles, PAGE};
use crate::failure::{Done, Failure};
use crate::hook::SCREENSHOTS;
use crate::markup::attribute;
use crate::{project, shell};

// Budgets catch accidental growth: each is a twentieth above the size when it was set. A sentence that helps people is
// worth more than a budget. All sizes are in bytes, compressed with brotli.

/// Everything loaded before a new visitor can use the home page, which needs no program.
const HOME: Budget = Budget { limit: 60_000, goal: 60_000 };
/// Everything loaded for a single player's first game of any kind.
const FIRST_GAME: Budget = Budget { limit: 468_000, goal: 420_000 };
/// Everything loaded for a first game of two people at one device.
const FIRST_GAME_FOR_TWO: Budget = Budget { limit: 522_000, goal: 480_000 };
/// The whole site, without the pictures for install dialogs.
const SITE: Budget = Budget { limit: 1_890_000, goal: 900_000 };

#[derive(Clone, Copy)]
struct Budget {
    limit: u64,
    /// A wish, for the table of `docs/size.md`; a size above it is no failure.
    goal: u64,
}

impl Budget {
    fn check(self, name: &str, used: u64) -> Done {
        match used.checked_sub(self.limit) {
            None | Some(0) => Ok(()),
            Some(over) => Err(Failure::new(format!(
                "{name}: {used} bytes (brotli) are needed; the budget is {}, that is {over} fewer.",
                self.limit
            ))),
        }
    }
}

/// A script that prints each file's size, raw and compressed. Node has the compressor that web servers use.
const COMPRESS: &str = "const { readFileSync } = require('fs'), z = require('zlib');
for (const file of process.argv.slice(1)) {
  const bytes = readFileSync(file);
  console.log(bytes.length, z.brotliCompressSync(bytes).length);
}";

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct Size {
    raw: u64,
    brotli: u64,
}

impl std::ops::Add for Size {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self { raw: self.raw + other.raw, brotli: self.brotli + other.brotli }
    }
}

/// Prints all sizes, and the table of `docs/size.md`; fails above a budget.
pub(crate) fn run() -> Done {
    let sizes = SiteSizes::new(&project::root()?)?;
    sizes.home.print("before the home page can be used");
    sizes.others.print("later, or not at all");
    print_size("for install dialogs alone", sizes.pictures);
    println!("\n{}", sizes.table());
    sizes.rows().iter().try_for_each(|(name, used, budget)| budget.check(name, *used))
}

struct SiteSizes {
    home: FileSizes,
    others: FileSizes,
    /// Everything that a first game loads, by game.
    games: Vec<(String, Size)>,
    /// Further files that a first game of several people loads.
    company: Size,
    pictures: Size,
}

struct FileSizes(Vec<(String, Size)>);

impl FileSizes {
    fn new(dist: &Shell, files: impl IntoIterator<Item = String>) -> Result<Self, Failure> {
        let files: Vec<String> = files.into_iter().collect();
        let sizes = measure(dist, &files)?;
        Ok(Self(files.into_iter().zip(sizes).collect()))
    }

    fn total(&self) -> Size {
        sum(self.0.iter().map(|(_, size)| *size))
    }

    fn print(&self, title: &str) {
        println!("{title:<44} {:>9} {:>9}", "raw", "brotli");
        for (file, size) in &self.0 {
            print_size(file, *size);
        }
        print_size("in total", self.total());
        println!();
    }
}

impl SiteSizes {
    fn new(root: &Path) -> Result<Self, Failure> {
        let dist = shell::open(&project::dist(root))?;
        let bundles = Bundles::read(&shell::open(&project::linked_folder(root))?)
            .ok()
            .filter(|_| dist.path_exists("index.html"))
            .ok_or_else(|| {
                Failure::new("There is no site in dist/ to measure: `cargo xtask dist` builds it.")
            })?;
        let home = bundles.files(PAGE);
        let (pictures, rest): (Vec<String>, Vec<String>) = project::files(&dist)?
            .into_iter()
            .filter(|file| !home.contains(file))
            .partition(|file| file.starts_with(SCREENSHOTS));
        let shared = &(&bundles.files(APP) | &bundles.files(SET_UP)) - &home;
        let known = &home | &shared;
        let company = &(&bundles.files(COMPANY) | &bundles.files(SHARED)) - &known;
        let total = |files: BTreeSet<String>| Ok::<Size, Failure>(sum(measure(&dist, files)?));
        let home = FileSizes::new(&dist, home)?;
        let shared = home.total() + total(shared)?;
        let game = |game: &str| -> Result<_, Failure> {
            Ok((game.to_owned(), shared + total(&bundles.files(game) - &known)?))
        };
        let page = dist.read_file("index.html")?;
        let games = attribute(&page, "data-games").unwrap_or_default().split(';');
        Ok(Self {
            games: games.map(game).collect::<Result<_, Failure>>()?,
            company: total(company)?,
            pictures: total(pictures.into_iter().collect())?,
            home,
            others: FileSizes::new(&dist, rest)?,
        })
    }

    fn site(&self) -> Size {
        self.home.total() + self.others.total()
    }

    fn largest_game(&self) -> u64 {
        self.games.iter().map(|(_, size)| size.brotli).max().unwrap_or_default()
    }

    fn rows(&self) -> Vec<(String, u64, Budget)> {
        let home = ("before the home page can be used".to_owned(), self.home.total().brotli, HOME);
        let game = |(game, size): &(String, Size)| {
            (format!("a first game of `{game}` in all, alone"), size.brotli, FIRST_GAME)
        };
        let size_for_two = self.largest_game() + self.company.brotli;
        let two = ("the largest, for two people".to_owned(), size_for_two, FIRST_GAME_FOR_TWO);
        let site = ("the whole site".to_owned(), self.site().brotli, SITE);
        std::iter::once(home).chain(self.games.iter().map(game)).chain([two, site]).collect()
    }

    fn table(&self) -> String {
        let rows = self.rows().into_iter().map(|(name, used, budget)| {
            let [used, limit, goal] = [used, budget.limit, budget.goal].map(group_thousands);
            format!("| {name} | {used} | {limit} | {goal} |\n")
        });
        let head = "| | bytes | budget | goal |\n| --- | --: | --: | --: |\n".to_owned();
        std::iter::once(head).chain(rows).collect()
    }
}

fn group_thousands(number: u64) -> String {
    let digits = number.to_string();
    let head = digits.len() % 3;
    let groups = digits.as_bytes()[head..].chunks(3).map(String::from_utf8_lossy);
    let first = (head > 0).then(|| digits[..head].into());
    first.into_iter().chain(groups).collect::<Vec<_>>().join(",")
}

// The parts of the app that a first game loads; `company` and `shared` only for several people.
const SET_UP: &str = "set-up";
const COMPANY: &str = "company";
const SHARED: &str = "shared";

fn sum(sizes: impl IntoIterator<Item = Size>) -> Size {
    sizes.into_iter().fold(Size::default(), |sum, size| sum + size)
}

fn measure(
    dist: &Shell,
    files: impl IntoIterator<Item = impl AsRef<OsStr>>,
) -> Result<Vec<Size>, Failure> {
    let files: Vec<_> = files.into_iter().collect();
    let text = cmd!(dist, "node -e {COMPRESS} --").args(&files).quiet().read().map_err(|_| {
        Failure::new("Node could not compress the site's files: is it installed, and dist/ whole?")
    })?;
    let sizes: Option<Vec<Size>> = text.lines().map(parse_size).collect();
    sizes
        .filter(|sizes| sizes.len() == files.len())
        .ok_or_else(|| Failure::new("Node did not give a size a file."))
}

fn parse_size(line: &str) -> Option<Size> {
    let mut numbers = line.split_whitespace().map(str::parse);
    let mut next = || numbers.next()?.ok();
    Some(Size { raw: next()?, brotli: next()? })
}

fn print_size(name: &str, Size { raw, brotli }: Size) {
    println!("{name:<44} {raw:>9} {brotli:>9}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_budget_fails_over_its_limit_and_not_over_its_goal() {
        let budget = Budget { limit: 20, goal: 10 };
        assert!(budget.check("a page", 20).is_ok());
        assert!(budget.check("a page", 21).unwrap_err().to_string().contains("1 fewer"));
    }

    #[test]
    fn the_table_for_the_docs_has_each_budget() {
        let size = |brotli| Size { raw: 0, brotli };
        let measured = SiteSizes {
            home: FileSizes(vec![("index.html".to_owned(), size(1_000))]),
            others: FileSizes(vec![("app.wasm".to_owned(), size(1_234_567))]),
            games: vec![("dice".to_owned(), size(20)), ("coins".to_owned(), size(3))],
            company: size(100),
            pictures: size(5),
        };
        let lines = measured.table();
        let lines: Vec<&str> = lines.lines().skip(2).collect();
        assert_eq!(lines[0], "| before the home page can be used | 1,000 | 60,000 | 60,000 |");
        assert!(lines[1].starts_with("| a first game of `dice` in all, alone | 20 | "));
        assert!(lines[3].starts_with("| the largest, for two people | 120 | "));
        assert!(lines[4].starts_with("| the whole site | 1,235,567 | "));
    }

    #[test]
    fn sizes_are_read_and_added() {
        let size = parse_size("300 100").unwrap();
        assert_eq!(size, Size { raw: 300, brotli: 100 });
        assert_eq!(size + size, Size { raw: 600, brotli: 200 });
        assert_eq!(parse_size("300"), None);
        assert_eq!(parse_size("a b"), None);
    }
}

//! `cargo xtask size`: what a visitor has to load before the home page can be used, and a game played.

use std::collections::BTreeSet;
use std::path::Path;

use engine::catalogue::GameId;
use xshell::cmd;

use crate::failure::{Done, Failure};
use crate::markup::{tags, urls_in_css};
use crate::{project, shell, site};

/// The most that may have to be loaded, with brotli, before the home page can be used. It does not
/// grow with the games: the landing bundle knows none of them.
const HOME: Budget = Budget { what: "the home page", most: 143_000, goal: 150_000 };
/// The most that a first game may need besides, whichever it is.
const FIRST_GAME: Budget = Budget { what: "the largest first game", most: 432_000, goal: 450_000 };
/// The most that everything may have, the picture for crawlers included.
const SITE: Budget = Budget { what: "the whole site", most: 1_550_000, goal: 900_000 };

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
    let dist = site::dist(root);
    let index = dist.join("index.html");
    if !index.is_file() {
        return Err(Failure::new(
            "There is no site in dist/ to measure: `cargo xtask dist` builds it.",
        ));
    }
    let needed = needed(&dist)?;
    let rest: Vec<String> =
        project::files_under(&dist)?.into_iter().filter(|file| !needed.contains(file)).collect();
    let app = App::of(&project::read(&index)?, &dist, &needed)?;

    row("before the home page can be used", "raw", "gzip", "brotli");
    let total = list(&dist, &needed.into_iter().collect::<Vec<_>>())?;
    print_size("in total", total);
    println!();
    row("later, or not at all", "raw", "gzip", "brotli");
    let others = list(&dist, &rest)?;
    print_size("in total", others);
    println!();
    print_size("the whole site", total + others);
    println!();
    row("besides the home page, for a first game of", "raw", "gzip", "brotli");
    let shared = sum(&measure(&dist, &app.shared)?);
    print_size("any game", shared);
    let mut largest = 0;
    for (game, files) in &app.games {
        let all = shared + sum(&measure(&dist, files)?);
        print_size(game, all);
        largest = largest.max(all.brotli);
    }
    println!();
    HOME.hold(total.brotli)?;
    FIRST_GAME.hold(largest)?;
    SITE.hold((total + others).brotli)
}

/// The part of the program that deals a first game.
const SET_UP: &str = "set-up";

/// What a first game needs besides the home page.
struct App {
    /// Whichever game it is.
    shared: Vec<String>,
    /// The part of each game and its styles, by its name.
    games: Vec<(String, Vec<String>)>,
}

impl App {
    fn of(html: &str, dist: &Path, home: &BTreeSet<String>) -> Result<Self, Failure> {
        let mut shared = BTreeSet::from(["worker.js".to_owned()]);
        let mut games: Vec<(String, Vec<String>)> = Vec::new();
        for tag in tags(html) {
            shared.extend(tag.attribute("data-app-js").map(|url| resolve("", url)));
            shared.extend(tag.attribute("data-app-wasm").map(|url| resolve("", url)));
            let of_parts = ["data-app-parts", "data-app-styles"].map(|list| tag.attribute(list));
            for part in of_parts.into_iter().flatten().flat_map(str::split_whitespace) {
                let Some((name, url)) = part.split_once('=') else { continue };
                let file = resolve("", url);
                if name == SET_UP {
                    shared.insert(file);
                } else if let Some((_, files)) = games.iter_mut().find(|(game, _)| game == name) {
                    files.push(file);
                } else if GameId::of_slug(name).is_some() {
                    games.push((name.to_owned(), vec![file]));
                }
            }
            if let (Some(_), Some(url)) = (tag.attribute("data-app"), tag.attribute("href")) {
                let sheet = resolve("", url);
                let css = project::read(&dist.join(&sheet))?;
                shared.extend(urls_in_css(&css).into_iter().map(|url| resolve(&sheet, url)));
                shared.insert(sheet);
            }
        }
        let is_loader =
            |file: &String| file.starts_with("parts-") && project::has_extension(file, "js");
        shared.extend(project::files_under(dist)?.into_iter().filter(is_loader));
        shared.retain(|file| !home.contains(file));
        Ok(Self { shared: shared.into_iter().collect(), games })
    }
}

fn sum(sizes: &[Size]) -> Size {
    sizes.iter().fold(Size::default(), |sum, &size| sum + size)
}

/// The page itself, and what it names as needed at once: scripts, style sheets with their fonts
/// and pictures, the wasm.
fn needed(dist: &Path) -> Result<BTreeSet<String>, Failure> {
    let mut needed = BTreeSet::from(["index.html".to_owned()]);
    for reference in references(&project::read(&dist.join("index.html"))?) {
        if project::has_extension(&reference, "css") {
            for url in urls_in_css(&project::read(&dist.join(&reference))?) {
                needed.insert(resolve(&reference, url));
            }
        }
        needed.insert(reference);
    }
    Ok(needed)
}

/// The files that a page's head asks for before it is usable, as paths from the site's root.
fn references(html: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for tag in tags(html) {
        let urls = match tag.name {
            "script" => {
                let bundle = [tag.attribute("data-landing-js"), tag.attribute("data-landing-wasm")];
                std::iter::once(tag.attribute("src")).chain(bundle).collect()
            }
            // A sheet that waits until it is wanted.
            "link" if tag.attribute("disabled").is_some() => continue,
            "link"
                if matches!(
                    tag.attribute("rel"),
                    Some("stylesheet" | "preload" | "modulepreload")
                ) =>
            {
                vec![tag.attribute("href")]
            }
            _ => continue,
        };
        found.extend(urls.into_iter().flatten().map(|url| resolve("", url)));
    }
    found
}

/// A relative URL in a file of the site, as a path from the site's root.
fn resolve(from: &str, url: &str) -> String {
    let url = url.split(['?', '#']).next().unwrap_or(url);
    let mut path: Vec<&str> = from.split('/').collect();
    path.pop();
    for name in url.split('/') {
        match name {
            "." | "" => {}
            ".." => drop(path.pop()),
            _ => path.push(name),
        }
    }
    path.join("/")
}

fn list(dist: &Path, files: &[String]) -> Result<Size, Failure> {
    let sizes = measure(dist, files)?;
    for (file, &size) in files.iter().zip(&sizes) {
        print_size(file, size);
    }
    Ok(sum(&sizes))
}

fn measure(dist: &Path, files: &[String]) -> Result<Vec<Size>, Failure> {
    let shell = shell::at(dist)?;
    let text = cmd!(shell, "node -e {COMPRESS} -- {files...}").quiet().read().map_err(|_| {
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
    fn what_the_page_needs_at_once_is_found() {
        let html = r#"<link rel="icon" href="./icons/favicon.svg"><link rel="manifest" href="./m.webmanifest">
            <link rel="stylesheet" href="./base-1.css"><link rel=modulepreload href="./a.js">
            <link rel="preload" href="./a_bg.wasm" as="fetch">
            <link rel="stylesheet" href="./table-2.css" data-app disabled>
            <script id="boot" type="module" src="./boot.js" data-landing-js="./a.js" data-landing-wasm="./a_bg.wasm"
            data-app-js="./b.js" data-app-wasm="./b_bg.wasm"></script>"#;
        let found: Vec<String> = references(html).into_iter().collect();
        assert_eq!(found, ["a.js", "a_bg.wasm", "base-1.css", "boot.js"]);
    }

    #[test]
    fn urls_are_resolved_from_the_file_they_stand_in() {
        assert_eq!(resolve("", "./a.js?x#y"), "a.js");
        assert_eq!(resolve("styles/base.css", "../fonts/f.woff2"), "fonts/f.woff2");
        assert_eq!(resolve("base.css", "fonts/f.woff2"), "fonts/f.woff2");
    }

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

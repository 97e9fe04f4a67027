//! Names files by their content.

use xshell::Shell;

use super::fill;
use crate::bundles::{APP, Bundles, PAGE};
use crate::digest::{digest, short};
use crate::failure::Failure;
use crate::markup::attribute;

/// The scripts, each before its importers.
pub(super) const SCRIPTS: [&str; 12] = [
    "early.js",
    "address.js",
    "parts.js",
    "words.js",
    "rescue.js",
    "update.js",
    "copies.js",
    "start.js",
    "frame.js",
    "news.js",
    "translators.js",
    "boot.js",
];

/// The script of a page within another one: only boot.js imports it, there.
pub(super) const FRAME: &str = "frame.js";

/// The places of the page that name programs, and the program of each.
const PROGRAMS: [(&str, &str); 4] = [
    ("data-app-js", APP),
    ("data-app-wasm", APP),
    ("data-scanner-js", "scanner"),
    ("data-scanner-wasm", "scanner"),
];

/// Names scripts and bundles by their content, also in the page, so that no cache can have another
/// file under the same name. Trunk's own hashes are of the compiler's output, and a worker's
/// program gets none.
pub(super) fn name_by_content(
    site: &Shell,
    index: &str,
    bundles: &mut Bundles,
) -> Result<String, Failure> {
    let mut index = index.to_owned();
    for (at, script) in SCRIPTS.into_iter().enumerate() {
        let new = renamed(site, script, script)?;
        for importer in &SCRIPTS[at + 1..] {
            let text = site.read_file(importer)?;
            site.write_file(importer, text.replace(&quoted(script), &quoted(&new)))?;
        }
        index = index.replace(&quoted(script), &quoted(&new));
        bundles.add(if script == FRAME { FRAME } else { PAGE }, new);
    }
    for (name, bundle) in PROGRAMS {
        let old = attribute(&index, name)
            .and_then(|url| url.strip_prefix("./"))
            .ok_or_else(|| Failure::new(format!("The page has no {name}.")))?
            .to_owned();
        let plain = name.trim_start_matches("data-").replace('-', ".");
        let new = renamed(site, &old, &plain)?;
        index = fill(&index, &quoted(&old), &quoted(&new))?;
        bundles.add(bundle, new);
    }
    let parts = attribute(&index, "data-app-parts").unwrap_or_default().to_owned();
    let mut named = Vec::new();
    for part in parts.split_whitespace() {
        let (name, file) = part
            .split_once("=./")
            .ok_or_else(|| Failure::new(format!("`{part}` is no part of the app.")))?;
        let new = renamed(site, file, file)?;
        named.push(format!("{name}=./{new}"));
        bundles.add(name, new);
    }
    let old = format!("data-app-parts=\"{parts}\"");
    fill(&index, &old, &format!("data-app-parts=\"{}\"", named.join(" ")))
}

/// Puts a digest into a file's name; returns the name.
pub(super) fn renamed(site: &Shell, old: &str, plain: &str) -> Result<String, Failure> {
    let bytes = site.read_binary_file(old)?;
    let (stem, ending) = plain.rsplit_once('.').unwrap_or((plain, ""));
    let new = format!("{stem}-{}.{ending}", short(&digest(&bytes)));
    site.write_file(&new, bytes)?;
    site.remove_path(old)?;
    Ok(new)
}

/// A file's name as the page and scripts quote it.
fn quoted(file: &str) -> String {
    format!("\"./{file}\"")
}

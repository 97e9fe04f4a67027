//! File names with content digests, so that no cache holds another file of the same name.

use xshell::Shell;

use super::fill;
use crate::bundles::{APP, Bundles, PAGE};
use crate::digest::{digest, short};
use crate::failure::Failure;
use crate::markup::attribute;

/// Scripts, each before its importers.
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

/// Loaded by embedded pages only.
pub(super) const FRAME: &str = "frame.js";

/// Attributes of the page that name a program's files, and the bundle of each.
const PROGRAMS: [(&str, &str); 4] = [
    ("data-app-js", APP),
    ("data-app-wasm", APP),
    ("data-scanner-js", "scanner"),
    ("data-scanner-wasm", "scanner"),
];

/// Renames scripts and programs by content, also where they are mentioned. Trunk's own hashes are of the unsplit
/// program, and it gives none to a worker's.
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

/// Adds a digest to a file's name; returns the new name.
pub(super) fn renamed(site: &Shell, old: &str, plain: &str) -> Result<String, Failure> {
    let bytes = site.read_binary_file(old)?;
    let (stem, ending) = plain.rsplit_once('.').unwrap_or((plain, ""));
    let new = format!("{stem}-{}.{ending}", short(&digest(&bytes)));
    site.write_file(&new, bytes)?;
    site.remove_path(old)?;
    Ok(new)
}

/// A file's name as the page and the scripts write it.
fn quoted(file: &str) -> String {
    format!("\"./{file}\"")
}

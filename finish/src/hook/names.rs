//! Puts a digest of each file's content into its name, so that no cache serves an older file.

use xshell::Shell;

use super::fill;
use crate::bundles::{APP, Bundles, PAGE};
use crate::digest::{digest, short};
use crate::failure::Failure;
use crate::markup::attribute;

/// The page's scripts, each before its importers; `sw.js` and `worker.js` keep their names.
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

/// The script that the page loads only inside another site's page; a bundle of its own.
pub(super) const FRAME: &str = "frame.js";

/// The page's attributes that name programs' files, each with the file's bundle.
const PROGRAMS: [(&str, &str); 4] = [
    ("data-app-js", APP),
    ("data-app-wasm", APP),
    ("data-scanner-js", "scanner"),
    ("data-scanner-wasm", "scanner"),
];

/// Puts a digest into the names of scripts and programs, and updates all references. Trunk's own hashes won't do: Trunk
/// hashes the app before it is split, and the scanner not at all.
pub(super) fn name_by_content(
    site: &Shell,
    index: &str,
    bundles: &mut Bundles,
) -> Result<String, Failure> {
    let mut index = index.to_owned();
    for (at, script) in SCRIPTS.into_iter().enumerate() {
        let new = rename_with_digest(site, script, script)?;
        for importer in &SCRIPTS[at + 1..] {
            let text = site.read_file(importer)?;
            site.write_file(importer, text.replace(&quote_path(script), &quote_path(&new)))?;
        }
        index = index.replace(&quote_path(script), &quote_path(&new));
        bundles.add(if script == FRAME { FRAME } else { PAGE }, new);
    }
    for (data, bundle) in PROGRAMS {
        let old = attribute(&index, data)
            .and_then(|url| url.strip_prefix("./"))
            .ok_or_else(|| Failure::new(format!("The page has no {data}.")))?
            .to_owned();
        let base = data.trim_start_matches("data-").replace('-', ".");
        let new = rename_with_digest(site, &old, &base)?;
        index = fill(&index, &quote_path(&old), &quote_path(&new))?;
        bundles.add(bundle, new);
    }
    let parts = attribute(&index, "data-app-parts").unwrap_or_default().to_owned();
    let mut named = Vec::new();
    for part in parts.split_whitespace() {
        let (name, file) = part
            .split_once("=./")
            .ok_or_else(|| Failure::new(format!("`{part}` is no part of the app.")))?;
        let new = rename_with_digest(site, file, file)?;
        named.push(format!("{name}=./{new}"));
        bundles.add(name, new);
    }
    let old = format!("data-app-parts=\"{parts}\"");
    fill(&index, &old, &format!("data-app-parts=\"{}\"", named.join(" ")))
}

/// Renames `old` to `base` with its content's digest before the extension; returns the new name.
pub(super) fn rename_with_digest(site: &Shell, old: &str, base: &str) -> Result<String, Failure> {
    let bytes = site.read_binary_file(old)?;
    let (stem, ending) = base.rsplit_once('.').unwrap_or((base, ""));
    let new = format!("{stem}-{}.{ending}", short(&digest(&bytes)));
    site.write_file(&new, bytes)?;
    site.remove_path(old)?;
    Ok(new)
}

/// A file's name as the page and the scripts write it.
fn quote_path(file: &str) -> String {
    format!("\"./{file}\"")
}

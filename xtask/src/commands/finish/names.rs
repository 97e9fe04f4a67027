//! Names of files that follow their content.

use std::path::Path;

use super::fill;
use crate::digest::{digest, short};
use crate::failure::Failure;
use crate::{markup, project};

/// The scripts that the page begins with, each before those that import it.
pub(super) const SCRIPTS: [&str; 7] =
    ["address.js", "rescue.js", "update.js", "copies.js", "programs.js", "bundles.js", "boot.js"];

/// Where the page names its bundles.
const PROGRAMS: [&str; 6] = [
    "data-landing-js",
    "data-landing-wasm",
    "data-app-js",
    "data-app-wasm",
    "data-scanner-js",
    "data-scanner-wasm",
];

/// What is imported when the app is loaded.
const PARTS: &str = "parts.js";

/// Gives scripts and bundles names that follow their content, and the page these names: no cache on
/// the way can have another file under them. Trunk's own hashes are of what the compiler made, and
/// a worker's program gets none.
pub(super) fn name_by_content(staging: &Path, index: &str) -> Result<String, Failure> {
    let mut index = index.to_owned();
    let bundles = staging.join("bundles.js");
    let parts = renamed(staging, PARTS, PARTS)?;
    project::write(&bundles, fill(&project::read(&bundles)?, &format!("\"./{PARTS}\""), &parts)?)?;
    for (at, script) in SCRIPTS.into_iter().enumerate() {
        let (old, new) = (format!("\"./{script}\""), renamed(staging, script, script)?);
        for importer in &SCRIPTS[at + 1..] {
            let path = staging.join(importer);
            project::write(&path, project::read(&path)?.replace(&old, &new))?;
        }
        index = fill(&index, &old, &new)?;
    }
    for attribute in PROGRAMS {
        let tags = markup::tags(&index);
        let old = tags
            .iter()
            .find_map(|tag| tag.attribute(attribute))
            .ok_or_else(|| Failure::new(format!("The page has no {attribute}.")))?
            .to_owned();
        let plain = attribute.trim_start_matches("data-").replace('-', ".");
        index = fill(&index, &format!("\"{old}\""), &renamed(staging, &old, &plain)?)?;
    }
    let tags = markup::tags(&index);
    let parts = tags.iter().find_map(|tag| tag.attribute("data-app-parts")).unwrap_or_default();
    let mut named = Vec::new();
    for part in parts.split_whitespace() {
        let (name, file) = part
            .split_once("=./")
            .ok_or_else(|| Failure::new(format!("`{part}` is no part of the app.")))?;
        named.push(format!("{name}={}", renamed(staging, file, file)?.trim_matches('"')));
    }
    let old = format!("data-app-parts=\"{parts}\"");
    fill(&index, &old, &format!("data-app-parts=\"{}\"", named.join(" ")))
}

/// Puts a digest into a file's name, and gives the name as it stands in the page.
pub(super) fn renamed(staging: &Path, old: &str, plain: &str) -> Result<String, Failure> {
    let digest = digest(&project::read_bytes(&staging.join(old))?);
    let (stem, ending) = plain.rsplit_once('.').unwrap_or((plain, ""));
    let new = format!("{stem}-{}.{ending}", short(&digest));
    project::rename(&staging.join(old), &staging.join(&new))?;
    Ok(format!("\"./{new}\""))
}

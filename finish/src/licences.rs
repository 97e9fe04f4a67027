//! The licence notices of the page's crates, in `static/licences.txt`.
//!
//! cargo-deny checks that licences are allowed (`deny.toml`); of several licences to choose from, the notices name MIT.
//! cargo-about could write this file, but has 236 crates to compile.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::Path;

use serde_json::Value;
use xshell::{Shell, cmd};

use crate::failure::{Done, Failure};
use crate::shell::say;
use crate::{project, shell};

const FILE: &str = "static/licences.txt";

const HEAD: &str = "\
Facedown is free under the MIT licence or the Apache licence 2.0, as you like.
This is what its program is made of. The fonts have their licences beside them: fonts/OFL.txt,
fonts/OFL-figtree.txt, fonts/OFL-signs.txt.

Under the MIT licence, which stands below:

The Rust standard library
    Copyright (c) The Rust Project Contributors
";

#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Crate {
    name: String,
    version: String,
    licence: String,
}

pub(crate) fn run() -> Done {
    let shell = shell::open(&project::root()?)?;
    let text = notices_text(&shell)?;
    shell.write_file(FILE, &text)?;
    say(format!("{FILE} is written, {} bytes", text.len()));
    Ok(())
}

/// The crates of the page's program, without those that only the build uses.
fn crates(shell: &Shell) -> Result<BTreeSet<Crate>, Failure> {
    let edges = ["-e", "normal,no-proc-macro", "--target", "wasm32-unknown-unknown"];
    let format = "{p}|{l}";
    let tree =
        cmd!(shell, "cargo tree --locked -p frontend {edges...} --prefix none --format {format}")
            .quiet()
            .read()?;
    Ok(tree.lines().filter_map(parse_crate).collect())
}

/// Reads a line `name vVERSION|LICENCE`; `None` for a crate of the project, which has a path after the version.
fn parse_crate(line: &str) -> Option<Crate> {
    let (package, licence) = line.split_once('|')?;
    let (name, version) = package.split_once(" v")?;
    let licence = licence.trim_end_matches(" (*)").to_owned();
    (!version.contains('(')).then(|| Crate {
        name: name.to_owned(),
        version: version.to_owned(),
        licence,
    })
}

fn notices_text(shell: &Shell) -> Result<String, Failure> {
    let mit = shell.read_file("LICENSE-MIT")?;
    let mit_terms = mit.find("Permission is").map(|at| &mit[at..]).unwrap_or_default();
    let (mut notices, mut others) = (HEAD.to_owned(), String::new());
    let metadata = cmd!(shell, "cargo metadata --locked --format-version 1").quiet().read()?;
    let metadata: Value = serde_json::from_str(&metadata)
        .map_err(|error| Failure::because("what cargo says of the crates", error))?;
    for Crate { name, version, licence } in crates(shell)? {
        let mut packages = metadata["packages"].as_array().into_iter().flatten();
        let package = packages
            .find(|package| package["name"] == *name && package["version"] == *version)
            .ok_or_else(|| Failure::new(format!("cargo knows no {name} {version}")))?;
        let manifest = Path::new(package["manifest_path"].as_str().unwrap_or_default());
        let folder = manifest.with_file_name("");
        if licence.contains("MIT") {
            let notice = copyright_lines(&folder)
                .unwrap_or_else(|| vec![format!("By {}", authors(package))]);
            let _ = writeln!(notices, "{name} {version}\n    {}", notice.join("\n    "));
        }
        for file in required_files(&licence)? {
            let text = shell.read_file(folder.join(file))?;
            let _ = write!(others, "\n----\n\n{name} {version}\n\n{}\n", text.trim());
        }
    }
    Ok(format!("{notices}\n{}\n{others}", mit_terms.trim_end()))
}

/// The licence files whose text must be included, besides the MIT licence or in its place.
fn required_files(licence: &str) -> Result<Vec<&'static str>, Failure> {
    match licence {
        "(MIT OR Apache-2.0) AND ISC" => Ok(vec!["LICENSE-ISC"]),
        "(MIT OR Apache-2.0) AND Unicode-3.0" => Ok(vec!["LICENSE-UNICODE"]),
        "Apache-2.0 OR BSL-1.0" => Ok(vec!["LICENSE-BOOST"]),
        "Zlib" => Ok(vec!["LICENSE"]),
        _ if licence.split([' ', '/']).any(|word| word == "MIT") && !licence.contains("AND") => {
            Ok(vec![])
        }
        _ => Err(Failure::new(format!(
            "`{licence}`: finish/src/licences.rs has to say which file of it is shown."
        ))),
    }
}

fn copyright_lines(folder: &Path) -> Option<Vec<String>> {
    let names = ["LICENSE-MIT", "LICENSE-MIT.md", "LICENSE", "LICENSE.md"];
    names.into_iter().find_map(|name| {
        let text = std::fs::read_to_string(folder.join(name)).ok()?;
        let lines = text.lines().map(str::trim).filter(|line| line.starts_with("Copyright"));
        let lines: Vec<String> = lines.map(str::to_owned).collect();
        (!lines.is_empty()).then_some(lines)
    })
}

/// The manifest's authors, without email addresses.
fn authors(package: &Value) -> String {
    let authors = package["authors"].as_array().into_iter().flatten().filter_map(Value::as_str);
    let names: Vec<&str> = authors.filter_map(|author| author.split(" <").next()).collect();
    if names.is_empty() { "its authors".to_owned() } else { names.join(", ") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_crate_of_the_page_has_its_notice_in_the_version_that_is_used() {
        let shell = shell::open(&project::root().unwrap()).unwrap();
        let text = shell.read_file(FILE).unwrap();
        let crates = crates(&shell).unwrap();
        assert!(crates.len() > 50, "the page's crates are not read: {crates:?}");
        for Crate { name, version, .. } in crates {
            assert!(
                text.contains(&format!("\n{name} {version}\n")),
                "{FILE} doesn't name {name} {version}: `cargo xtask licences` writes it anew"
            );
        }
    }

    #[test]
    fn a_line_of_the_tree_is_a_crate_or_of_the_project() {
        let found = parse_crate("rand v0.10.3|MIT OR Apache-2.0 (*)").unwrap();
        assert_eq!(
            (&*found.name, &*found.version, &*found.licence),
            ("rand", "0.10.3", "MIT OR Apache-2.0")
        );
        assert_eq!(parse_crate("engine v0.1.0 (/somewhere/engine)|MIT OR Apache-2.0"), None);
    }

    #[test]
    fn a_licence_that_nobody_has_thought_of_is_refused() {
        assert!(required_files("GPL-3.0").is_err() && required_files("MIT AND CC-BY-4.0").is_err());
        assert_eq!(required_files("Apache-2.0/MIT").unwrap(), [""; 0]);
    }
}

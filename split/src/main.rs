//! `split SITE`: gives the programs of a site short imports, ordered to pack well. `split SITE LINKED` takes the app's
//! program apart before that, given the folder in which it was linked, and prints the names of the parts, a line each.
//!
//! The build of a release runs it (`xtask/src/commands/finish.rs`), in the project's folder.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs};

use split::{Split, packed, shortened, split};

/// The beginning of the name of the app's program in a site.
const APP: &str = "app";

fn main() -> ExitCode {
    let arguments: Vec<PathBuf> = env::args_os().skip(1).map(PathBuf::from).collect();
    let done = match arguments.as_slice() {
        [site] => finish(site, None),
        [site, linked] => finish(site, Some(linked)),
        _ => {
            Err("split SITE [LINKED]: the folder of a site, and that of its linked program.".into())
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn finish(site: &Path, linked: Option<&PathBuf>) -> Result<(), Box<dyn Error>> {
    for program in programs(site)? {
        match linked.filter(|_| {
            program.file_name().is_some_and(|name| name.to_string_lossy().starts_with(APP))
        }) {
            Some(linked) => take_apart(site, &program, linked)?,
            None => fs::write(&program, packed(&fs::read(&program)?)?)?,
        }
        shorten(&program)?;
    }
    Ok(())
}

/// What wasm-bindgen has written.
fn programs(site: &Path) -> Result<Vec<PathBuf>, Box<dyn Error>> {
    let mut found = Vec::new();
    let entries = fs::read_dir(site).map_err(|error| format!("{}: {error}", site.display()))?;
    for entry in entries {
        let path = entry?.path();
        if path.to_string_lossy().ends_with("_bg.wasm") {
            found.push(path);
        }
    }
    Ok(found)
}

/// Splits the app's program. The list of its functions is for developers: it goes beside the linked program, not into the site.
fn take_apart(site: &Path, program: &Path, linked: &Path) -> Result<(), Box<dyn Error>> {
    let Split { main, parts, list } =
        split(&fs::read(linked.join("app.wasm"))?, &fs::read(program)?)?;
    fs::write(program, main)?;
    fs::write(linked.join("app.parts.txt"), list)?;
    for (name, bytes) in parts {
        fs::write(site.join(format!("part-{name}.wasm")), bytes)?;
        println!("{name}");
    }
    Ok(())
}

/// Gives the functions that a program imports from its script short names, in both.
fn shorten(program: &Path) -> Result<(), Box<dyn Error>> {
    let name = program.to_string_lossy().replace("_bg.wasm", ".js");
    let (bytes, script) = shortened(&fs::read(program)?, &fs::read_to_string(&name)?)?;
    fs::write(program, bytes)?;
    Ok(fs::write(name, script)?)
}

//! `wasm-parts SITE`: gives the programs of a site short imports, ordered to pack well. `wasm-parts SITE CONFIG LINKED` takes
//! the program that the configuration names apart before that, given the folder in which it was linked, and prints the names
//! of the parts, a line each.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs};

use wasm_parts::{Config, Split, packed, shortened, split};

/// What wasm-bindgen appends to a program's name.
const ENDING: &str = "_bg.wasm";

fn main() -> ExitCode {
    let arguments: Vec<PathBuf> = env::args_os().skip(1).map(PathBuf::from).collect();
    let done = match arguments.as_slice() {
        [site] => finish(site, None),
        [site, config, linked] => finish(site, Some((config, linked))),
        _ => Err("wasm-parts SITE [CONFIG LINKED]: the folder of a site, a configuration, and the folder of the linked program."
            .into()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn finish(site: &Path, apart: Option<(&PathBuf, &PathBuf)>) -> Result<(), Box<dyn Error>> {
    let apart =
        apart.map(|(config, linked)| Ok::<_, Box<dyn Error>>((Config::read(config)?, linked)));
    let apart = apart.transpose()?;
    for program in programs(site)? {
        let is_named = |name: &str| {
            program.file_name().is_some_and(|file| file.to_string_lossy().starts_with(name))
        };
        match apart.as_ref().filter(|(config, _)| is_named(&config.program)) {
            Some((config, linked)) => take_apart(site, &program, config, linked)?,
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
        if path.to_string_lossy().ends_with(ENDING) {
            found.push(path);
        }
    }
    Ok(found)
}

/// Splits a program. The list of its functions is for developers: it goes beside the linked program, not into the site.
fn take_apart(
    site: &Path,
    program: &Path,
    config: &Config,
    linked: &Path,
) -> Result<(), Box<dyn Error>> {
    let name = &config.program;
    let whole = fs::read(linked.join(format!("{name}.wasm")))?;
    let Split { main, parts, list } = split(config, &whole, &fs::read(program)?)?;
    fs::write(program, main)?;
    fs::write(linked.join(format!("{name}.parts.txt")), list)?;
    for (name, bytes) in parts {
        fs::write(site.join(format!("part-{name}.wasm")), bytes)?;
        println!("{name}");
    }
    Ok(())
}

/// Gives the functions that a program imports from its script short names, in both.
fn shorten(program: &Path) -> Result<(), Box<dyn Error>> {
    let name = program.to_string_lossy().replace(ENDING, ".js");
    let (bytes, script) = shortened(&fs::read(program)?, &fs::read_to_string(&name)?)?;
    fs::write(program, bytes)?;
    Ok(fs::write(name, script)?)
}

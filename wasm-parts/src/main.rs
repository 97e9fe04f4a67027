//! `wasm-parts CONFIG SITE LINKED`: splits the configured program of a site, given the folder of its linked form, and
//! prints the names of its parts, one a line. All programs get short imports and an order for compression.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs};

use wasm_parts::{Config, Split, pack, shorten_names, split};

/// wasm-bindgen's suffix of a program's file name.
const PROGRAM_ENDING: &str = "_bg.wasm";

fn main() -> ExitCode {
    let arguments: Vec<PathBuf> = env::args_os().skip(1).map(PathBuf::from).collect();
    let result = match arguments.as_slice() {
        [config, site, linked] => finish(config, site, linked),
        _ => Err("wasm-parts CONFIG SITE LINKED: a configuration, the folder of a site, that of the linked program.".into()),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn finish(config: &Path, site: &Path, linked: &Path) -> Result<(), Box<dyn Error>> {
    let config = Config::read(config)?;
    for program in programs(site)? {
        let name = program.file_name().map(|name| name.to_string_lossy());
        if name.is_some_and(|name| name.starts_with(&config.program)) {
            split_program(&config, site, &program, linked)?;
        } else {
            fs::write(&program, pack(&fs::read(&program)?)?)?;
        }
        shorten_imports(&program)?;
    }
    Ok(())
}

fn programs(site: &Path) -> Result<Vec<PathBuf>, Box<dyn Error>> {
    let mut found = Vec::new();
    let entries = fs::read_dir(site).map_err(|error| format!("{}: {error}", site.display()))?;
    for entry in entries {
        let path = entry?.path();
        if path.to_string_lossy().ends_with(PROGRAM_ENDING) {
            found.push(path);
        }
    }
    Ok(found)
}

/// Writes the list of functions, which is for developers, beside the linked program.
fn split_program(
    config: &Config,
    site: &Path,
    program: &Path,
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

fn shorten_imports(program: &Path) -> Result<(), Box<dyn Error>> {
    let name = program.to_string_lossy().replace(PROGRAM_ENDING, ".js");
    let (bytes, script) = shorten_names(&fs::read(program)?, &fs::read_to_string(&name)?)?;
    fs::write(program, bytes)?;
    Ok(fs::write(name, script)?)
}

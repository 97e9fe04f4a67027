//! Writes the Rust of the page's words, and has the linker tell what refers to what in the app's program, by which it
//! is split.

use std::error::Error;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// The words that all games share; each game's are in a folder of its own beside them.
const WORDS: &str = "messages.txt";

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    let folder = Path::new("../static/text/en");
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut code = module(&folder.join(WORDS))?;
    let mut games: Vec<_> = fs::read_dir(folder)?.collect::<Result<_, _>>()?;
    games.retain(|entry| entry.path().is_dir());
    games.sort_by_key(fs::DirEntry::file_name);
    for game in games {
        let name = game.file_name().to_string_lossy().replace('-', "_");
        let words = module(&game.path().join(WORDS))?;
        let _ = writeln!(code, "pub(crate) mod {name} {{\nuse super::*;\n{words}}}");
    }
    fs::write(PathBuf::from(env::var("OUT_DIR")?).join("messages.rs"), code)?;

    let is = |name, value| env::var(name).is_ok_and(|given| given == value);
    // Optimized for size: what is compiled quickly, to be played here, isn't split.
    if is("CARGO_CFG_TARGET_ARCH", "wasm32") && is("PROFILE", "release") && is("OPT_LEVEL", "z") {
        println!("cargo::rustc-link-arg-bin=app=--emit-relocs");
    }
    Ok(())
}

/// The Rust of a file of messages.
fn module(file: &Path) -> Result<String, String> {
    let fault = |why: &dyn std::fmt::Display| format!("{}: {why}", file.display());
    let text = fs::read_to_string(file).map_err(|why| fault(&why))?;
    messages::rust(&text).map_err(|why| fault(&why))
}

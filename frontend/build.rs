//! Writes the Rust of the page's words, and has the linker tell what refers to what in the app's program, by which it
//! is split.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::{env, fs};

use messages::Language;

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    let folder = Path::new("../static/text/en");
    println!("cargo::rerun-if-changed={}", folder.display());
    let code = Language::read(folder)?.rust();
    fs::write(PathBuf::from(env::var("OUT_DIR")?).join("messages.rs"), code)?;

    let is = |name, value| env::var(name).is_ok_and(|given| given == value);
    // Optimized for size: what is compiled quickly, to be played here, isn't split.
    if is("CARGO_CFG_TARGET_ARCH", "wasm32") && is("PROFILE", "release") && is("OPT_LEVEL", "z") {
        println!("cargo::rustc-link-arg-bin=app=--emit-relocs");
    }
    Ok(())
}

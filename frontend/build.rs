//! Generates the Rust code of the page's texts, and has the linker keep relocations in the app: the list of references
//! by which `wasm-parts` splits it.

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
    // Only a build optimized for size is split, not a quick one for playing on this computer.
    if is("CARGO_CFG_TARGET_ARCH", "wasm32") && is("PROFILE", "release") && is("OPT_LEVEL", "z") {
        println!("cargo::rustc-link-arg-bin=app=--emit-relocs");
    }
    Ok(())
}

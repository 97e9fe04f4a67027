//! `wasm-bindgen` with the options that Trunk passes. The full CLI has a test runner, and three times as many crates.

use std::error::Error;
use std::process::ExitCode;

use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    match run(std::env::args().skip(1)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error:?}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: impl Iterator<Item = String>) -> Result<(), Box<dyn Error>> {
    let mut bindgen = Bindgen::new();
    // These are the defaults of wasm-bindgen-cli.
    bindgen.typescript(true).omit_default_module_path(false);
    let mut folder = None;
    for argument in arguments {
        let Some(option) = argument.strip_prefix("--") else {
            bindgen.input_path(argument);
            continue;
        };
        match option.split_once('=').unwrap_or((option, "")) {
            ("version", _) => {
                println!("wasm-bindgen {}", wasm_bindgen_shared::version());
                return Ok(());
            }
            ("target", "web") => _ = bindgen.web(true)?,
            ("out-dir", path) => folder = Some(path.to_owned()),
            ("out-name", name) => _ = bindgen.out_name(name),
            ("no-demangle", _) => _ = bindgen.demangle(false),
            ("no-typescript", _) => _ = bindgen.typescript(false),
            _ => return Err(format!("bindgen/src/main.rs doesn't know `{argument}`").into()),
        }
    }
    bindgen.generate(folder.ok_or("--out-dir is missing")?)?;
    Ok(())
}

//! `finish site` completes the site as Trunk's hook, `finish size` measures it, `finish licences` writes its crates'
//! notices. `cargo xtask` compiles and runs `finish`.

mod bundles;
mod digest;
mod hook;
mod licences;
mod markup;
mod size;

use std::process::ExitCode;

use xtask::failure::{self, Failure};
use xtask::{project, shell};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    failure::exit(match arguments.as_slice() {
        ["site"] => hook::run(),
        ["size"] => size::run(),
        ["licences"] => licences::run(),
        _ => Err(Failure::new("finish site, finish size or finish licences")),
    })
}

//! Runs `wasm-parts` as builds do.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

const CONFIG: &str = "tests/zoo.json";

const EMPTY: &[u8] = b"\0asm\x01\0\0\0";

/// A custom section named `producers`.
const FOR_TOOLS: &[u8] = b"\0\x0a\x09producers";

/// A test's folder of programs as wasm-bindgen leaves them.
fn site(test: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    for name in ["zoo", "ticket"] {
        fs::write(folder.join(format!("{name}_bg.wasm")), [EMPTY, FOR_TOOLS].concat()).unwrap();
        fs::write(folder.join(format!("{name}.js")), "export {};").unwrap();
    }
    fs::write(folder.join("index.html"), "<!doctype html>").unwrap();
    folder
}

fn run(arguments: &[&Path]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_wasm-parts")).args(arguments).output().unwrap()
}

#[test]
fn a_program_outside_the_configuration_loses_its_sections_for_tools() {
    let site = site("whole");
    fs::remove_file(site.join("zoo_bg.wasm")).unwrap();
    let output = run(&[CONFIG.as_ref(), &site, &site]);
    assert!(output.status.success() && output.stdout.is_empty(), "{output:?}");
    assert_eq!(fs::read(site.join("ticket_bg.wasm")).unwrap(), EMPTY);
}

#[test]
fn a_program_linked_without_relocations_is_an_error_and_stays() {
    let site = site("refused");
    let linked = site.join("linked");
    fs::create_dir(&linked).unwrap();
    fs::write(linked.join("zoo.wasm"), EMPTY).unwrap();
    let output = run(&[CONFIG.as_ref(), &site, &linked]);
    assert!(!output.status.success());
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(error.contains("--emit-relocs"), "{error}");
    assert_eq!(fs::read(site.join("zoo_bg.wasm")).unwrap(), [EMPTY, FOR_TOOLS].concat());
}

#[test]
fn a_missing_folder_or_wrong_arguments_are_an_error() {
    let error = |arguments: &[&Path]| {
        let output = run(arguments);
        assert!(!output.status.success(), "{arguments:?}");
        String::from_utf8(output.stderr).unwrap()
    };
    assert!(error(&[]).contains("SITE"));
    let missing = Path::new(env!("CARGO_TARGET_TMPDIR")).join("no-such-site");
    assert!(error(&[CONFIG.as_ref(), &missing, &missing]).contains("no-such-site"));
}

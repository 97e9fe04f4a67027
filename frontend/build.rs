//! Has the linker tell what refers to what in the app's program, by which it is split.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let is_page = std::env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "wasm32");
    if is_page && std::env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        println!("cargo::rustc-link-arg-bin=app=--emit-relocs");
    }
}

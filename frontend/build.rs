//! Has the linker tell what refers to what in the app's program, by which it is split.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let is = |name, value| std::env::var(name).is_ok_and(|given| given == value);
    // Optimized for size: what is compiled quickly, to be played here, isn't split.
    if is("CARGO_CFG_TARGET_ARCH", "wasm32") && is("PROFILE", "release") && is("OPT_LEVEL", "z") {
        println!("cargo::rustc-link-arg-bin=app=--emit-relocs");
    }
}

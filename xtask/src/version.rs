//! Parses programs' versions.

/// The version in the first line of `<tool> --version`: `trunk 0.21.14` → `0.21.14`.
pub(crate) fn of_tool(output: &str) -> Option<&str> {
    let is_version =
        |word: &&str| word.starts_with(|sign: char| sign.is_ascii_digit()) && word.contains('.');
    output.lines().next()?.split_whitespace().find(is_version)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tool_tells_its_version_in_its_first_line_or_none() {
        assert_eq!(of_tool("trunk 0.21.14\n"), Some("0.21.14"));
        assert_eq!(of_tool("wasm-bindgen 0.2.129"), Some("0.2.129"));
        assert_eq!(of_tool("rustc 1.95.0 (abc 2026-04-14)\nmore 9.9"), Some("1.95.0"));
        assert_eq!(of_tool(""), None);
        assert_eq!(of_tool("command not found"), None);
    }

    #[test]
    fn the_toolchain_is_the_least_that_is_declared() {
        let project = crate::project::root().unwrap();
        let read = |file| std::fs::read_to_string(project.join(file)).unwrap();
        let (manifest, toolchain) = (read("Cargo.toml"), read("rust-toolchain.toml"));
        let value = |text: &str, key: &str| {
            let line = text.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(" = \""));
            line.unwrap().trim_end_matches('"').to_owned()
        };
        let declared = value(&manifest, "rust-version");
        assert_eq!(value(&toolchain, "channel"), format!("{declared}.0"));
    }
}

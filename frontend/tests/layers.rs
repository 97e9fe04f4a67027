//! The modules of the page use only what lies below them: the arrows of `docs/architecture.md` go one way.

use std::fs::{read_dir, read_to_string};
use std::path::{Path, PathBuf};

/// What each may use besides itself and the engine. `pages`, and what starts a bundle, may use all.
const MAY_USE: [(&str, &[&str]); 10] = [
    ("services", &[]),
    ("device", &[]),
    ("words", &["services"]),
    ("route", &["services"]),
    ("draft", &["services", "words"]),
    ("hooks", &["services", "words"]),
    ("components", &["services", "words", "route", "hooks"]),
    ("playback", &["services", "words", "hooks", "components"]),
    ("games", &["services", "words", "hooks", "components", "playback"]),
    ("session", &["services", "words", "playback", "games", "device"]),
];

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = read_dir(folder).expect("a folder of the page");
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("a file").path()).collect();
    paths.sort();
    let deeper = |path: PathBuf| if path.is_dir() { files(&path) } else { vec![path] };
    paths.into_iter().flat_map(deeper).collect()
}

/// The modules of the crate that a line names, by a path from the crate or from so many modules above.
fn named(line: &str, depth: usize) -> impl Iterator<Item = &str> {
    let starts = ["crate::".to_owned(), "super::".repeat(depth)];
    let rests = starts.into_iter().flat_map(move |start| {
        line.match_indices(&*start).map(|(at, start)| &line[at + start.len()..]).collect::<Vec<_>>()
    });
    rests
        .map(|rest| rest.split(|sign: char| !sign.is_alphanumeric() && sign != '_').next())
        .map(Option::unwrap_or_default)
}

#[test]
fn nothing_uses_what_lies_above_it() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut wrong = Vec::new();
    for file in files(&root) {
        let path = file.strip_prefix(&root).expect("a file of the page").to_string_lossy();
        let names: Vec<_> = path.trim_end_matches(".rs").split('/').collect();
        let Some((own, may_use)) = MAY_USE.iter().find(|(own, _)| *own == names[0]) else {
            continue;
        };
        if names.iter().any(|name| ["tests", "testing"].contains(name)) {
            continue;
        }
        let depth = names.iter().filter(|name| **name != "mod").count();
        let text = read_to_string(&file).expect("a file that can be read");
        let code = text.lines().take_while(|line| !line.starts_with("mod tests {"));
        for (at, line) in code.enumerate().filter(|(_, line)| !line.trim_start().starts_with("//"))
        {
            for used in named(line, depth).filter(|used| used != own && !may_use.contains(used)) {
                wrong.push(format!("{path}:{}: {own} uses {used}", at + 1));
            }
        }
    }
    assert!(wrong.is_empty(), "arrows that go up:\n{}", wrong.join("\n"));
}

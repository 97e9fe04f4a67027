//! A type's name means one thing: no two modules of a crate declare types of one name, with the exceptions listed here.

use std::collections::BTreeMap;
use std::fs::read_to_string;
use std::path::Path;

use super::layers::files;

type Exceptions = &'static [(&'static str, &'static [&'static str])];

const CRATES: [(&str, Exceptions); 2] = [
    (
        "src",
        &[
            ("a board at one moment: each game's, and the trait of all of them", &["Scene"]),
            ("what a game's look-ups show", &["Detail"]),
            ("part of a game's board", &["ChooseProps", "HandProps", "TileProps"]),
        ],
    ),
    (
        "../engine/src",
        &[
            (
                "a part that each game has",
                &["Action", "Event", "Phase", "Refusal", "SeatState", "SeatView", "Stage", "View"],
            ),
            ("what a game's bot searches from", &["Root"]),
            (
                "a term in the rules of several games",
                &["Card", "CardCounts", "Choice", "Pair", "Side", "Swap"],
            ),
            (
                "a word of modules that never use each other's",
                &["ErasedEvent", "Tally", "Unchecked"],
            ),
        ],
    ),
];

/// The name of the type that a line declares. An indented `type` is an associated or a local one, which don't count.
fn declared_type(line: &str) -> Option<&str> {
    let code = line.trim_start();
    let code = match code.strip_prefix("pub") {
        Some(scope) if scope.starts_with('(') => scope.split_once(") ")?.1,
        Some(rest) => rest.trim_start(),
        None => code,
    };
    let (keyword, rest) = code.split_once(' ')?;
    let is_type = ["struct", "enum", "trait", "union"].contains(&keyword)
        || keyword == "type" && !line.starts_with(' ');
    let name = rest.split(|sign: char| !sign.is_alphanumeric()).next()?;
    (is_type && name.starts_with(char::is_uppercase)).then_some(name)
}

#[test]
fn a_type_name_means_one_thing_in_a_crate() {
    let mut wrong = Vec::new();
    for (folder, exceptions) in CRATES {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
        let mut places: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for file in files(&root).iter().filter(|file| file.extension() == Some("rs".as_ref())) {
            let path = file.strip_prefix(&root).expect("a file of the crate").display();
            let text = read_to_string(file).expect("a file that can be read");
            for (at, line) in text.lines().enumerate() {
                if let Some(name) = declared_type(line) {
                    places.entry(name.to_owned()).or_default().push(format!("{path}:{}", at + 1));
                }
            }
        }
        assert!(places.len() > 200, "the types of {folder} are found");
        let is_exception = |name: &str| exceptions.iter().any(|(_, names)| names.contains(&name));
        for name in exceptions.iter().flat_map(|(_, names)| *names) {
            assert!(places[*name].len() > 1, "{folder}: {name} is no exception any more");
        }
        let several = places.iter().filter(|(name, at)| at.len() > 1 && !is_exception(name));
        wrong.extend(several.map(|(name, at)| format!("{folder}: {name} in {}", at.join(" and "))));
    }
    assert!(wrong.is_empty(), "names with several meanings:\n{}", wrong.join("\n"));
}

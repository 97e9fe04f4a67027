//! Places that must name each game, though the compiler doesn't check them. They are listed in
//! `docs/adding-a-game.md`.

use std::collections::BTreeSet;

use engine::catalogue::GameId;

use crate::rule_ids::sources::{Source, read_project};

/// Browser tests with a case for each game, such as a position or a tap.
const BY_HAND: [&str; 6] = [
    "tests/engines/games.mjs",
    "tests/fits.spec.mjs",
    "tests/leaks.spec.mjs",
    "tests/legend.spec.mjs",
    "tests/lessons.mjs",
    "tests/motion.spec.mjs",
];

fn text(sources: &[Source], path: &str) -> String {
    sources
        .iter()
        .filter(|source| source.path.starts_with(path))
        .map(|source| &*source.text)
        .collect()
}

fn folders<'a>(sources: &'a [Source], of: &str) -> BTreeSet<&'a str> {
    let folder = |source: &'a Source| Some(source.path.strip_prefix(of)?.split_once('/')?.0);
    sources.iter().filter_map(folder).collect()
}

#[test]
fn every_folder_of_a_game_is_compiled_and_held_to_its_rules_and_the_laws() {
    let sources = read_project();
    for folder in folders(&sources, "engine/src/games/") {
        let has = |path: &str, what: &str| {
            let text = text(&sources, path);
            assert!(!text.is_empty(), "{path} is missing");
            assert!(text.contains(what), "{path} lacks `{}`", what.trim());
        };
        let (slug, tests) = (folder.replace('_', "-"), format!("engine/tests/it/{folder}/"));
        has("engine/src/games/mod.rs", &format!("\npub mod {folder};\n"));
        has("engine/tests/it/main.rs", &format!("\nmod {folder};\n"));
        has(&format!("docs/rules/{slug}.md"), "<a id=");
        has(&tests, " keeps_the_laws::<");
        if GameId::from_slug(&slug).is_none() {
            has(&tests, " bots_keep_the_laws::<");
        }
    }
}

#[test]
fn every_game_has_a_test_of_its_board_and_is_in_those_that_show_each_by_hand() {
    let sources = read_project();
    for folder in folders(&sources, "frontend/src/games/") {
        let listed = GameId::from_slug(&folder.replace('_', "-"));
        assert!(listed.is_some(), "engine/src/catalogue.rs lacks {folder}");
    }
    for slug in GameId::ALL.map(GameId::slug) {
        assert!(text(&sources, &format!("tests/{slug}.spec.mjs")).contains("test("), "{slug}");
    }
    for (path, game) in BY_HAND.into_iter().flat_map(|path| GameId::ALL.map(|game| (path, game))) {
        let is_shown = text(&sources, path).contains(&format!("\"{}", game.slug()));
        assert!(is_shown, "{path} has nothing of {}", game.slug());
    }
}

//! The rules of every game as a page, in every language.

use std::collections::BTreeSet;
use std::path::Path;

use engine::catalogue::GameId;
use engine::with_game;
use yew::Html;

use crate::games::{GameUi, rules};
use crate::services::{language, texts};
use crate::testing::{Page, draw};

fn page(game: GameId) -> Page {
    Page::new(draw(move || rules(game)))
}

fn text(game: GameId) -> String {
    texts::at_hand(&texts::game_path(game.slug(), "rules.md")).expect("its rules").to_string()
}

fn all() -> impl Iterator<Item = GameId> {
    let shown = language::all().into_iter().map(|(code, _)| language::show(&code));
    shown.flat_map(|()| GameId::ALL)
}

/// The names in braces of a text.
fn drawings(text: &str) -> impl Iterator<Item = &str> {
    text.split('{').skip(1).map(|rest| rest.split_once('}').expect("a brace that is closed").0)
}

/// The words between the ends of a range of rules, in each language.
const RANGE_WORDS: [&str; 4] = [" to ", " bis ", " à ", " a "];

/// The numbers of the rules that a text names, also within a range: `DD-5, DD-8 to DD-11`.
fn rules_named(text: &str, prefix: &str) -> BTreeSet<u32> {
    let mut named = BTreeSet::new();
    let mut from: Option<u32> = None;
    for part in text.split(prefix).skip(1) {
        let end = part.find(|sign: char| !sign.is_ascii_digit()).unwrap_or(part.len());
        let Ok(id) = part[..end].parse() else { continue };
        named.extend(from.unwrap_or(id)..=id);
        from = RANGE_WORDS.contains(&&part[end..]).then_some(id);
    }
    named
}

#[test]
fn every_drawing_that_a_text_names_is_drawn() {
    for game in all() {
        let drawing: fn(&str) -> Option<Html> = with_game!(game, G => G::drawing);
        for name in drawings(&text(game)) {
            assert!(drawing(name).is_some(), "{game:?}: {name}");
        }
        assert!(drawing("no such thing").is_none());
    }
}

#[test]
fn a_page_shows_no_markup_of_its_text() {
    for game in all() {
        let text = page(game).text();
        for sign in ["{", "}", "[", "]", "**", "##", " | ", "> ", "  "] {
            assert!(!text.contains(sign), "{game:?}: {sign} in {text}");
        }
    }
}

#[test]
fn every_game_has_a_summary_of_its_rules() {
    for game in all() {
        let text = text(game);
        let glance = text.split("\n## ").next().expect("a text");
        assert_eq!(glance.lines().filter(|line| line.starts_with("- ")).count(), 5);
        assert!(glance.starts_with("> "), "a drawing");
    }
}

#[test]
fn the_rules_name_each_rule_and_no_other() {
    for game in all() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/rules");
        let rules =
            std::fs::read_to_string(folder.join(format!("{}.md", game.slug()))).expect("its rules");
        let start = rules.find("</a>**").expect("a rule") + 6;
        let prefix = rules[start..].split_inclusive('-').next().expect("an id");
        let marks = rules.split("</a>**").skip(1).filter_map(|rest| Some(rest.split_once("**")?.0));
        let marked = marks.collect::<Vec<_>>().join(". ");
        let (all, told) = (rules_named(&marked, prefix), rules_named(&page(game).text(), prefix));
        assert!(!all.is_empty(), "{game:?}");
        assert_eq!(told, all, "{game:?}: what is told, and the rules");
    }
}

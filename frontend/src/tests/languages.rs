//! Every text of the page in every language.

use std::collections::BTreeSet;
use std::path::Path;

use engine::catalogue::GameId;

use crate::games;
use crate::games::lesson::{Allowed, Task};
use crate::services::{language, texts};
use crate::testing::{Page, lesson};

use super::layers::files;
use super::pages::{full_pages, screens};

/// Signs of a message's syntax, and spaces left by missing words.
const UNWANTED: [&str; 6] = ["{", "}", "|", "~", " .", " ,"];

/// English texts with a different translation.
fn english_texts() -> Vec<(String, &'static str)> {
    let is_long = |text: &str| text.split(' ').count() > 2 && !text.contains('{');
    language::texts()
        .into_iter()
        .filter(|(english, translation)| is_long(english) && english != translation)
        .collect()
}

fn flaws(page: &Page, english: &[(String, &str)]) -> Vec<String> {
    let text = page.text();
    let signs = UNWANTED.into_iter().filter(|sign| text.contains(sign)).map(str::to_owned);
    let untranslated = english.iter().map(|(english, _)| english);
    signs.chain(untranslated.filter(|english| text.contains(english.as_str())).cloned()).collect()
}

fn assert_texts(pages: impl Fn() -> Vec<(String, Page)>) {
    for (code, _) in language::all().into_iter().skip(1) {
        language::show(&code);
        let (english, mut found) = (english_texts(), BTreeSet::new());
        for (name, page) in pages() {
            found.extend(flaws(&page, &english).iter().map(|flaw| format!("{name}: {flaw}")));
        }
        assert!(found.is_empty(), "{code}, {}: {found:#?}", found.len());
    }
}

#[test]
fn every_page_has_its_text_in_every_language() {
    assert_texts(full_pages);
}

#[test]
fn every_screen_of_a_table_has_its_text_in_every_language() {
    assert_texts(screens);
}

/// The characters of a font's family, by the ranges that a style sheet declares.
fn letters_of_font(css: &str, family: &str) -> BTreeSet<char> {
    let faces = css.split("@font-face").filter(|face| face.contains(&format!("\"{family}\";")));
    let ranges = faces.filter_map(|face| face.split_once("unicode-range:")?.1.split(';').next());
    let number = |hex: &str| u32::from_str_radix(hex, 16).expect(hex);
    ranges
        .flat_map(|ranges| ranges.split(','))
        .map(|range| range.trim().strip_prefix("U+").expect(range))
        .map(|range| range.split_once('-').unwrap_or((range, range)))
        .flat_map(|(first, last)| number(first)..=number(last))
        .filter_map(char::from_u32)
        .collect()
}

/// The serif font lacks these signs: headings show them in a font of the device.
const NOT_IN_SERIF: &str = "½−";

#[test]
fn both_fonts_have_all_letters_of_every_language() {
    let css = ["styles/tokens.css", "styles/type.css"];
    let css: String =
        css.iter().map(|sheet| texts::at_hand(sheet).expect("a sheet").to_string()).collect();
    let signs = letters_of_font(&css, "Facedown Signs");
    let sans = &letters_of_font(&css, "Facedown Sans") | &signs;
    let mut serif = &letters_of_font(&css, "Facedown Serif") | &signs;
    serif.extend(NOT_IN_SERIF.chars());
    for file in files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../static/text")) {
        let text = std::fs::read_to_string(&file).expect("a text");
        let text: BTreeSet<char> = text.chars().filter(|letter| *letter != '\n').collect();
        for (font, letters) in [("sans", &sans), ("serif", &serif)] {
            let missing: String = text.difference(letters).collect();
            assert!(missing.is_empty(), "{}: {missing} is in no {font} font", file.display());
        }
    }
}

/// A lesson's steps without their texts: task and pointers.
fn steps(game: GameId, id: &str) -> Vec<(Option<Allowed>, Vec<String>, Vec<String>)> {
    let step = |step: &crate::games::lesson::LessonStep| match &step.task {
        Task::Act { allowed, then, .. } => {
            (Some(allowed.clone()), then.to_vec(), step.points.clone())
        }
        Task::Watch | Task::Read => (None, Vec::new(), step.points.clone()),
    };
    lesson(game, id).steps.iter().map(step).collect()
}

#[test]
fn every_language_teaches_the_same_lessons() {
    for game in GameId::ALL {
        for entry in games::lessons(game) {
            language::show("en");
            let english = steps(game, entry.id);
            for (code, _) in language::all() {
                language::show(&code);
                assert_eq!(steps(game, entry.id), english, "{code} {game:?} {}", entry.id);
            }
        }
    }
}

//! The home page, its list of games and the pages beside it, for different stores.

use engine::catalogue::GameId;

use crate::games;
use crate::pages::{Home, about};
use crate::route::Route;
use crate::services::saves::{self, Local, Save, Summary};
use crate::services::storage::{new_device, with_device};
use crate::services::texts;
use crate::testing::{Page, Table, draw, golden_records, html, record, says_you};

/// The home page with a game of this seed. The time-out's choice depends on the seed, and is still secret.
fn home_with(seed: &str) -> String {
    new_device(None);
    let text = record("fools-gambit", "deck=split time=off", "Ana | Ben", seed, &["1 timeout"]);
    let mut save = Save::new(text, 1);
    save.summary = Some(Summary {
        players: "Ana and Ben".into(),
        standing: "Round 1 · Ben to choose".into(),
        is_over: false,
    });
    with_device(|store| saves::write(store, &"a".parse().unwrap(), &save)).unwrap();
    html::<Home>(())
}

#[test]
fn the_list_holds_nothing_but_what_the_table_sees() {
    let first = home_with("9f2c04d1a6b3e877");
    assert!(Page::new(first.clone()).has_button("Rename: Ana and Ben"), "{first}");
    assert!(!first.contains("9f2c04d1"));
    assert_eq!(home_with("0000000000000001"), first);
}

#[test]
fn home_offers_all_games_in_each_way_and_lists_nothing_before_the_first() {
    new_device(None);
    let page = Page::new(html::<Home>(()));
    let names: Vec<_> = page.controls().into_iter().map(|control| control.name).collect();
    for game in GameId::ALL {
        for way in ["Play a bot", "Play together", "Rules"] {
            let name = format!("{way} {}", games::about(game).name);
            assert!(names.contains(&name), "{name} is not among {names:?}");
        }
    }
    assert!(!page.headings().contains(&"Your games".to_owned()));
}

#[test]
fn about_names_the_makers_of_all_games() {
    let page = Page::new(draw(about));
    for game in GameId::ALL {
        let maker = games::origin(game).made_by;
        assert!(!maker.is_empty() && page.text().contains(&*maker), "{maker}");
        assert!(page.headings().iter().any(|heading| *heading == games::about(game).name));
    }
    assert!(page.text().contains("Judd Madden and Nina Riddell"));
    let is_maker_link = |href: &&String| href.contains("shion-wild.itch.io");
    let links = page.attribute("href");
    assert!(links.iter().find(is_maker_link).expect("a link").starts_with("https:"));
}

const HEADER_LINES: usize = 5;
const SEATS_LINE: usize = 3;

/// The same game after `count` decisions, with a nameless person at its first seat, and bots at all others.
fn against_bots(text: &str, count: usize) -> String {
    let mut lines: Vec<_> = text.lines().take(HEADER_LINES + count).map(str::to_owned).collect();
    let names = ["Otis", "Pearl", "Hattie", "Zeke", "Cora", "Abel", "Flora"];
    let bots = names.iter().take(lines[SEATS_LINE].matches(" | ").count());
    lines[SEATS_LINE] =
        bots.fold("seats Player 1".to_owned(), |line, name| format!("{line} | bot:sharp {name}"));
    lines.join("\n") + "\n"
}

#[test]
fn a_nameless_single_player_is_you_to_eyes_and_ears() {
    for (name, text) in golden_records() {
        let all = text.lines().count() - HEADER_LINES;
        let mut says_you_somewhere = false;
        for count in (0..=all).step_by(1 + all / 12) {
            let mut table = Table::open(&against_bots(&text, count), Local::default());
            for _ in 0..12 {
                let page = table.page();
                assert!(!page.text().contains("Player 1"), "{name} after {count}: {page:?}");
                says_you_somewhere |= says_you(&page.text());
                if !table.take_plain_step() {
                    break;
                }
            }
        }
        assert!(says_you_somewhere, "{name}");
    }
}

#[test]
fn the_manifests_shortcuts_lead_to_pages_that_are_there() {
    let text = texts::at_hand("manifest.webmanifest").expect("the manifest");
    let manifest: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    let shortcuts = manifest["shortcuts"].as_array().expect("shortcuts");
    assert_eq!(shortcuts.len(), 3);
    for shortcut in shortcuts {
        let url = shortcut["url"].as_str().expect("an address");
        let fragment = url.strip_prefix("./").expect("an address of this site");
        assert_ne!(Route::from_fragment(fragment), Route::NotFound, "{url}");
    }
}

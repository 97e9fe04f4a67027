//! Every page as a whole, drawn for an empty device and for one with games.

use std::collections::BTreeSet;

use engine::catalogue::GameId;
use yew::prelude::*;

use crate::app::page_of;
use crate::components::button::Button;
use crate::games;
use crate::route::{PAGES, Route};
use crate::services::saves::{self, Local, Save, SaveId};
use crate::services::storage::{new_device, with_device};
use crate::testing::{Page, Table, draw, golden_records};
use crate::words::reason::RefusalReason;

fn page(route: &Route) -> Page {
    let route = route.clone();
    Page::new(draw(move || page_of(route.clone())))
}

/// All pages that need no game, and those of these games.
fn routes(saves: &[SaveId]) -> Vec<Route> {
    // "Play now" deals a game and goes to it.
    let single = PAGES.iter().filter(|page| **page != Route::PlayNow).cloned();
    let single = single.chain([Route::NotFound]);
    let of_game = |game: GameId| {
        let lessons = games::lessons(game).iter();
        let lessons =
            lessons.map(move |lesson| Route::Lesson { game, lesson: lesson.id.to_owned() });
        [Route::SetUp(game), Route::Alone(game), Route::Rules(game)].into_iter().chain(lessons)
    };
    let of_save =
        |id: &SaveId| [Route::Replay { id: id.clone(), at: None }, Route::Review(id.clone())];
    let games = GameId::ALL.into_iter().flat_map(of_game);
    single.chain(games).chain(saves.iter().flat_map(of_save)).collect()
}

/// Saves every golden game. Returns their ids.
fn keep_golden() -> Vec<SaveId> {
    let kept = golden_records().into_values().enumerate().map(|(at, record)| {
        let id = SaveId::from_number(at as u64);
        let summary = Table::open(&record, Local::default()).session.summary();
        let save = Save { summary: Some(summary), ..Save::new(record, at as u64) };
        with_device(|store| saves::write(store, &id, &save)).expect("room for it");
        id
    });
    kept.collect()
}

/// Every page of a device with all golden games, by its address.
pub(super) fn full_pages() -> Vec<(String, Page)> {
    new_device(None);
    routes(&keep_golden()).iter().map(|route| (route.href(), page(route))).collect()
}

/// Every screen that follows without a decision when a golden game is opened at its end, by the game's name.
pub(super) fn screens() -> Vec<(String, Page)> {
    let mut screens = Vec::new();
    for (name, record) in golden_records() {
        let mut table = Table::open(&record, Local::default());
        screens.push((name.clone(), table.page()));
        while table.take_plain_step() {
            screens.push((name.clone(), table.page()));
        }
    }
    screens
}

fn flaws(pages: &[(String, Page)]) -> BTreeSet<String> {
    let of = |(name, page): &(String, Page)| {
        page.flaws().into_iter().map(move |flaw| format!("{name}: {flaw}")).collect::<Vec<_>>()
    };
    pages.iter().flat_map(of).collect()
}

#[test]
fn every_page_can_be_heard() {
    new_device(None);
    let mut pages: Vec<_> = routes(&[]).iter().map(|route| (route.href(), page(route))).collect();
    pages.extend(full_pages());
    assert_eq!(flaws(&pages), BTreeSet::new());
    for (name, page) in pages.iter().filter(|(_, page)| !page.html().is_empty()) {
        let levels = page.heading_levels();
        let firsts = levels.iter().filter(|level| **level == 1).count();
        assert_eq!(firsts, 1, "{name}: not one heading of level 1: {levels:?}");
    }
}

#[test]
fn every_screen_of_a_table_can_be_heard() {
    assert_eq!(flaws(&screens()), BTreeSet::new());
}

#[test]
fn the_home_page_counts_all_games() {
    new_device(None);
    let saves = keep_golden();
    let page = page(&Route::Home);
    assert!(page.has_button(&format!("All {} games", saves.len())), "{page:?}");
}

#[test]
fn a_refused_button_is_disabled_and_says_why() {
    let refusal = || RefusalReason::from("Pick a card first.");
    let page = Page::new(draw(move || html! { <Button label="Lock in" refusal={refusal()} /> }));
    let [button] = &page.controls()[..] else { panic!("{page:?}") };
    assert!(button.is_disabled && button.name.contains("Pick a card first"), "{button:?}");
}

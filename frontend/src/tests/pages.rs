//! Every page as a whole, drawn for an empty device and for one with games.

use engine::catalogue::GameId;
use yew::prelude::*;

use crate::app::page_of;
use crate::components::button::Button;
use crate::games;
use crate::route::Route;
use crate::services::saves::{Save, SaveId, keep};
use crate::services::storage::{new_device, with_device};
use crate::session::Session;
use crate::testing::{Page, Table, golden, html};
use crate::words::reason::RefusalReason;

#[derive(Properties, PartialEq)]
struct AtProps {
    route: Route,
}

#[component]
fn At(props: &AtProps) -> Html {
    page_of(props.route.clone())
}

pub(super) fn page(route: &Route) -> Page {
    Page::new(html::<At>(AtProps { route: route.clone() }))
}

/// All pages that need no game, and those of these games.
pub(super) fn routes(saves: &[SaveId]) -> Vec<Route> {
    let one = [
        Route::Home,
        Route::Learn,
        Route::Import,
        Route::Settings,
        Route::Daily,
        Route::Puzzles,
        Route::Stats,
        Route::About,
        Route::Privacy,
        Route::People,
        Route::Evenings,
        Route::NotFound,
    ];
    let of_game = |game: GameId| {
        let lessons = games::lessons(game).iter();
        let lessons =
            lessons.map(move |lesson| Route::Lesson { game, lesson: lesson.id.to_owned() });
        [Route::SetUp { game }, Route::Alone { game }, Route::Rules { game }]
            .into_iter()
            .chain(lessons)
    };
    let of_save = |id: &SaveId| {
        [Route::Replay { id: id.clone(), at: None }, Route::Review { id: id.clone() }]
    };
    let games = GameId::ALL.into_iter().flat_map(of_game);
    one.into_iter().chain(games).chain(saves.iter().flat_map(of_save)).collect()
}

/// Saves every golden game. Returns their ids.
pub(super) fn keep_golden() -> Vec<SaveId> {
    let kept = golden().into_values().enumerate().map(|(at, record)| {
        let id = SaveId::from_number(at as u64);
        let session = Session::clone(&Table::open_shown(&record).session);
        let mut save = Save::new(record, at as u64);
        save.summary = Some(session.summary());
        with_device(|store| keep(store, &id, &save)).expect("room for it");
        id
    });
    kept.collect()
}

#[test]
fn every_page_can_be_heard() {
    new_device(None);
    let empty = routes(&[]).into_iter().map(|route| (page(&route), route)).collect::<Vec<_>>();
    let saves = keep_golden();
    let full = routes(&saves).into_iter().map(|route| (page(&route), route));
    let mut flaws = Vec::new();
    for (page, route) in empty.into_iter().chain(full) {
        let levels = page.levels();
        if levels.iter().filter(|level| **level == 1).count() != 1 && !page.html().is_empty() {
            flaws.push(format!("{}: not one heading of level 1: {levels:?}", route.href()));
        }
        flaws.extend(page.flaws().into_iter().map(|flaw| format!("{}: {flaw}", route.href())));
    }
    flaws.sort();
    flaws.dedup();
    assert!(flaws.is_empty(), "{}", flaws.join("\n"));
}

#[test]
fn every_screen_of_a_table_can_be_heard() {
    let mut flaws = Vec::new();
    for (name, record) in golden() {
        let mut table = Table::open(&record, crate::services::saves::Local::default());
        loop {
            flaws.extend(table.page().flaws().into_iter().map(|flaw| format!("{name}: {flaw}")));
            if !table.go_on() {
                break;
            }
        }
    }
    flaws.dedup();
    assert!(flaws.is_empty(), "{}", flaws.join("\n"));
}

#[test]
fn the_home_page_counts_all_games() {
    new_device(None);
    let saves = keep_golden();
    let page = page(&Route::Home);
    assert!(page.has_button(&format!("All {} games", saves.len())), "{page:?}");
}

#[component]
fn Refused() -> Html {
    html! { <Button label="Lock in" refusal={RefusalReason::from("Pick a card first.")} /> }
}

#[test]
fn a_refused_button_is_disabled_and_says_why() {
    let page = Page::new(html::<Refused>(()));
    let [button] = &page.controls()[..] else { panic!("{page:?}") };
    assert!(button.is_disabled && button.name.contains("Pick a card first"), "{button:?}");
}

//! The home page: the shelf of games, and saved games. It reads only what saves tell, so it needs no game's part of the
//! program.

mod arrivals;
mod context;
mod filed;
mod notices;
mod saved;
mod shelf;
mod today;

use gloo::events::EventListener;
use yew::prelude::*;

use self::context::{HomeContext, HomeDialog};
use self::today::Today;

use crate::components::brand::eye;
use crate::components::card::{BackColour, back, face};
use crate::components::icon::{Glyph, icon};
use crate::components::languages::languages;
use crate::hooks::{use_focus_after, use_page, use_today, use_update_waiting};
use crate::route::Route;
use crate::services::device_data;
use crate::services::page;
use crate::services::saved_games;
use crate::services::storage;
use crate::words::{self, home};

pub use arrivals::announce;

#[component]
pub fn Home() -> Html {
    let heading = use_node_ref();
    use_page(words::NAME.into(), heading.clone());
    let is_update_waiting = use_update_waiting();
    let arrived = use_state(arrivals::take);
    let context = HomeContext {
        shelf: use_state(saved_games::shelf),
        evening: use_state(device_data::evening_now),
        today: use_state(Today::here),
        open_dialog: use_state(|| None),
        lists_all: use_state_eq(|| !arrived.is_empty()),
        arrived,
    };
    use_effect_with((), {
        let arrived = context.arrived.clone();
        move |()| arrivals::scroll_to(&arrived)
    });
    use_effect_with((), {
        let (shelf, evening) = (context.shelf.setter(), context.evening.setter());
        let today = context.today.setter();
        move |()| {
            let listener = page::window().map(|window| {
                EventListener::new(&window, storage::CHANGED, move |_| {
                    shelf.set(saved_games::shelf());
                    evening.set(device_data::evening_now());
                    today.set(Today::here());
                })
            });
            move || drop(listener)
        }
    });
    let day = use_today();
    let day_shown = use_mut_ref(|| day);
    use_effect_with(day, {
        let today = context.today.setter();
        move |day| {
            if day_shown.replace(*day) != *day {
                today.set(Today::here());
            }
        }
    });
    let listed: Vec<_> = context.shelf.entries.iter().map(|entry| entry.id.clone()).collect();
    use_focus_after((listed, *context.lists_all), saved::HEADING);
    let parts = HomeParts {
        notices: notices::notices(&context, is_update_waiting),
        today: (*context.today).clone(),
        goes_on: saved::ways_on(&context.shelf, context.evening.as_ref()),
        saved: saved::saved_games(&context),
        dialog: match &*context.open_dialog {
            None => Html::default(),
            Some(HomeDialog::Rename(entry, label)) => saved::rename(&context, entry, label),
            Some(HomeDialog::ExportRunning(entry)) => saved::export_running(&context, entry),
            Some(HomeDialog::Filed(filed)) => filed::is_it_there(&context, filed),
        },
    };
    page(heading, parts)
}

/// The parts that depend on saves and running games.
#[derive(Default)]
struct HomeParts {
    notices: Html,
    today: Today,
    goes_on: Option<Html>,
    saved: Html,
    dialog: Html,
}

fn page(heading: NodeRef, parts: HomeParts) -> Html {
    let HomeParts { notices, today, goes_on, saved, dialog } = parts;
    let is_first = goes_on.is_none();
    html! {
        <div class="page home">
            <header class="home__top">
                <div class="home__brand">
                    <h1 ref={heading} tabindex="-1" class="home__name">
                        { eye() }
                        { words::NAME }
                    </h1>
                    <p class="home__tagline">{ words::TAGLINE }</p>
                </div>
                { fan() }
            </header>
            <main class="home__main" id="main" data-screen="home">
                { notices }
                // A running game comes before a new one.
                { goes_on }
                { today.play(is_first) }
                { today.strip() }
                <nav class="home__ways" aria-label={home::ALSO}>
                    { foot_link(&Route::Learn, Glyph::Hint, home::LEARN.said()) }
                    { foot_link(&Route::Puzzles, Glyph::Flag, home::PUZZLES.said()) }
                    { foot_link(&Route::Stats, Glyph::Bars, home::STATS.said()) }
                    { foot_link(&Route::Evenings, Glyph::Evening, home::EVENINGS.said()) }
                </nav>
                { shelf::shelf(today.beaten()) }
                { saved }
            </main>
            <nav class="home__foot" aria-label={home::MORE}>
                { foot_link(&Route::People, Glyph::People, home::PEOPLE.said()) }
                { foot_link(&Route::Import, Glyph::Upload, home::IMPORT.said()) }
                { foot_link(&Route::Settings, Glyph::Settings, home::SETTINGS.said()) }
                { foot_link(&Route::About, Glyph::Info, home::ABOUT.said()) }
            </nav>
            { languages() }
            { dialog }
        </div>
    }
}

fn foot_link(to: &Route, glyph: Glyph, label: &'static str) -> Html {
    html! {
        <a href={to.href()} class="home__link">
            { icon(glyph) }
            { label }
        </a>
    }
}

/// A decorative fan of five cards.
fn fan() -> Html {
    let face = |text: &str| text.parse().map_or_else(|_| back(BackColour::Cool), face);
    html! {
        <div class="fan" aria-hidden="true">
            { back(BackColour::Warm) }
            { face("7h") }
            { face("As") }
            { face("5d") }
            { back(BackColour::Cool) }
        </div>
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;
    use std::sync::mpsc;

    use yew::LocalServerRenderer;
    use yew::platform::Runtime;

    use super::*;
    use crate::services::language;

    /// The page as a new visitor sees it.
    #[component]
    fn New() -> Html {
        page(NodeRef::default(), HomeParts::default())
    }

    fn drawn(code: String) -> String {
        let (send, drawn) = mpsc::channel();
        Runtime::default().spawn_pinned(move || async move {
            language::show(&code);
            let page = LocalServerRenderer::<New>::new().hydratable(false).render().await;
            send.send(page).unwrap();
        });
        drawn.recv().unwrap()
    }

    #[test]
    fn the_page_is_shown_to_a_new_visitor_before_any_program_is_there() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../static/text");
        for (code, _) in language::all() {
            let file = folder.join(&code).join("home.html");
            let drawn = drawn(code);
            if std::env::var("FACEDOWN_GOLDEN").is_ok_and(|what| what == "new") {
                std::fs::write(&file, &drawn).unwrap();
            }
            let kept = std::fs::read_to_string(&file).unwrap_or_default();
            let file = file.display();
            assert!(drawn == kept, "{file} is another one: FACEDOWN_GOLDEN=new writes it anew");
        }
    }
}

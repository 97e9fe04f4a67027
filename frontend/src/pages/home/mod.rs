//! The home page: all games, and the saved ones by their summaries, so that no game's code loads.

mod context;
mod notices;
mod saved;
mod today;

use yew::prelude::*;

use self::context::{HomeContext, HomeDialog};
use self::today::TodayResults;

use crate::components::card::{BackColour, back, face};
use crate::components::icon::{Glyph, eye, icon};
use crate::components::page::languages;
use crate::hooks::{
    use_focus_when_lost, use_page, use_today, use_update_waiting, use_window_event,
};
use crate::route::Route;
use crate::services::{device_data, saved_games, storage};
use crate::words::{self, home};

pub use saved::set_just_imported;

#[component]
pub fn Home() -> Html {
    let heading = use_node_ref();
    use_page(words::NAME.into(), heading.clone());
    let is_update_waiting = use_update_waiting();
    let just_imported = use_state(|| saved::JUST_IMPORTED.take());
    let context = HomeContext {
        shelf: use_state(saved_games::shelf),
        evening: use_state(device_data::evening_now),
        today: use_state(TodayResults::here),
        open_dialog: use_state(|| None),
        lists_all: use_state_eq(|| !just_imported.is_empty()),
        just_imported,
    };
    let imported = context.just_imported.clone();
    use_effect_with((), move |()| saved::scroll_to(&imported));
    let event_context = context.clone();
    use_window_event(storage::CHANGED_EVENT, move |_| {
        event_context.reload_shelf();
        event_context.evening.set(device_data::evening_now());
        event_context.today.set(TodayResults::here());
    });
    let date = use_today();
    let date_shown = use_mut_ref(|| date);
    let today = context.today.setter();
    use_effect_with(date, move |date| {
        if date_shown.replace(*date) != *date {
            today.set(TodayResults::here());
        }
    });
    let ids: Vec<_> = context.shelf.entries.iter().map(|entry| entry.id.clone()).collect();
    use_focus_when_lost((ids, *context.lists_all), saved::HEADING_ID);
    let sections = HomeSections {
        notices: notices::notices(&context, is_update_waiting),
        today: (*context.today).clone(),
        resume: saved::resume_links(&context.shelf, context.evening.as_ref()),
        saved: saved::saved_section(&context),
        dialog: match &*context.open_dialog {
            None => Html::default(),
            Some(HomeDialog::Rename(entry, label)) => saved::rename_dialog(&context, entry, label),
            Some(HomeDialog::ExportRunning(entry)) => saved::export_running_dialog(&context, entry),
            Some(HomeDialog::Exported(file)) => saved::exported_dialog(&context, file),
        },
    };
    layout(heading, sections)
}

/// The sections that depend on stored data; by default, those of a new visitor.
#[derive(Default)]
struct HomeSections {
    notices: Html,
    today: TodayResults,
    resume: Option<Html>,
    saved: Html,
    dialog: Html,
}

fn layout(heading: NodeRef, sections: HomeSections) -> Html {
    let HomeSections { notices, today, resume, saved, dialog } = sections;
    let is_main = resume.is_none();
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
                { resume }
                { today.play_now_link(is_main) }
                { today.section() }
                <nav class="home__ways" aria-label={home::ALSO}>
                    { nav_link(&Route::Learn, Glyph::Hint, home::LEARN.translate()) }
                    { nav_link(&Route::Puzzles, Glyph::Flag, home::PUZZLES.translate()) }
                    { nav_link(&Route::Stats, Glyph::Bars, home::STATS.translate()) }
                    { nav_link(&Route::Evenings, Glyph::Evening, home::EVENINGS.translate()) }
                </nav>
                { today::games_section(&today.beaten) }
                { saved }
            </main>
            <nav class="home__foot" aria-label={home::MORE}>
                { nav_link(&Route::People, Glyph::People, home::PEOPLE.translate()) }
                { nav_link(&Route::Import, Glyph::Upload, home::IMPORT.translate()) }
                { nav_link(&Route::Settings, Glyph::Settings, home::SETTINGS.translate()) }
                { nav_link(&Route::About, Glyph::Info, home::ABOUT.translate()) }
            </nav>
            { languages() }
            { dialog }
        </div>
    }
}

fn nav_link(to: &Route, glyph: Glyph, label: &'static str) -> Html {
    html! {
        <a href={to.href()} class="home__link">
            { icon(glyph) }
            { label }
        </a>
    }
}

fn fan() -> Html {
    let card = |text: &str| text.parse().map_or_else(|_| back(BackColour::Cool), face);
    html! {
        <div class="fan" aria-hidden="true">
            { back(BackColour::Warm) }
            { card("7h") }
            { card("As") }
            { card("5d") }
            { back(BackColour::Cool) }
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::services::language;
    use crate::testing::{assert_golden, draw};

    #[test]
    fn the_site_has_the_page_as_a_new_visitor_sees_it() {
        for (code, _) in language::all() {
            language::show(&code);
            let file = format!("../static/text/{code}/home.html");
            let new_visitor_page = || layout(NodeRef::default(), HomeSections::default());
            assert_golden(&file, |_| draw(new_visitor_page));
        }
    }
}

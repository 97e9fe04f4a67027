//! The app: every page, and the games. It also runs in a worker, where a bot thinks.

use engine::catalogue::GameId;
use engine::record::Player;
use engine::seat::Seat;
use js_sys::global;
use wasm_bindgen::JsCast;
use web_sys::{DedicatedWorkerGlobalScope, Element};
use yew::prelude::*;

use crate::components::keys_help::use_keys_help;
use crate::components::toast::ToastPlace;
use crate::games;
use crate::hooks::{self, use_window_event};
use crate::pages;
use crate::route::Route;
use crate::services::device_data::has_evenings;
use crate::services::parts::{Part, Parts, use_parts};
use crate::services::people::{Place, Seating};
use crate::services::saved_games::{backfill_summaries, open};
use crate::services::saves::{Heading, Save, SaveId, names};
use crate::services::settings::{FIRST_GAME, Settings};
use crate::services::{boot, bots, evenings, language, page, parts};

pub use crate::services::digests::replay_digests;
pub use crate::services::parts::load_now as load_part;

/// Draws the page that the address names; in a worker, serves a bot.
pub fn start() {
    if let Ok(scope) = global().dyn_into::<DedicatedWorkerGlobalScope>() {
        bots::serve(&scope);
        return;
    }
    boot::install_rescue();
    language::start();
    if let Some(root) = page::element::<Element>("app") {
        root.set_text_content(None);
        hooks::apply_settings();
        hooks::watch_input();
        hooks::follow_earlier_page(boot::property("isNavigation").is_some());
        // Best effort: summaries that can't be written now are written next time.
        backfill_summaries(games::summary);
        yew::Renderer::<App>::with_root(root).render();
    }
}

#[component]
fn App() -> Html {
    let route = use_state_eq(Route::current);
    let setter = route.setter();
    use_window_event("hashchange", move |_| setter.set(Route::current()));
    // Once per visit, `settle` notes the results of ended games in their evenings.
    let has_evening = *use_memo((), |()| has_evenings());
    let wanted = if has_evening { vec![Part::Evening] } else { Vec::new() };
    let can_settle = use_parts(wanted).are_loaded() && has_evening;
    use_effect_with(can_settle, |can_settle| {
        if *can_settle {
            // A failed save is tried again next time.
            let _ = evenings::settle();
        }
    });
    let parts = use_parts(parts_of(&route));
    let keys_help = use_keys_help();
    html! {
        <>
            { match parts {
                Parts::Loaded => page_of((*route).clone()),
                Parts::Loading => Html::default(),
                Parts::Failed(on_retry) => pages::page_load_error(&on_retry),
            } }
            { keys_help }
            <ToastPlace />
        </>
    }
}

/// The names of the parts that the page of the address needs.
pub fn wanted_parts() -> String {
    parts::names(&parts_of(&Route::current()))
}

fn parts_of(route: &Route) -> Vec<Part> {
    let with = |parts: &[Part], game: Vec<Part>| parts.iter().copied().chain(game).collect();
    // Without the parts for a large table, as long as the number of seats isn't known.
    let of_game = |game: GameId| games::parts(game, 0);
    let mut parts = match route {
        // A phone learns its game only from the table: its page loads all games then.
        Route::Join(_) => vec![Part::Phones, Part::Packing],
        Route::NotFound => Vec::new(),
        Route::SetUp(game) => with(&[Part::SetUp, Part::Company], of_game(*game)),
        Route::Alone(game) => with(&[Part::SetUp], of_game(*game)),
        Route::PlayNow => with(&[Part::SetUp], of_game(last_alone())),
        Route::DailyGame(game) => with(&[Part::More, Part::Later, Part::SetUp], of_game(*game)),
        Route::Table(id) => parts_of_table(id),
        Route::Replay { id, at: None } => with(&[Part::Review], parts_of_save(id)),
        // A review links to moments: there the page shows the better decision that the coach found.
        Route::Replay { id, at: Some(_) } | Route::Review(id) => {
            with(&[Part::Review, Part::Coach], parts_of_save(id))
        }
        Route::Rules(game) => with(&[Part::Learn], of_game(*game)),
        // Lessons show a game for any number of players.
        Route::Lesson { game, .. } => with(&[Part::Learn], games::parts(*game, Seat::MOST.into())),
        Route::Learn => vec![Part::Learn],
        Route::Home if has_evenings() => vec![Part::Home, Part::Evening],
        Route::Home => vec![Part::Home],
        Route::Stats | Route::Daily | Route::Settings => vec![Part::More, Part::Later],
        Route::About | Route::Privacy => vec![Part::More],
        // The days on which puzzles were solved need the part with the deals of the day.
        Route::Puzzles => vec![Part::More, Part::Home],
        // A puzzle's id begins with its game's slug.
        Route::Puzzle(id) => {
            let game = GameId::ALL.into_iter().find(|game| id.starts_with(game.slug()));
            with(&[Part::More, Part::Home, Part::Coach], game.map(Part::Game).into_iter().collect())
        }
        // A link or an import can be of any game.
        Route::Link(_) => with(
            &[Part::More, Part::Review, Part::ByLink, Part::Packing, Part::SetUp, Part::Company],
            games::all_parts(),
        ),
        Route::Import => with(&[Part::More, Part::ByLink, Part::Packing], games::all_parts()),
        Route::People | Route::Evenings | Route::Evening(_) => vec![Part::Evening],
    };
    // This part has the card backs and felts that marks unlock: the device has chosen one.
    if Settings::here().is_some_and(|settings| settings.has_rewards()) {
        parts.push(Part::Later);
    }
    parts
}

/// The game that was last played alone; a default for newcomers.
fn last_alone() -> GameId {
    let settings = Settings::here();
    let last = settings.as_ref().and_then(Settings::last_alone);
    last.and_then(|last| GameId::from_slug(&last.game)).unwrap_or(FIRST_GAME)
}

fn parts_of_save(id: &SaveId) -> Vec<Part> {
    open(id).map(|save| parts_of_record(&save)).unwrap_or_default()
}

fn parts_of_record(save: &Save) -> Vec<Part> {
    let Some(heading) = Heading::from_record(&save.record) else { return Vec::new() };
    let game = GameId::from_slug(heading.slug);
    game.map(|game| games::parts(game, heading.seats)).unwrap_or_default()
}

fn parts_of_table(id: &SaveId) -> Vec<Part> {
    let Ok(save) = open(id) else { return Vec::new() };
    let by_link = save.by_link.is_some().then_some([Part::ByLink, Part::Packing]);
    let on_phones = Seating::from_save(&save).places.contains(&Place::Phone);
    let phones = on_phones.then_some([Part::Phones, Part::Packing]);
    let company = has_several_people(&save).then_some(Part::Company);
    let is_over = save.summary.as_ref().is_some_and(|summary| summary.is_over);
    let parts =
        parts_of_record(&save).into_iter().chain(company).chain(is_over.then_some(Part::Later));
    parts.chain([by_link, phones].into_iter().flatten().flatten()).collect()
}

fn has_several_people(save: &Save) -> bool {
    let players = names(&save.record).into_iter().flatten();
    players.filter(|name| name.parse().is_ok_and(|player: Player| player.is_person())).count() > 1
}

/// The page of a route. The key is the address: the same page for another game is mounted anew, and takes the focus.
pub(crate) fn page_of(route: Route) -> Html {
    let key = route.href();
    match route {
        Route::Home => html! { <pages::Home /> },
        Route::SetUp(game) => pages::set_up(game, None),
        Route::Alone(game) => pages::alone(game),
        Route::PlayNow => pages::play_now(last_alone()),
        Route::Link(payload) => pages::link(&payload),
        Route::Join(code) => pages::join(&code),
        Route::Rules(game) => pages::rules(game),
        Route::Learn => html! { <pages::Learn /> },
        Route::Lesson { game, lesson } => pages::lesson(game, &lesson),
        Route::Import => html! { <pages::Import /> },
        Route::Settings => html! { <pages::Settings /> },
        Route::Daily => html! { <pages::Daily /> },
        Route::DailyGame(game) => html! { <pages::DailyGame {key} {game} /> },
        Route::Puzzles => html! { <pages::Puzzles /> },
        Route::Puzzle(id) => html! { <pages::PuzzlePage {key} {id} /> },
        Route::Stats => html! { <pages::Stats /> },
        Route::About => pages::about(),
        Route::Privacy => pages::privacy(),
        Route::People => html! { <pages::PeoplePage /> },
        Route::Table(id) => html! { <pages::Table key={id.to_string()} id={id.clone()} /> },
        Route::Replay { id, at } => html! { <pages::ReplayPage {key} {id} {at} /> },
        Route::Review(id) => html! { <pages::ReviewPage {key} {id} /> },
        Route::Evenings => html! { <pages::Evenings /> },
        Route::Evening(id) => html! { <pages::EveningPage {key} {id} /> },
        Route::NotFound => pages::not_found(),
    }
}

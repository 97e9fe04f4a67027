//! Lessons: the list of them, the page of one, and what is offered the first time.

mod lesson;
mod offer;
mod pointer;

use engine::catalogue::GameId;
use yew::prelude::*;

use crate::components::icon::{Glyph, icon};
use crate::components::page::Page;
use crate::games::lesson::Lesson;
use crate::games::{self, about, emblem, lessons};
use crate::route::Route;
use crate::services::learn::Learning;
use crate::words::lessons as words;

pub use lesson::lesson;
pub use offer::{OfferDialog, OfferPage, is_to_be_offered};

/// How many minutes a first lesson takes.
const MINUTES: u8 = 3;

/// The address of a game's first lesson.
fn first_lesson(game: GameId) -> Option<Route> {
    let lesson = games::first_lesson(game)?.to_owned();
    Some(Route::Lesson { game: game.slug().to_owned(), lesson })
}

fn route(game: GameId, lesson: &Lesson) -> Route {
    Route::Lesson { game: game.slug().to_owned(), lesson: lesson.id.to_owned() }
}

/// The way to a game's first lesson, as a button.
pub fn link_to_first(game: GameId) -> Html {
    let Some(first) = first_lesson(game) else { return Html::default() };
    html! {
        <a href={first.href()} class="button is-plain">
            { icon(Glyph::Hint) }
            { words::learn(MINUTES) }
        </a>
    }
}

/// The page with all lessons, by game.
#[component]
pub fn Learn() -> Html {
    let learning = use_memo((), |()| Learning::here());
    let games = GameId::ALL.into_iter().filter(|game| !lessons(*game).is_empty());
    html! {
        <Page title={words::TITLE} name="learn">
            <p class="lead">{ words::LEAD }</p>
            { for games.map(|game| of_game(game, &learning)) }
        </Page>
    }
}

fn of_game(game: GameId, learning: &Learning) -> Html {
    html! {
        <section key={game.slug()} class="learn__game" data-game={game.slug()}>
            <h2 class="learn__name">{ emblem(game) }{ about(game).name }</h2>
            <ol class="learn__lessons">
                for (at, lesson) in lessons(game).iter().enumerate() {
                    { entry(game, at, lesson, learning) }
                }
            </ol>
        </section>
    }
}

/// A lesson of the list: ticked once it is finished, with where it goes on if it was left.
fn entry(game: GameId, at: usize, lesson: &'static Lesson, learning: &Learning) -> Html {
    let progress = learning.progress(game.slug(), lesson.id);
    let is_done = progress.is_some_and(|progress| progress.done);
    let steps = lesson.steps.len();
    let left = progress.map(|progress| progress.step).filter(|step| (1..steps).contains(step));
    html! {
        <li key={lesson.id}>
            <a href={route(game, lesson).href()} class={classes!("learn__lesson", is_done.then_some("is-done"))}>
                <span class="learn__mark" aria-hidden="true">
                    if is_done {
                        { icon(Glyph::Tick) }
                    } else {
                        { at + 1 }
                    }
                </span>
                <span class="learn__text">
                    <strong class="learn__title">{ lesson.title }</strong>
                    <span class="learn__gist">{ lesson.gist }</span>
                    if let Some(step) = left {
                        <span class="learn__left">{ words::goes_on(step + 1, steps) }</span>
                    }
                </span>
                if is_done {
                    <span class="visually-hidden">{ words::DONE }</span>
                }
            </a>
        </li>
    }
}

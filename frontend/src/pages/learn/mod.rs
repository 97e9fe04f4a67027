//! Lessons: their list, and the page of one.

mod lesson;

use engine::catalogue::GameId;
use yew::prelude::*;

use self::lesson::lesson_route;
use super::offer::first_lesson_link;
use crate::components::button::{Weight, link_button};
use crate::components::icon::{Glyph, icon};
use crate::components::page::Page;
use crate::games::lesson::LessonEntry;
use crate::games::{self as all, about, emblem, lessons};
use crate::route::Route;
use crate::services::learn::Learning;
use crate::words::{home, lessons as words, rules as rules_words};

pub use lesson::lesson;

#[component]
pub fn Learn() -> Html {
    let learning = use_memo((), |()| Learning::here());
    let games = GameId::ALL.into_iter().filter(|game| !lessons(*game).is_empty());
    html! {
        <Page title={words::TITLE} name="learn">
            <p class="lead">{ words::LEAD }</p>
            { for games.map(|game| game_section(game, &learning)) }
        </Page>
    }
}

fn game_section(game: GameId, learning: &Learning) -> Html {
    html! {
        <section key={game.slug()} class="stack-3" data-game={game.slug()}>
            <h2 class="row-3 learn__name">{ emblem(game) }{ about(game).name }</h2>
            <ol class="stack-2 tiles">
                for (at, lesson) in lessons(game).iter().enumerate() {
                    { lesson_item(game, at, lesson, learning) }
                }
            </ol>
        </section>
    }
}

/// A lesson of the list: ticked once finished; with its saved step if somebody left it halfway.
fn lesson_item(game: GameId, at: usize, lesson: &'static LessonEntry, learning: &Learning) -> Html {
    let progress = learning.progress(game.slug(), lesson.id);
    let is_done = progress.is_some_and(|progress| progress.done);
    let steps = lesson.steps;
    let at_step = progress.map(|progress| progress.step).filter(|step| (1..steps).contains(step));
    html! {
        <li key={lesson.id}>
            <a href={lesson_route(game, lesson).href()} class={classes!("row-3", "learn__lesson", is_done.then_some("is-done"))}>
                <span class="learn__mark" aria-hidden="true">
                    if is_done {
                        { icon(Glyph::Tick) }
                    } else {
                        { at + 1 }
                    }
                </span>
                <span class="learn__text">
                    <strong>{ lesson.title }</strong>
                    <span class="note">{ lesson.gist }</span>
                    if let Some(step) = at_step {
                        <span class="note accent">{ words::goes_on(step + 1, steps) }</span>
                    }
                </span>
                if is_done {
                    <span class="visually-hidden">{ words::DONE }</span>
                }
            </a>
        </li>
    }
}

/// The rules of a game, in the project's own words.
#[inline(never)] // For the split: see docs/size.md.
pub fn rules(game: GameId) -> Html {
    html! {
        <Page
            key={format!("rules-{}", game.slug())}
            title={rules_words::title(about(game).name)}
            name="rules"
            {game}
            aside={emblem(game)}
        >
            { all::rules(game) }
            <p class="row-2 wrap-2">
                { link_button(&Route::SetUp { game }, Weight::Main, None, home::PLAY) }
                { " " }{ first_lesson_link(game) }
            </p>
        </Page>
    }
}

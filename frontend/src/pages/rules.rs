//! The rules of a game, in the project's own words.

use engine::catalogue::GameId;
use yew::prelude::*;

use super::not_found;
use super::offer::link_to_first;
use crate::components::page::Page;
use crate::games::{self as all, about, emblem};
use crate::route::Route;
use crate::words::{home, rules as words};

/// The page, for the game with this slug.
#[inline(never)] // For the split: see docs/size.md.
pub fn rules(slug: &str) -> Html {
    let Some(game) = GameId::of_slug(slug) else {
        return not_found();
    };
    html! {
        <Page
            key={format!("rules-{slug}")}
            title={words::title(about(game).name)}
            name="rules"
            {game}
            aside={emblem(game)}
        >
            { all::rules(game) }
            <p class="rules__play">
                <a href={Route::SetUp { game: slug.to_owned() }.href()} class="button is-main">
                    { home::PLAY }
                </a>
                { " " }{ link_to_first(game) }
            </p>
        </Page>
    }
}

//! The rules of a game, in the project's own words.

use engine::catalogue::GameId;
use yew::prelude::*;

use super::offer::link_to_first;
use crate::components::page::Page;
use crate::games::{self as all, about, emblem};
use crate::route::Route;
use crate::words::{home, rules as words};

#[inline(never)] // For the split: see docs/size.md.
pub fn rules(game: GameId) -> Html {
    html! {
        <Page
            key={format!("rules-{}", game.slug())}
            title={words::title(about(game).name)}
            name="rules"
            {game}
            aside={emblem(game)}
        >
            { all::rules(game) }
            <p class="row-2 wrap-2 rules__play">
                <a href={Route::SetUp { game }.href()} class="button is-main">
                    { home::PLAY }
                </a>
                { " " }{ link_to_first(game) }
            </p>
        </Page>
    }
}

//! The rules of a game, in the project's own words.

use engine::catalogue::GameId;
use yew::prelude::*;

use super::NotFound;
use crate::components::emblem::Emblem;
use crate::components::page::Page;
use crate::route::Route;
use crate::words::{games, home, rules as words};

#[derive(Properties, PartialEq)]
pub struct RulesProps {
    /// The game's slug.
    pub game: String,
}

/// The page.
#[component]
pub fn Rules(props: &RulesProps) -> Html {
    let Some(game) = GameId::of_slug(&props.game) else {
        return html! { <NotFound /> };
    };
    let is_playable = game.options().is_some();
    let to = Route::SetUp { game: props.game.clone() };
    html! {
        <Page
            title={words::title(games::name(game))}
            name="rules"
            {game}
            aside={html! { <Emblem {game} /> }}
        >
            { words::of(game) }
            if is_playable {
                <p class="rules__play">
                    <a href={to.href()} class="button is-main">{ home::PLAY }</a>
                </p>
            }
        </Page>
    }
}

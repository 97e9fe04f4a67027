//! The games on the home page.

use engine::catalogue::GameId;
use yew::prelude::*;

use crate::components::icon::{Glyph, icon};
use crate::games::{about, emblem};
use crate::route::Route;
use crate::words::{games, home as words};

/// The shelf.
pub fn shelf() -> Html {
    html! {
        <section class="shelf" aria-labelledby="shelf-title">
            <h2 id="shelf-title">{ words::SHELF }</h2>
            <ul class="shelf__games">
                { for GameId::ALL.into_iter().map(tile) }
            </ul>
        </section>
    }
}

/// One game: its box on the shelf.
fn tile(game: GameId) -> Html {
    let slug = game.slug();
    let name = about(game).name;
    let action = |to: Route, class, glyph: Option<Glyph>, label| {
        html! {
            <a href={to.href()} {class}>
                { glyph.map(icon) }
                { label }
                <span class="visually-hidden">{ format!(" {name}") }</span>
            </a>
        }
    };
    let together = Route::SetUp { game };
    let alone = Route::Alone { game };
    let rules = Route::Rules { game };
    html! {
        <li key={slug} class="tile is-here" data-game={slug}>
            <span class="tile__picture">{ emblem(game) }</span>
            <div class="tile__text">
                <h3 class="tile__name">{ name }</h3>
                <p class="tile__gist">{ about(game).gist }</p>
                <p class="tile__facts">{ games::facts(about(game)) }</p>
                <div class="tile__actions">
                    { action(together, "button is-main tile__play", Some(Glyph::Person), words::TOGETHER) }
                    { action(alone, "button is-plain tile__play", Some(Glyph::Bot), words::ALONE) }
                    { action(rules, "button is-quiet tile__rules", None, words::RULES) }
                </div>
            </div>
        </li>
    }
}

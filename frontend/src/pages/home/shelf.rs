use engine::catalogue::GameId;
use yew::prelude::*;

use crate::components::icon::{Glyph, icon};
use crate::components::pips::pips;
use crate::games::{about, emblem};
use crate::route::Route;
use crate::services::marks::{Beaten, OF_A_GAME};
use crate::words::{games, home as words};

/// The shelf, with the marks of each game.
pub fn shelf(beaten: &Beaten) -> Html {
    html! {
        <section class="shelf" aria-labelledby="shelf-title">
            <h2 id="shelf-title">{ words::SHELF }</h2>
            <ul class="shelf__games">
                { for GameId::ALL.into_iter().map(|game| tile(game, beaten.count_of(game))) }
            </ul>
        </section>
    }
}

/// One game. A tap outside of its links opens a game against bots.
fn tile(game: GameId, marks: usize) -> Html {
    let slug = game.slug();
    let name = about(game).name;
    let action = |to: Route, class, glyph, label| {
        html! {
            <a href={to.href()} {class}>
                { icon(glyph) }
                <span class="tile__label">{ label }</span>
                <span class="visually-hidden">{ format!(" {name}") }</span>
            </a>
        }
    };
    let together = Route::SetUp { game };
    let alone = Route::Alone { game };
    let rules = Route::Rules { game };
    html! {
        <li key={slug} class="tile" data-game={slug}>
            { emblem(game) }
            if marks > 0 {
                { pips(marks, OF_A_GAME) }
                <span class="visually-hidden">{ words::marks(marks, OF_A_GAME) }</span>
            }
            <div class="tile__head">
                <h3 class="tile__name">{ name }</h3>
                <p class="tile__facts">
                    { games::facts(about(game)) }
                    { " " }
                    <span class="tile__author">{ games::author(about(game)) }</span>
                </p>
            </div>
            <p class="tile__gist">{ about(game).gist }</p>
            <div class="tile__actions">
                { action(alone, "button is-main tile__play", Glyph::Bot, words::ALONE) }
                { action(together, "button is-plain tile__play", Glyph::People, words::TOGETHER) }
                { action(rules, "button is-quiet tile__rules", Glyph::Rules, words::RULES) }
            </div>
        </li>
    }
}

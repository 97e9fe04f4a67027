//! The five games.

use engine::catalogue::GameId;
use yew::prelude::*;

use crate::components::emblem::Emblem;
use crate::route::Route;
use crate::words::{games, home as words};

/// The shelf.
#[component]
pub fn GameShelf() -> Html {
    html! {
        <section class="shelf" aria-labelledby="shelf-title">
            <h2 id="shelf-title">{ words::SHELF }</h2>
            <ul class="shelf__games">
                for game in GameId::ALL {
                    <Tile key={game.slug()} {game} />
                }
            </ul>
        </section>
    }
}

#[derive(Properties, PartialEq)]
struct TileProps {
    game: GameId,
}

/// One game: its box on the shelf.
#[component]
fn Tile(props: &TileProps) -> Html {
    let game = props.game;
    let slug = game.slug();
    if game.options().is_none() {
        return html! {
            <li class="tile is-coming" data-game={slug}>
                <span class="tile__picture"><Emblem {game} /></span>
                <div class="tile__text">
                    <h3 class="tile__name">
                        <span role="link" aria-disabled="true">{ games::name(game) }</span>
                    </h3>
                    <p class="tile__facts">{ games::players(game) }</p>
                    <p class="tile__coming">{ words::COMING }</p>
                </div>
            </li>
        };
    }
    html! {
        <li class="tile is-here" data-game={slug}>
            <span class="tile__picture"><Emblem {game} /></span>
            <div class="tile__text">
                <h3 class="tile__name">{ games::name(game) }</h3>
                <p class="tile__gist">{ games::gist(game) }</p>
                <p class="tile__facts">
                    { games::facts(game) }
                </p>
                <div class="tile__actions">
                    <a
                        href={Route::SetUp { game: slug.to_owned() }.href()}
                        class="button is-main tile__play"
                    >
                        { words::PLAY }
                        <span class="visually-hidden">{ format!(" {}", games::name(game)) }</span>
                    </a>
                    <a
                        href={Route::Rules { game: slug.to_owned() }.href()}
                        class="button is-plain"
                    >
                        { words::RULES }
                        <span class="visually-hidden">{ format!(" {}", games::name(game)) }</span>
                    </a>
                </div>
            </div>
        </li>
    }
}

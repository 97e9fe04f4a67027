//! The home page: the shelf of games, the games that are kept, what is brought in from outside.

mod import;
mod notices;
mod saved;
mod shelf;

use yew::prelude::*;

use crate::components::brand::Eye;
use crate::components::card::{Back, Card};
use crate::components::icon::{Glyph, Icon};
use crate::hooks::use_page;
use crate::route::Route;
use crate::services::saves::{Shelf, read_shelf};
use crate::services::storage::with_device;
use crate::words::{self, home};

use import::Import;
use notices::Notices;
use saved::{Resume, SavedGames};
use shelf::GameShelf;

/// The page.
#[component]
pub fn Home() -> Html {
    let heading = use_node_ref();
    use_page(words::NAME.into(), heading.clone());
    let shelf = use_state(read);
    let reload = {
        let setter = shelf.setter();
        Callback::from(move |()| setter.set(read()))
    };
    html! {
        <div class="page home">
            <header class="home__top">
                <div class="home__brand">
                    <h1 ref={heading} tabindex="-1" class="home__name">
                        <Eye />
                        { words::NAME }
                    </h1>
                    <p class="home__tagline">{ words::TAGLINE }</p>
                </div>
                <Fan />
            </header>
            <main class="home__main" id="main">
                <Notices shelf={(*shelf).clone()} reload={reload.clone()} />
                <Resume shelf={(*shelf).clone()} />
                <GameShelf />
                <SavedGames shelf={(*shelf).clone()} reload={reload.clone()} />
                <Import {reload} />
            </main>
            <nav class="home__foot" aria-label={home::MORE}>
                <a href={Route::Settings.href()} class="home__link">
                    <Icon glyph={Glyph::Settings} />
                    { home::SETTINGS }
                </a>
                <a href={Route::About.href()} class="home__link">
                    <Icon glyph={Glyph::Info} />
                    { home::ABOUT }
                </a>
            </nav>
        </div>
    }
}

/// What is kept. A browser without storage has nothing, which the notices tell.
fn read() -> Shelf {
    with_device(read_shelf).unwrap_or_default()
}

/// Five cards in a fan, for the eye alone.
#[component]
fn Fan() -> Html {
    let face = |text: &str| text.parse().ok();
    html! {
        <div class="fan" aria-hidden="true">
            <Card label="" back={Back::Warm} />
            <Card label="" face={face("7h")} />
            <Card label="" face={face("As")} />
            <Card label="" face={face("5d")} />
            <Card label="" back={Back::Cool} />
        </div>
    }
}

//! The "About" page: the games' authors, privacy, the licences, the version.

use engine::catalogue::GameId;
use yew::prelude::*;

use crate::components::page::Page;
use crate::games::{self, emblem};
use crate::route::Route;
use crate::services::{boot, language};
use crate::words::about as words;

#[inline(never)] // For the split: see docs/size.md.
pub fn about() -> Html {
    html! {
        <Page key="about" title={words::TITLE} name="about">
            <p class="lead">{ words::WHAT }</p>
            <section class="stack-3 prose">
                <h2>{ words::CREDITS }</h2>
                <p>{ words::CREDITS_TEXT }</p>
                <ul class="stack-4 credits">
                    for (game, origin) in GameId::ALL.map(|game| (game, games::origin(game))) {
                        <li key={game.slug()} class="row-4 credits__game" data-game={game.slug()}>
                            { emblem(game) }
                            <div class="grow">
                                <h3>{ games::about(game).name }</h3>
                                <p>{ origin.made_by }</p>
                                if let Some((address, name)) = origin.makers_page {
                                    <p><a href={address} rel="noreferrer">{ name }</a></p>
                                }
                            </div>
                        </li>
                    }
                </ul>
            </section>
            <section class="stack-3 prose">
                <h2>{ words::PRIVACY }</h2>
                <p>{ words::PRIVACY_TEXT }</p>
                <p><a href={Route::Privacy.href()}>{ words::PRIVACY_PAGE }</a></p>
            </section>
            <section class="stack-3 prose">
                <h2>{ words::LICENCE }</h2>
                <p>{ words::LICENCE_TEXT }</p>
                <p><a href={"licences.txt"}>{ words::CRATES }</a></p>
                <p>
                    { words::FONT_TEXT }{ " " }
                    <a href={"fonts/OFL.txt"}>{ words::FONT_LICENCE }</a>
                    { "." }
                </p>
                <p><a href={format!("text/{}/news.html", language::code())}>{ words::NEWS }</a></p>
                <p class="soft about__version">{ words::version(boot::version()) }</p>
            </section>
        </Page>
    }
}

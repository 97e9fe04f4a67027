//! The frame of all pages but the table: a bar with a home link, and a heading.

use engine::catalogue::GameId;
use yew::prelude::*;

use super::brand::eye;
use super::icon::{Glyph, icon};
use crate::hooks::use_page;
use crate::route::Route;
use crate::words;

#[derive(Properties, PartialEq)]
pub struct PageProps {
    pub title: AttrValue,
    /// The name of its class and its screen.
    pub name: &'static str,
    #[prop_or_default]
    pub game: Option<GameId>,
    /// Beside the heading.
    #[prop_or_default]
    pub aside: Option<Html>,
    pub children: Html,
}

#[component]
pub fn Page(props: &PageProps) -> Html {
    let heading = use_node_ref();
    use_page(words::tab(&props.title).into(), heading.clone());
    html! {
        <div class={classes!("page", props.name)} data-game={props.game.map(GameId::slug)}>
            <header class="bar">
                <a href={Route::Home.href()} class="bar__home">
                    { icon(Glyph::Back) }
                    { eye() }
                    <span class="bar__name">{ words::NAME }</span>
                </a>
            </header>
            <main class="stack-5 page__main" id="main" data-screen={props.name}>
                <div class="row-4 page__head">
                    <h1 ref={heading} tabindex="-1">{ &props.title }</h1>
                    if let Some(aside) = props.aside.clone() {
                        { aside }
                    }
                </div>
                { props.children.clone() }
            </main>
        </div>
    }
}

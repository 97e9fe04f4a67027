//! The frame of all pages but the table: a bar with a home link, and a heading. Also a table while it opens, and the
//! choice of a language.

use engine::catalogue::GameId;
use yew::prelude::*;

use super::icon::{Glyph, eye, icon};
use crate::hooks::{use_page, use_table_letters};
use crate::route::Route;
use crate::services::language;
use crate::services::settings::Distance;
use crate::words;
use crate::words::language as text;

#[derive(Properties, PartialEq)]
pub struct PageProps {
    pub title: AttrValue,
    /// The page's CSS class, and its `data-screen`.
    pub name: &'static str,
    #[prop_or_default]
    pub game: Option<GameId>,
    /// Content beside the heading.
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
            <header class="row bar">
                <a href={Route::Home.href()} class="bar__home">
                    { icon(Glyph::Back) }
                    { eye() }
                    <span class="bar__name">{ words::NAME }</span>
                </a>
            </header>
            <main class="stack-5 page__main" id="main" data-screen={props.name}>
                <div class="row-4 spread">
                    <h1 ref={heading} tabindex="-1">{ &props.title }</h1>
                    { props.aside.clone() }
                </div>
                { props.children.clone() }
            </main>
        </div>
    }
}

#[derive(Properties, PartialEq)]
pub struct TableOpeningProps {
    pub text: AttrValue,
    #[prop_or_default]
    pub children: Html,
}

/// A placeholder while a table loads. Screen readers announce the table that follows instead.
#[component]
pub fn TableOpening(props: &TableOpeningProps) -> Html {
    use_table_letters(Distance::Near);
    html! {
        <main class="row middle soft table is-opening" id="main" data-screen="opening">
            <p>{ &props.text }</p>
            { props.children.clone() }
        </main>
    }
}

/// The choice of a language: links that `early.js` handles, even before the program has loaded.
pub fn languages() -> Html {
    let shown = language::code();
    html! {
        <nav class="languages" aria-label={text::CHOICE}>
            for (code, name) in language::all() {
                <a
                    key={code.clone()}
                    class="home__link"
                    href={format!("#/language/{code}")}
                    lang={code.clone()}
                    aria-current={(code == shown).then_some("true")}
                >
                    { name }
                </a>
            }
        </nav>
    }
}

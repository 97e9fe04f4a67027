//! The page as a whole: what all pages share, and which page is shown.

use yew::prelude::*;

use crate::hooks::ToastPlace;
use crate::pages;
use crate::route::{Route, use_route};

/// All of it.
#[component]
pub fn App() -> Html {
    let route = use_route();
    html! {
        <>
            { page(route) }
            <ToastPlace />
        </>
    }
}

/// The page of a route. The keys make another game's page a new page, which takes the focus.
fn page(route: Route) -> Html {
    match route {
        Route::Home => html! { <pages::Home /> },
        Route::SetUp { game } => pages::set_up(&game, None),
        Route::Link { payload } => pages::link(&payload),
        Route::Rules { game } => pages::rules(&game),
        Route::Import => html! { <pages::Import /> },
        Route::Settings => html! { <pages::Settings /> },
        Route::About => pages::about(),
        Route::Table { id } => html! { <pages::Table key={id.to_string()} id={id.clone()} /> },
        Route::Replay { id } => {
            html! { <pages::ReplayPage key={id.to_string()} id={id.clone()} /> }
        }
        Route::NotFound => pages::not_found(),
    }
}

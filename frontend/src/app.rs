//! The page as a whole: what all pages share, and which page is shown.

use yew::prelude::*;

use crate::hooks::{SettingsProvider, ToastProvider};
use crate::pages;
use crate::route::{Route, use_route};

/// All of it.
#[component]
pub fn App() -> Html {
    html! {
        <SettingsProvider>
            <ToastProvider>
                <Router />
            </ToastProvider>
        </SettingsProvider>
    }
}

#[component]
fn Router() -> Html {
    page(use_route())
}

/// The page of a route. The keys make another game's page a new page, which takes the focus.
fn page(route: Route) -> Html {
    match route {
        Route::Home => html! { <pages::Home /> },
        Route::SetUp { game } => html! { <pages::SetUp key={game.clone()} game={game.clone()} /> },
        Route::Link { payload } => {
            html! { <pages::Link key={payload.clone()} payload={payload.clone()} /> }
        }
        Route::Rules { game } => html! { <pages::Rules key={game.clone()} game={game.clone()} /> },
        Route::Settings => html! { <pages::Settings /> },
        Route::About => html! { <pages::About /> },
        Route::Table { id } => html! { <pages::Table key={id.to_string()} id={id.clone()} /> },
        Route::Replay { id } => {
            html! { <pages::ReplayPage key={id.to_string()} id={id.clone()} /> }
        }
        Route::NotFound => html! { <pages::NotFound /> },
    }
}

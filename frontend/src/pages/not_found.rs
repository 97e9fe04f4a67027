//! An address that leads nowhere.

use yew::prelude::*;
use yew_router::prelude::*;

use crate::components::page::Page;
use crate::route::Route;
use crate::words;

/// Says so, and leads home.
#[component]
pub fn NotFound() -> Html {
    html! {
        <Page title={words::NOTHING_HERE} name="not-found">
            <p class="lead">{ words::NOTHING_HERE_BECAUSE }</p>
            <p>
                <Link<Route> to={Route::Home} classes="button is-main">{ words::BACK_HOME }</Link<Route>>
            </p>
        </Page>
    }
}

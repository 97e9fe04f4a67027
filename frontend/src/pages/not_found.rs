//! An address that leads nowhere.

use yew::prelude::*;

use crate::components::page::Page;
use crate::route::Route;
use crate::words;

/// Says so, and leads home.
pub fn not_found() -> Html {
    html! {
        <Page key="not-found" title={words::NOTHING_HERE} name="not-found">
            <p class="lead">{ words::NOTHING_HERE_BECAUSE }</p>
            <p>
                <a href={Route::Home.href()} class="button is-main">{ words::BACK_HOME }</a>
            </p>
        </Page>
    }
}

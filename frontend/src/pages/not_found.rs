//! The page of an unknown address, and the page shown when a page fails to load.

use yew::prelude::*;

use crate::components::button::{Button, Weight, link_button};
use crate::components::page::Page;
use crate::route::Route;
use crate::words;

pub fn not_found() -> Html {
    html! {
        <Page key="not-found" title={words::NOTHING_HERE} name="not-found">
            <p class="lead">{ words::NOTHING_HERE_BECAUSE }</p>
            <p>{ link_button(&Route::Home, Weight::Main, None, words::BACK_HOME) }</p>
        </Page>
    }
}

pub fn page_load_error(on_retry: &Callback<()>) -> Html {
    html! {
        <Page key="not-here" title={words::NOT_HERE_TITLE} name="not-here-page">
            <p class="lead" role="alert">{ words::NOT_HERE_PAGE }</p>
            <div class="wrap-3">
                <Button
                    weight={Weight::Main}
                    label={words::TRY_AGAIN}
                    on_press={on_retry.reform(|_| ())}
                />
                { link_button(&Route::Home, Weight::Plain, None, words::BACK_HOME) }
            </div>
        </Page>
    }
}

//! A game that can't be opened.

use yew::prelude::*;

use crate::components::button::{Button, Weight};
use crate::components::page::Page;
use crate::route::Route;
use crate::words::{self, table};

#[derive(Properties, PartialEq)]
pub struct BrokenProps {
    pub why: AttrValue,
}

/// Why it can't be opened.
#[component]
pub fn Broken(props: &BrokenProps) -> Html {
    let on_press = Callback::from(move |_| {
        Route::Home.go();
    });
    html! {
        <Page title={table::NOT_OPENED} name="broken">
            <p role="alert">{ &props.why }</p>
            <Button weight={Weight::Main} label={words::BACK_HOME} {on_press} />
        </Page>
    }
}

//! A game that can't be opened.

use yew::prelude::*;

use crate::components::button::{Button, Weight};
use crate::components::page::Page;
use crate::route::Route;
use crate::words::{self, table};

#[inline(never)] // For the split: see docs/size.md.
pub fn broken(why: &AttrValue) -> Html {
    let on_press = Callback::from(move |_| {
        Route::Home.go();
    });
    html! {
        <Page title={table::NOT_OPENED} name="broken">
            <p role="alert">{ why }</p>
            <Button weight={Weight::Main} label={words::BACK_HOME} {on_press} />
        </Page>
    }
}

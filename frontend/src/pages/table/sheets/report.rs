//! A problem report.

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::components::button::{Button, Weight};
use crate::components::icon::Glyph;
use crate::hooks::Toasts;
use crate::services::boot;
use crate::services::share::copy;
use crate::words::table;

/// A problem report for the clipboard.
pub fn report() -> Html {
    let on_press = Callback::from(move |_| {
        spawn_local(async move {
            let is_copied = match boot::report() {
                Some(text) => copy(&text).await,
                None => false,
            };
            if is_copied {
                Toasts.succeeded();
                Toasts.say(table::REPORTED);
            } else {
                Toasts.fail(table::NOT_REPORTED);
            }
        });
    });
    html! {
        <>
            <p>{ table::REPORT_HINT }</p>
            <Button weight={Weight::Main} icon={Glyph::Copy} label={table::REPORT_NOW} {on_press} />
        </>
    }
}

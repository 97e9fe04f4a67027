//! Content that needs parts of the program, which may still load. If loading fails, an error and a retry button appear
//! in its place (a page, a dialog, the end of a game); the table stays usable.

use yew::prelude::*;

use super::button::{Button, Weight};
use super::dialog::Dialog;
use crate::services::parts::{Part, Parts, use_parts};
use crate::words;
use crate::words::text::Text;

#[derive(Properties, PartialEq)]
struct NeedsProps {
    parts: Vec<Part>,
    draw: Callback<(), Html>,
    /// The title and close callback of a dialog.
    dialog: Option<(AttrValue, Callback<()>)>,
}

#[component]
fn Needs(props: &NeedsProps) -> Html {
    match (use_parts(props.parts.clone()), &props.dialog) {
        (Parts::Loaded, _) => props.draw.emit(()),
        // `start.js` announces a slow load.
        (Parts::Loading, _) => Html::default(),
        (Parts::Failed(on_retry), None) => load_error(&on_retry),
        (Parts::Failed(on_retry), Some((title, on_close))) => html! {
            <Dialog id="not-here" title={title.clone()} on_close={on_close.clone()}>{ load_error(&on_retry) }</Dialog>
        },
    }
}

pub fn load_error(on_retry: &Callback<()>) -> Html {
    html! {
        <div class="centre stack-3 centred not-here" role="alert">
            <p>{ words::NOT_HERE }</p>
            <Button
                weight={Weight::Main}
                label={words::TRY_AGAIN}
                on_press={on_retry.reform(|_| ())}
            />
        </div>
    }
}

/// Draws content once these parts are loaded.
pub fn when_loaded(parts: Vec<Part>, draw: impl Fn() -> Html + 'static) -> Html {
    let draw = Callback::from(move |()| draw());
    html! { <Needs {parts} {draw} dialog={None} /> }
}

/// Like [`when_loaded`], for a dialog; an error appears in a dialog with this title.
pub fn dialog_when_loaded(
    (title, on_close): (Text, Callback<()>),
    parts: Vec<Part>,
    draw: impl Fn() -> Html + 'static,
) -> Html {
    let draw = Callback::from(move |()| draw());
    html! { <Needs {parts} {draw} dialog={Some((AttrValue::Static(title.translate()), on_close))} /> }
}

//! What is drawn by a part of the program that may not be there yet. If it can't be had, its place says so (a page,
//! a dialog, the end of a game) and offers to try again; the table stands meanwhile.

use yew::prelude::*;

use super::button::{Button, Weight};
use super::dialog::Dialog;
use crate::services::parts::{Part, Parts, use_parts};
use crate::words;

#[derive(Properties, PartialEq)]
struct NeedsProps {
    parts: Vec<Part>,
    /// Draws it, once they are there.
    draw: Callback<(), Html>,
    /// Of a dialog: its title, and what closes it.
    dialog: Option<(AttrValue, Callback<()>)>,
}

/// Draws what needs these parts once they are there; where they can't be had, says so in its place.
#[component]
fn Needs(props: &NeedsProps) -> Html {
    match (use_parts(props.parts.clone()), &props.dialog) {
        (Parts::There, _) => props.draw.emit(()),
        // The page says it, if it takes long.
        (Parts::Coming, _) => Html::default(),
        (Parts::Missing(on_retry), None) => not_here(&on_retry),
        (Parts::Missing(on_retry), Some((title, on_close))) => html! {
            <Dialog id="not-here" title={title.clone()} on_close={on_close.clone()}>{ not_here(&on_retry) }</Dialog>
        },
    }
}

/// Says that a part of the program isn't here, with a way to ask for it again.
pub fn not_here(on_retry: &Callback<()>) -> Html {
    html! {
        <div class="not-here" role="alert">
            <p>{ words::NOT_HERE }</p>
            <Button
                weight={Weight::Main}
                label={words::TRY_AGAIN}
                on_press={on_retry.reform(|_| ())}
            />
        </div>
    }
}

/// Draws this once these parts are there.
pub fn once_there(parts: Vec<Part>, draw: impl Fn() -> Html + 'static) -> Html {
    let draw = Callback::from(move |()| draw());
    html! { <Needs {parts} {draw} dialog={None} /> }
}

/// The same for a dialog: what is missing is told in one of this title.
pub fn dialog_once_there(
    (title, on_close): (&'static str, Callback<()>),
    parts: Vec<Part>,
    draw: impl Fn() -> Html + 'static,
) -> Html {
    let draw = Callback::from(move |()| draw());
    html! { <Needs {parts} {draw} dialog={Some((AttrValue::Static(title), on_close))} /> }
}

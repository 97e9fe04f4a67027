//! The order of the seats, changed by dragging a line or by its buttons.

use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};
use yew::prelude::*;

use crate::components::button::{Button, Weight};
use crate::components::dialog::Dialog;
use crate::components::icon::{Glyph, icon};
use crate::components::seat::Look;
use crate::words::people as words;

/// Who sits in a seat.
#[derive(Clone, PartialEq, Debug)]
pub struct Seated {
    pub name: String,
    pub look: Look,
}

#[derive(Properties, PartialEq)]
pub struct OrderProps {
    pub seats: Vec<Seated>,
    /// Moves a seat, given by its place, to another place.
    pub on_move: Callback<(usize, usize)>,
    pub on_close: Callback<()>,
}

/// The seats in their order.
#[component]
pub fn Order(props: &OrderProps) -> Html {
    let dragged = use_state_eq(|| None::<usize>);
    let announcement = use_state_eq(String::new);
    let count = props.seats.len();
    let shift = {
        let (on_move, announcement) = (props.on_move.clone(), announcement.setter());
        let names: Vec<_> = props.seats.iter().map(|seat| seat.name.clone()).collect();
        move |from: usize, to: usize| {
            announcement.set(words::sits(&names[from], to + 1, names.len()));
            on_move.emit((from, to));
        }
    };
    let row = |(at, seat): (usize, &Seated)| {
        let to = |place: Option<usize>| {
            let shift = shift.clone();
            place.map(|place| Callback::from(move |_: MouseEvent| shift(at, place)))
        };
        let earlier = to(at.checked_sub(1));
        let later = to(Some(at + 1).filter(|place| *place < count));
        let button = |glyph, label: String, on_press: Option<Callback<MouseEvent>>| {
            html! {
                if let Some(on_press) = on_press {
                    <Button weight={Weight::Quiet} icon={glyph} {label} bare=true {on_press} />
                } else {
                    <span class="order__gap" />
                }
            }
        };
        let onpointerdown = {
            let dragged = dragged.setter();
            Callback::from(move |event: PointerEvent| {
                let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
                let on_button =
                    target.is_some_and(|on| matches!(on.closest("button"), Ok(Some(_))));
                if !on_button && event.button() == 0 {
                    event.prevent_default();
                    dragged.set(Some(at));
                }
            })
        };
        let onpointermove = {
            let (dragged, shift) = (dragged.clone(), shift.clone());
            Callback::from(move |event: PointerEvent| {
                let Some(from) = *dragged else { return };
                if event.buttons() == 0 {
                    // It was let go where nobody heard of it: beside the list, or outside of the window.
                    return dragged.set(None);
                }
                if let Some(place) = place_under(&event).filter(|place| *place != from) {
                    dragged.set(Some(place));
                    shift(from, place);
                }
            })
        };
        let end = || {
            let dragged = dragged.setter();
            Callback::from(move |_: PointerEvent| dragged.set(None))
        };
        html! {
            <li
                key={at}
                class={classes!("order__row", (*dragged == Some(at)).then_some("is-dragged"))}
                data-place={at.to_string()}
                {onpointerdown}
                {onpointermove}
                onpointerup={end()}
                onpointercancel={end()}
            >
                <span class="order__grip" aria-hidden="true">{ icon(Glyph::Menu) }</span>
                { seat.look.mark() }
                <span class="order__name"><bdi>{ &seat.name }</bdi></span>
                { button(Glyph::Up, words::earlier(&seat.name), earlier) }
                { button(Glyph::Down, words::later(&seat.name), later) }
            </li>
        }
    };
    html! {
        <Dialog id="order" title={words::ORDER} on_close={props.on_close.clone()}>
            <p class="field__hint">{ words::ORDER_HINT }</p>
            <ol class="order">{ for props.seats.iter().enumerate().map(row) }</ol>
            <p class="visually-hidden" role="status">{ &*announcement }</p>
        </Dialog>
    }
}

/// The place of the line below the pointer.
fn place_under(event: &PointerEvent) -> Option<usize> {
    #[expect(clippy::cast_precision_loss, reason = "no screen has so many pixels")]
    let (x, y) = (event.client_x() as f32, event.client_y() as f32);
    let row = document().element_from_point(x, y)?.closest(".order__row").ok()??;
    row.get_attribute("data-place")?.parse().ok()
}

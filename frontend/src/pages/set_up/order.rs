//! The order of the seats, changed by dragging or by buttons.

use yew::prelude::*;

use crate::components::button::{Button, Weight};
use crate::components::dialog::Dialog;
use crate::components::icon::{Glyph, icon};
use crate::components::seat::Look;
use crate::hooks::use_drag;
use crate::words::people as words;

#[derive(Clone, PartialEq, Debug)]
pub struct SeatRow {
    pub name: String,
    pub look: Look,
}

#[derive(Properties, PartialEq)]
pub struct OrderProps {
    pub seats: Vec<SeatRow>,
    pub on_move: Callback<(usize, usize)>,
    pub on_close: Callback<()>,
}

#[component]
pub fn Order(props: &OrderProps) -> Html {
    let drag = use_drag();
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
    let row = |(at, seat): (usize, &SeatRow)| {
        let to = |place: Option<usize>| {
            let shift = shift.clone();
            place.map(|place| Callback::from(move |_: MouseEvent| shift(at, place)))
        };
        let earlier = to(at.checked_sub(1));
        let later = to(Some(at + 1).filter(|place| *place < count));
        let button = |glyph, label: String, on_press: Option<Callback<MouseEvent>>| {
            html! {
                if let Some(on_press) = on_press {
                    <Button weight={Weight::Quiet} icon={glyph} {label} icon_only=true {on_press} />
                } else {
                    <span class="order__gap" />
                }
            }
        };
        let on_drag = drag.listen({
            let shift = shift.clone();
            Callback::from(move |slot: Option<String>| {
                if let Some(to) = slot.and_then(|slot| slot.parse().ok()).filter(|to| *to != at) {
                    shift(at, to);
                }
            })
        });
        html! {
            <li
                key={at}
                class="row-3 order__row"
                data-drag=""
                data-slot={at.to_string()}
                onpointerdown={&on_drag}
                onpointermove={&on_drag}
                onpointerup={&on_drag}
                onpointercancel={&on_drag}
                onlostpointercapture={on_drag}
            >
                <span class="soft order__grip" aria-hidden="true">{ icon(Glyph::Menu) }</span>
                { seat.look.mark() }
                <span class="clip order__name"><bdi>{ &seat.name }</bdi></span>
                { button(Glyph::Up, words::earlier(&seat.name), earlier) }
                { button(Glyph::Down, words::later(&seat.name), later) }
            </li>
        }
    };
    html! {
        <Dialog id="order" title={words::ORDER} on_close={props.on_close.clone()}>
            <p class="field__hint">{ words::ORDER_HINT }</p>
            <ol class="stack-2 order">{ for props.seats.iter().enumerate().map(row) }</ol>
            <p class="visually-hidden" role="status">{ &*announcement }</p>
        </Dialog>
    }
}

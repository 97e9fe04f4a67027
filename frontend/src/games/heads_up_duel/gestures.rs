//! Lots on the open table, between seats tied for the pick (HUD-19).

use std::rc::Rc;

use engine::games::heads_up_duel::View;
use engine::seat::Seat;
use yew::prelude::*;

use super::bracket::pairing;
use crate::components::button::{Button, Weight};
use crate::components::panel::Heading;
use crate::games::GesturesProps;
use crate::games::heads_up_duel::text::board as words;

/// The tied seats, and the button that draws lots: it makes each seat name itself, so that chance decides.
pub fn gestures_screen(view: &Rc<View>, input: &GesturesProps) -> Html {
    let GesturesProps { seats, gestures, on_show, .. } = input.clone();
    let on_draw = move |_| {
        let own_choice = |seat: Seat| {
            let index = gestures.forced.iter().position(|tied| tied == seat)?;
            Some((seat, gestures.choices.get(index)?.0.clone()))
        };
        on_show.emit(seats.iter().filter_map(own_choice).collect());
    };
    html! {
        <div class="board hud is-before">
            <div class="stack-2 duel__table hud-table hud-lots">
                <Heading class="prompt centred">{ input.gestures.title }</Heading>
                if let Some(text) = input.forced_seats_text() {
                    <p class="centred">{ text }</p>
                }
                <p class="soft centred hud-lots__hint">{ input.gestures.hint }</p>
                { pairing(view, &input.players, None) }
                <Button
                    id="gestures-done"
                    weight={Weight::Main}
                    label={words::DRAW_LOTS}
                    on_press={Callback::from(on_draw)}
                />
                { input.secret_button() }
            </div>
        </div>
    }
}

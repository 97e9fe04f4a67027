//! Lots on the open table, if seats are level for the pick (HUD-19).

use std::rc::Rc;

use engine::games::heads_up_duel::View;
use engine::seat::Seat;
use yew::prelude::*;

use super::bracket::pairing;
use crate::components::button::{Button, Weight};
use crate::components::panel::Heading;
use crate::games::ByGestureProps;
use crate::games::heads_up_duel::text::board as words;

/// The level seats, and the button that draws lots. Each seat names itself, so that chance decides.
pub fn by_gesture(view: &Rc<View>, by: &ByGestureProps) -> Html {
    let ByGestureProps { seats, gestures, on_show, .. } = by.clone();
    let on_draw = move |_| {
        let own_name = |seat: Seat| {
            let at = gestures.bound.iter().position(|level| level == seat)?;
            Some((seat, gestures.choices.get(at)?.0.clone()))
        };
        on_show.emit(seats.iter().filter_map(own_name).collect());
    };
    html! {
        <div class="board hud is-before">
            <div class="stack-2 duel__table hud-table hud-lots">
                <Heading class="prompt centred">{ by.gestures.title }</Heading>
                if let Some(level) = by.without_choice() {
                    <p class="centred">{ level }</p>
                }
                <p class="soft centred hud-lots__hint">{ by.gestures.hint }</p>
                { pairing(view, &by.players, None) }
                <Button
                    id="gestures-done"
                    weight={Weight::Main}
                    label={words::DRAW_LOTS}
                    on_press={Callback::from(on_draw)}
                />
                { by.secret_button() }
            </div>
        </div>
    }
}

//! A choice by a show of thumbs, entered on the plates of the open table.

use std::rc::Rc;

use engine::games::gold_rush_shoot_out::{Phase, View};
use engine::seat::{Seat, SeatSet};
use yew::prelude::*;

use super::icons::{self, Badge};
use super::plate::{PlatePress, plate};
use super::ring::arrows;
use super::scene::Scene;
use super::take::take;
use crate::components::button::{Button, Weight};
use crate::components::panel::Heading;
use crate::games::gold_rush_shoot_out::text::board as words;
use crate::games::{GesturesProps, use_hands_countdown};
use crate::hooks::sets;
use crate::playback::Scene as _;
use crate::words::table;

#[derive(Properties, PartialEq)]
pub struct ThumbsProps {
    /// The table's view.
    pub view: Rc<View>,
    pub input: GesturesProps,
}

/// The ring. A tap on a plate enters that seat's thumb.
#[component]
pub fn GesturesScreen(ThumbsProps { view, input }: &ThumbsProps) -> Html {
    let GesturesProps { seats, gestures, players, .. } = input;
    let second_choosers = use_state_eq(SeatSet::default);
    let countdown = use_hands_countdown(players);
    let can_enter = countdown.is_over();
    let scene = Scene::at_rest(view);
    let is_standoff = view.phase == Phase::Standoff;
    let press = |seat: Seat| PlatePress {
        label: table::bound(players.name(seat), gestures.choices[1].1).into(),
        is_picked: second_choosers.contains(seat),
        is_next: false,
        refusal: None,
        on_press: {
            let has_chosen = second_choosers.contains(seat);
            let edit = if has_chosen { SeatSet::without } else { SeatSet::with };
            sets(&second_choosers, edit(*second_choosers, seat))
        },
    };
    let thumb_note = |seat: Seat| match (is_standoff, second_choosers.contains(seat)) {
        (true, false) => (icons::badge(Badge::Stands), words::STANDS),
        (true, true) => (icons::badge(Badge::Out), words::OUT),
        (false, false) => (Html::default(), words::HOLDS),
        (false, true) => (icons::badge(Badge::Ambush), words::AMBUSH),
    };
    let can_tap = |seat: Seat| can_enter && seats.contains(seat) && input.can_choose(seat, 1);
    let hint = match (can_enter, is_standoff) {
        (false, _) => gestures.hint,
        (true, true) => words::TAP_OUT,
        (true, false) => words::TAP_AMBUSH,
    };
    let on_done = {
        let (input, second_choosers) = (input.clone(), *second_choosers);
        Callback::from(move |_| input.enter_second(second_choosers))
    };
    html! {
        <div class="board has-side gr is-acting is-by-thumbs">
            <div class="gr-table">
                <div class="centred gr-prompt">
                    <Heading class="prompt">{ gestures.title }</Heading>
                    <p class="note">{ hint }</p>
                </div>
                <div class="gr-ring" data-seats={view.seats.to_string()}>
                    { take(view, None) }
                    { arrows(&scene, players, None) }
                    <ol class="gr-ring__seats" aria-label={words::SEATS} data-choice="">
                        for seat in view.in_priority() {
                            { {
                                let can = can_tap(seat);
                                let (press, note) = (can.then(|| press(seat)), can.then(|| thumb_note(seat)));
                                plate(seat, &scene, players, Classes::new(), press, note)
                            } }
                        }
                    </ol>
                    { countdown.view() }
                </div>
            </div>
            <div class="gr-side gr-thumbs">
                if let Some(text) = input.forced_seats_text() {
                    <p class="strong centred">{ text }</p>
                }
                if can_enter {
                    <Button
                        id="gestures-done"
                        weight={Weight::Main}
                        label={table::GESTURES_DONE}
                        on_press={on_done}
                    />
                    { input.secret_button() }
                } else {
                    { countdown.buttons() }
                }
            </div>
        </div>
    }
}

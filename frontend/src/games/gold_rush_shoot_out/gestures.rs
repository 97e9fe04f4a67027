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
use crate::games::{ByGestureProps, use_hand_count};
use crate::hooks::sets;
use crate::playback::Scene as _;
use crate::words::table;

#[derive(Properties, PartialEq)]
pub struct ThumbsProps {
    /// The table's view.
    pub view: Rc<View>,
    pub by: ByGestureProps,
}

/// The ring. A tap on a plate enters that seat's thumb.
#[component]
pub fn ByGesture(ThumbsProps { view, by }: &ThumbsProps) -> Html {
    let ByGestureProps { seats, gestures, players, .. } = by;
    // The seats that showed the second choice.
    let others = use_state_eq(SeatSet::default);
    let count = use_hand_count(players);
    let can_enter = count.is_over();
    let scene = Scene::at_rest(view);
    let is_standoff = view.phase == Phase::Standoff;
    let press = |seat: Seat| PlatePress {
        label: table::bound(players.name(seat), gestures.choices[1].1).into(),
        is_picked: others.contains(seat),
        is_next: false,
        refusal: None,
        on_press: {
            let toggled =
                if others.contains(seat) { others.without(seat) } else { others.with(seat) };
            sets(&others, toggled)
        },
    };
    let thumb_note = |seat: Seat| match (is_standoff, others.contains(seat)) {
        (true, false) => (icons::badge(Badge::Stands), words::STANDS),
        (true, true) => (icons::badge(Badge::Out), words::OUT),
        (false, false) => (Html::default(), words::HOLDS),
        (false, true) => (icons::badge(Badge::Ambush), words::AMBUSH),
    };
    let can_tap = |seat: Seat| can_enter && seats.contains(seat) && by.can_choose(seat, 1);
    let hint = match (can_enter, is_standoff) {
        (false, _) => gestures.hint,
        (true, true) => words::TAP_OUT,
        (true, false) => words::TAP_AMBUSH,
    };
    let on_done = {
        let (by, others) = (by.clone(), *others);
        Callback::from(move |_| by.enter(others))
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
                    { count.view() }
                </div>
            </div>
            <div class="gr-side gr-thumbs">
                if let Some(bound) = by.without_choice() {
                    <p class="strong centred">{ bound }</p>
                }
                if can_enter {
                    <Button
                        id="gestures-done"
                        weight={Weight::Main}
                        label={table::GESTURES_DONE}
                        on_press={on_done}
                    />
                    { by.secret_button() }
                } else {
                    { count.buttons() }
                }
            </div>
        </div>
    }
}

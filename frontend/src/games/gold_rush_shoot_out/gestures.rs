//! A choice that several people show with their hands at once, entered on the open table.

use engine::catalogue::AnyAction;
use engine::seat::{Seat, SeatSet};
use yew::prelude::*;

use crate::components::button::{Button, Weight};
use crate::components::choice::{Choice, Legend, Segmented};
use crate::components::panel::Panel;
use crate::components::seat;
use crate::games::ByGestureProps;
use crate::hooks::use_motion_speed;
use crate::playback::use_countdown;
use crate::services::motion::MotionSpeed;
use crate::words::table;

/// A line a person, with what the person showed.
#[component]
pub fn ByGesture(props: &ByGestureProps) -> Html {
    let ByGestureProps { seats, gestures, players, can, on_show, on_secret } = props;
    // Who showed the second of the two.
    let others = use_state_eq(SeatSet::default);
    let speed = use_motion_speed();
    let counts = use_state_eq(|| false);
    let is_shown = use_state_eq(|| speed == MotionSpeed::Still);
    let countdown = use_countdown(counts.then_some(0), players, speed);
    let without_choice = html! {
        if !gestures.bound.is_empty() {
            <p class="gestures__bound">
                { table::bound(&players.list(gestures.bound), gestures.bound_to) }
            </p>
        }
    };
    if countdown.runs() || !(*counts || *is_shown) {
        let on_enter = {
            let (is_shown, countdown) = (is_shown.setter(), countdown.clone());
            Callback::from(move |_| {
                is_shown.set(true);
                countdown.skip();
            })
        };
        let on_count = {
            let counts = counts.setter();
            Callback::from(move |_| counts.set(true))
        };
        return html! {
            <Panel title={gestures.title} hint={gestures.hint}>
                { without_choice }
                <div class="gestures__count">{ countdown.shown() }</div>
                if !*counts {
                    <Button id="gestures-count" weight={Weight::Main} label={table::COUNT_DOWN} on_press={on_count} />
                }
                <Button id="gestures-enter" weight={Weight::Quiet} label={table::ENTER_GESTURES} on_press={on_enter} />
            </Panel>
        };
    }
    let [preset, other] = &gestures.choices;
    let line = |seat: Seat| {
        let can = |(action, _): &(AnyAction, &str)| can.emit((seat, action.clone()));
        let choices: Vec<_> = [(false, preset), (true, other)]
            .into_iter()
            .filter(|(_, choice)| can(choice))
            .map(|(value, (_, name))| Choice::new(value, *name))
            .collect();
        let on_choose = {
            let others = others.clone();
            Callback::from(move |is_other: bool| {
                let rest: SeatSet = others.iter().filter(|one| *one != seat).collect();
                others.set(if is_other { rest.union(SeatSet::only(seat)) } else { rest });
            })
        };
        let group = Segmented {
            name: format!("gesture-{}", seat.number()).into(),
            legend: players.name(seat).to_owned().into(),
            shows: Legend::Shown,
            hint: None,
            choices: &choices,
            chosen: others.contains(seat),
            on_choose,
        };
        let class = classes!("gestures__line", seat::look(players, seat).class());
        html! { <li key={seat.number()} {class}>{ group.view() }</li> }
    };
    let on_done = {
        let (seats, others) = (*seats, others.clone());
        let (preset, other) = (preset.0.clone(), other.0.clone());
        on_show.reform(move |_| {
            let shown = |seat| if others.contains(seat) { &other } else { &preset };
            seats.iter().map(|seat| (seat, shown(seat).clone())).collect()
        })
    };
    html! {
        <Panel title={gestures.title} hint={gestures.hint}>
            { without_choice }
            <ul class="gestures">
                for seat in seats.iter() { { line(seat) } }
            </ul>
            <Button
                id="gestures-done"
                weight={Weight::Main}
                label={table::GESTURES_DONE}
                on_press={on_done}
            />
            <Button
                weight={Weight::Quiet}
                label={table::IN_SECRET}
                on_press={on_secret.reform(|_| ())}
            />
        </Panel>
    }
}

//! The device goes from one person to the next: each holds the button with the own name.

use engine::seat::{Seat, SeatSet};
use yew::prelude::*;

use super::screens::{Lines, Panel};
use crate::components::button::{Button, Weight};
use crate::components::curtain::{Taker, taking};
use crate::components::hold::Hold;
use crate::components::icon::Glyph;
use crate::components::seat;
use crate::device::{Purpose, Screen};
use crate::hooks::use_settings;
use crate::services::settings::Opening;
use crate::words::players::Players;
use crate::words::table;

#[derive(Properties, PartialEq)]
pub struct HandOverProps {
    /// What comes next.
    pub next: Screen,
    pub players: Players,
    /// How long the decision may take, if a clock will run.
    #[prop_or_default]
    pub time: Option<AttrValue>,
    /// Somebody has held the button with the own name.
    pub on_take: Callback<Seat>,
    /// Whom the device goes to is not there, where it can go to somebody else.
    #[prop_or_default]
    pub on_decline: Option<Callback<()>>,
    /// Another way to go on where one person takes the device.
    #[prop_or_default]
    pub also: Html,
    /// Where nobody takes the device: what leads on.
    pub otherwise: Html,
}

/// Whom the device goes to, right from the screen that is shown.
#[component]
pub fn HandOver(props: &HandOverProps) -> Html {
    match props.next {
        Screen::Curtain(seat, Purpose::Play) => {
            let name = props.players.name(seat).to_owned();
            html! {
                <div class="hand-over">
                    <h3 class="hand-over__title">{ table::pass_to(&name) }</h3>
                    if let Some(time) = &props.time {
                        <p class="curtain__time">{ time }</p>
                    }
                    <Taker
                        name={name.clone()}
                        look={seat::look(&props.players, seat)}
                        on_take={props.on_take.reform(move |()| seat)}
                    />
                    if let Some(on_decline) = &props.on_decline {
                        <Button
                            weight={Weight::Quiet}
                            label={table::not_me(&name)}
                            on_press={on_decline.reform(|_| ())}
                        />
                    }
                    { props.also.clone() }
                </div>
            }
        }
        Screen::Pick(seats) if is_short(seats) => html! {
            <div class="hand-over">
                <h3 class="hand-over__title">{ table::PICK }</h3>
                <People {seats} players={props.players.clone()} on_take={props.on_take.clone()} />
            </div>
        },
        _ => props.otherwise.clone(),
    }
}

/// Whether there is room for all of them below something else.
const fn is_short(people: SeatSet) -> bool {
    people.len() <= 4
}

#[derive(Properties, PartialEq)]
pub struct PeopleProps {
    pub seats: SeatSet,
    pub players: Players,
    pub on_take: Callback<Seat>,
}

/// People, one of whom takes the device.
#[component]
pub fn People(props: &PeopleProps) -> Html {
    let (label, hint) = taking(use_settings().curtain);
    html! {
        <div class={classes!("hand-over__people", (!is_short(props.seats)).then_some("is-many"))}>
            for seat in props.seats.iter() {
                { {
                    let look = seat::look(&props.players, seat);
                    html! {
                        <Hold
                            key={seat.number()}
                            class={classes!("is-seat", look.class())}
                            mark={look.mark()}
                            label={label(props.players.name(seat))}
                            hint="people-hint"
                            on_open={props.on_take.reform(move |()| seat)}
                        />
                    }
                } }
            }
            <p id="people-hint" class="curtain__small">{ hint }</p>
        </div>
    }
}

#[derive(Properties, PartialEq)]
pub struct DoneProps {
    pub name: AttrValue,
    /// What was decided.
    #[prop_or_default]
    pub decided: Option<String>,
    /// Everybody could see it: it was a turn and no secret choice.
    #[prop_or_default]
    pub lies_open: bool,
    /// The rules have decided, for the time ran out: that is no secret.
    pub ran_out: bool,
    /// What the seat has learned by it, and nobody else.
    pub learned: Vec<String>,
    /// Takes it back, as long as that can be done.
    #[prop_or_default]
    pub on_undo: Option<Callback<()>>,
    pub on_pass: Callback<()>,
    /// What comes next.
    pub next: Screen,
    /// Who is next takes the device right here.
    pub hand_over: Html,
}

/// The seat has decided. What it decided is shown only while it holds a button: the next person
/// takes the device from this very screen. What it has just learned is shown at once, and hidden
/// before the device goes on.
#[component]
pub fn Done(props: &DoneProps) -> Html {
    let is_private = matches!(props.next, Screen::Curtain(..) | Screen::Pick(_));
    let hands_over = match props.next {
        Screen::Pick(seats) => is_short(seats),
        _ => is_private,
    };
    let hint = (!is_private).then_some(table::MIDDLE);
    let undo = match use_settings().curtain {
        Opening::Hold => table::hold_to_undo(&props.name),
        Opening::Tap => table::tap_to_undo(&props.name),
    };
    let title = match (props.ran_out, props.lies_open) {
        (true, _) => table::RAN_OUT,
        (false, true) => table::TURN_DONE,
        (false, false) => table::LOCKED_IN,
    };
    html! {
        <Panel {title} {hint}>
            <div class="done__own">
                if let Some(decided) = props.decided.as_ref().filter(|_| !props.ran_out) {
                    <Look decided={decided.clone()} lies_open={props.lies_open} />
                }
                if let Some(on_undo) = &props.on_undo {
                    <Hold
                        id="undo"
                        class="is-quiet"
                        label={undo}
                        on_open={on_undo.clone()}
                    />
                }
            </div>
            if let Some(decided) = props.decided.as_ref().filter(|_| props.ran_out) {
                <p class="sheet__decided">{ decided }</p>
            }
            if !props.learned.is_empty() {
                <h3>{ table::LEARNED }</h3>
                <Lines lines={props.learned.clone()} />
            }
            if hands_over && props.learned.is_empty() {
                { props.hand_over.clone() }
            } else {
                <Button
                    id="pass-on"
                    weight={Weight::Main}
                    icon={Glyph::Device}
                    label={if is_private { table::PASS_ON } else { table::SHOW_TABLE }}
                    on_press={props.on_pass.reform(|_| ())}
                />
            }
        </Panel>
    }
}

#[derive(Properties, PartialEq)]
struct LookProps {
    decided: String,
    lies_open: bool,
}

/// What was decided, while the button is held; after two presses, until it loses the focus.
#[component]
fn Look(props: &LookProps) -> Html {
    let looks = use_state_eq(|| false);
    let label = match (use_settings().curtain, props.lies_open) {
        (Opening::Hold, false) => table::LOOK,
        (Opening::Hold, true) => table::LOOK_BACK,
        (Opening::Tap, false) => table::TAP_TO_LOOK,
        (Opening::Tap, true) => table::TAP_TO_LOOK_BACK,
    };
    let show = |show: bool| {
        let looks = looks.setter();
        Callback::from(move |()| looks.set(show))
    };
    html! {
        <>
            <Hold
                id="look"
                class="is-quiet"
                {label}
                on_open={show(true)}
                on_release={show(false)}
            />
            <p class="sheet__decided" role="status">
                if *looks { { &props.decided } }
            </p>
        </>
    }
}

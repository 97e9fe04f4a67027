//! The device goes from one person to the next: each holds the button with the own name.

use engine::seat::{Seat, SeatSet};
use yew::prelude::*;

use crate::components::button::{Button, Weight};
use crate::components::curtain::{Taker, taking};
use crate::components::hold::Hold;
use crate::components::seat;
use crate::device::{Purpose, Screen};
use crate::hooks::use_settings;
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
pub fn is_short(people: SeatSet) -> bool {
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
            for seat in props.seats {
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

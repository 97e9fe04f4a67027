use engine::catalogue::GameId;
use engine::seat::{Seat, SeatSet};
use yew::prelude::*;

use super::chairs::{AnswerInput, ChairCode, name_and_state, on_free, onlookers};
use crate::components::button::{Button, Weight};
use crate::services::phones::{Chair, ChairState, Host, HostEvent, PhonesError};
use crate::words::phones as words;
use crate::words::players::Players;

#[derive(Properties, PartialEq)]
pub struct PhoneSeatsProps {
    pub game: GameId,
    pub players: Players,
    pub seats: SeatSet,
    pub on_done: Callback<()>,
}

#[component]
pub fn PhoneSeats(props: &PhoneSeatsProps) -> Html {
    let host = Host::current();
    let update = use_force_update();
    // The last error, with the chair of its phone if known.
    let last_error = use_state_eq(|| None::<(Option<Chair>, PhonesError)>);
    let last_joined = use_state_eq(|| None::<Chair>);
    // Whether to show a code for one more onlooker.
    let shows_code = use_state_eq(|| false);
    {
        let update = update.clone();
        let (last_error, last_joined, shows_code) =
            (last_error.setter(), last_joined.setter(), shows_code.setter());
        use_effect_with((), move |()| {
            let listening = Host::current().listen(Callback::from(move |event| {
                match event {
                    HostEvent::Refused(chair, why) => last_error.set(Some((Some(chair), why))),
                    HostEvent::Joined(chair, _) => {
                        last_error.set(None);
                        last_joined.set(Some(chair));
                        if chair.seat().is_none() {
                            shows_code.set(false);
                        }
                    }
                    HostEvent::Message(..) => return,
                    HostEvent::Lost(_) | HostEvent::Left(_) => {}
                }
                update.force_update();
            }));
            move || drop(listening)
        });
    }
    let on_error = {
        let (last_error, update) = (last_error.setter(), update.clone());
        Callback::from(move |why: Option<PhonesError>| {
            last_error.set(why.map(|why| (None, why)));
            update.force_update();
        })
    };
    let is_seated = |chair: Chair| matches!(host.chair_state(chair), ChairState::Seated(_));
    let all_seated = props.seats.iter().all(|seat| is_seated(seat.into()));
    let name_of = |chair: Chair| match (chair.seat(), host.chair_state(chair)) {
        (Some(seat), _) => props.players.name(seat).to_owned(),
        (None, ChairState::Seated(name) | ChairState::Lost(name)) => name.to_string(),
        (None, ChairState::Free | ChairState::Connecting) => words::ONLOOKER.to_string(),
    };
    let seat_item = |seat: Seat| {
        let state = host.chair_state(seat);
        let player = AttrValue::from(props.players.name(seat).to_owned());
        let is_there = is_seated(seat.into());
        let on_free = on_free(seat.into(), &update);
        html! {
            <li key={seat.number()} class={classes!("stack-2", "phone-list__seat", is_there.then_some("is-there"))}>
                <div class="row wrap phone-list__row">
                    { props.players.look(seat).mark() }
                    { name_and_state(&player, &words::chair_state(&state)) }
                    if state != ChairState::Free {
                        <button type="button" class="button is-quiet" onclick={on_free}>
                            <span>
                                { words::FREE }
                                <span class="visually-hidden">{ " " }{ words::of_whom(&player) }</span>
                            </span>
                        </button>
                    }
                </div>
                // A phone that has answered may be gone: meanwhile another one can read the code.
                if !is_there {
                    <ChairCode
                        game={props.game}
                        chair={Chair::from(seat)}
                        name={player}
                        needs_code={state != ChairState::Connecting}
                        on_error={on_error.clone()}
                    />
                }
            </li>
        }
    };
    let seats = html! {
        <ul class="stack-4 phone-list">
            for seat in props.seats {
                { seat_item(seat) }
            }
        </ul>
    };
    // The phone that joined last, if it is still connected.
    let joined_text =
        last_joined.filter(|chair| is_seated(*chair)).map(|chair| words::connected(name_of(chair)));
    let chairs = props.seats.iter().map(Chair::from).chain(Chair::onlookers());
    let connecting =
        chairs.into_iter().find(|chair| host.chair_state(*chair) == ChairState::Connecting);
    let status = connecting.map(|chair| words::connecting(name_of(chair))).or(joined_text);
    // Always a node, even if empty: its siblings keep their places, so a running camera isn't drawn anew.
    let error = last_error.map_or_else(Html::default, |(chair, why)| {
        let name = chair.map(name_of);
        html! { <p class="field__error" role="alert">{ words::named_error(name.as_deref(), why) }</p> }
    });
    let onlookers = onlookers(props.game, &shows_code, &update, &on_error);
    html! {
        <div class="stack-4 phone-seats">
            if all_seated && !*shows_code {
                { seats }
                { onlookers }
                <p class="large centred raised phone-seat__state is-good" role="status">
                    if let Some(status) = status {
                        <span class="visually-hidden">{ status }</span>
                    }
                    { words::ALL_SEATED }
                </p>
                { error }
                <Button
                    weight={Weight::Main}
                    label={words::DONE}
                    on_press={props.on_done.reform(|_| ())}
                />
            } else {
                <ol class="stack-5 phone-steps">
                    <li class="stack-4 phone-steps__step">
                        <p class="phone-steps__text">{ words::SCAN_THESE }</p>
                        { seats }
                        { onlookers }
                    </li>
                    <li class="stack-4 phone-steps__step">
                        <p class="phone-steps__text">{ words::ANSWERS_HINT }</p>
                        <AnswerInput {on_error} />
                        <p class="phone-seat__said" role="status">{ status.unwrap_or_default() }</p>
                        { error }
                        <p class="field__hint">{ words::HINT }</p>
                    </li>
                </ol>
            }
        </div>
    }
}

//! Chairs, the places of phones at the table: their codes, the input for the phones' answers, the onlookers.

use engine::catalogue::GameId;
use engine::record::Name;
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::code::{Code, CodeScanner};
use crate::components::button::{Button, Weight};
use crate::components::field::text_in;
use crate::components::icon::Glyph;
use crate::hooks::sets;
use crate::route::Route;
use crate::services::phones::{Chair, ChairState, Host, PhonesError};
use crate::services::share::base_address;
use crate::words::{bare, phone, phones as words, share};

const ANSWER_FIELD_ID: &str = "phone-answer";

#[derive(Properties, PartialEq)]
pub struct ChairCodeProps {
    pub game: GameId,
    pub chair: Chair,
    pub name: AttrValue,
    /// Whether to make a code: not while the phone that answered the last one is connecting.
    pub needs_code: bool,
    /// Called when a code could not be made.
    pub on_error: Callback<Option<PhonesError>>,
}

#[component]
pub fn ChairCode(props: &ChairCodeProps) -> Html {
    let ChairCodeProps { game, chair, name, needs_code, on_error } = props;
    let link = use_state(|| None::<Result<AttrValue, PhonesError>>);
    {
        let (game, chair, name) = (*game, *chair, name.clone());
        let (link, on_error) = (link.setter(), on_error.clone());
        use_effect_with(*needs_code, move |needs_code| {
            if *needs_code {
                spawn_local(async move {
                    let invited = invitation_link(chair, game, &name).await;
                    if let Err(error) = &invited {
                        on_error.emit(Some(*error));
                    }
                    link.set(Some(invited));
                });
            }
        });
    }
    let (picture_label, copy_label) = match chair.seat() {
        Some(_) => (words::code_name(name), words::copy_link(name)),
        None => (words::LOOK_ON_CODE.to_string(), words::COPY_TO_LOOK_ON.to_string()),
    };
    match &*link {
        None => html! { <p role="status">{ words::MAKING_CODE }</p> },
        // The panel shows the error once for all seats.
        Some(Err(_)) => Html::default(),
        Some(Ok(link)) => html! {
            <Code
                text={link.clone()}
                {picture_label}
                text_label={words::link_for(name)}
                {copy_label}
                copied={share::COPIED}
            />
        },
    }
}

#[derive(Properties, PartialEq)]
pub struct AnswerInputProps {
    /// Called with `None` when a new answer is tried, then with its error, if any.
    pub on_error: Callback<Option<PhonesError>>,
}

/// Takes the phones' answers in any order: the camera stays on, and the field accepts one after another.
#[component]
pub fn AnswerInput(props: &AnswerInputProps) -> Html {
    let is_scanning = use_state_eq(|| false);
    let field = use_node_ref();
    let on_answer = {
        let (on_error, field) = (props.on_error.clone(), field.clone());
        Callback::from(move |text: String| {
            let (on_error, field) = (on_error.clone(), field.clone());
            on_error.emit(None);
            spawn_local(async move {
                let accepted = Host::current().accept(&text).await.map(drop);
                let input = field.cast::<HtmlInputElement>();
                // An empty field is ready for the next paste.
                if let Some(input) = input.filter(|it| accepted.is_ok() && it.value() == text) {
                    input.set_value("");
                }
                on_error.emit(accepted.err());
            });
        })
    };
    let onsubmit = on_answer.reform(|event: SubmitEvent| {
        event.prevent_default();
        text_in(ANSWER_FIELD_ID)
    });
    let set_scanning = |value: bool| {
        let (is_scanning, on_error) = (is_scanning.setter(), props.on_error.clone());
        Callback::from(move |()| {
            on_error.emit(None);
            is_scanning.set(value);
        })
    };
    html! {
        <>
            if *is_scanning {
                <CodeScanner on_text={on_answer} on_stop={set_scanning(false)} />
            } else {
                <Button
                    weight={Weight::Main}
                    icon={Glyph::Qr}
                    label={words::SCAN_ANSWERS}
                    on_press={set_scanning(true).reform(|_| ())}
                />
            }
            <form class="field" novalidate=true {onsubmit}>
                <label class="field__label" for={ANSWER_FIELD_ID}>{ words::PASTE_LABEL }</label>
                <div class="row-2">
                    <input
                        ref={field}
                        id={ANSWER_FIELD_ID}
                        class="input grow"
                        type="text"
                        autocomplete="off"
                        autocapitalize="characters"
                        spellcheck="false"
                        enterkeyhint="done"
                    />
                    <Button label={words::PASTE_NOW} submits=true />
                </div>
            </form>
        </>
    }
}

async fn invitation_link(chair: Chair, game: GameId, name: &str) -> Result<AttrValue, PhonesError> {
    // A player's name always parses.
    let name =
        chair.seat().map(|_| bare(name).parse().map_err(|_| PhonesError::Refused)).transpose()?;
    let code = Host::current().invite(chair, game, name.as_ref()).await?.code();
    Ok(format!("{}{}", base_address(), Route::Join(code).href()).into())
}

pub fn on_free(chair: Chair, update: &UseForceUpdateHandle) -> Callback<MouseEvent> {
    let update = update.clone();
    Callback::from(move |_| {
        Host::current().close(chair);
        update.force_update();
    })
}

/// The chair for the next onlooker: a free one, else that of an unreachable phone; `None` if all are taken.
fn next_chair(host: &Host) -> Option<Chair> {
    let states = || Chair::onlookers().map(move |chair| (chair, host.chair_state(chair)));
    states()
        .find(|(_, state)| matches!(state, ChairState::Free | ChairState::Connecting))
        .or_else(|| states().find(|(_, state)| matches!(state, ChairState::Lost(_))))
        .map(|(chair, _)| chair)
}

/// Buttons to give onlookers seats in the game that is being set up.
pub fn onlookers_to_seat(
    host: &Host,
    is_seated: impl Fn(&str) -> bool,
    on_seat: &Callback<Name>,
) -> Html {
    let waiting: Vec<(Chair, Name)> =
        host.onlookers().into_iter().filter(|(_, name)| !is_seated(name.as_str())).collect();
    if waiting.is_empty() {
        return Html::default();
    }
    let button = |(chair, name): (Chair, Name)| {
        let label = words::seat_them(name.as_str());
        let on_press = on_seat.reform(move |_: MouseEvent| name.clone());
        html! { <li key={chair.number()}><Button icon={Glyph::Plus} {label} {on_press} /></li> }
    };
    html! {
        <div class="stack-2 company">
            <ul class="wrap-2 company__people" aria-label={words::TO_SEAT}>
                { for waiting.into_iter().map(button) }
            </ul>
        </div>
    }
}

/// A chair's player or onlooker, and the state of their phone.
pub fn name_and_state(name: &str, state: &str) -> Html {
    html! {
        <div class="phone-list__who">
            <span class="strong">{ name.to_owned() }</span>
            <span class="note phone-list__standing">{ state.to_owned() }</span>
        </div>
    }
}

/// The onlookers, and the code for the next one, if asked for. `update` draws the list anew.
pub fn onlookers(
    game: GameId,
    shows_code: &UseStateHandle<bool>,
    update: &UseForceUpdateHandle,
    on_error: &Callback<Option<PhonesError>>,
) -> Html {
    let host = Host::current();
    let row = |(chair, name): (Chair, Name)| {
        let on_free = on_free(chair, update);
        html! {
            <li key={chair.number()} class="stack-2 phone-list__seat is-there">
                <div class="row wrap phone-list__row">
                    { name_and_state(name.as_str(), phone::LOOKS_ON.translate()) }
                    <Button label={words::send_away(name.as_str())} on_press={on_free} />
                </div>
            </li>
        }
    };
    let next = next_chair(&host);
    html! {
        <>
            <ul class="stack-4 phone-list">
                { for host.onlookers().into_iter().map(row) }
                if let Some(chair) = next.filter(|_| **shows_code) {
                    <li key="next" class="stack-2 phone-list__seat">
                        { name_and_state(words::ONLOOKER.translate(), words::LOOK_ON_HINT.translate()) }
                        <ChairCode
                            key={chair.number()}
                            {game}
                            {chair}
                            name={words::ONLOOKER}
                            needs_code={host.chair_state(chair) != ChairState::Connecting}
                            {on_error}
                        />
                    </li>
                }
            </ul>
            if next.is_some() && !**shows_code {
                <Button icon={Glyph::Qr} label={words::LOOK_ON} on_press={sets(shows_code, true)} />
            }
        </>
    }
}

//! The code of a seat or an onlooker at the table, and the input for the phones' answers.

use engine::catalogue::GameId;
use engine::record::Name;
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::code::{Code, Scan};
use crate::components::button::{Button, Weight};
use crate::components::field::text_in;
use crate::components::icon::Glyph;
use crate::hooks::sets;
use crate::route::Route;
use crate::services::phones::{Chair, ChairState, Host, PhonesError};
use crate::services::share::base_address;
use crate::words::{bare, phone, phones as words, share};

const ANSWER: &str = "phone-answer";

#[derive(Properties, PartialEq)]
pub struct ChairCodeProps {
    pub game: GameId,
    pub chair: Chair,
    pub name: AttrValue,
    /// Whether to request a fresh code: not while its phone's answer is being checked.
    pub must_ask: bool,
    /// A code could not be made.
    pub on_trouble: Callback<Option<PhonesError>>,
}

/// The code of a chair without a phone.
#[component]
pub fn ChairCode(props: &ChairCodeProps) -> Html {
    let ChairCodeProps { game, chair, name, must_ask, on_trouble } = props;
    let link = use_state(|| None::<Result<AttrValue, PhonesError>>);
    {
        let (game, chair, name) = (*game, *chair, name.clone());
        let (link, on_trouble) = (link.setter(), on_trouble.clone());
        use_effect_with(*must_ask, move |must_ask| {
            if *must_ask {
                spawn_local(async move {
                    let made = invite(chair, game, &name).await;
                    if let Err(trouble) = &made {
                        on_trouble.emit(Some(*trouble));
                    }
                    link.set(Some(made));
                });
            }
        });
    }
    let (picture, copy) = match chair.seat() {
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
                name={picture}
                text_name={words::link_for(name)}
                {copy}
                copied={share::COPIED}
            />
        },
    }
}

#[derive(Properties, PartialEq)]
pub struct AnswersProps {
    /// `None` when a new answer is tried, then its error, if any.
    pub on_trouble: Callback<Option<PhonesError>>,
}

/// Takes the phones' answers in any order: the camera stays on, and the field accepts one after another.
#[component]
pub fn Answers(props: &AnswersProps) -> Html {
    let scans = use_state_eq(|| false);
    let field = use_node_ref();
    let on_answer = {
        let (on_trouble, field) = (props.on_trouble.clone(), field.clone());
        Callback::from(move |text: String| {
            let (on_trouble, field) = (on_trouble.clone(), field.clone());
            on_trouble.emit(None);
            spawn_local(async move {
                let taken = Host::of_page().accept(&text).await.map(drop);
                let input = field.cast::<HtmlInputElement>();
                // An empty field is ready for the next paste.
                if let Some(input) = input.filter(|it| taken.is_ok() && it.value() == text) {
                    input.set_value("");
                }
                on_trouble.emit(taken.err());
            });
        })
    };
    let onsubmit = on_answer.reform(|event: SubmitEvent| {
        event.prevent_default();
        text_in(ANSWER)
    });
    let scan = |value: bool| {
        let (scans, on_trouble) = (scans.setter(), props.on_trouble.clone());
        Callback::from(move |()| {
            on_trouble.emit(None);
            scans.set(value);
        })
    };
    html! {
        <>
            if *scans {
                <Scan on_text={on_answer} on_stop={scan(false)} />
            } else {
                <Button
                    weight={Weight::Main}
                    icon={Glyph::Qr}
                    label={words::SCAN_ANSWERS}
                    on_press={scan(true).reform(|_| ())}
                />
            }
            <form class="field" novalidate=true {onsubmit}>
                <label class="field__label" for={ANSWER}>{ words::PASTE_LABEL }</label>
                <div class="phone-steps__row">
                    <input
                        ref={field}
                        id={ANSWER}
                        class="input"
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

/// The link that invites to a chair.
async fn invite(chair: Chair, game: GameId, name: &str) -> Result<AttrValue, PhonesError> {
    // A player's name always parses.
    let name =
        chair.seat().map(|_| bare(name).parse().map_err(|_| PhonesError::Refused)).transpose()?;
    let code = Host::of_page().invite(chair, game, name.as_ref()).await?.code();
    Ok(format!("{}{}", base_address(), Route::Join { code }.href()).into())
}

/// Takes a chair from its phone.
pub fn frees(chair: Chair, update: &UseForceUpdateHandle) -> Callback<MouseEvent> {
    let update = update.clone();
    Callback::from(move |_| {
        Host::of_page().close(chair);
        update.force_update();
    })
}

/// The chair for the next onlooker: a free one, else that of an unreachable phone; `None` if all are taken.
fn next_chair(host: &Host) -> Option<Chair> {
    let standing = |chair: &Chair| host.chair_state(*chair);
    Chair::onlookers()
        .find(|chair| matches!(standing(chair), ChairState::Free | ChairState::Connecting))
        .or_else(|| Chair::onlookers().find(|chair| matches!(standing(chair), ChairState::Lost(_))))
}

/// The onlookers; a tap gives one a seat in the game that is being set up.
pub fn to_seat(host: &Host, is_seated: impl Fn(&str) -> bool, on_seat: &Callback<Name>) -> Html {
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

/// The onlookers, and the code for the next one, if `asks`. `update` draws the list anew.
pub fn onlookers(
    game: GameId,
    asks: &UseStateHandle<bool>,
    update: &UseForceUpdateHandle,
    on_trouble: &Callback<Option<PhonesError>>,
) -> Html {
    let host = Host::of_page();
    let row = |(chair, name): (Chair, Name)| {
        let on_free = frees(chair, update);
        html! {
            <li key={chair.number()} class="phone-list__seat is-there">
                <div class="row wrap phone-list__row">
                    <div class="phone-list__who">
                        <span class="strong phone-list__name">{ name.as_str().to_owned() }</span>
                        <span class="note phone-list__standing">{ phone::LOOKS_ON }</span>
                    </div>
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
                if let Some(chair) = next.filter(|_| **asks) {
                    <li key="next" class="phone-list__seat">
                        <div class="phone-list__who">
                            <span class="strong phone-list__name">{ words::ONLOOKER }</span>
                            <span class="note phone-list__standing">{ words::LOOK_ON_HINT }</span>
                        </div>
                        <ChairCode
                            key={chair.number()}
                            {game}
                            {chair}
                            name={words::ONLOOKER}
                            must_ask={host.chair_state(chair) != ChairState::Connecting}
                            {on_trouble}
                        />
                    </li>
                }
            </ul>
            if next.is_some() && !**asks {
                <Button icon={Glyph::Qr} label={words::LOOK_ON} on_press={sets(asks, true)} />
            }
        </>
    }
}

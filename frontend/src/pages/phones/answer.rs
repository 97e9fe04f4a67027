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
use crate::route::Route;
use crate::services::phones::{Chair, ChairState, Host, PhonesError};
use crate::services::share::base_address;
use crate::words::{bare, phone, phones as words, share};

const ANSWER: &str = "phone-answer";

#[derive(Properties, PartialEq)]
pub struct ChairCodeProps {
    pub host: Host,
    pub game: GameId,
    pub chair: Chair,
    pub name: AttrValue,
    /// Whether to request a fresh code: not while its phone's answer is being checked.
    pub must_ask: bool,
    /// A code could not be made.
    pub on_trouble: Callback<PhonesError>,
}

/// The code of a chair without a phone.
#[component]
pub fn ChairCode(props: &ChairCodeProps) -> Html {
    let ChairCodeProps { host, game, chair, name, must_ask, on_trouble } = props;
    let link = use_state(|| None::<Result<AttrValue, PhonesError>>);
    {
        let (host, game, chair, name) = (host.clone(), *game, *chair, name.clone());
        let (link, on_trouble) = (link.setter(), on_trouble.clone());
        use_effect_with(*must_ask, move |must_ask| {
            if *must_ask {
                spawn_local(async move {
                    let made = invite(&host, chair, game, &name).await;
                    if let Err(trouble) = &made {
                        on_trouble.emit(*trouble);
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
    pub host: Host,
    /// `None` when a new answer is tried, then its result.
    pub on_read: Callback<Option<Result<(), PhonesError>>>,
}

/// Takes the phones' answers in any order: the camera stays on, and the field accepts one after another.
#[component]
pub fn Answers(props: &AnswersProps) -> Html {
    let scans = use_state_eq(|| false);
    let field = use_node_ref();
    let on_answer = {
        let (host, on_read, field) = (props.host.clone(), props.on_read.clone(), field.clone());
        Callback::from(move |text: String| {
            let (host, on_read, field) = (host.clone(), on_read.clone(), field.clone());
            on_read.emit(None);
            spawn_local(async move {
                let taken = host.accept(&text).await.map(drop);
                let input = field.cast::<HtmlInputElement>();
                // An empty field is ready for the next paste.
                if let Some(input) = input.filter(|it| taken.is_ok() && it.value() == text) {
                    input.set_value("");
                }
                on_read.emit(Some(taken));
            });
        })
    };
    let onsubmit = on_answer.reform(|event: SubmitEvent| {
        event.prevent_default();
        text_in(ANSWER)
    });
    let scan = |value: bool| {
        let (scans, on_read) = (scans.setter(), props.on_read.clone());
        Callback::from(move |()| {
            on_read.emit(None);
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
async fn invite(
    host: &Host,
    chair: Chair,
    game: GameId,
    name: &str,
) -> Result<AttrValue, PhonesError> {
    // A player's name always parses.
    let name =
        chair.seat().map(|_| bare(name).parse().map_err(|_| PhonesError::Refused)).transpose()?;
    let code = host.invite(chair, game, name.as_ref()).await?.code();
    Ok(format!("{}{}", base_address(), Route::Join { code }.href()).into())
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

#[derive(Properties, PartialEq)]
pub struct OnlookersProps {
    pub host: Host,
    pub game: GameId,
    /// Whether to show a code for one more.
    pub asks: bool,
    pub on_ask: Callback<()>,
    /// Something changed here.
    pub on_change: Callback<()>,
    /// A code could not be made.
    pub on_trouble: Callback<PhonesError>,
}

/// The onlookers, and the code for the next one.
#[component]
pub fn Onlookers(props: &OnlookersProps) -> Html {
    let OnlookersProps { host, game, asks, on_ask, on_change, on_trouble } = props;
    let row = |(chair, name): (Chair, Name)| {
        let host = host.clone();
        let on_free = on_change.reform(move |_: MouseEvent| host.close(chair));
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
    let next = next_chair(host);
    html! {
        <>
            <ul class="stack-4 phone-list">
                { for host.onlookers().into_iter().map(row) }
                if let Some(chair) = next.filter(|_| *asks) {
                    <li key="next" class="phone-list__seat">
                        <div class="phone-list__who">
                            <span class="strong phone-list__name">{ words::ONLOOKER }</span>
                            <span class="note phone-list__standing">{ words::LOOK_ON_HINT }</span>
                        </div>
                        <ChairCode
                            key={chair.number()}
                            host={host.clone()}
                            game={*game}
                            {chair}
                            name={words::ONLOOKER}
                            must_ask={host.chair_state(chair) != ChairState::Connecting}
                            {on_trouble}
                        />
                    </li>
                }
            </ul>
            if next.is_some() && !asks {
                <Button
                    icon={Glyph::Qr}
                    label={words::LOOK_ON}
                    on_press={on_ask.reform(|_: MouseEvent| ())}
                />
            }
        </>
    }
}

//! A seat's code at the table, and the way back for the phone's answer.

use engine::catalogue::GameId;
use engine::seat::Seat;
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlElement;
use yew::prelude::*;

use super::code::Code;
use super::scan::Scan;
use crate::components::button::{Button, Weight};
use crate::components::field::text_in;
use crate::components::icon::Glyph;
use crate::route::Route;
use crate::services::history::focus_in_place;
use crate::services::phones::{Host, Standing, Trouble};
use crate::services::share::base_address;
use crate::words::{phones as words, share};

const ANSWER: &str = "phone-answer";

#[derive(Properties, PartialEq)]
pub struct SeatCodeProps {
    pub host: Host,
    pub game: GameId,
    pub seat: Seat,
    /// Who sits there.
    pub name: AttrValue,
    pub standing: Standing,
    /// What went wrong with its phone's connection.
    pub trouble: Option<Trouble>,
    /// Something new is tried: what went wrong is over.
    pub on_try: Callback<()>,
    /// Another seat, if one has no phone yet.
    pub next: Option<(Seat, AttrValue)>,
    /// Another seat's code, or the list.
    pub on_seat: Callback<Option<Seat>>,
    /// All of it is done.
    pub on_done: Callback<()>,
}

/// The two steps for a seat.
#[component]
pub fn SeatCode(props: &SeatCodeProps) -> Html {
    let SeatCodeProps { host, game, seat, name, standing, on_seat, .. } = props;
    let link = use_state(|| None::<Result<AttrValue, Trouble>>);
    let scans = use_state_eq(|| false);
    let bad_answer = use_state_eq(|| None::<Trouble>);
    let heading = use_node_ref();
    {
        let heading = heading.clone();
        use_effect_with((), move |()| {
            if let Some(heading) = heading.cast::<HtmlElement>() {
                focus_in_place(&heading);
            }
        });
    }
    // A seat that is free, or whose phone is lost, has a code to show.
    let wants_code = !matches!(standing, Standing::Seated(_) | Standing::Connecting);
    {
        let (host, game, seat, name, link) =
            (host.clone(), *game, *seat, name.clone(), link.setter());
        use_effect_with((wants_code, seat), move |(wants_code, _)| {
            if *wants_code {
                spawn_local(async move { link.set(Some(invited(&host, seat, game, &name).await)) });
            }
        });
    }
    let on_answer = {
        let (host, scans, bad_answer) = (host.clone(), scans.setter(), bad_answer.setter());
        let on_try = props.on_try.clone();
        Callback::from(move |text: String| {
            let (host, scans, bad_answer) = (host.clone(), scans.clone(), bad_answer.clone());
            let on_try = on_try.clone();
            on_try.emit(());
            spawn_local(async move {
                match host.accept(&text).await {
                    Ok(_) => {
                        bad_answer.set(None);
                        scans.set(false);
                        // The seat stands otherwise now.
                        on_try.emit(());
                    }
                    Err(trouble) => bad_answer.set(Some(trouble)),
                }
            });
        })
    };
    let onsubmit = on_answer.reform(|event: SubmitEvent| {
        event.prevent_default();
        text_in(ANSWER)
    });
    let scan = |value: bool| {
        let (scans, bad_answer) = (scans.setter(), bad_answer.setter());
        Callback::from(move |()| {
            bad_answer.set(None);
            scans.set(value);
        })
    };
    let trouble = (*bad_answer).or(props.trouble);
    let steps = html! {
        <ol class={classes!("phone-steps", scans.then_some("is-scanning"))}>
            <li class="phone-steps__step">
                <p class="phone-steps__text">{ words::scan_this(name) }</p>
                { match &*link {
                    None => html! { <p role="status">{ words::MAKING_CODE }</p> },
                    Some(Err(trouble)) => {
                        html! { <p class="field__error" role="alert">{ words::trouble(*trouble) }</p> }
                    }
                    Some(Ok(link)) => html! {
                        <Code
                            text={link.clone()}
                            name={words::code_name(name)}
                            text_name={words::LINK}
                            copy={words::COPY_LINK}
                            copied={share::COPIED}
                        />
                    },
                } }
            </li>
            <li class="phone-steps__step">
                <p class="phone-steps__text">{ words::scan_answer_hint(name) }</p>
                if *scans {
                    <Scan on_text={on_answer.clone()} on_stop={scan(false)} />
                } else {
                    <Button
                        weight={Weight::Main}
                        icon={Glyph::Qr}
                        label={words::scan_answer(name)}
                        on_press={scan(true).reform(|_| ())}
                    />
                }
                if let Some(trouble) = trouble {
                    <p class="field__error" role="alert">{ words::trouble(trouble) }</p>
                }
                <form class="phone-steps__paste field" novalidate=true {onsubmit}>
                    <label class="field__label" for={ANSWER}>{ words::PASTE_LABEL }</label>
                    <div class="phone-steps__row">
                        <input
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
            </li>
        </ol>
    };
    html! {
        <div class="phone-seat">
            <h3 ref={heading} tabindex="-1">{ words::code_for(name) }</h3>
            { match standing {
                Standing::Free => steps,
                Standing::Lost(_) => html! {
                    <>
                        <p role="status">{ words::lost(name) }</p>
                        { steps }
                    </>
                },
                // Whoever has answered may be gone: another answer can be read meanwhile.
                Standing::Connecting => html! {
                    <>
                        <p class="phone-seat__state" role="status">{ words::connecting(name) }</p>
                        { steps }
                    </>
                },
                Standing::Seated(_) => {
                    html! { <p class="phone-seat__state is-good" role="status">{ words::connected(name) }</p> }
                }
            } }
            <div class="phone-seat__ways">
                { back(on_seat) }
                if matches!(standing, Standing::Seated(_)) {
                    { onward(props) }
                }
            </div>
        </div>
    }
}

/// To the list of seats.
fn back(on_seat: &Callback<Option<Seat>>) -> Html {
    html! { <Button icon={Glyph::Back} label={words::TO_LIST} on_press={on_seat.reform(|_| None)} /> }
}

/// To the next seat, or to the game when everybody is there.
fn onward(props: &SeatCodeProps) -> Html {
    let SeatCodeProps { next, on_seat, on_done, .. } = props;
    match next {
        Some((seat, name)) => {
            let seat = *seat;
            html! {
                <Button
                    weight={Weight::Main}
                    label={words::next_seat(name)}
                    on_press={on_seat.reform(move |_| Some(seat))}
                />
            }
        }
        None => html! {
            <Button weight={Weight::Main} label={words::DONE} on_press={on_done.reform(|_| ())} />
        },
    }
}

/// The link to a seat.
async fn invited(host: &Host, seat: Seat, game: GameId, name: &str) -> Result<AttrValue, Trouble> {
    // A player's name is one that a seat can be invited by.
    let name = name.parse().map_err(|_| Trouble::Refused)?;
    let code = host.invite(seat, game, &name).await?.code();
    Ok(format!("{}{}", base_address(), Route::Join { code }.href()).into())
}

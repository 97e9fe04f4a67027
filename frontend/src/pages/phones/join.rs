//! The page that the table's code opens: the seat, a name, and the answer for the table.

use engine::record::{LONGEST_NAME, Name};
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlElement;
use yew::prelude::*;

use super::code::Code;
use crate::components::button::{Button, Weight, link_button};
use crate::components::field::{TextField, text_in};
use crate::components::needs::when_loaded;
use crate::components::page::Page;
use crate::games::{self, about, emblem};
use crate::hooks::{sets_given, use_wake_lock};
use crate::pages::phone::PhoneSeat;
use crate::route::Route;
use crate::services::browser_ui::focus_in_place;
use crate::services::parts::Part;
use crate::services::phones::{GuestEvent, PhoneGuest, TableCode};
use crate::session::seat_game::SeatGame;
use crate::words::{self, errors, phones as text};

const NAME_FIELD_ID: &str = "join-name";

/// The most attempts of a reloaded page to find its seat. A browser gives up an attempt after half a minute, and maybe
/// only then does the table notice that its phone was gone.
const MOST_SEARCHES: u8 = 4;

/// The page of the invitation with this code.
#[inline(never)] // For the split: see docs/size.md.
pub fn join(code: &str) -> Html {
    match TableCode::read(code) {
        Ok(invitation) => html! { <Join key={code.to_owned()} {invitation} /> },
        Err(bad) => html! {
            <Page key="bad-join" title={text::BAD_JOIN} name="join">
                <p class="lead">{ text::bad_code(bad) }</p>
                <p>{ text::BAD_JOIN_WAY_OUT }</p>
                <p>
                    { link_button(&Route::Home, Weight::Main, None, words::BACK_HOME) }
                </p>
            </Page>
        },
    }
}

#[derive(Properties, PartialEq)]
struct JoinProps {
    invitation: TableCode,
}

#[derive(Clone, PartialEq)]
enum JoinStage {
    /// The form, with the error of the last attempt.
    Asking(Option<AttrValue>),
    Answering,
    /// The answer's code, which the table has to read.
    Answered(PhoneGuest, AttrValue),
    Seated(PhoneGuest),
}

/// The listener while the phone waits for the table. It draws the page anew once the two have connected.
fn while_connecting(
    update: UseForceUpdateHandle,
    on_lost: impl Fn() + 'static,
) -> Callback<GuestEvent> {
    Callback::from(move |event| match event {
        GuestEvent::Open => update.force_update(),
        GuestEvent::Lost => on_lost(),
        GuestEvent::Message(_) | GuestEvent::Ended(_) => {}
    })
}

#[component]
fn Join(JoinProps { invitation }: &JoinProps) -> Html {
    let game = &invitation.game;
    let stage = use_state(|| JoinStage::Asking(None));
    let update = use_force_update();
    let typed_name = use_state(|| {
        let seat = invitation.seat.as_ref();
        seat.map(|(_, name)| name.to_string()).unwrap_or_default()
    });
    let code_heading = use_node_ref();
    let is_answered = matches!(*stage, JoinStage::Answered(..));
    use_wake_lock(is_answered);
    {
        // The focused element disappears with the form, so the code's heading gets the focus.
        let code_heading = code_heading.clone();
        use_effect_with(is_answered, move |is_answered| {
            if *is_answered && let Some(heading) = code_heading.cast::<HtmlElement>() {
                focus_in_place(&heading);
            }
        });
    }
    // After a reload of the page, the phone may get its seat back without a code.
    let pending = use_state(|| None::<PhoneGuest>);
    let searches = use_state_eq(|| 1);
    {
        let (invitation, pending, update) = (invitation.clone(), pending.setter(), update.clone());
        let set_searches = searches.setter();
        use_effect_with(*searches, move |searches| {
            let next = (searches + 1).min(MOST_SEARCHES);
            spawn_local(async move {
                let set_pending = pending.clone();
                let on_event = while_connecting(update, move || {
                    set_pending.set(None);
                    set_searches.set(next);
                });
                pending.set(PhoneGuest::resume(&invitation, on_event).await);
            });
        });
    }
    {
        // The connection may be open already when this page gets its guest.
        let guest = match &*stage {
            JoinStage::Answered(guest, _) => Some(guest),
            JoinStage::Asking(_) => pending.as_ref(),
            JoinStage::Answering | JoinStage::Seated(_) => None,
        };
        let stage = stage.setter();
        use_effect_with(guest.filter(|guest| guest.is_open()).cloned(), move |guest| {
            if let Some(guest) = guest {
                stage.set(JoinStage::Seated(guest.clone()));
            }
        });
    }
    let onsubmit = {
        let (invitation, stage, pending) = (invitation.clone(), stage.setter(), pending.setter());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let name = match text_in(NAME_FIELD_ID).parse::<Name>() {
                Ok(name) => name,
                Err(bad) => return stage.set(JoinStage::Asking(Some(errors::name(bad).into()))),
            };
            stage.set(JoinStage::Answering);
            pending.set(None);
            let (invitation, stage) = (invitation.clone(), stage.clone());
            let set_stage = stage.clone();
            let on_event = while_connecting(update.clone(), move || {
                set_stage.set(JoinStage::Asking(Some(text::STOPPED_WAITING.into())));
            });
            spawn_local(async move {
                stage.set(match PhoneGuest::answer(&invitation, &name, on_event).await {
                    Ok((guest, code)) => JoinStage::Answered(guest, code.into()),
                    Err(why) => JoinStage::Asking(Some(text::error(why).into())),
                });
            });
        })
    };
    let game_name = about(*game).name;
    let (lead, question) = match &invitation.seat {
        Some((_, player)) => {
            let player = player.as_str();
            (text::seat_of(player, game_name), text::seat_question(player))
        }
        None => (text::looking_on(game_name), text::ONLOOKER_QUESTION.to_string()),
    };
    let content = match &*stage {
        JoinStage::Seated(guest) => {
            // The game as the phone knows it before the table's first message.
            let game = match &invitation.seat {
                Some((_, name)) => SeatGame::for_player(name),
                None => SeatGame::for_onlooker(guest.name()),
            };
            let guest = guest.clone();
            // Greet the table only once every game can be shown.
            let parts = [games::all_parts(), vec![Part::Later]].concat();
            return when_loaded(parts, move || {
                html! { <PhoneSeat guest={guest.clone()} game={game.clone()} /> }
            });
        }
        JoinStage::Asking(error) => {
            let field = TextField::new(
                NAME_FIELD_ID,
                text::YOUR_NAME.translate(),
                &typed_name,
                LONGEST_NAME,
                sets_given(&typed_name),
            )
            .error(error.as_deref())
            .view();
            html! {
                <form class="stack-4" novalidate=true {onsubmit}>
                    <p>{ question }</p>
                    if pending.is_some() {
                        <p class="large centred" role="status">{ text::LOOKING_FOR_SEAT }</p>
                    }
                    { field }
                    <Button
                        weight={Weight::Main}
                        class="is-large"
                        label={text::JOIN_NOW}
                        submits=true
                    />
                </form>
            }
        }
        JoinStage::Answering => html! { <p role="status">{ text::JOINING }</p> },
        JoinStage::Answered(_, code) => html! {
            <section class="stack-4">
                <h2 ref={code_heading} tabindex="-1">{ text::YOUR_CODE }</h2>
                <p>{ text::SHOW_TABLE }</p>
                <Code
                    text={code.clone()}
                    picture_label={text::YOUR_CODE}
                    text_label={text::ANSWER}
                    copy_label={text::COPY_ANSWER}
                    copied={text::ANSWER_COPIED}
                />
                <p class="large centred" role="status">{ text::WAITING }</p>
                <p class="field__hint">{ text::ANSWER_HINT }</p>
                <p class="field__hint">{ text::STAY_HERE }</p>
            </section>
        },
    };
    html! {
        <Page title={text::JOIN} name="join" game={*game} aside={emblem(*game)}>
            <p class="lead">{ lead }</p>
            { content }
        </Page>
    }
}

//! Play by link: sends the move as a link, and takes the answer; before the deal, the invitation and its answer.

use std::rc::Rc;

use engine::catalogue::{AnyAction, AnyGame};
use engine::game::{Game as _, Observer};
use engine::replay::ReplayedRecord;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::paste_link::PasteLink;
use crate::components::button::{Button, Weight, link_button, main_button};
use crate::components::dialog::Dialog;
use crate::components::field::{ChoiceField, ChoiceItem};
use crate::components::icon::Glyph;
use crate::components::page::Page;
use crate::components::share::ShareLink;
use crate::games::{self, emblem, name_of};
use crate::hooks::{sets, toasts, use_focus_when_lost};
use crate::pages::table::autosave::{Autosave, SaveError};
use crate::pages::table::game::{GameProps, OpenedProps, RunningGame, SessionHandle};
use crate::route::Route;
use crate::services::by_link::{self, ByLink};
use crate::services::chance::RandomSource;
use crate::services::files::{download, game_file};
use crate::services::links::{self, LONGEST_LINK};
use crate::services::share::{self, ShareEnd, base_address, has_touch_share_sheet};
use crate::session::{Session, Step};
use crate::words::players::Players;
use crate::words::sentence::Sentence;
use crate::words::{self, by_link as text, errors, share as shared, table};

/// QR codes of longer links are too dense for many cameras.
const LONGEST_QR_LINK: usize = 1_200;

const LINK_SECTION_ID: &str = "link-shared";

/// Sends the move, with any choice made ahead, after saving it: nothing may leave before its sealed choice is saved.
/// Then opens a phone's share sheet for the link. Without a sheet, or if it is dismissed, calls `show_other_ways`.
fn send(
    session: &SessionHandle,
    autosave: &Autosave,
    ahead: Option<&AnyAction>,
    message: String,
    show_other_ways: impl FnOnce() + 'static,
) {
    let Some(by_link) = session.by_link() else { return };
    let replay = session.replay();
    let Ok(chance) = RandomSource::find() else { return toasts::fail(errors::NO_CHANCE) };
    let sent = match by_link::send(by_link, &replay, ahead, &mut || chance.seed().0) {
        Ok(sent) => Rc::new(sent),
        Err(why) => return toasts::fail(text::not_yet(why)),
    };
    let step = Step::SendMove(sent.clone());
    match autosave.save(&Rc::new(Session::clone(session)).reduce(step.clone())) {
        Ok(()) => {
            toasts::clear_failures();
            session.dispatch(step);
        }
        Err(SaveError::Store(error)) => return toasts::fail(errors::store(error)),
        // The autosave reports the conflict, and the table shows it.
        Err(SaveError::Conflict) => return,
    }
    let address = address_of(&sent, &replay).filter(|address| address.len() <= LONGEST_LINK);
    let Some(address) = address.filter(|_| has_touch_share_sheet()) else {
        return show_other_ways();
    };
    spawn_local(async move {
        match share::share(&message, &address).await {
            ShareEnd::Sheet => toasts::say(shared::SHARED),
            ShareEnd::Cancelled | ShareEnd::Copied | ShareEnd::ShowText => show_other_ways(),
        }
    });
}

/// Beside a link: the player to move, and the state of the game.
fn link_message(by_link: &ByLink, replay: &ReplayedRecord<AnyGame>, players: &Players) -> String {
    let (record, players) = (replay.record(), players.clone().read_by(None));
    let game = name_of(record);
    let [own, other] = [by_link.own(), by_link.other()].map(|seat| players.name(seat).to_owned());
    if !by_link.deal.is_complete() {
        let is_inviting = by_link.deal.by == by_link.seat;
        return if is_inviting { text::invited(&own, game) } else { text::answer_of(&own, game) };
    }
    let view = replay.end().view(Observer::Table);
    let standing = games::ui_of(&view).standing();
    let standing: Vec<_> = players.sentences(&standing).iter().map(Sentence::written).collect();
    let is_over = replay.end().turn().outcome().is_some();
    text::message(game.translate(), (!is_over).then_some(&*other), &standing.join(" · "))
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum SendDialog {
    Link,
    Paste,
}

/// Below the board while the other player has the move: send a link, and take one.
#[component]
pub fn SendMove(props: &GameProps) -> Html {
    let RunningGame { session, players, autosave, .. } = &props.game;
    let open_dialog = use_state_eq(|| None::<SendDialog>);
    // The number of decisions before a choice made ahead, and the choice.
    let ahead = use_state_eq(|| None::<(usize, AnyAction)>);
    let Some(by_link) = session.by_link() else { return Html::default() };
    let undo_button = || {
        let on_press = props.game.step(Step::Undo);
        html! { if session.can_undo() { <Button label={table::UNDO} {on_press} /> } }
    };
    let replay = session.replay();
    if by_link::can_send(by_link, &replay).is_err() {
        return undo_button();
    }
    let other = players.name(by_link.other()).to_owned();
    let message = link_message(by_link, &replay, players);
    let is_over = session.turn().outcome().is_some();
    let is_sealed = by_link.sealed_from(&replay).is_some();
    let possible = by_link::possible_ahead(by_link, &replay);
    let chosen = ahead.as_ref().and_then(|(at, action)| {
        let wanted = Some(action).filter(|_| *at == session.decisions())?;
        possible.iter().position(|action| action == wanted)
    });
    let chosen_action = chosen.map(|at| possible[at].clone());
    let on_send = {
        let (session, autosave) = (session.clone(), autosave.clone());
        let (open_dialog, message) = (open_dialog.setter(), message.clone());
        Callback::from(move |_| {
            let open_dialog = open_dialog.clone();
            let show_other_ways = move || open_dialog.set(Some(SendDialog::Link));
            send(&session, &autosave, chosen_action.as_ref(), message.clone(), show_other_ways);
        })
    };
    let (setter, actions, now) = (ahead.setter(), possible.clone(), session.decisions());
    let on_choose_ahead = Callback::from(move |choice: Option<usize>| {
        setter.set(choice.and_then(|at| Some((now, actions.get(at)?.clone()))));
    });
    let send_label = if is_over { text::send_end_to(&other) } else { text::send_to(&other) };
    let on_open = |dialog: SendDialog| sets(&open_dialog, Some(dialog));
    let on_close = sets(&open_dialog, None);
    html! {
        <>
            if by_link.is_waiting() {
                if !is_over {
                    <p class="table__wait" role="status">{ text::waits_for(&other) }</p>
                }
                if by_link.ahead.is_some() {
                    <p class="note whole-line by-link__note">{ text::SEALED_AHEAD }</p>
                }
                <div class="wrap-2 middle whole-line by-link__ways">
                    <Button
                        id="send-again"
                        icon={Glyph::Share}
                        label={text::SEND_AGAIN}
                        on_press={on_open(SendDialog::Link)}
                    />
                    if !is_over {
                        <Button
                            id="paste-link"
                            icon={Glyph::Link}
                            label={text::PASTE}
                            on_press={on_open(SendDialog::Paste)}
                        />
                    }
                </div>
            } else {
                if is_sealed {
                    <p class="note whole-line by-link__note">{ text::SEALED }</p>
                }
                if !possible.is_empty() {
                    { ahead_field(&props.game, &possible, chosen, on_choose_ahead) }
                }
                { main_button("send-move", Some(Glyph::Share), send_label, on_send) }
                { undo_button() }
            }
            { match *open_dialog {
                None => Html::default(),
                Some(SendDialog::Link) => html! {
                    <Dialog id="send" title={text::for_whom(&other)} {on_close}>
                        <p>{ text::SENT_HINT }</p>
                        { share_link(by_link, &replay, message) }
                    </Dialog>
                },
                Some(SendDialog::Paste) => html! {
                    <Dialog id="paste" title={text::PASTE} {on_close}>
                        <PasteLink game={by_link.game.clone()} />
                    </Dialog>
                },
            } }
        </>
    }
}

/// A field for the next choice, to be sealed ahead and sent along.
fn ahead_field(
    game: &RunningGame,
    possible: &[AnyAction],
    chosen: Option<usize>,
    on_choose: Callback<Option<usize>>,
) -> Html {
    let view = game.session.view();
    let name = |action: &AnyAction| {
        game.players.sentence(&games::ui_of(&view).action(action).capitalised()).written()
    };
    let actions = possible.iter().enumerate();
    let actions = actions.map(|(at, action)| ChoiceItem::new(Some(at), name(action)));
    let choices: Vec<_> =
        std::iter::once(ChoiceItem::new(None, text::NOT_AHEAD)).chain(actions).collect();
    ChoiceField::new("ahead", text::AHEAD.translate(), &choices, chosen, on_choose)
        .hint(text::AHEAD_HINT.translate())
        .select()
}

/// Below the board of the player with the move: a note on the other player's sealed choice, and [`SendMove`].
#[inline(never)]
pub fn foot_by_link(game: &RunningGame) -> Html {
    let RunningGame { session, players, .. } = game;
    let Some(by_link) = session.by_link() else { return Html::default() };
    html! {
        <div class="table__foot">
            if by_link.closed_seal(by_link.other()).is_some() {
                <p class="note whole-line by-link__note">{ text::has_sealed(players.name(by_link.other())) }</p>
            }
            <SendMove game={game.clone()} />
        </div>
    }
}

/// A game by link before its deal: a button to send the invitation, or the answer to one; then the sent link, while the
/// other player's is awaited.
#[component]
pub fn BeforeDeal(props: &OpenedProps) -> Html {
    let opened = props.opened.clone();
    let session = use_reducer(move || opened.session.clone());
    let autosave =
        use_memo((), |()| Autosave::new(&props.id, &props.opened.save, props.on_conflict.clone()));
    use_focus_when_lost(session.waits_for_link(), LINK_SECTION_ID);
    let Some(by_link) = session.by_link() else { return Html::default() };
    let replay = session.replay();
    let players = props.opened.players();
    let other = players.name(by_link.other()).to_owned();
    let game = session.game();
    let is_inviting = by_link.deal.by == by_link.seat;
    let step = 1 + u8::from(!is_inviting) + u8::from(by_link.is_waiting());
    let (title, hint, send_label) = if is_inviting {
        (text::invite(&other), text::INVITE_HINT, text::SEND_INVITATION.to_string())
    } else {
        (text::answer(&other), text::ANSWER_HINT, text::answer(&other))
    };
    let message = link_message(by_link, &replay, &players);
    let (session_now, sent) = (session.clone(), message.clone());
    // The page itself shows the other ways to share.
    let on_send = Callback::from(move |_| send(&session_now, &autosave, None, sent.clone(), || {}));
    html! {
        <Page title={title.clone()} name="link" {game} aside={game.map(emblem)}>
            <p class="field__hint">{ text::step(step) }</p>
            <p class="lead">{ hint }</p>
            if by_link.is_waiting() {
                <section class="panel" id={LINK_SECTION_ID} aria-label={title} tabindex="-1">
                    { share_link(by_link, &replay, message) }
                </section>
                <p role="status">{ text::waits_for(&other) }</p>
                <details class="share__folded">
                    <summary>{ text::PASTE }</summary>
                    <PasteLink game={by_link.game.clone()} />
                </details>
            } else {
                // An invited player has read this on the link's page.
                if is_inviting {
                    <p>{ text::FOR_FRIENDS }</p>
                    <p>{ text::NO_SERVER }</p>
                }
                <div class="wrap-3">
                    { main_button("send-move", Some(Glyph::Share), send_label, on_send) }
                    { link_button(&Route::Home, Weight::Plain, None, words::BACK_HOME) }
                </div>
            }
        </Page>
    }
}

fn address_of(by_link: &ByLink, replay: &ReplayedRecord<AnyGame>) -> Option<String> {
    let payload = by_link::link(by_link, replay).payload()?;
    Some(format!("{}#{}{payload}", base_address(), links::ROUTE))
}

/// The link with the ways to share it, or a file if it would be too long.
fn share_link(by_link: &ByLink, replay: &ReplayedRecord<AnyGame>, message: String) -> Html {
    let Some(address) = address_of(by_link, replay) else { return Html::default() };
    if address.len() > LONGEST_LINK {
        // Apps would truncate the link.
        let name = game_file(&[replay.record().options.game().slug(), "link"]);
        let on_press =
            Callback::from(move |_| toasts::say_download(&name, download(&name, &address)));
        return html! {
            <>
                <p>{ text::TOO_LONG }</p>
                <Button weight={Weight::Main} icon={Glyph::Download} label={text::FILE} {on_press} />
            </>
        };
    }
    let shows_qr = address.len() <= LONGEST_QR_LINK;
    html! { <ShareLink title={message} {address} {shows_qr} qr_folded=true /> }
}

//! A game whose other player is somewhere else: the links that go there, and those that come.

use std::rc::Rc;

use engine::catalogue::AnyGame;
use engine::course::Course;
use engine::options::Options;
use yew::prelude::*;

use crate::components::button::{Button, Weight};
use crate::components::choice::Legend;
use crate::components::dialog::Dialog;
use crate::components::field::TextField;
use crate::components::icon::Glyph;
use crate::components::page::Page;
use crate::components::share::ShareLink;
use crate::games::emblem;
use crate::hooks::{Toasts, use_focus_after, use_toasts};
use crate::pages::table::Running;
use crate::pages::table::keeper::{Keeper, Unsaved};
use crate::pages::table::play::PlayProps;
use crate::route::Route;
use crate::services::apart::{self, Apart, Message};
use crate::services::chance::Chance;
use crate::services::files::{download, file_name};
use crate::services::links::{self, LONGEST_LINK};
use crate::services::people::players_of;
use crate::services::saves::{self, Save, SaveId};
use crate::services::share::base_address;
use crate::services::storage::{StoreError, with_device};
use crate::session::{Session, Step};
use crate::words::players::Players;
use crate::words::{self, apart as told, errors, play, table};

/// Longer links have more in their pictures than cameras read well.
const LONGEST_PICTURE: usize = 1_200;
/// The most characters that are taken of what is pasted.
const MOST_PASTED: usize = 20_000;

/// Gives the move away, once that is kept: what was sealed has to be, or nothing is sent. Returns whether it was.
fn give(
    session: &Running,
    keeper: &Keeper,
    by_link: &Apart,
    course: &Course<AnyGame>,
    toasts: &Toasts,
) -> bool {
    let Ok(chance) = Chance::find() else {
        toasts.fail(errors::NO_CHANCE);
        return false;
    };
    let sent = match apart::send(by_link, course, &mut || chance.seed().0) {
        Ok(sent) => Step::Sent(Rc::new(sent)),
        Err(why) => {
            toasts.fail(told::not_yet(why));
            return false;
        }
    };
    match keeper.keep(&Rc::new(Session::clone(session)).reduce(sent.clone())) {
        Ok(()) => {
            toasts.succeeded();
            session.dispatch(sent);
            true
        }
        Err(Unsaved::Store(error)) => {
            toasts.fail(errors::store(error));
            false
        }
        // The table shows that.
        Err(Unsaved::Conflict) => false,
    }
}

/// Why who plays with somebody elsewhere can't give up now: only whoever has the move ends a game.
pub fn no_leave(session: &Session, players: &Players) -> Option<AttrValue> {
    let by_link = session.by_link()?;
    if by_link.waits() {
        return Some(told::not_your_move(players.name(by_link.other())).into());
    }
    let is_due = session.turn().awaited().contains(by_link.own());
    (!is_due).then_some(AttrValue::Static(told::NOT_SENT))
}

#[derive(Properties, PartialEq)]
pub struct SendMoveProps {
    pub session: Running,
    pub players: Players,
    pub keeper: Rc<Keeper>,
}

/// What is open over the table.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Asking {
    Nothing,
    Link,
    Paste,
}

/// Below the board, where the other one is to go on: the way to send a link, and to take one.
#[component]
pub fn SendMove(props: &SendMoveProps) -> Html {
    let SendMoveProps { session, players, keeper } = props;
    let toasts = use_toasts();
    let asking = use_state_eq(|| Asking::Nothing);
    let Some(by_link) = session.by_link() else { return Html::default() };
    let undo = || {
        let on_press = undo(session);
        html! { if session.can_undo() { <Button label={table::UNDO} {on_press} /> } }
    };
    let course = session.course();
    if apart::can_send(by_link, &course).is_err() {
        return undo();
    }
    let other = players.name(by_link.other()).to_owned();
    let is_over = session.turn().outcome().is_some();
    let is_sealed = by_link.sealed_from(&course).is_some();
    let on_send = {
        let (session, keeper, course) = (session.clone(), keeper.clone(), course.clone());
        let asking = asking.setter();
        Callback::from(move |_| {
            let is_given = session
                .by_link()
                .is_some_and(|by_link| give(&session, &keeper, by_link, &course, &toasts));
            if is_given {
                asking.set(Asking::Link);
            }
        })
    };
    let open = |what: Asking| {
        let asking = asking.setter();
        Callback::from(move |_: MouseEvent| asking.set(what))
    };
    let on_close = {
        let asking = asking.setter();
        Callback::from(move |()| asking.set(Asking::Nothing))
    };
    html! {
        <>
            if by_link.waits() {
                if !is_over {
                    <p class="table__wait" role="status">{ told::waits_for(&other) }</p>
                }
                <div class="by-link__ways">
                    <Button
                        id="send-again"
                        icon={Glyph::Share}
                        label={told::SEND_AGAIN}
                        on_press={open(Asking::Link)}
                    />
                    if !is_over {
                        <Button
                            id="paste-link"
                            icon={Glyph::Link}
                            label={told::PASTE}
                            on_press={open(Asking::Paste)}
                        />
                    }
                </div>
            } else {
                if is_sealed {
                    <p class="by-link__note">{ told::SEALED }</p>
                }
                <Button
                    id="send-move"
                    weight={Weight::Main}
                    icon={Glyph::Share}
                    label={if is_over { told::send_end_to(&other) } else { told::send_to(&other) }}
                    on_press={on_send}
                />
                { undo() }
            }
            { match *asking {
                Asking::Nothing => Html::default(),
                Asking::Link => html! {
                    <Dialog id="send" title={told::for_whom(&other)} {on_close}>
                        <p>{ told::SENT_HINT }</p>
                        { share(by_link, &course) }
                    </Dialog>
                },
                Asking::Paste => html! {
                    <Dialog id="paste" title={told::PASTE} {on_close}>
                        <PasteLink game={by_link.game.clone()} />
                    </Dialog>
                },
            } }
        </>
    }
}

/// Below the board of who has the move: what the other has done already, the way back, and the way to send it.
#[inline(never)]
pub fn foot(session: &Running, players: &Players, keeper: &Rc<Keeper>) -> Html {
    let Some(by_link) = session.by_link() else { return Html::default() };
    html! {
        <div class="table__foot">
            if by_link.closed(by_link.other()).is_some() {
                <p class="by-link__note">{ told::has_sealed(players.name(by_link.other())) }</p>
            }
            <SendMove session={session.clone()} players={players.clone()} keeper={keeper.clone()} />
        </div>
    }
}

fn undo(session: &Running) -> Callback<MouseEvent> {
    crate::pages::table::play::step(session, Step::Undo).reform(|_| ())
}

/// The link with the ways to hand it out, or a file where it would be too long.
fn share(apart: &Apart, course: &Course<AnyGame>) -> Html {
    let Ok(payload) = apart::link(apart, course).payload() else { return Html::default() };
    let address = format!("{}#{}{payload}", base_address(), links::ROUTE);
    let game = play::game(course.record());
    if address.len() > LONGEST_LINK {
        let slug = course.record().options.identity().slug;
        return html! { <AsFile name={file_name(&[slug, "link"])} {address} /> };
    }
    let picture = address.len() <= LONGEST_PICTURE;
    html! { <ShareLink title={told::share_title(game)} {address} {picture} /> }
}

#[derive(Properties, PartialEq)]
struct AsFileProps {
    name: AttrValue,
    address: AttrValue,
}

/// A link that apps would cut, as a file.
#[component]
fn AsFile(props: &AsFileProps) -> Html {
    let toasts = use_toasts();
    let on_press = {
        let (name, address) = (props.name.clone(), props.address.clone());
        Callback::from(move |_| {
            toasts.offered(&name, download(&name, &address));
        })
    };
    html! {
        <>
            <p>{ told::TOO_LONG }</p>
            <Button weight={Weight::Main} icon={Glyph::Download} label={told::FILE} {on_press} />
        </>
    }
}

#[derive(Properties, PartialEq)]
pub struct PasteLinkProps {
    /// The game at whose table it is pasted.
    pub game: AttrValue,
}

/// A field for the link that came.
#[component]
pub fn PasteLink(props: &PasteLinkProps) -> Html {
    let typed = use_state_eq(String::new);
    let trouble = use_state_eq(|| None::<&'static str>);
    let payload = links::payload_in(&typed).map(str::to_owned);
    let game_of = |payload: &String| {
        let text = links::decode(payload).ok()?;
        Message::read(&text).ok().map(|message| message.game)
    };
    let is_other = payload.as_ref().and_then(game_of).is_some_and(|game| *props.game != game);
    let onsubmit = {
        let (payload, trouble) = (payload, trouble.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            match &payload {
                None => trouble.set(Some(told::NO_LINK)),
                // Somebody who is told of it opens it all the same.
                Some(_) if is_other && trouble.is_none() => trouble.set(Some(told::OTHER_GAME)),
                Some(payload) => Route::Link { payload: payload.clone() }.go(),
            }
        })
    };
    let on_input = {
        let (typed, trouble) = (typed.setter(), trouble.setter());
        Callback::from(move |text| {
            typed.set(text);
            trouble.set(None);
        })
    };
    let is_told = *trouble == Some(told::OTHER_GAME);
    let field = TextField {
        id: "pasted-link",
        label: told::PASTE_LABEL,
        shows: Legend::Shown,
        placeholder: None,
        value: &typed,
        longest: MOST_PASTED,
        hint: Some(told::PASTE_HINT),
        error: *trouble,
        on_input,
    };
    html! {
        <form class="stack by-link__paste" novalidate=true {onsubmit}>
            { field.view() }
            <Button
                weight={Weight::Main}
                label={if is_told { told::OPEN_OTHER } else { told::OPEN }}
                submits=true
            />
        </form>
    }
}

/// The id of the link that is on its way.
const SHARED: &str = "link-shared";

/// Before the cards are dealt: an invitation or its answer is on its way.
#[component]
pub fn BeforeDeal(props: &PlayProps) -> Html {
    let toasts = use_toasts();
    let session = {
        let opened = props.opened.clone();
        use_reducer(move || opened.session.clone())
    };
    let keeper =
        use_memo((), |()| Keeper::new(&props.id, &props.opened.save, props.on_conflict.clone()));
    use_focus_after(session.waits_for_link(), SHARED);
    let Some(by_link) = session.by_link() else { return Html::default() };
    let course = session.course();
    let players = players_of(&props.opened.save, &session.record().players);
    let other = players.name(by_link.other()).to_owned();
    let game = session.game();
    let invites = by_link.deal.by == by_link.seat;
    let (title, hint) = if invites {
        (told::invite(&other), told::INVITE_HINT)
    } else {
        (told::answer(&other), told::ANSWER_HINT)
    };
    let on_send = {
        let (session, course) = (session.clone(), course.clone());
        Callback::from(move |_| {
            if let Some(by_link) = session.by_link() {
                give(&session, &keeper, by_link, &course, &toasts);
            }
        })
    };
    html! {
        <Page title={title.clone()} name="link" {game} aside={game.map(emblem)}>
            <p class="lead">{ hint }</p>
            if by_link.waits() {
                <section class="panel" id={SHARED} aria-label={title} tabindex="-1">
                    { share(by_link, &course) }
                </section>
                <section class="panel" aria-labelledby="waits-title">
                    <h2 id="waits-title">{ told::waits_for(&other) }</h2>
                    <PasteLink game={by_link.game.clone()} />
                </section>
            } else {
                <p>{ told::FOR_FRIENDS }</p>
                <p>{ told::NO_SERVER }</p>
                <div class="link__actions">
                    <Button
                        id="send-move"
                        weight={Weight::Main}
                        icon={Glyph::Share}
                        label={if invites { told::SEND_INVITATION.to_owned() } else { told::answer(&other) }}
                        on_press={on_send}
                    />
                    <a href={Route::Home.href()} class="button is-plain">{ words::BACK_HOME }</a>
                </div>
            }
        </Page>
    }
}

/// The same two once more, in each other's seats: a new invitation, which is kept.
pub fn invite_again(
    session: &Session,
    save: Save,
    (id, chance): (&SaveId, Chance),
) -> Result<(), StoreError> {
    let Some(last) = session.by_link() else { return Ok(()) };
    let record = session.record();
    let mut players = record.players.clone();
    players.rotate_right(1);
    let (record, next) =
        apart::invite(id, record.options.clone(), players, last.other(), &mut || chance.seed().0);
    let (summary, apart) = (apart::undealt_summary(&record), Some(next.write()));
    let save = Save { record: record.to_string(), apart, summary, ..save };
    with_device(|store| saves::keep(store, id, &save))
}

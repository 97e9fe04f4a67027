//! A game whose other player is somewhere else: the links that go there, and those that come.

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
use crate::pages::table::{Opened, Running};
use crate::route::Route;
use crate::services::apart::{self, Apart, Message};
use crate::services::chance::Chance;
use crate::services::files::{download, file_name};
use crate::services::links::{self, LONGEST_LINK};
use crate::services::people::players_of;
use crate::services::saves::{self, Save, SaveId, Summary};
use crate::services::share::base_address;
use crate::services::storage::{StoreError, with_device};
use crate::session::{Session, Step};
use crate::words::players::Players;
use crate::words::{self, apart as told, errors, play, table};

/// What is kept of a game that is played apart, as the table holds it; `None` of another game.
pub type Held = UseStateHandle<Option<Apart>>;

/// Longer links have more in their pictures than cameras read well.
const LONGEST_PICTURE: usize = 1_200;
/// The most characters that are taken of what is pasted.
const MOST_PASTED: usize = 20_000;

/// What the home page tells of the game, where a link is waited for.
pub fn summary(save: &Save, session: &Session, summary: Summary) -> Summary {
    match Apart::of(save).filter(|apart| apart.waits() && !summary.is_over) {
        Some(apart) => Summary { standing: waits(&apart, session.record()), ..summary },
        None => summary,
    }
}

fn waits(apart: &Apart, record: &engine::record::Record<AnyGame>) -> String {
    told::home_waits(Players::new(&record.players).name(apart.other()))
}

/// Gives the move away, and keeps that.
fn give(id: &SaveId, apart: &Apart, course: &Course<AnyGame>, toasts: &Toasts) -> Option<Apart> {
    let Ok(chance) = Chance::find() else {
        toasts.fail(errors::NO_CHANCE);
        return None;
    };
    let next = match apart::send(apart, course, &mut || chance.seed().0) {
        Ok(next) => next,
        Err(why) => {
            toasts.fail(told::not_yet(why));
            return None;
        }
    };
    let record = course.record();
    let kept = with_device(|store| {
        let stored = saves::load(store, id).unwrap_or_else(|_| Save::new(record.to_string(), 0));
        let mut summary = saves::summary(course.end(), &record.players);
        if !summary.is_over {
            summary.standing = waits(&next, record);
        }
        let apart = Some(next.write());
        saves::keep(store, id, &Save { apart, summary: Some(summary), ..stored })
    });
    match kept {
        Ok(()) => {
            toasts.succeeded();
            Some(next)
        }
        // What was sealed has to be kept, or nothing is sent.
        Err(error) => {
            toasts.fail(errors::store(error));
            None
        }
    }
}

/// Why who plays with somebody elsewhere can't give up now: only whoever has the move ends a game.
pub fn no_leave(session: &Session, players: &Players, apart: Option<&Apart>) -> Option<AttrValue> {
    let apart = apart?;
    if apart.waits() {
        return Some(told::not_your_move(players.name(apart.other())).into());
    }
    let is_due = session.turn().awaited().contains(apart.own());
    (!is_due).then_some(AttrValue::Static(told::NOT_SENT))
}

/// The course of a session's game.
fn course_of(session: &Session) -> Option<Course<AnyGame>> {
    Course::of(session.record().clone()).ok()
}

#[derive(Properties, PartialEq)]
pub struct SendMoveProps {
    pub id: SaveId,
    pub session: Running,
    pub players: Players,
    pub held: Held,
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
    let SendMoveProps { id, session, players, held } = props;
    let toasts = use_toasts();
    let asking = use_state_eq(|| Asking::Nothing);
    let Some(apart) = &**held else { return Html::default() };
    let Some(course) = course_of(session) else { return Html::default() };
    if apart::can_send(apart, &course).is_err() {
        return Html::default();
    }
    let other = players.name(apart.other()).to_owned();
    let is_over = session.turn().outcome().is_some();
    let on_send = {
        let (id, apart, held) = (id.clone(), apart.clone(), held.setter());
        let (asking, course, session) = (asking.setter(), course.clone(), session.dispatcher());
        Callback::from(move |_| {
            if let Some(next) = give(&id, &apart, &course, &toasts) {
                session.dispatch(Step::Sent);
                held.set(Some(next));
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
    let is_sealed = apart.sealed_from(&course).is_some();
    html! {
        <>
            if apart.waits() {
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
                if session.can_undo() {
                    <Button label={table::UNDO} on_press={undo(session)} />
                }
            }
            { match *asking {
                Asking::Nothing => Html::default(),
                Asking::Link => html! {
                    <Dialog id="send" title={told::for_whom(&other)} {on_close}>
                        <p>{ told::SENT_HINT }</p>
                        { share(apart, &course) }
                    </Dialog>
                },
                Asking::Paste => html! {
                    <Dialog id="paste" title={told::PASTE} {on_close}>
                        <PasteLink game={apart.game.clone()} />
                    </Dialog>
                },
            } }
        </>
    }
}

/// Below the board of who has the move: what the other has done already, the way back, and the way to send it.
#[inline(never)]
pub fn foot(session: &Running, players: &Players, id: &SaveId, held: &Held) -> Html {
    let Some(apart) = &**held else { return Html::default() };
    let cannot = course_of(session).is_none_or(|course| apart::can_send(apart, &course).is_err());
    html! {
        <div class="table__foot">
            if apart.closed(apart.other()).is_some() {
                <p class="by-link__note">{ told::has_sealed(players.name(apart.other())) }</p>
            }
            <SendMove
                id={id.clone()}
                session={session.clone()}
                players={players.clone()}
                held={held.clone()}
            />
            if cannot && session.can_undo() {
                <Button label={table::UNDO} on_press={undo(session)} />
            }
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

#[derive(Properties, PartialEq)]
pub struct BeforeDealProps {
    pub id: SaveId,
    pub opened: std::rc::Rc<Opened>,
}

/// The id of the link that is on its way.
const SHARED: &str = "link-shared";

/// Before the cards are dealt: an invitation or its answer is on its way.
#[component]
pub fn BeforeDeal(props: &BeforeDealProps) -> Html {
    let toasts = use_toasts();
    let save = &props.opened.save;
    let held = use_state(|| Apart::of(save));
    use_focus_after(held.as_ref().is_some_and(Apart::waits), SHARED);
    let session = &props.opened.session;
    let Some(apart) = &*held else { return Html::default() };
    let Some(course) = course_of(session) else { return Html::default() };
    let players = players_of(save, &session.record().players);
    let other = players.name(apart.other()).to_owned();
    let game = session.game();
    let invites = apart.deal.by == apart.seat;
    let (title, hint) = if invites {
        (told::invite(&other), told::INVITE_HINT)
    } else {
        (told::answer(&other), told::ANSWER_HINT)
    };
    let on_send = {
        let (id, apart, held) = (props.id.clone(), apart.clone(), held.setter());
        let course = course.clone();
        Callback::from(move |_| {
            if let Some(next) = give(&id, &apart, &course, &toasts) {
                held.set(Some(next));
            }
        })
    };
    html! {
        <Page title={title.clone()} name="link" {game} aside={game.map(emblem)}>
            <p class="lead">{ hint }</p>
            if apart.waits() {
                <section class="panel" id={SHARED} aria-label={title} tabindex="-1">
                    { share(apart, &course) }
                </section>
                <section class="panel" aria-labelledby="waits-title">
                    <h2 id="waits-title">{ told::waits_for(&other) }</h2>
                    <PasteLink game={apart.game.clone()} />
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
    apart: &Apart,
    save: Save,
    (id, chance): (&SaveId, Chance),
) -> Result<(), StoreError> {
    let record = session.record();
    let mut players = record.players.clone();
    players.rotate_right(1);
    let (record, next) =
        apart::invite(id, record.options.clone(), players, apart.other(), &mut || chance.seed().0);
    let (summary, apart) = (apart::undealt_summary(&record), Some(next.write()));
    let save = Save { record: record.to_string(), apart, summary, ..save };
    with_device(|store| saves::keep(store, id, &save))
}

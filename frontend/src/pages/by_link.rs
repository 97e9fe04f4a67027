//! A link of a game between two places that was opened.

use engine::options::Options as _;
use engine::seat::Seat;
use yew::prelude::*;

use crate::components::button::{Button, Weight};
use crate::components::icon::Glyph;
use crate::components::page::Page;
use crate::games::{self, about, emblem};
use crate::hooks::use_toasts;
use crate::route::Route;
use crate::services::by_link::{
    self, BadMessage, Invitation, Kind, Message, NotOpened, Opened, Refused, Trust,
};
use crate::services::games as kept;
use crate::services::saves::SaveId;
use crate::words::players::Players;
use crate::words::saves::unsent;
use crate::words::{self, by_link as text, errors, options as of_options};

#[derive(Properties, PartialEq)]
pub struct ByLinkProps {
    /// What the link says.
    pub text: AttrValue,
}

/// What opening the link has come to.
#[derive(Clone, PartialEq)]
enum Outcome {
    Opened(Opened),
    NotOpened(NotOpened),
    Bad(BadMessage),
}

impl Outcome {
    /// By what is done with what the link says.
    fn by(text: &str, opens: impl FnOnce(&Message) -> Result<Opened, NotOpened>) -> Self {
        match Message::read(text) {
            Err(error) => Self::Bad(error),
            Ok(message) => match opens(&message) {
                Ok(opened) => Self::Opened(opened),
                Err(error) => Self::NotOpened(error),
            },
        }
    }
}

/// Keeps what a link has brought, and goes to its game; tells what else it has come to.
fn take(text: &str, trust: Trust, outcome: &UseStateSetter<Outcome>) {
    match Outcome::by(text, |message| kept::take(message, trust, games::summary)) {
        Outcome::Opened(Opened::New(id)) => {
            Route::Table { id }.go_instead();
        }
        other => outcome.set(other),
    }
}

/// The page. A game that is here goes on with the link once the page stands; all else waits for a tap.
#[component]
pub fn ByLink(props: &ByLinkProps) -> Html {
    let outcome = use_state(|| Outcome::by(&props.text, kept::look_at));
    {
        let (setter, text) = (outcome.setter(), props.text.clone());
        use_effect_with(matches!(&*outcome, Outcome::Opened(Opened::New(_))), move |goes_on| {
            if *goes_on {
                take(&text, Trust::Nothing, &setter);
            }
        });
    }
    // Nothing is known here of such a game: anybody may have opened its link.
    let who = use_state_eq(|| None::<Who>);
    let is_unknown = matches!(
        &*outcome,
        Outcome::Opened(Opened::Unknown { .. })
            | Outcome::NotOpened(NotOpened::Refused(Refused::SealLost, None))
    );
    match (*who).filter(|_| is_unknown) {
        None if is_unknown => return ask_who(&props.text, &who.setter()),
        Some(Who::Sender) => {
            return refused(text::OWN, &text::refused(&Refused::Own), None, Html::default());
        }
        Some(Who::Addressee) | None => {}
    }
    let on_take = |trust: Trust| {
        let (setter, text) = (outcome.setter(), props.text.clone());
        Callback::from(move |_: MouseEvent| take(&text, trust, &setter))
    };
    match &*outcome {
        // The table comes in the same moment.
        Outcome::Opened(Opened::New(_)) => Html::default(),
        Outcome::Opened(Opened::Invited(invitation)) => {
            html! { <Invited invitation={(**invitation).clone()} /> }
        }
        Outcome::Opened(Opened::Known(id)) => game(id, text::KNOWN, text::KNOWN_HINT),
        Outcome::Opened(Opened::Older(id)) => game(id, text::OLDER, text::OLDER_HINT),
        Outcome::Opened(Opened::Unknown { holds_own: true }) => {
            unknown(&props.text, true, on_take(Trust::OwnDecisions))
        }
        Outcome::Opened(Opened::Unknown { holds_own: false }) => {
            unknown(&props.text, false, on_take(Trust::Nothing))
        }
        Outcome::NotOpened(NotOpened::Store(error)) => {
            refused(text::REFUSED, errors::store(*error), None, Html::default())
        }
        Outcome::NotOpened(NotOpened::Refused(why, id)) => {
            let also = html! {
                if *why == Refused::PlayedForYou {
                    <Button
                        weight={Weight::Main}
                        label={text::IT_WAS_ME}
                        on_press={on_take(Trust::OwnDecisions)}
                    />
                }
            };
            let title = if *why == Refused::Own {
                text::OWN
            } else if *why == Refused::PlayedForYou {
                text::ASKED
            } else {
                text::REFUSED
            };
            refused(title, &text::refused(why), id.as_ref(), also)
        }
        Outcome::Bad(error) => {
            refused(text::REFUSED, &text::bad_message(error), None, Html::default())
        }
    }
}

/// Which of the two of a game has opened a link of it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Who {
    Sender,
    Addressee,
}

/// Whoever opens a move of a game that this device doesn't know is asked who it is.
fn ask_who(text: &str, who: &UseStateSetter<Option<Who>>) -> Html {
    let Ok(Message { from, kind: Kind::Play(played), .. }) = Message::read(text) else {
        return Html::default();
    };
    let record = played.course.record();
    let game = record.options.game();
    let players = Players::new(&record.players);
    let (to, from) = (players.name(by_link::other(from)), players.name(from));
    let [one, other] = [Seat::ONE, Seat::TWO].map(|seat| players.name(seat));
    let answer = |who: &UseStateSetter<Option<Who>>, one: Who| {
        let who = who.clone();
        Callback::from(move |_: MouseEvent| who.set(Some(one)))
    };
    html! {
        <Page key="who" title={text::game_between(one, other)} name="link" {game} aside={emblem(game)}>
            <p class="lead">{ text::who_are_you(about(game).name, to) }</p>
            <div class="link__actions">
                <Button id="i-am-addressee" label={text::i_am(to)} on_press={answer(who, Who::Addressee)} />
                <Button id="i-am-sender" label={text::i_am(from)} on_press={answer(who, Who::Sender)} />
                <a href={Route::Home.href()} class="button is-plain">{ text::NEITHER }</a>
            </div>
        </Page>
    }
}

/// A game that this device doesn't know: what keeping it means, and whether that is wished.
fn unknown(text: &str, holds_own: bool, on_keep: Callback<MouseEvent>) -> Html {
    let Ok(Message { from, kind: Kind::Play(played), .. }) = Message::read(text) else {
        return Html::default();
    };
    let record = played.course.record();
    let game = record.options.game();
    let players = Players::new(&record.players);
    let (own, other) = (players.name(by_link::other(from)), players.name(from));
    html! {
        <Page key={text::UNKNOWN} title={text::UNKNOWN} name="link" {game} aside={emblem(game)}>
            <p class="lead">{ text::unknown(about(game).name, own, other) }</p>
            <p>{ text::unknown_hint(other) }</p>
            if holds_own {
                <p><strong>{ text::holds_moves_of(own) }</strong></p>
            }
            <div class="link__actions">
                <a href={Route::Home.href()} class="button is-plain">{ words::BACK_HOME }</a>
                <Button
                    id="keep-unknown"
                    weight={Weight::Quiet}
                    label={if holds_own { text::KEEP_MINE } else { text::KEEP_UNKNOWN }}
                    on_press={on_keep}
                />
            </div>
        </Page>
    }
}

/// Something about the link, and the way to its game.
fn game(id: &SaveId, title: &'static str, hint: &'static str) -> Html {
    html! {
        <Page key={title} {title} name="link">
            <p class="lead">{ hint }</p>
            <div class="link__actions">
                <a href={Route::Table { id: id.clone() }.href()} class="button is-main">
                    { text::TO_GAME }
                </a>
            </div>
        </Page>
    }
}

/// Why the link was not taken, and what can be done.
fn refused(title: &'static str, why: &str, id: Option<&SaveId>, also: Html) -> Html {
    html! {
        <Page key={title} {title} name="link">
            <p class="lead" role="alert">{ why }</p>
            <p>{ text::UNCHANGED }</p>
            <div class="link__actions">
                { also }
                if let Some(id) = id {
                    <a href={Route::Table { id: id.clone() }.href()} class="button is-plain">
                        { text::TO_GAME }
                    </a>
                }
                <a href={Route::Home.href()} class="button is-plain">{ words::BACK_HOME }</a>
            </div>
        </Page>
    }
}

#[derive(Properties, PartialEq)]
struct InvitedProps {
    invitation: Invitation,
}

/// Somebody is invited: a tap is all that is asked for.
#[component]
fn Invited(props: &InvitedProps) -> Html {
    let toasts = use_toasts();
    let before = use_memo(props.invitation.clone(), kept::was_answered);
    let answered = match *before {
        Ok(false) => None,
        Ok(true) => Some(text::ANSWERED),
        Err(_) => Some(text::ANSWERED_UNREAD),
    };
    let Invitation { from, options, players, .. } = &props.invitation;
    let game = options.game();
    let players = Players::new(players);
    let own = by_link::other(*from);
    let on_play = {
        let invitation = props.invitation.clone();
        Callback::from(move |_| match kept::accept(&invitation, unsent) {
            Ok(id) => {
                toasts.succeeded();
                Route::Table { id }.go_instead();
            }
            Err(why) => toasts.fail(errors::not_dealt(why)),
        })
    };
    let values = options.values();
    let fields = values.fields().iter();
    let fields = fields.filter(|field| values.applies(field) && field.id != "time");
    let chosen = fields.map(|field| {
        let text = games::option(game, field.id);
        (of_options::label(text), of_options::value(text, field, values.get(field.id)))
    });
    html! {
        <Page
            title={text::invited(players.name(*from), about(game).name)}
            name="link"
            {game}
            aside={emblem(game)}
        >
            <dl class="facts">
                <div class="facts__row">
                    <dt>{ text::YOU_ARE }</dt>
                    <dd>{ players.name(own) }</dd>
                </div>
                for (label, value) in chosen {
                    <div key={label} class="facts__row">
                        <dt>{ label }</dt>
                        <dd>{ value }</dd>
                    </div>
                }
            </dl>
            if let Some(text) = answered {
                <p><strong>{ text }</strong></p>
            }
            <p>{ text::FOR_FRIENDS }</p>
            <div class="link__actions">
                <Button
                    id="play-by-link"
                    weight={Weight::Main}
                    icon={Glyph::Play}
                    label={text::PLAY}
                    on_press={on_play}
                />
                <a href={Route::Rules { game }.href()} class="button is-plain">
                    { words::home::RULES }
                </a>
            </div>
        </Page>
    }
}

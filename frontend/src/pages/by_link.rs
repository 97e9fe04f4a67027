//! The page of an opened link to a game between two devices.

use engine::options::Options as _;
use yew::prelude::*;

use crate::components::button::{Button, Weight, link_button};
use crate::components::icon::Glyph;
use crate::components::page::Page;
use crate::games::{self, about, emblem};
use crate::hooks::toasts;
use crate::route::Route;
use crate::services::by_link::{self, Invitation, LinkMessage, MessageKind, NotOpened, Opened};
use crate::services::saved_games;
use crate::words::players::Players;
use crate::words::saves::unsent;
use crate::words::{self, by_link as text, errors, options as option_words};

#[derive(Properties, PartialEq)]
pub struct ByLinkProps {
    pub text: AttrValue,
}

/// The page of a link with this text. Moves of a known game are accepted at once; anything else waits for a tap.
#[component]
pub fn ByLink(props: &ByLinkProps) -> Html {
    let outcome = use_state(|| saved_games::preview(&props.text));
    let (setter, text) = (outcome.setter(), props.text.clone());
    let accept = move || match saved_games::accept_link(&text, games::summary) {
        Ok(Opened::New(id)) => Route::Table(id).go_instead(),
        outcome => setter.set(outcome),
    };
    use_effect_with(matches!(&*outcome, Ok(Opened::New(_))), {
        let accept = accept.clone();
        move |is_move| {
            if *is_move {
                accept();
            }
        }
    });
    match &*outcome {
        // The effect above accepts the link and opens the table.
        Ok(Opened::New(_)) => Html::default(),
        Ok(Opened::Invited(invitation)) => invitation_page(invitation),
        Ok(Opened::Offered) => offer_page(&props.text, Callback::from(move |_| accept())),
        Err(why) => refusal_page(why),
    }
}

/// Offers a game unknown to this device, or a game with moves that the reader's seat made on another device.
fn offer_page(message: &str, on_keep: Callback<MouseEvent>) -> Html {
    let Ok(LinkMessage { from, kind: MessageKind::Play(played), .. }) = LinkMessage::read(message)
    else {
        return Html::default();
    };
    let record = played.course.record();
    let game = record.options.game();
    let players = Players::new(&record.players);
    let (own, other) = (players.name(by_link::other_seat(from)), players.name(from));
    html! {
        <Page key={text::OFFERED} title={text::OFFERED} name="link" {game} aside={emblem(game)}>
            <p class="lead">{ text::offered_seat(about(game).name, own, other) }</p>
            <p>{ text::OFFERED_HINT }</p>
            <div class="wrap-3">
                <Button id="keep-offered" weight={Weight::Main} label={text::KEEP} on_press={on_keep} />
                { link_button(&Route::Home, Weight::Plain, None, words::BACK_HOME) }
            </div>
        </Page>
    }
}

fn refusal_page(why: &NotOpened) -> Html {
    let (title, hint) = text::not_opened(why);
    let id = if let NotOpened::Refused(_, id) = why { id.clone() } else { None };
    html! {
        <Page key={title} {title} name="link">
            <p class="lead" role="alert">{ hint }</p>
            <div class="wrap-3">
                if let Some(id) = id {
                    { link_button(&Route::Table(id), Weight::Main, None, text::TO_GAME) }
                }
                { link_button(&Route::Home, Weight::Plain, None, words::BACK_HOME) }
            </div>
        </Page>
    }
}

fn invitation_page(invitation: &Invitation) -> Html {
    let Invitation { from, record, .. } = invitation;
    let game = record.options.game();
    let players = Players::new(&record.players);
    let own = by_link::other_seat(*from);
    let invitation = invitation.clone();
    let on_play = Callback::from(move |_| match saved_games::accept(&invitation, unsent) {
        Ok(id) => {
            toasts::clear_failures();
            Route::Table(id).go_instead();
        }
        Err(why) => toasts::fail(errors::not_dealt(why)),
    });
    let values = record.options.values();
    let fields = values.fields().iter();
    let fields = fields.filter(|field| values.applies(field) && field.id != "time");
    let facts = fields.map(|field| {
        let text = games::option(game, field.id);
        (option_words::label(text), option_words::value(text, field, values.get(field.id)))
    });
    let facts = [(text::YOU_ARE, players.name(own).to_owned())].into_iter().chain(facts);
    html! {
        <Page
            title={text::invited(players.name(*from), about(game).name)}
            name="link"
            {game}
            aside={emblem(game)}
        >
            <dl class="stack-2 facts">
                for (label, value) in facts {
                    <div key={label} class="facts__row">
                        <dt class="soft">{ label }</dt>
                        <dd class="strong">{ value }</dd>
                    </div>
                }
            </dl>
            <p>{ text::FOR_FRIENDS }</p>
            <div class="wrap-3">
                <Button
                    id="play-by-link"
                    weight={Weight::Main}
                    icon={Glyph::Play}
                    label={text::PLAY}
                    on_press={on_play}
                />
                { link_button(&Route::Rules(game), Weight::Plain, None, words::home::RULES) }
            </div>
        </Page>
    }
}

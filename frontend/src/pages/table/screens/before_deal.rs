//! Before the cards are dealt: an invitation or its answer is on its way.

use yew::prelude::*;

use super::paste_link::PasteLink;
use super::send_move::{give, hand_out, message, share_link};
use crate::components::button::{Button, Weight, link_button};
use crate::components::icon::Glyph;
use crate::components::page::Page;
use crate::games::emblem;
use crate::hooks::use_focus_when_lost;
use crate::pages::table::game::OpenedProps;
use crate::pages::table::keeper::Keeper;
use crate::route::Route;
use crate::services::people::Seating;
use crate::words::players::Players;
use crate::words::{self, by_link as text};

/// The id of the link that is on its way.
const SHARED: &str = "link-shared";

/// The link to send, or the wait for the other player's.
#[component]
pub fn BeforeDeal(props: &OpenedProps) -> Html {
    let opened = props.opened.clone();
    let session = use_reducer(move || opened.session.clone());
    let keeper =
        use_memo((), |()| Keeper::new(&props.id, &props.opened.save, props.on_conflict.clone()));
    use_focus_when_lost(session.waits_for_link(), SHARED);
    let Some(by_link) = session.by_link() else { return Html::default() };
    let course = session.course();
    let players =
        Players::seated(&session.record().players, &Seating::from_save(&props.opened.save));
    let other = players.name(by_link.other()).to_owned();
    let game = session.game();
    let invites = by_link.deal.by == by_link.seat;
    let step = 1 + u8::from(!invites) + u8::from(by_link.waits());
    let (title, hint) = if invites {
        (text::invite(&other), text::INVITE_HINT)
    } else {
        (text::answer(&other), text::ANSWER_HINT)
    };
    let said = message(by_link, &course, &players);
    let on_send = {
        let (session, course, said) = (session.clone(), course.clone(), said.clone());
        Callback::from(move |_| {
            let by_link = session.by_link();
            let sent =
                by_link.and_then(|by_link| give(&session, &keeper, by_link, (&course, None)));
            if let Some(sent) = sent {
                // The other ways are on the page.
                hand_out(&sent, &course, said.clone(), || {});
            }
        })
    };
    html! {
        <Page title={title.clone()} name="link" {game} aside={game.map(emblem)}>
            <p class="field__hint">{ text::step(step) }</p>
            <p class="lead">{ hint }</p>
            if by_link.waits() {
                <section class="panel" id={SHARED} aria-label={title} tabindex="-1">
                    { share_link(by_link, &course, said) }
                </section>
                <p role="status">{ text::waits_for(&other) }</p>
                <details class="share__folded">
                    <summary>{ text::PASTE }</summary>
                    <PasteLink game={by_link.game.clone()} />
                </details>
            } else {
                // An invited player has read it on the link's page.
                if invites {
                    <p>{ text::FOR_FRIENDS }</p>
                    <p>{ text::NO_SERVER }</p>
                }
                <div class="wrap-3 link__actions">
                    <Button
                        id="send-move"
                        weight={Weight::Main}
                        icon={Glyph::Share}
                        label={if invites { text::SEND_INVITATION.into() } else { text::answer(&other) }}
                        on_press={on_send}
                    />
                    { link_button(&Route::Home, Weight::Plain, None, words::BACK_HOME) }
                </div>
            }
        </Page>
    }
}

//! The page of an opened link: a challenge, a finished game, or a move from another device.

use std::rc::Rc;

use engine::catalogue::AnyGame;
use engine::replay::ReplayedRecord;
use yew::prelude::*;

use super::by_link::ByLink;
use super::replay::replay;
use super::set_up::{ChallengeDeal, set_up};
use crate::components::button::{Button, Weight, link_button};
use crate::components::icon::Glyph;
use crate::components::page::Page;
use crate::games::{about, emblem, summary};
use crate::hooks::{sets, toasts};
use crate::route::Route;
use crate::services::links::{self, LinkContent};
use crate::services::saved_games::save_received;
use crate::words::{self, errors, links as text};

/// The page for a link's payload. Rendering it changes no stored data.
#[inline(never)] // For the split: see docs/size.md.
pub fn link(payload: &str) -> Html {
    match links::open(payload) {
        LinkContent::Challenge(record) => {
            let deal = ChallengeDeal {
                options: record.options.clone(),
                seats: record.players.len(),
                seed: record.seed,
            };
            set_up(record.options.game(), Some(deal))
        }
        LinkContent::Replay(replay) => {
            html! { <ReceivedGame key={payload.to_owned()} replay={Rc::<ReplayedRecord<_>>::from(replay)} /> }
        }
        LinkContent::ByLink(text) => html! { <ByLink key={payload.to_owned()} {text} /> },
        LinkContent::NotOver => bad_link_page(text::NOT_OVER.translate()),
        LinkContent::BadRecord(error) => bad_link_page(&errors::record_in_link(&error)),
        LinkContent::BadLink(error) => bad_link_page(errors::link(error).translate()),
    }
}

fn bad_link_page(why: &str) -> Html {
    html! {
        <Page key="bad-link" title={text::BAD} name="link">
            <p class="lead">{ why }</p>
            <p>{ text::BAD_WAY_OUT }</p>
            <p>{ link_button(&Route::Home, Weight::Main, None, words::BACK_HOME) }</p>
        </Page>
    }
}

#[derive(Properties, PartialEq)]
struct ReceivedGameProps {
    replay: Rc<ReplayedRecord<AnyGame>>,
}

#[component]
fn ReceivedGame(props: &ReceivedGameProps) -> Html {
    let is_watching = use_state_eq(|| false);
    let record = props.replay.record();
    let game = record.options.game();
    let summary = summary(props.replay.end(), &record.players);
    let (received, kept_summary) = (props.replay.clone(), summary.clone());
    let on_keep = Callback::from(move |_| {
        if let Some(id) = toasts::or_fail(save_received(received.record(), kept_summary.clone())) {
            toasts::clear_failures();
            toasts::say(text::KEPT);
            Route::Replay { id, at: None }.go_instead();
        }
    });
    let deal =
        links::challenge::<AnyGame>(record.options.clone(), record.players.len(), record.seed);
    let same_deal = links::encode(&deal.to_string());
    if *is_watching {
        return replay(&props.replay, sets(&is_watching, false));
    }
    html! {
        <Page title={text::REPLAY} name="link" {game} aside={emblem(game)}>
            <p class="lead">{ summary.players }</p>
            <p>{ format!("{} · {}", about(game).name, summary.standing) }</p>
            <div class="wrap-3">
                <Button
                    weight={Weight::Main}
                    icon={Glyph::Play}
                    label={text::WATCH}
                    on_press={sets(&is_watching, true)}
                />
                <Button label={text::KEEP} on_press={on_keep} />
                if let Some(payload) = same_deal {
                    { link_button(&Route::Link(payload), Weight::Plain, None, text::SAME_DEAL) }
                }
            </div>
            <p class="field__hint">{ text::REPLAY_HINT }</p>
        </Page>
    }
}

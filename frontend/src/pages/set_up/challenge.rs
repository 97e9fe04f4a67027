//! A challenge: one deal, as a link for somebody else.

use engine::catalogue::{AnyGame, GameId};
use yew::prelude::*;

use super::draft::Draft;
use crate::components::dialog::Dialog;
use crate::components::share::ShareLink;
use crate::services::chance::fresh_seed;
use crate::services::links;
use crate::services::share::base_address;
use crate::words::{games, set_up as words, share};

#[derive(Properties, PartialEq)]
pub struct MakeChallengeProps {
    pub game: GameId,
    pub draft: Draft,
    pub on_close: Callback<()>,
}

/// The dialog with the link.
#[component]
pub fn MakeChallenge(props: &MakeChallengeProps) -> Html {
    let address = {
        let draft = props.draft.clone();
        use_memo((), move |()| {
            let seats = draft.seats.len();
            let record = links::challenge::<AnyGame>(draft.options, seats, fresh_seed());
            links::address(&base_address(), &record.to_string()).ok()
        })
    };
    html! {
        <Dialog id="challenge" title={words::CHALLENGE} on_close={props.on_close.clone()}>
            <p>{ words::CHALLENGE_HINT }</p>
            if let Some(address) = &*address {
                <ShareLink
                    title={words::challenge_title(games::name(props.game))}
                    address={address.clone()}
                    picture=true
                />
            } else {
                <p>{ share::TOO_LONG }</p>
            }
        </Dialog>
    }
}

//! The open table beside the hand-over.

use yew::prelude::*;

use crate::games::Board;
use crate::hooks::use_media;
use crate::pages::table::game::RunningGame;

/// A screen with room for both.
const ROOM_FOR_BOTH: &str = "(min-width: 768px) and (min-height: 760px)";

#[derive(Properties, PartialEq)]
pub struct GateProps {
    pub game: RunningGame,
    pub children: Html,
}

/// Hands the device on. On a large screen the table stays in sight for those who wait.
#[component]
pub fn Gate(props: &GateProps) -> Html {
    let RunningGame { session, players, .. } = &props.game;
    let has_room = use_media(ROOM_FOR_BOTH);
    let view = {
        let session = session.clone();
        let seen = (has_room, session.screen(), session.decisions());
        use_memo(seen, move |_| has_room.then(|| session.waiting_view()))
    };
    // The element that has the focus stays when the screen is turned.
    html! {
        <>
            if let Some(view) = (*view).clone() {
                <Board {view} players={players.clone()} />
            }
            <div class={if has_room { "table__foot is-gate" } else { "gate" }}>
                { props.children.clone() }
            </div>
        </>
    }
}

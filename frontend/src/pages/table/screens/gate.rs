//! The open table beside what hands the device on.

use yew::prelude::*;

use crate::games::Board;
use crate::hooks::use_media;
use crate::pages::table::game::Game;

/// A screen with room for both.
const ROOM_FOR_BOTH: &str = "(min-width: 768px) and (min-height: 760px)";

#[derive(Properties, PartialEq)]
pub struct GateProps {
    pub game: Game,
    pub children: Html,
}

/// Hands the device on. On a large screen the table stays in sight for those who wait.
#[component]
pub fn Gate(props: &GateProps) -> Html {
    let Game { session, players, .. } = &props.game;
    let view = {
        let session = session.clone();
        use_memo((session.screen(), session.decisions()), move |_| session.waiting_view())
    };
    if !use_media(ROOM_FOR_BOTH) {
        return props.children.clone();
    }
    html! {
        <>
            <Board view={(*view).clone()} players={players.clone()} />
            <div class="table__foot is-gate">{ props.children.clone() }</div>
        </>
    }
}

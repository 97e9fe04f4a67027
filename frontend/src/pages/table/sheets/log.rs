//! The log of a running game.

use yew::prelude::*;

use crate::components::log::Log;
use crate::games::log::chapters;
use crate::pages::table::sheet::{Sheet, SheetProps};

/// What happened, as the observer saw it, round by round.
pub fn log(props: &SheetProps) -> Html {
    let players = &props.game.players;
    let on_moment = props.on_sheet.reform(|moment| Some(Sheet::Moment(moment)));
    html! {
        <Log
            chapters={chapters(&props.game.session.log(), players)}
            players={players.clone()}
            {on_moment}
        />
    }
}

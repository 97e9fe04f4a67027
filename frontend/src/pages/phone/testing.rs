//! The frame of a phone's screen, drawn alone for tests.

use yew::prelude::*;

pub use super::connection::Connection;
use super::screens::{notice, sheets};
pub use crate::pages::table::Sheet;
use crate::session::seat_game::SeatGame;

#[derive(Properties, PartialEq)]
pub struct FrameProps {
    pub game: SeatGame,
    pub connection: Connection,
    pub sheet: Option<Sheet>,
}

#[component]
pub fn Frame(props: &FrameProps) -> Html {
    let game = use_reducer(|| props.game.clone());
    html! {
        <>
            { notice(props.connection, &game) }
            if let Some(open) = props.sheet {
                { sheets(open, game, Callback::noop()) }
            }
        </>
    }
}

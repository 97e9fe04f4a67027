//! Several people could take the device.

use engine::seat::SeatSet;
use yew::prelude::*;

use super::hand_over::{People, notes};
use super::open_actions::open_actions;
use crate::components::panel::panel;
use crate::pages::table::game::Game;
use crate::words::table;

/// These people choose who does.
pub fn pick(game: &Game, seats: SeatSet) -> Html {
    let content = html! {
        <>
            { notes(game, None) }
            <People {seats} game={game.clone()} />
            { open_actions(game) }
        </>
    };
    panel(table::PICK, None, content)
}

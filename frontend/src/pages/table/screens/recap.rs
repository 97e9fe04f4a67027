//! What a seat could see since it last looked.

use engine::seat::Seat;
use yew::prelude::*;

use crate::components::button::{Button, Weight};
use crate::components::lines::lines as list;
use crate::components::panel::panel;
use crate::games;
use crate::pages::table::game::Game;
use crate::session::Step;
use crate::words::table;

/// What it could see, before its cards.
pub fn recap(game: &Game, seat: Seat) -> Html {
    let lines = game
        .players
        .sentences(&games::lines(&game.session.recap(seat), game.players.people()).concat());
    let content = html! {
        <>
            if lines.is_empty() {
                <p>{ table::NO_NEWS }</p>
            } else {
                { list(&lines) }
            }
            <Button
                id="read-on"
                weight={Weight::Main}
                label={table::SHOW_CARDS}
                on_press={game.step(Step::Read)}
            />
        </>
    };
    panel(table::RECAP, None, content)
}

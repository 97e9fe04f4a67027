use engine::seat::Seat;
use yew::prelude::*;

use crate::components::button::{Button, Weight};
use crate::components::icon::Glyph;
use crate::pages::table::game::RunningGame;
use crate::pages::table::phones::is_missing;
use crate::services::people::Place;
use crate::services::phones::Host;
use crate::session::Step;
use crate::words::phone;

/// Room for this many below the board.
const MOST_MISSING: usize = 2;

/// Awaited seats whose phones are missing: each can play here instead.
#[inline(never)] // For the split: see docs/size.md.
pub fn missing(game: &RunningGame) -> Html {
    let RunningGame { session, players, .. } = game;
    let host = Host::of_page();
    let due = session.turn().awaited().intersection(session.on_phones());
    let missing: Vec<Seat> = due.iter().filter(|seat| is_missing(&host, *seat)).collect();
    // Before phones are connected none is missing yet; the list of seats offers the same.
    if missing.len() > MOST_MISSING {
        return Html::default();
    }
    html! {
        for seat in missing {
            <Button
                key={seat.number()}
                weight={Weight::Quiet}
                class="phones__here"
                icon={Glyph::Device}
                label={phone::plays_here(players.name(seat))}
                on_press={game.step(Step::Move(seat, Place::Here))}
            />
        }
    }
}

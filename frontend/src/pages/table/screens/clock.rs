//! The clock that runs.

use yew::prelude::*;

use crate::components::clock::Clock;
use crate::pages::table::game::Game;
use crate::words::table;

/// The clock, if one runs.
pub fn clock(game: &Game) -> Html {
    let session = &game.session;
    let Some(clock) = session.clock() else { return Html::default() };
    let (name, limit) = match clock.seat {
        Some(seat) => (game.players.name(seat), session.time_limit()),
        None => (table::BREAK, session.intermission().and_then(|rest| rest.limit).map(u32::from)),
    };
    let (name, whole) = (name.to_owned(), limit.unwrap_or_default().saturating_mul(1_000));
    html! { <Clock {name} left={clock.left} {whole} /> }
}

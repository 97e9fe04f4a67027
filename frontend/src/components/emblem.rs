//! A picture for each game, drawn in its accent.

use engine::catalogue::GameId;
use yew::prelude::*;

use crate::games;

/// The game's emblem. The game's name always stands beside it.
pub fn emblem(game: GameId) -> Html {
    html! {
        <svg class="emblem" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
            { games::emblem(game) }
        </svg>
    }
}

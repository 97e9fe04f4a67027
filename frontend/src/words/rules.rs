//! The shell around the rules of a game.

use engine::catalogue::GameId;
use yew::prelude::*;

pub const COMING: &str = "The rules will be here as soon as the game is.";

/// The heading of the page.
pub fn title(game: &str) -> String {
    format!("How to play {game}")
}

/// The rules of a game, for its page and for the dialog at its table.
pub fn of(game: GameId) -> Html {
    match game {
        GameId::FoolsGambit => super::fools_gambit::rules(),
        GameId::DualDuel | GameId::HeadsUpDuel | GameId::GoldRushShootOut | GameId::Duel52 => {
            html! { <p class="lead">{ COMING }</p> }
        }
    }
}

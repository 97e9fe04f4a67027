//! The legend of a game, as a dialog.

use engine::catalogue::GameId;
use yew::prelude::*;

use crate::components::legend::{self, Found, Legend};
use crate::components::needs::dialog_once_there;
use crate::services::parts::Part;
use crate::words::table;

/// Which of a game's signs are on the screen.
#[inline(never)] // For the split: see docs/size.md.
fn found(game: GameId) -> Vec<Found> {
    legend::find(super::legend(game))
}

/// The legend of what is on the screen, once its part of the program is there.
pub fn legend_of(game: GameId, on_close: Callback<()>) -> Html {
    let parts = vec![Part::Learn, Part::Game(game)];
    dialog_once_there((table::LEGEND, on_close.clone()), parts, move || {
        html! { <Signed {game} on_close={on_close.clone()} /> }
    })
}

#[derive(Properties, PartialEq)]
struct SignedProps {
    game: GameId,
    on_close: Callback<()>,
}

/// It explains what is on the screen when it opens.
#[component]
fn Signed(props: &SignedProps) -> Html {
    let signs = use_memo(props.game, |game| found(*game));
    html! { <Legend found={(*signs).clone()} on_close={props.on_close.clone()} /> }
}

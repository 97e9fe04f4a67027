//! The legend of a game, as a dialog.

use engine::catalogue::GameId;
use yew::prelude::*;

use crate::components::legend::{self, Found, Legend};
use crate::components::needs::dialog_once_there;
use crate::services::parts::Part;
use crate::words::table;

/// The game's signs on the screen.
#[inline(never)] // For the split: see docs/size.md.
fn found(game: GameId) -> Vec<Found> {
    legend::find(super::legend(game))
}

/// The legend, asked for by a button or a key, and gone with its screen: what opens it where a board is played on, and what
/// is open.
#[hook]
pub fn use_legend<T: PartialEq + 'static>(
    game: Option<GameId>,
    screen: T,
    has_board: bool,
) -> (Option<Callback<()>>, Html) {
    let open = use_state_eq(|| None::<GameId>);
    {
        let open = open.setter();
        use_effect_with(screen, move |_| open.set(None));
    }
    // The same callbacks at every drawing, so that listeners for keys are not added again.
    let on_ask = use_callback(game, {
        let open = open.setter();
        move |(), game| open.set(*game)
    });
    let on_close = use_callback((), {
        let open = open.setter();
        move |(), ()| open.set(None)
    });
    let dialog = open.map_or_else(Html::default, |id| legend_of(id, on_close));
    (Some(on_ask).filter(|_| game.is_some() && has_board), dialog)
}

/// The legend of what is on the screen, once its part of the program is there.
fn legend_of(game: GameId, on_close: Callback<()>) -> Html {
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

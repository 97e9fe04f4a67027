use engine::catalogue::GameId;
use yew::prelude::*;

use crate::components::legend::Legend;
use crate::components::needs::dialog_when_loaded;
use crate::hooks::sets;
use crate::services::parts::Part;
use crate::words::table;

/// The legend of a board's signs: the callback that opens it, where a board is in play, and the dialog, if open. A
/// change of screen closes it.
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
    let on_ask = (game.is_some() && has_board).then(|| sets(&open, game));
    let dialog = open.map_or_else(Html::default, |id| legend_of(id, sets(&open, None)));
    (on_ask, dialog)
}

/// The legend, once its part of the program has loaded.
fn legend_of(game: GameId, on_close: Callback<()>) -> Html {
    let parts = vec![Part::Learn, Part::Game(game)];
    dialog_when_loaded((table::LEGEND, on_close.clone()), parts, move || {
        draw(game, on_close.clone())
    })
}

#[inline(never)] // Inlined, it could not be split off: see docs/size.md.
fn draw(game: GameId, on_close: Callback<()>) -> Html {
    html! { <Legend signs={super::legend(game)} {on_close} /> }
}

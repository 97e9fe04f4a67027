use engine::catalogue::GameId;
use yew::prelude::*;

use crate::components::legend::Legend;
use crate::components::needs::dialog_when_loaded;
use crate::hooks::sets;
use crate::services::parts::Part;
use crate::words::table;

/// The callback that opens the legend of a board's signs, `None` without a board; and the dialog,
/// empty while closed. A change of screen closes it.
#[hook]
pub fn use_legend<T: PartialEq + 'static>(
    game: Option<GameId>,
    screen: T,
    has_board: bool,
) -> (Option<Callback<()>>, Html) {
    let shown_game = use_state_eq(|| None::<GameId>);
    {
        let shown_game = shown_game.setter();
        use_effect_with(screen, move |_| shown_game.set(None));
    }
    let on_open = (game.is_some() && has_board).then(|| sets(&shown_game, game));
    let dialog = shown_game.map_or_else(Html::default, |id| legend_of(id, sets(&shown_game, None)));
    (on_open, dialog)
}

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

use engine::catalogue::GameId;
use yew::prelude::*;

use crate::components::legend::{self, Legend, VisibleSign};
use crate::components::needs::dialog_when_loaded;
use crate::services::parts::Part;
use crate::words::table;

#[inline(never)] // Inlined, it could not be split off: see docs/size.md.
fn found(game: GameId) -> Vec<VisibleSign> {
    legend::find(super::legend(game))
}

/// The legend, which a button or a key opens, and a change of screen closes: the callback that opens it, for boards in
/// play, and the dialog, if open.
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
    // Stable callbacks: key listeners would be added again at every drawing.
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

/// The legend, once its part of the program has loaded.
fn legend_of(game: GameId, on_close: Callback<()>) -> Html {
    let parts = vec![Part::Learn, Part::Game(game)];
    dialog_when_loaded((table::LEGEND, on_close.clone()), parts, move || {
        html! { <Signed {game} on_close={on_close.clone()} /> }
    })
}

#[derive(Properties, PartialEq)]
struct SignedProps {
    game: GameId,
    on_close: Callback<()>,
}

/// Finds the signs on the screen as it opens.
#[component]
fn Signed(props: &SignedProps) -> Html {
    let signs = use_memo(props.game, |game| found(*game));
    html! { <Legend found={(*signs).clone()} on_close={props.on_close.clone()} /> }
}

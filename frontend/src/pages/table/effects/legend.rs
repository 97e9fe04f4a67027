//! The legend at the table: asked for by its button or its key, gone with its screen.

use engine::catalogue::GameId;
use yew::prelude::*;

use crate::components::legend::{self, Found, Legend};
use crate::components::needs::dialog_once_there;
use crate::device::{Screen, Why};
use crate::games;
use crate::pages::table::Running;
use crate::services::parts::Part;
use crate::words::table;

/// Which of a game's signs are on the screen.
#[inline(never)] // For the split: see docs/size.md.
fn found(game: GameId) -> Vec<Found> {
    legend::find(games::legend(game))
}

/// The legend as the table shows it.
pub struct Signs {
    /// Opens it; `None` while no board is played on.
    pub on_ask: Option<Callback<()>>,
    /// What it shows, or nothing.
    pub legend: Html,
}

/// Says what the signs on the board mean.
#[hook]
pub fn use_legend(session: &Running) -> Signs {
    let open = use_state_eq(|| None::<GameId>);
    let screen = session.screen();
    {
        let open = open.setter();
        use_effect_with(screen, move |_| open.set(None));
    }
    // They stay the same: the keys that they hang on are not listened to anew with every drawing.
    let ask = use_callback(session.game(), {
        let open = open.setter();
        move |(), game| open.set(*game)
    });
    let on_close = use_callback((), {
        let open = open.setter();
        move |(), ()| open.set(None)
    });
    let legend = html! {
        if let Some(game) = *open {
            { legend_of(game, on_close) }
        }
    };
    Signs { on_ask: (session.game().is_some() && has_board(screen)).then_some(ask), legend }
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

/// Whether a board is on the screen that is played on.
const fn has_board(screen: Screen) -> bool {
    matches!(
        screen,
        Screen::Seat(_)
            | Screen::Table(Why::News | Why::Break | Why::Bots | Why::Remote | Why::Choice)
    )
}

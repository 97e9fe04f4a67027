//! The legend at the table: asked for by its button or its key, gone with its screen.

use engine::catalogue::GameId;
use yew::prelude::*;

use crate::device::{Screen, Why};
use crate::pages::table::game::Running;

/// The legend as the table shows it.
pub struct Signs {
    /// Opens it; `None` while no board is played on.
    pub on_ask: Option<Callback<()>>,
    /// Of which game it is open, if it is.
    pub open: Option<GameId>,
    pub on_close: Callback<()>,
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
    // The same callbacks at every drawing, so that listeners for keys are not added again.
    let ask = use_callback(session.game(), {
        let open = open.setter();
        move |(), game| open.set(*game)
    });
    let on_close = use_callback((), {
        let open = open.setter();
        move |(), ()| open.set(None)
    });
    Signs {
        on_ask: (session.game().is_some() && has_board(screen)).then_some(ask),
        open: *open,
        on_close,
    }
}

/// Whether a board is on the screen that is played on.
const fn has_board(screen: Screen) -> bool {
    matches!(
        screen,
        Screen::Seat(_)
            | Screen::Table(Why::News | Why::Break | Why::Bots | Why::Remote | Why::Choice)
    )
}

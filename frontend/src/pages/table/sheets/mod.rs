//! The content of dialogs over the table. It loads later than the table.

mod content;

use yew::prelude::*;

pub use self::content::{dialog, log, menu_entries};
use super::game::RunningGame;
use super::sheet::Sheet;
use crate::components::needs::dialog_when_loaded;

/// The open dialog. Until it is loaded the table stays as it was.
pub fn sheets(open: Sheet, game: RunningGame) -> Html {
    let on_close = game.on_sheet.reform(|()| None);
    dialog_when_loaded((open.title(), on_close), open.parts(), move || {
        content::table_dialog(open, &game)
    })
}

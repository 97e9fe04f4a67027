//! The content of dialogs over the table. It loads later than the table.

mod content;
mod to_file;

use yew::prelude::*;

pub use self::content::{dialog, entries, log};
use super::sheet::SheetProps;
use crate::components::needs::dialog_when_loaded;

/// The open dialog. Until it is loaded the table stays as it was.
pub fn sheets(props: SheetProps) -> Html {
    let on_close = props.on_sheet.reform(|()| None);
    let (title, parts) = (props.open.title(), props.open.parts());
    dialog_when_loaded((title, on_close), parts, move || content::of_table(&props))
}

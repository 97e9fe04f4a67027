//! The `?` key opens the list of shortcuts, on every page.

use yew::prelude::*;

use super::dialog::Dialog;
use super::keys::Keys;
use super::needs::dialog_when_loaded;
use crate::hooks::{is_busy, sets, use_key_event, use_settings};
use crate::services::boot;
use crate::services::parts::Part;
use crate::services::settings::Shortcuts;
use crate::words::table;

#[hook]
pub fn use_keys_help() -> Html {
    // The settings can turn off shortcuts of a single character.
    let listens = use_settings().shortcuts == Shortcuts::On;
    // start.js notes a `?` pressed before this ran.
    let is_open = use_state_eq(|| listens && boot::property("asksForKeys").is_some());
    let setter = is_open.setter();
    use_key_event(move |event| {
        if listens && event.key() == "?" && !is_busy(event) {
            setter.set(true);
        }
    });
    if !*is_open {
        return Html::default();
    }
    let on_close = sets(&is_open, false);
    dialog_when_loaded((table::KEYS_TITLE, on_close.clone()), vec![Part::Later], move || {
        html! {
            <Dialog id="keys" title={table::KEYS_TITLE} on_close={on_close.clone()}><Keys /></Dialog>
        }
    })
}

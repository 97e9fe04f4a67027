//! The keys of the table.

use yew::prelude::*;

use super::dialog::Dialog;
use crate::words::table;

/// The keys, and what they do.
#[component]
pub fn Keys() -> Html {
    html! {
        <dl class="keys">
            for (key, means) in table::KEYS {
                <div key={key}>
                    <dt><kbd>{ key }</kbd></dt>
                    <dd>{ means }</dd>
                </div>
            }
        </dl>
    }
}

#[derive(Properties, PartialEq)]
pub struct KeysDialogProps {
    pub on_close: Callback<()>,
}

/// The same in a dialog of its own.
#[component]
pub fn KeysDialog(props: &KeysDialogProps) -> Html {
    html! {
        <Dialog id="keys" title={table::KEYS_TITLE} on_close={props.on_close.clone()}><Keys /></Dialog>
    }
}

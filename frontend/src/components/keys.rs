//! The keys of the table.

use yew::prelude::*;

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

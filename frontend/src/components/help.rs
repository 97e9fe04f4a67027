//! A game's summary in a line, always visible on its board.

use yew::prelude::*;

pub fn help(line: &'static str) -> Html {
    html! { <p class="help">{ line }</p> }
}

//! A game's summary in a line, always visible on its board.

use crate::words::text::Text;
use yew::prelude::*;

pub fn help(line: Text) -> Html {
    html! { <p class="caption help">{ line }</p> }
}

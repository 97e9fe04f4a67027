//! What a game is about, in a line that stands on its board all the time.

use yew::prelude::*;

/// The line.
pub fn help(line: &'static str) -> Html {
    html! { <p class="help">{ line }</p> }
}

use yew::prelude::*;

/// A game's emblem, in its accent. Decoration: the game's name always stands beside it.
pub fn emblem(content: Html) -> Html {
    html! {
        <svg class="emblem" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
            { content }
        </svg>
    }
}

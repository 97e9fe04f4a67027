use yew::prelude::*;

/// An emblem with this content, in the game's accent. The game's name always stands beside it.
pub fn emblem(content: Html) -> Html {
    html! {
        <svg class="emblem" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
            { content }
        </svg>
    }
}

use yew::prelude::*;

/// A pair: an own card, and one from the opponent.
pub fn emblem() -> Html {
    html! {
        <>
            <rect class="emblem__body" x="9" y="15" width="26" height="37" rx="4" transform="rotate(-10 22 33)" />
            <rect class="emblem__paper" x="29" y="13" width="26" height="37" rx="4" transform="rotate(10 42 31)" />
            <path class="emblem__mark" d="M42 22.5 49.5 31.5 42 40.5 34.5 31.5Z" />
            <circle class="emblem__cut" cx="21.5" cy="33.5" r="6" />
        </>
    }
}

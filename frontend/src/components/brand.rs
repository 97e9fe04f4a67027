//! The mark: a closed eye, as on the back of every card.

use yew::prelude::*;

pub fn eye() -> Html {
    html! {
        <svg class="eye" viewBox="-60 -24 120 72" aria-hidden="true" focusable="false">
            <path
                d="M-46-10C-30 12-15 20 0 20S30 12 46-10M0 20v21M-20 16l-7.5 19M20 16l7.5 19\
                   M-36 4l-14 14M36 4l14 14"
            />
        </svg>
    }
}

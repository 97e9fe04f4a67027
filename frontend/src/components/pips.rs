//! How many of a few there are, as a row of dots.

use yew::prelude::*;

/// The dots, for the eye alone.
pub fn pips(won: usize, of: usize) -> Html {
    html! {
        <span class="pips" aria-hidden="true">
            for at in 0..of {
                <i key={at} class={(at < won).then_some("is-won")} />
            }
        </span>
    }
}

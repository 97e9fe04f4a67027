//! A row of `of` dots, `won` of them filled.

use yew::prelude::*;

pub fn pips(won: usize, of: usize) -> Html {
    html! {
        <span class="pips" aria-hidden="true">
            for at in 0..of {
                <i key={at} class={(at < won).then_some("is-won")} />
            }
        </span>
    }
}

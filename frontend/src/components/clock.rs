use yew::prelude::*;

use crate::words::clock as words;

/// The `left` of `whole` milliseconds for a decision. A warning, which is also read out, appears when little is left.
pub fn clock(name: &str, left: u32, whole: u32) -> Html {
    let warning = words::warning(left);
    html! {
        <div class={classes!("ruled", "clock", warning.is_some().then_some("is-short"))}>
            <p class="wrap middle clock__text">
                <span class="clip clock__name">{ name }</span>
                <span class="clock__time" role="timer" aria-label={words::spoken(left)}>
                    { words::written(left) }
                </span>
                <strong class="clock__warning" aria-live="assertive">{ warning }</strong>
            </p>
            <progress class="clock__bar" aria-hidden="true" max={whole.to_string()} value={left.to_string()} />
        </div>
    }
}

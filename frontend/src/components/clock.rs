use yew::prelude::*;

use crate::words::clock as words;

/// The time left for a decision. When little is left, a warning appears and is read out.
pub fn clock(name: &str, left_ms: u32, whole_ms: u32) -> Html {
    let warning = words::warning(left_ms);
    html! {
        <div class={classes!("ruled", "clock", warning.is_some().then_some("is-short"))}>
            <p class="wrap middle clock__text">
                <span class="clip clock__name">{ name }</span>
                <span class="clock__time" role="timer" aria-label={words::spoken(left_ms)}>
                    { words::written(left_ms) }
                </span>
                <strong class="clock__warning" aria-live="assertive">{ warning }</strong>
            </p>
            <progress class="clock__bar" aria-hidden="true" max={whole_ms.to_string()} value={left_ms.to_string()} />
        </div>
    }
}

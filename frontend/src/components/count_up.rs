//! A number that counts up to its new value.

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::hooks::use_motion_speed;
use crate::services::motion::MotionSpeed;

const MOST_STEPS: u32 = 8;

/// The number to show after `shown`; `None` at the end, and for a value that falls.
fn next(from: u32, shown: u32, to: u32) -> Option<u32> {
    let step = to.checked_sub(from)?.div_ceil(MOST_STEPS);
    (shown < to).then(|| to.min(shown + step))
}

#[derive(Properties, PartialEq)]
pub struct CountUpProps {
    pub value: u32,
}

/// Counting takes no longer than a card glides.
#[component]
pub fn CountUp(props: &CountUpProps) -> Html {
    let value = props.value;
    let speed = use_motion_speed();
    // The value from which the number counts up, and the value shown.
    let state = use_state_eq(|| (value, value));
    let (from, shown) = *state;
    let is_counting = shown < value && speed != MotionSpeed::Still;
    let setter = state.setter();
    use_effect_with((from, shown, value, is_counting), move |(from, shown, value, is_counting)| {
        let (from, value) = (*from, *value);
        let step = next(from, *shown, value).filter(|_| *is_counting);
        let timer = step.map(|next| {
            let setter = setter.clone();
            Timeout::new(speed.glide_ms() / MOST_STEPS, move || setter.set((from, next)))
        });
        if timer.is_none() {
            setter.set((value, value));
        }
        move || drop(timer)
    });
    html! {
        <span class={classes!("count-up", is_counting.then_some("is-counting"))}>
            { if is_counting { shown } else { value } }
        </span>
    }
}

#[cfg(test)]
mod tests {
    use std::iter::successors;

    use super::*;

    #[test]
    fn a_counter_reaches_its_value_in_few_steps() {
        for (from, to) in [(0, 1), (3, 5), (0, 7), (0, 8), (0, 9), (4, 31), (0, 250)] {
            let steps = successors(Some(from), |shown| next(from, *shown, to));
            let shown: Vec<_> = steps.take(10).collect();
            assert!(shown.len() <= 9 && shown.is_sorted_by(|one, more| one < more), "{shown:?}");
            assert_eq!(shown.last(), Some(&to));
        }
        assert_eq!((next(4, 4, 4), next(9, 9, 2)), (None, None), "what falls is shown at once");
    }
}

//! The count before something is shown that all have chosen at once.

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::games::gold_rush_shoot_out::text::board as words;
use crate::services::motion::MotionSpeed;

/// How far the count is: first the device is put in the middle, then it goes down from three.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Count {
    Middle,
    Down(u8),
    Over,
}

impl Count {
    /// The next one, and how many milliseconds this one stays.
    const fn next(self) -> Option<(Self, u32)> {
        match self {
            Self::Middle => Some((Self::Down(3), 1_500)),
            Self::Down(0 | 1) => Some((Self::Over, 600)),
            Self::Down(number) => Some((Self::Down(number - 1), 600)),
            Self::Over => None,
        }
    }
}

/// Counts down once, where there is something to count for and things move at all. The callback
/// ends it.
#[hook]
pub fn use_count(wanted: bool, speed: MotionSpeed) -> (Count, Callback<()>) {
    let starts = wanted && speed != MotionSpeed::Still;
    let count = use_state_eq(|| if starts { Count::Middle } else { Count::Over });
    let setter = count.setter();
    use_effect_with(*count, move |count| {
        let timer = count.next().map(|(next, stays)| Timeout::new(stays, move || setter.set(next)));
        move || drop(timer)
    });
    let setter = count.setter();
    (*count, Callback::from(move |()| setter.set(Count::Over)))
}

/// What is shown while it runs.
pub fn shown(count: Count) -> Html {
    match count {
        Count::Over => Html::default(),
        Count::Middle => html! { <p class="gr-count" role="status">{ words::IN_THE_MIDDLE }</p> },
        Count::Down(number) => html! {
            <p class="gr-count is-down" key={number} aria-hidden="true">{ number }</p>
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_counts_from_three_to_the_end() {
        let mut counts = vec![Count::Middle];
        while let Some((next, stays)) = counts.last().and_then(|count| count.next()) {
            assert!(stays > 0);
            counts.push(next);
        }
        assert_eq!(
            counts,
            [Count::Middle, Count::Down(3), Count::Down(2), Count::Down(1), Count::Over]
        );
    }
}

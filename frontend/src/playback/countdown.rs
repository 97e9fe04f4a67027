//! The countdown before the reveal of a simultaneous choice.

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::services::motion::MotionSpeed;
use crate::services::sound::{self, Cue};
use crate::words::players::Players;
use crate::words::table as words;

/// People put the device in the middle of the table, then the countdown shows three, two, one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum CountStage {
    Middle,
    Down(u8),
    Over,
}

impl CountStage {
    /// The first stage. Only a device that people share is put in the middle: a phone shows its owner's secrets.
    const fn first(people_here: u8) -> Self {
        if people_here > 1 { Self::Middle } else { Self::Down(3) }
    }

    /// The next stage, and the milliseconds of the present one: fewer for a single player, who counts with nobody.
    const fn next(self, people: u8, speed: MotionSpeed) -> Option<(Self, u32)> {
        let (middle_ms, number_ms) = match speed {
            MotionSpeed::Normal if people > 1 => (1_500, 600),
            MotionSpeed::Normal | MotionSpeed::Fast | MotionSpeed::Still => (900, 350),
        };
        match self {
            Self::Middle => Some((Self::Down(3), middle_ms)),
            Self::Down(0 | 1) => Some((Self::Over, number_ms)),
            Self::Down(number) => Some((Self::Down(number - 1), number_ms)),
            Self::Over => None,
        }
    }
}

#[derive(Clone, PartialEq)]
pub struct Countdown {
    stage: CountStage,
    on_skip: Callback<()>,
}

impl Countdown {
    pub fn runs(&self) -> bool {
        self.stage != CountStage::Over
    }

    pub fn skip(&self) {
        self.on_skip.emit(());
    }

    pub fn view(&self) -> Html {
        match self.stage {
            CountStage::Over => Html::default(),
            CountStage::Middle => {
                html! { <p class="countdown" role="status">{ words::IN_THE_MIDDLE }</p> }
            }
            CountStage::Down(number) => html! {
                <p class="countdown is-down" key={number} aria-hidden="true">{ number }</p>
            },
        }
    }
}

#[cfg(test)]
pub fn total_ms(people: u8, speed: MotionSpeed) -> u32 {
    let first = CountStage::first(people).next(people, speed);
    let stages = std::iter::successors(first, |(stage, _)| stage.next(people, speed));
    stages.map(|(_, stay_ms)| stay_ms).sum()
}

/// Counts down once, if motion is on, before the frame with this index; not at all for `None`.
#[hook]
pub fn use_countdown(frame: Option<usize>, players: &Players, speed: MotionSpeed) -> Countdown {
    let first = match frame {
        Some(_) if speed != MotionSpeed::Still => CountStage::first(players.here().len()),
        Some(_) | None => CountStage::Over,
    };
    let state = use_state_eq(|| (frame, first));
    // The state is that of an earlier frame until the new frame's countdown begins.
    let stage = if state.0 == frame { state.1 } else { first };
    let setter = state.setter();
    let people = players.people().len();
    use_effect_with((frame, stage, people, speed), move |(frame, stage, people, speed)| {
        let (frame, stage) = (*frame, *stage);
        if matches!(stage, CountStage::Down(_)) {
            sound::play(Cue::Clock);
        }
        let timer = stage
            .next(*people, *speed)
            .map(|(next, stay_ms)| Timeout::new(stay_ms, move || setter.set((frame, next))));
        move || drop(timer)
    });
    let setter = state.setter();
    let on_skip = Callback::from(move |()| setter.set((frame, CountStage::Over)));
    Countdown { stage, on_skip }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_countdown_goes_from_three_to_the_end() {
        assert_eq!(total_ms(2, MotionSpeed::Normal), 1_500 + 3 * 600, "the device comes first");
        assert_eq!(total_ms(2, MotionSpeed::Fast), 900 + 3 * 350);
        assert_eq!(total_ms(1, MotionSpeed::Normal), 3 * 350, "nobody to keep time with");
        assert_eq!(CountStage::first(0), CountStage::Down(3), "all play on phones");
        let apart = CountStage::first(1).next(3, MotionSpeed::Normal);
        assert_eq!(apart, Some((CountStage::Down(2), 600)), "phones count with their table");
    }
}

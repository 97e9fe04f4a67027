//! The countdown before the reveal of a simultaneous choice.

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::services::motion::MotionSpeed;
use crate::services::sound::{self, Cue};
use crate::words::players::Players;
use crate::words::table as words;

/// First the device is put in the middle, then come three, two, one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum CountStage {
    Middle,
    Down(u8),
    Over,
}

impl CountStage {
    /// The first stage. A phone isn't put in the middle: it is a hand, and shows secrets.
    const fn first(people_here: u8) -> Self {
        if people_here > 1 { Self::Middle } else { Self::Down(3) }
    }

    /// The next stage, and this one's milliseconds: fewer for a single player, who keeps time with nobody.
    const fn next(self, people: u8, speed: MotionSpeed) -> Option<(Self, u32)> {
        let (in_the_middle_ms, at_a_number_ms) = match speed {
            MotionSpeed::Normal if people > 1 => (1_500, 600),
            MotionSpeed::Normal | MotionSpeed::Fast | MotionSpeed::Still => (900, 350),
        };
        match self {
            Self::Middle => Some((Self::Down(3), in_the_middle_ms)),
            Self::Down(0 | 1) => Some((Self::Over, at_a_number_ms)),
            Self::Down(at) => Some((Self::Down(at - 1), at_a_number_ms)),
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

/// The length of a countdown.
#[cfg(test)]
pub fn total_ms(people: u8, speed: MotionSpeed) -> u32 {
    let first = CountStage::first(people).next(people, speed);
    let counts = std::iter::successors(first, |(count, _)| count.next(people, speed));
    counts.map(|(_, stays)| stays).sum()
}

/// Counts down before the frame with the number `before`, once, if motion is on.
#[hook]
pub fn use_countdown(before: Option<usize>, players: &Players, speed: MotionSpeed) -> Countdown {
    let first = match before {
        Some(_) if speed != MotionSpeed::Still => CountStage::first(players.here().len()),
        Some(_) | None => CountStage::Over,
    };
    let state = use_state_eq(|| (before, first));
    // Nothing of another frame is shown before its own countdown begins.
    let stage = if state.0 == before { state.1 } else { first };
    let setter = state.setter();
    let people = players.people().len();
    use_effect_with((before, stage, people, speed), move |(before, stage, people, speed)| {
        let (before, stage) = (*before, *stage);
        if matches!(stage, CountStage::Down(_)) {
            sound::play(Cue::Clock);
        }
        let timer = stage
            .next(*people, *speed)
            .map(|(next, stays)| Timeout::new(stays, move || setter.set((before, next))));
        move || drop(timer)
    });
    let setter = state.setter();
    let on_skip = Callback::from(move |()| setter.set((before, CountStage::Over)));
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

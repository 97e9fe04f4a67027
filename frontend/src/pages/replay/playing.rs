//! Automatic playback of a replay.

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::components::button::{Button, Weight};
use crate::components::field::{ChoiceField, ChoiceItem};
use crate::components::icon::Glyph;
use crate::hooks::sets_given;
use crate::words::replay as words;
use crate::words::text::Text;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move {
    First,
    Back,
    Forward,
    Last,
    To(usize),
}

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Speed {
    Slow,
    #[default]
    Normal,
    Fast,
}

impl Speed {
    const ALL: [Self; 3] = [Self::Slow, Self::Normal, Self::Fast];

    const fn name(self) -> Text {
        match self {
            Self::Slow => words::SLOW,
            Self::Normal => words::NORMAL,
            Self::Fast => words::FAST,
        }
    }

    /// The time for a step with a sentence of `characters`, in milliseconds.
    fn stays(self, characters: usize) -> u32 {
        let characters = u32::try_from(characters).unwrap_or(u32::MAX).min(90);
        let normal = 700 + 24 * characters;
        match self {
            Self::Slow => 2 * normal,
            Self::Normal => normal,
            Self::Fast => normal * 2 / 5,
        }
    }
}

/// Whether a replay is playing, and its speed.
pub struct Playing {
    plays: bool,
    speed: UseStateHandle<Speed>,
    pub on_toggle: Callback<()>,
    /// Steps by hand, which stops the playback.
    pub on_step: Callback<Move>,
}

/// Once started, plays from the step `at`, with a sentence of `characters`, to the last one; from the beginning to the
/// step `until`, if there is one.
#[hook]
pub fn use_playing(
    go: Callback<Move>,
    at: usize,
    characters: usize,
    last: usize,
    until: Option<usize>,
) -> Playing {
    let plays = use_state_eq(|| until.is_some());
    let until = use_state_eq(|| until);
    let speed = use_state_eq(Speed::default);
    {
        let (go, setter) = (go.clone(), plays.setter());
        use_effect_with((*plays, at, last, *speed), move |&(plays, at, last, speed)| {
            let timer = (plays && at < last)
                .then(|| Timeout::new(speed.stays(characters), move || go.emit(Move::Forward)));
            if at == last || *until == Some(at) {
                setter.set(false);
                until.set(None);
            }
            move || drop(timer)
        });
    }
    let on_toggle = {
        let setter = plays.setter();
        use_callback((go.clone(), *plays, at == last), move |(), (go, plays, is_over)| {
            if !plays && *is_over {
                go.emit(Move::First);
            }
            setter.set(!plays);
        })
    };
    let setter = plays.setter();
    let on_step = Callback::from(move |step| {
        setter.set(false);
        go.emit(step);
    });
    Playing { plays: *plays, speed, on_toggle, on_step }
}

impl Playing {
    pub fn button(&self) -> Html {
        let (icon, label) =
            if self.plays { (Glyph::Pause, words::PAUSE) } else { (Glyph::Play, words::PLAY) };
        html! {
            <Button
                id="replay-play"
                weight={Weight::Quiet}
                {icon}
                {label}
                icon_only=true
                on_press={self.on_toggle.reform(|_| ())}
            />
        }
    }

    /// The choice of speeds.
    pub fn speeds(&self) -> Html {
        let choices = Speed::ALL.map(|speed| ChoiceItem::new(speed, speed.name()));
        ChoiceField::new(
            "replay-speed",
            words::SPEED.translate(),
            &choices,
            *self.speed,
            sets_given(&self.speed),
        )
        .hidden_label()
        .select()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_longer_sentence_stays_longer_and_a_faster_replay_waits_less() {
        for speed in Speed::ALL {
            assert!(speed.stays(10) < speed.stays(60));
        }
        let [slow, normal, fast] = Speed::ALL.map(|speed| speed.stays(40));
        assert!(slow > normal && normal > fast && fast >= 500, "{slow} {normal} {fast}");
        assert_eq!(Speed::Normal.stays(500), Speed::Normal.stays(90));
    }
}

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
pub enum Seek {
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

    /// The time in milliseconds to read a step's sentence of `characters`; 90 count at most.
    fn duration(self, characters: usize) -> u32 {
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
    is_running: bool,
    speed: UseStateHandle<Speed>,
    pub on_toggle: Callback<()>,
    /// Steps by hand, which stops the playback.
    pub on_step: Callback<Seek>,
}

/// Playback from step `at`, whose sentence has `characters`, to `last`; or at once to `pause_at`, where it pauses.
#[hook]
pub fn use_playing(
    go: Callback<Seek>,
    at: usize,
    characters: usize,
    last: usize,
    pause_at: Option<usize>,
) -> Playing {
    let is_running = use_state_eq(|| pause_at.is_some());
    let pause_at = use_state_eq(|| pause_at);
    let speed = use_state_eq(Speed::default);
    {
        let (go, setter) = (go.clone(), is_running.setter());
        use_effect_with((*is_running, at, last, *speed), move |&(is_running, at, last, speed)| {
            let timer = (is_running && at < last)
                .then(|| Timeout::new(speed.duration(characters), move || go.emit(Seek::Forward)));
            if at == last || *pause_at == Some(at) {
                setter.set(false);
                pause_at.set(None);
            }
            move || drop(timer)
        });
    }
    let on_toggle = {
        let setter = is_running.setter();
        use_callback((go.clone(), *is_running, at == last), move |(), (go, is_running, is_over)| {
            if !is_running && *is_over {
                go.emit(Seek::First);
            }
            setter.set(!is_running);
        })
    };
    let setter = is_running.setter();
    let on_step = Callback::from(move |step| {
        setter.set(false);
        go.emit(step);
    });
    Playing { is_running: *is_running, speed, on_toggle, on_step }
}

impl Playing {
    pub fn toggle_button(&self) -> Html {
        let (icon, label) =
            if self.is_running { (Glyph::Pause, words::PAUSE) } else { (Glyph::Play, words::PLAY) };
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

    pub fn speed_choice(&self) -> Html {
        let choices = Speed::ALL.map(|speed| ChoiceItem::new(speed, speed.name()));
        select_with_hidden_label("replay-speed", &words::SPEED, &choices, &self.speed)
    }
}

/// A select field that sets a state. Only screen readers get its label.
pub fn select_with_hidden_label<T: Copy + PartialEq + 'static>(
    id: &str,
    label: &str,
    choices: &[ChoiceItem<T>],
    state: &UseStateHandle<T>,
) -> Html {
    ChoiceField::new(id, label, choices, **state, sets_given(state)).hidden_label().select()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_longer_sentence_stays_longer_and_a_faster_replay_waits_less() {
        for speed in Speed::ALL {
            assert!(speed.duration(10) < speed.duration(60));
        }
        let [slow, normal, fast] = Speed::ALL.map(|speed| speed.duration(40));
        assert!(slow > normal && normal > fast && fast >= 500, "{slow} {normal} {fast}");
        assert_eq!(Speed::Normal.duration(500), Speed::Normal.duration(90));
    }
}

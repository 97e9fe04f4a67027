use yew::prelude::*;

use crate::components::button::{Button, Weight};
use crate::hooks::{change_settings, note_sound_asked, use_settings};
use crate::services::settings::{Haptics, Sound};
use crate::services::sound::{self, Cue};
use crate::words::table as words;

/// Asks once whether to play sound. To continue without an answer means no.
#[component]
pub fn SoundQuestion() -> Html {
    let settings = use_settings();
    use_effect_with((), |()| note_sound_asked);
    if settings.sound != Sound::Unasked {
        return Html::default();
    }
    let volume = settings.volume;
    let answer = |sound: Sound| {
        Callback::from(move |_: MouseEvent| {
            change_settings(|values| {
                values.sound = sound;
                if sound == Sound::On && sound::can_vibrate() {
                    values.haptics = Haptics::On;
                }
            });
            sound::play(Cue::Flip);
        })
    };
    html! {
        <section class="ask-sound" aria-label={words::PLAY_WITH_SOUND}>
            <p aria-hidden="true">{ words::PLAY_WITH_SOUND }</p>
            <Button
                weight={Weight::Quiet}
                label={words::TRY_IT}
                on_press={Callback::from(move |_| sound::try_out(volume))}
            />
            <Button label={words::YES} on_press={answer(Sound::On)} />
            <Button weight={Weight::Quiet} label={words::NO_SOUND} on_press={answer(Sound::Off)} />
        </section>
    }
}

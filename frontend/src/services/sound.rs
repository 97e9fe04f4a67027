//! Short sounds, synthesised in the page, and vibration. They reveal nothing beyond the screen.

use std::cell::{Cell, RefCell};

use js_sys::{Array, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    AudioBuffer, AudioContext, AudioContextState, AudioNode, BiquadFilterType, GainNode,
};

use super::clock;
use super::page;
use super::settings::{Haptics, Settings, Sound, Volume};

mod cues;

pub use cues::Cue;
use cues::{Voice, Wave};

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct SoundOutput {
    /// `None` for silence.
    volume: Option<Volume>,
    vibrates: bool,
}

thread_local! {
    static OUTPUT: Cell<SoundOutput> = Cell::default();
    /// The browser's audio with its noise buffer, from the first sound on.
    static AUDIO: RefCell<Option<Audio>> = const { RefCell::new(None) };
}

/// Later than this after its press, a sound is left out.
const LONGEST_DELAY_MS: u64 = 400;

pub fn apply_settings(settings: &Settings) {
    let volume = (settings.sound == Sound::On).then_some(settings.volume);
    OUTPUT.set(SoundOutput { volume, vibrates: settings.haptics == Haptics::On });
}

/// Plays a sound and vibrates, as the settings and the browser allow.
pub fn play(cue: Cue) {
    let SoundOutput { volume, vibrates } = OUTPUT.get();
    if vibrates {
        vibrate(cue);
    }
    if let Some(volume) = volume {
        play_sound(cue, volume);
    }
}

/// Plays a sample at this volume, even if sound is off.
pub fn try_out(volume: Volume) {
    play_sound(Cue::Win, volume);
}

/// Wakes the browser's audio, which sleeps until a press.
pub fn wake() {
    if OUTPUT.get().volume.is_some()
        && let Some(audio) = audio()
    {
        let _ = audio.context.resume();
    }
}

pub fn try_vibration() {
    vibrate(Cue::Hit);
}

/// Whether this browser supports vibration. The device may still lack it.
pub fn can_vibrate() -> bool {
    page::feature("vibrate").is_some()
}

fn vibrate(cue: Cue) {
    let Some(window) = page::window().filter(|_| was_pressed()) else { return };
    let pattern: Array = cue.pattern().iter().map(|part| JsValue::from(*part)).collect();
    let _ = page::call(&window.navigator(), "vibrate", &pattern);
}

/// Whether there was a press since the page was loaded. Browsers complain of sound and vibration before that.
fn was_pressed() -> bool {
    let Some(activation) = page::feature("userActivation") else { return true };
    Reflect::get(&activation, &"hasBeenActive".into()).is_ok_and(|active| active.is_truthy())
}

#[derive(Clone)]
struct Audio {
    context: AudioContext,
    /// Noise, longer than any sound.
    noise: AudioBuffer,
}

/// The browser's audio, if it exists and may start.
fn audio() -> Option<Audio> {
    AUDIO.with_borrow_mut(|audio| {
        if audio.is_none() && was_pressed() {
            *audio = Audio::new().ok();
        }
        audio.clone()
    })
}

fn play_sound(cue: Cue, volume: Volume) {
    let Some(audio) = audio() else { return };
    if audio.context.state() == AudioContextState::Running {
        let _ = audio.play(cue, volume);
        return;
    }
    let Ok(resumed) = audio.context.resume() else { return };
    let asked_at = clock::steady();
    spawn_local(async move {
        let runs = JsFuture::from(resumed).await.is_ok();
        if runs && clock::steady().saturating_sub(asked_at) < LONGEST_DELAY_MS {
            let _ = audio.play(cue, volume);
        }
    });
}

impl Audio {
    #[expect(clippy::cast_possible_truncation, reason = "noise is noise")]
    fn new() -> Result<Self, JsValue> {
        let context = AudioContext::new()?;
        let noise = context.create_buffer(1, NOISE_SAMPLES, context.sample_rate())?;
        let samples: Vec<f32> =
            (0..NOISE_SAMPLES).map(|_| (js_sys::Math::random() * 2.0 - 1.0) as f32).collect();
        noise.copy_to_channel(&samples, 0)?;
        Ok(Self { context, noise })
    }

    fn play(&self, cue: Cue, volume: Volume) -> Result<(), JsValue> {
        let output = self.context.create_gain()?;
        output.gain().set_value(volume.gain());
        output.connect_with_audio_node(&self.context.destination())?;
        let now = self.context.current_time();
        cue.voices().iter().try_for_each(|voice| self.schedule(voice, &output, now))
    }

    /// The browser releases the nodes when the voice has ended.
    fn schedule(&self, voice: &Voice, output: &GainNode, now: f64) -> Result<(), JsValue> {
        let begin = now + f64::from(voice.start);
        let end = begin + f64::from(voice.length);
        let envelope = self.context.create_gain()?;
        let gain = envelope.gain();
        gain.set_value_at_time(SILENCE, begin)?;
        gain.exponential_ramp_to_value_at_time(voice.level, begin + ATTACK_SECONDS)?;
        gain.exponential_ramp_to_value_at_time(SILENCE, end)?;
        envelope.connect_with_audio_node(output)?;
        let envelope: &AudioNode = &envelope;
        let [from, to] = voice.pitch;
        match voice.wave {
            Wave::Tone(kind) => {
                let tone = self.context.create_oscillator()?;
                tone.set_type(kind);
                tone.frequency().set_value_at_time(from, begin)?;
                tone.frequency().exponential_ramp_to_value_at_time(to, end)?;
                tone.connect_with_audio_node(envelope)?;
                tone.start_with_when(begin)?;
                tone.stop_with_when(end)
            }
            Wave::Noise => {
                let source = self.context.create_buffer_source()?;
                source.set_buffer(Some(&self.noise));
                let filter = self.context.create_biquad_filter()?;
                filter.set_type(BiquadFilterType::Bandpass);
                filter.frequency().set_value_at_time(from, begin)?;
                filter.frequency().exponential_ramp_to_value_at_time(to, end)?;
                source.connect_with_audio_node(&filter)?.connect_with_audio_node(envelope)?;
                source.start_with_when_and_grain_offset_and_grain_duration(
                    begin,
                    0.0,
                    voice.length.into(),
                )
            }
        }
    }
}

/// Nearly silent: an exponential envelope can't begin or end at zero.
const SILENCE: f32 = 0.000_1;

/// A third of a second at the highest rate of browsers.
const NOISE_SAMPLES: u32 = 32_768;

/// The time until a voice reaches its full level.
const ATTACK_SECONDS: f64 = 0.004;

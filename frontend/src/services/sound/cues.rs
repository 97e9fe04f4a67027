//! The sounds and their voices.

use web_sys::OscillatorType;

use crate::services::settings::Volume;

/// The sounds, from the least important to the most: of simultaneous ones only the most important plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Cue {
    Clock,
    /// A card moves.
    Card,
    /// A player has decided.
    Lock,
    /// Cards turn face up.
    Flip,
    /// A blank: no effect.
    Blank,
    Hit,
    /// A player wins a round, a lane or the game.
    Win,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Wave {
    Tone(OscillatorType),
    Noise,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Voice {
    pub wave: Wave,
    /// The pitch at the voice's beginning and end, in hertz.
    pub pitch: [f32; 2],
    /// Seconds from the sound's beginning. The length is in seconds, too.
    pub start: f32,
    pub length: f32,
    /// From 0 to 1.
    pub level: f32,
}

const fn tone(kind: OscillatorType, pitch: [f32; 2], start: f32, length: f32, level: f32) -> Voice {
    Voice { wave: Wave::Tone(kind), pitch, start, length, level }
}

const fn noise(pitch: [f32; 2], start: f32, length: f32, level: f32) -> Voice {
    Voice { wave: Wave::Noise, pitch, start, length, level }
}

use OscillatorType::{Sine, Square, Triangle};

const CLOCK: [Voice; 1] = [tone(Sine, [1_300.0, 1_100.0], 0.0, 0.05, 0.35)];
const CARD: [Voice; 1] = [noise([2_400.0, 900.0], 0.0, 0.09, 0.6)];
const LOCK: [Voice; 2] =
    [tone(Sine, [210.0, 120.0], 0.0, 0.12, 0.7), noise([1_500.0, 700.0], 0.0, 0.03, 0.3)];
const FLIP: [Voice; 3] = [
    noise([1_200.0, 4_200.0], 0.0, 0.12, 0.35),
    noise([3_200.0, 1_400.0], 0.13, 0.05, 0.6),
    tone(Triangle, [320.0, 240.0], 0.13, 0.06, 0.25),
];
const BLANK: [Voice; 3] = [
    noise([4_500.0, 4_000.0], 0.0, 0.025, 0.5),
    noise([2_600.0, 2_000.0], 0.06, 0.03, 0.5),
    tone(Square, [900.0, 700.0], 0.06, 0.02, 0.12),
];
const HIT: [Voice; 3] = [
    noise([1_800.0, 180.0], 0.0, 0.32, 0.6),
    tone(Sine, [150.0, 45.0], 0.0, 0.26, 0.75),
    noise([4_000.0, 2_000.0], 0.0, 0.03, 0.4),
];
const WIN: [Voice; 4] = [
    tone(Triangle, [523.25, 523.25], 0.0, 0.16, 0.4),
    tone(Triangle, [659.25, 659.25], 0.1, 0.16, 0.4),
    tone(Triangle, [783.99, 783.99], 0.2, 0.34, 0.4),
    tone(Sine, [1_567.98, 1_567.98], 0.2, 0.3, 0.12),
];

impl Cue {
    pub(super) const fn voices(self) -> &'static [Voice] {
        match self {
            Self::Clock => &CLOCK,
            Self::Card => &CARD,
            Self::Lock => &LOCK,
            Self::Flip => &FLIP,
            Self::Blank => &BLANK,
            Self::Hit => &HIT,
            Self::Win => &WIN,
        }
    }

    /// The vibration: milliseconds on and off in turns.
    pub(super) const fn pattern(self) -> &'static [u32] {
        match self {
            Self::Clock | Self::Card => &[5],
            Self::Lock | Self::Flip => &[12],
            Self::Blank => &[8, 40, 8],
            Self::Hit => &[60],
            Self::Win => &[20, 60, 20, 60, 50],
        }
    }
}

impl Volume {
    /// The factor for all voices of a sound.
    pub(super) const fn gain(self) -> f32 {
        match self {
            Self::Quiet => 0.12,
            Self::Medium => 0.35,
            Self::Loud => 0.9,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [Cue; 7] =
        [Cue::Clock, Cue::Card, Cue::Lock, Cue::Flip, Cue::Blank, Cue::Hit, Cue::Win];

    #[test]
    fn sounds_are_short_and_can_be_heard_and_no_two_are_alike() {
        for (at, cue) in ALL.into_iter().enumerate() {
            for voice in cue.voices() {
                assert!(voice.start + voice.length <= 0.6, "{cue:?}");
                assert!(voice.length > 0.008 && voice.level > 0.1 && voice.level <= 0.8, "{cue:?}");
                assert!(voice.pitch.iter().all(|pitch| (40.0..8_000.0).contains(pitch)), "{cue:?}");
            }
            assert!(cue.pattern().iter().sum::<u32>() <= 250, "{cue:?}");
            for other in &ALL[..at] {
                assert!(*other < cue && other.voices() != cue.voices(), "{cue:?} {other:?}");
            }
        }
        assert!(Volume::Quiet.gain() < Volume::Medium.gain());
        assert!(Volume::Medium.gain() < Volume::Loud.gain() && Volume::Loud.gain() <= 1.0);
    }
}

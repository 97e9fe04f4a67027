//! How long each step of a playback stays. It is asked of no clock, so that tests can add it up.

use crate::services::motion::MotionSpeed;

/// How long a step stays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stays {
    /// Until a sentence of this number of characters is read.
    Read(usize),
    /// A beat.
    Beat,
}

impl Stays {
    /// How long the step is shown, in milliseconds, with its movement.
    pub fn lasts(self, speed: MotionSpeed) -> u32 {
        match self {
            Self::Read(characters) => speed.glide() + speed.reading(characters),
            Self::Beat => speed.beat(),
        }
    }
}

/// How long everything lies as it was before the first step, just long enough to be recognized, in milliseconds.
pub const fn before_first(speed: MotionSpeed) -> u32 {
    match speed {
        MotionSpeed::Still => 0,
        MotionSpeed::Fast | MotionSpeed::Normal => speed.glide() + 200,
    }
}

//! How long each step of a playback stays. No clock is asked, so that tests can add it up.

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
    /// How long the step is shown where there is time enough, in milliseconds, with its movement.
    fn natural(self, speed: MotionSpeed) -> u32 {
        match self {
            Self::Read(characters) => speed.glide() + speed.reading(characters),
            Self::Beat => speed.beat(),
        }
    }

    /// How long it is shown at least: as long as things move.
    fn least(self, speed: MotionSpeed) -> u32 {
        match self {
            Self::Read(_) => speed.glide() * 3 / 2,
            Self::Beat => speed.beat() * 3 / 5,
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

/// How long each step is shown, in milliseconds. What would take longer than `longest` at normal motion, until the last
/// step is there, is shown faster, as far as movements allow: its sentences stay to be read.
pub fn pace(steps: &[Stays], longest: u32, speed: MotionSpeed) -> Vec<u32> {
    let longest = match speed {
        MotionSpeed::Normal => longest,
        MotionSpeed::Fast | MotionSpeed::Still => longest / 2,
    };
    let before_last = &steps[..steps.len().saturating_sub(1)];
    let least: u32 = before_last.iter().map(|step| step.least(speed)).sum();
    let natural: u32 = before_last.iter().map(|step| step.natural(speed)).sum();
    let spare = longest.saturating_sub(before_first(speed) + least);
    let wanted = (natural - least).max(1);
    let paced = before_last.iter().map(|step| {
        let least = step.least(speed);
        least + (step.natural(speed) - least) * spare.min(wanted) / wanted
    });
    paced.chain(steps.last().map(|last| last.natural(speed))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const NORMAL: MotionSpeed = MotionSpeed::Normal;

    #[test]
    fn what_is_short_takes_its_time() {
        let steps = [Stays::Beat, Stays::Read(40), Stays::Beat, Stays::Read(60)];
        let natural = steps.map(|step| step.natural(NORMAL));
        assert_eq!(pace(&steps, 10_000, NORMAL), natural);
        assert_eq!(pace(&[], 10_000, NORMAL), [0; 0]);
    }

    #[test]
    fn what_is_long_is_shown_faster_but_for_its_end() {
        let steps = [Stays::Read(80), Stays::Beat].repeat(6);
        for speed in [MotionSpeed::Fast, NORMAL] {
            let paced = pace(&steps, 6_000, speed);
            let until_last: u32 = paced[..11].iter().sum();
            let longest = if speed == NORMAL { 6_000 } else { 3_000 };
            assert!((longest - 100..=longest).contains(&(before_first(speed) + until_last)));
            assert_eq!(paced[11], speed.beat());
            for (step, stays) in steps.iter().zip(pace(&steps, 0, speed)).take(11) {
                assert_eq!(stays, step.least(speed), "{step:?} moves");
            }
        }
    }

    #[test]
    fn where_nothing_moves_nothing_waits() {
        let steps = [Stays::Read(80), Stays::Beat, Stays::Read(10)];
        assert_eq!(before_first(MotionSpeed::Still), 0);
        assert_eq!(pace(&steps, 5_000, MotionSpeed::Still), [0; 3]);
    }
}

//! The duration of each step of a playback. It uses no clock, so that tests can add the times up.

use crate::services::motion::MotionSpeed;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StepKind {
    /// Stays until a sentence of this number of characters is read.
    Read(usize),
    /// A pause before the next step.
    Beat,
    /// A pause before a step that concerns nobody at the screen: such pauses are the first to be dropped.
    Aside,
}

impl StepKind {
    /// The step's duration, including its motion, if there is enough time.
    fn natural_ms(self, speed: MotionSpeed) -> u32 {
        match self {
            Self::Read(characters) => speed.glide_ms() + speed.reading_ms(characters),
            Self::Beat | Self::Aside => speed.beat_ms(),
        }
    }

    /// The step's minimum duration: that of its motion.
    fn min_ms(self, speed: MotionSpeed) -> u32 {
        match self {
            Self::Read(_) => speed.glide_ms() * 3 / 2,
            Self::Beat | Self::Aside => speed.beat_ms() / 2,
        }
    }
}

/// The time before the first step, just enough to recognize the table.
pub const fn lead_in_ms(speed: MotionSpeed) -> u32 {
    match speed {
        MotionSpeed::Still => 0,
        MotionSpeed::Fast | MotionSpeed::Normal => speed.glide_ms() + 200,
    }
}

/// Each step's duration in milliseconds. If the last step would come later than `longest_ms` at normal motion, steps
/// become shorter, as far as motion allows; then up to four steps appear at once (all but the last of them take 0). If
/// the playback is still too long, pauses that concern nobody at the screen are dropped.
pub fn pace(steps: &[StepKind], longest_ms: u32, speed: MotionSpeed) -> Vec<u32> {
    let longest_ms = match speed {
        MotionSpeed::Normal => longest_ms,
        MotionSpeed::Fast | MotionSpeed::Still => longest_ms / 2,
    };
    let longest_ms = longest_ms.saturating_sub(lead_in_ms(speed));
    let with_all_pauses = durations(steps, longest_ms, speed);
    if with_all_pauses.iter().rev().skip(1).sum::<u32>() <= longest_ms {
        return with_all_pauses;
    }
    let is_kept = |step: &StepKind| *step != StepKind::Aside;
    let kept: Vec<StepKind> = steps.iter().copied().filter(is_kept).collect();
    let mut kept_durations = durations(&kept, longest_ms, speed).into_iter();
    let paced = steps.iter().map(|step| if is_kept(step) { kept_durations.next() } else { None });
    paced.map(Option::unwrap_or_default).collect()
}

/// The durations without dropping any pause.
fn durations(steps: &[StepKind], longest_ms: u32, speed: MotionSpeed) -> Vec<u32> {
    let Some((last, others)) = steps.split_last() else { return Vec::new() };
    let shortest = |(at, step): (usize, &StepKind)| match steps[at + 1] {
        // This step may be shorter: people read on during the pause, while nothing moves.
        StepKind::Beat | StepKind::Aside => step.min_ms(speed).min(speed.glide_ms() * 5 / 4),
        StepKind::Read(_) => step.min_ms(speed),
    };
    let mut stays: Vec<u32> = others.iter().enumerate().map(shortest).collect();
    // The spare time is shared out in proportion to what each step lacks of its natural duration.
    let lacks = others.iter().zip(&stays).map(|(step, min)| step.natural_ms(speed) - min);
    let total_lack = lacks.clone().sum::<u32>().max(1);
    let spare = longest_ms.saturating_sub(stays.iter().sum()).min(total_lack);
    let extra: Vec<u32> = lacks.map(|lack| lack * spare / total_lack).collect();
    let mut excess = stays.iter().sum::<u32>().saturating_sub(longest_ms);
    // First every second step, then half of the others: so few steps appear together, and never more than four.
    for (first, every) in [(1, 2), (0, 4)] {
        for at in (first..stays.len()).step_by(every).filter(|at| can_join_next(steps, *at)) {
            if excess > 0 {
                excess = excess.saturating_sub(stays[at]);
                stays[at] = 0;
            }
        }
    }
    let paced = stays.into_iter().zip(extra).map(|(stays, extra)| stays + extra);
    paced.chain([last.natural_ms(speed)]).collect()
}

/// Whether a step may appear together with the next one. A step after a pause appears alone.
fn can_join_next(steps: &[StepKind], at: usize) -> bool {
    let is_read = |at: usize| matches!(steps.get(at), Some(StepKind::Read(_)));
    is_read(at) && is_read(at + 1) && at.checked_sub(1).is_none_or(is_read)
}

#[cfg(test)]
mod tests {
    use super::*;

    const NORMAL: MotionSpeed = MotionSpeed::Normal;

    #[test]
    fn a_long_story_is_faster_except_for_its_end() {
        let steps = [StepKind::Read(80), StepKind::Beat].repeat(6);
        for speed in [MotionSpeed::Fast, NORMAL] {
            let paced = pace(&steps, 6_000, speed);
            let until_last: u32 = paced[..11].iter().sum();
            let longest_ms = if speed == NORMAL { 6_000 } else { 3_000 };
            assert!((longest_ms - 100..=longest_ms).contains(&(lead_in_ms(speed) + until_last)));
            assert_eq!(paced[11], speed.beat_ms());
            for (step, stays) in steps.iter().zip(pace(&steps, 0, speed)).take(11) {
                assert!((speed.glide_ms()..=step.min_ms(speed)).contains(&stays), "{step:?} moves");
            }
        }
    }

    #[test]
    fn a_very_long_story_shows_several_steps_at_once() {
        let steps = [StepKind::Read(40), StepKind::Beat, StepKind::Read(20)];
        let steps = [&[StepKind::Read(40); 12][..], &steps].concat();
        let paced = pace(&steps, 2_000, NORMAL);
        let together = paced.split(|stays| *stays > 0).map(<[u32]>::len).max();
        assert_eq!(together, Some(3), "{paced:?}");
        let shown = |from: usize| paced[from] >= NORMAL.glide_ms();
        assert!(shown(12) && shown(13), "what the beat goes before is seen alone: {paced:?}");
        assert!(paced.iter().all(|stays| *stays == 0 || *stays >= StepKind::Beat.min_ms(NORMAL)));
    }

    #[test]
    fn beats_that_concern_nobody_are_left_out_where_there_is_too_much() {
        use StepKind::{Aside, Beat, Read};
        let steps = [Read(40), Aside, Read(12), Aside, Read(12), Beat, Read(12), Beat, Read(12)];
        let natural = steps.map(|step| step.natural_ms(NORMAL));
        assert_eq!(pace(&steps, 10_000, NORMAL), natural, "there is time for all of them");
        let short = pace(&steps, 1_800, NORMAL);
        assert_eq!([short[1], short[3]], [0, 0], "{short:?}");
        let beat = Beat.min_ms(NORMAL);
        assert!(short[5] == beat && short[7] == beat && short[6] >= NORMAL.glide_ms(), "{short:?}");
        let until_last: u32 = short[..8].iter().sum();
        assert!(until_last <= 1_800 - lead_in_ms(NORMAL), "{short:?}");
    }

    #[test]
    fn without_motion_nothing_waits() {
        let steps = [StepKind::Read(80), StepKind::Beat, StepKind::Read(10)];
        assert_eq!(lead_in_ms(MotionSpeed::Still), 0);
        assert_eq!(pace(&steps, 5_000, MotionSpeed::Still), [0; 3]);
    }
}

//! The device's speed, measured once, before a bot first thinks.

use std::cell::Cell;

use engine::chance::{Dice, Seed};

use crate::services::clock;

/// Length of the measurement, in milliseconds.
const MEASURED: u64 = 12;
/// Cards in a shuffle, and shuffles between two looks at the clock.
const CARDS: u8 = 52;
const SHUFFLES: u32 = 100;
/// Ends the measurement when the clock stands still.
const ENOUGH: u32 = 4_000 * SHUFFLES;
/// About the longest that the highest level thinks in any game, in milliseconds, on a machine that shuffles
/// [`REFERENCE`] times in one: `docs/bots.md` has a table.
const LONGEST: u32 = 80;
/// Shuffles per millisecond of that machine by the loop of [`measure`], natively, built as `cargo xtask bench` builds
/// the engine. Eight runs lay within 4 %.
const REFERENCE: u32 = 9_300;

thread_local! {
    /// This device's shuffles per millisecond.
    static SPEED: Cell<Option<u32>> = const { Cell::new(None) };
}

/// Thousandths of a level's roll-outs that fit into `patience` milliseconds. Only a slow device has fewer than all, so
/// that a level means the same everywhere.
pub(super) fn affordable(patience: u32) -> u32 {
    let speed = SPEED.get().unwrap_or_else(measure);
    SPEED.set(Some(speed));
    part(speed, patience)
}

/// Rounds down to a power of two, so that small differences in the measurement don't matter.
fn part(speed: u32, patience: u32) -> u32 {
    let longest = LONGEST * REFERENCE / speed.max(1);
    let mut part = 1000;
    let mut time = longest;
    while time > patience && part > 1 {
        part /= 2;
        time /= 2;
    }
    part
}

/// Counts shuffles like those of a determinization. It needs no game, so it works whichever one is loaded.
fn measure() -> u32 {
    let mut dice = Dice::for_determinization(Seed(1), 0);
    let mut cards: Vec<u8> = (0..CARDS).collect();
    let mut shuffle = || (0..SHUFFLES).for_each(|_| dice.shuffle(std::hint::black_box(&mut cards)));
    // Warm-up: the first ones are slower.
    shuffle();
    let since = clock::steady();
    let mut shuffles = 0;
    loop {
        shuffle();
        shuffles += SHUFFLES;
        let passed = clock::steady().saturating_sub(since);
        if passed >= MEASURED || shuffles >= ENOUGH {
            return shuffles / u32::try_from(passed).unwrap_or(u32::MAX).max(1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_is_the_same_on_any_device_that_is_fast_enough() {
        for speed in [REFERENCE, 3 * REFERENCE, REFERENCE / 2, REFERENCE / 8] {
            assert_eq!(part(speed, 800), 1000, "{speed}");
        }
        assert_eq!(part(REFERENCE / 16, 800), 500);
        assert_eq!(part(REFERENCE / 16, 400), 250);
        assert!((1..1000).contains(&part(1, 800)) && part(0, 1) >= 1);
    }
}

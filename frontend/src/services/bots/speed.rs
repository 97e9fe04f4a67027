//! The device's speed, measured once, before a bot first thinks.

use std::cell::Cell;

use engine::chance::{Dice, Seed};

use crate::services::clock;

const MEASURE_MS: u64 = 12;
const DECK_SIZE: u8 = 52;
/// Shuffles between two looks at the clock.
const BATCH: u32 = 100;
/// Ends the measurement when the clock stands still.
const MOST_SHUFFLES: u32 = 4_000 * BATCH;
/// About the longest that the highest level thinks in any game on a machine of [`BASE_SPEED`]: see `docs/bots.md`.
const LONGEST_THINKING_MS: u32 = 80;
/// Shuffles per millisecond of [`measure`]'s loop on that machine, natively, built as `cargo xtask bench` builds. Eight
/// runs lay within 4 %.
const BASE_SPEED: u32 = 9_300;

thread_local! {
    /// This device's shuffles per millisecond.
    static SPEED: Cell<Option<u32>> = const { Cell::new(None) };
}

/// Thousandths of a level's roll-outs that fit into `patience` milliseconds: all unless the device is slow, so that a
/// level means the same everywhere.
pub(super) fn affordable_thousandths(patience: u32) -> u32 {
    let speed = SPEED.get().unwrap_or_else(measure);
    SPEED.set(Some(speed));
    thousandths_at(speed, patience)
}

/// Halves the roll-outs until they fit, so that small differences in the measurement don't matter.
fn thousandths_at(speed: u32, patience: u32) -> u32 {
    let mut thousandths = 1000;
    let mut time_ms = LONGEST_THINKING_MS * BASE_SPEED / speed.max(1);
    while time_ms > patience && thousandths > 1 {
        thousandths /= 2;
        time_ms /= 2;
    }
    thousandths
}

/// Counts shuffles like those of a determinization. It needs no game, so it works whichever one is loaded.
fn measure() -> u32 {
    let mut dice = Dice::for_determinization(Seed(1), 0);
    let mut cards: Vec<u8> = (0..DECK_SIZE).collect();
    let mut shuffle = || (0..BATCH).for_each(|_| dice.shuffle(std::hint::black_box(&mut cards)));
    // Warm-up: the first shuffles are slower.
    shuffle();
    let since = clock::steady();
    let mut shuffles = 0;
    loop {
        shuffle();
        shuffles += BATCH;
        let passed_ms = clock::steady().saturating_sub(since);
        if passed_ms >= MEASURE_MS || shuffles >= MOST_SHUFFLES {
            return shuffles / u32::try_from(passed_ms).unwrap_or(u32::MAX).max(1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_is_the_same_on_any_device_that_is_fast_enough() {
        for speed in [BASE_SPEED, 3 * BASE_SPEED, BASE_SPEED / 2, BASE_SPEED / 8] {
            assert_eq!(thousandths_at(speed, 800), 1000, "{speed}");
        }
        assert_eq!(thousandths_at(BASE_SPEED / 16, 800), 500);
        assert_eq!(thousandths_at(BASE_SPEED / 16, 400), 250);
        assert!((1..1000).contains(&thousandths_at(1, 800)) && thousandths_at(0, 1) >= 1);
    }
}

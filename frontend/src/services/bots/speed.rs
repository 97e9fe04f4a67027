//! How fast this device thinks, measured once.

use std::cell::Cell;

use engine::bot::{Level, Style};
use engine::catalogue::{AnyGame, AnySearch, GameId};
use engine::chance::Seed;
use engine::game::{Game, Observer};
use engine::seat::Seat;

use crate::services::clock;
use crate::services::parts::{self, Part};

/// For how many milliseconds it is measured.
const MEASURED: u64 = 12;
/// How many decisions of roll-outs are made at a time.
const DECISIONS: u32 = 500;
/// A clock that stands still is not waited for.
const ENOUGH: u32 = 400 * DECISIONS;
/// About the longest that the highest level was seen to think in any game, in milliseconds, where
/// [`REFERENCE`] decisions are made in one: `docs/bots.md` has a table.
const LONGEST: u32 = 80;
/// The speed of the machine on which that was measured: the loop of [`measure`], natively, built as
/// `cargo xtask bench` builds the engine, by the thread's processor time. The median of 60 runs was
/// 17,200, nine of ten lay within 3 % of it, with roll-outs; an iteration of the master's equilibrium counts as many of
/// their decisions as take as long.
const REFERENCE: u32 = 17_000;

thread_local! {
    /// How many decisions of roll-outs this device makes in a millisecond.
    static SPEED: Cell<Option<u32>> = const { Cell::new(None) };
}

/// How many thousandths of a level's roll-outs fit into `patience` milliseconds: all of them but on a slow device, so
/// that a level means the same everywhere.
pub(super) fn affordable(patience: u32) -> u32 {
    // It is measured by a game that may not be here, and then is another time.
    if SPEED.get().is_none() && parts::has(Part::Game(GameId::FoolsGambit)) {
        SPEED.set(Some(measure()));
    }
    part(SPEED.get().unwrap_or(REFERENCE), patience)
}

/// The next power of two down, so that measuring a little more or less makes no difference.
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

fn measure() -> u32 {
    let options = GameId::FoolsGambit.options();
    let Ok(game) = AnyGame::deal(&options, 2, Seed(1)) else { return REFERENCE };
    let view = game.view(Observer::Seat(Seat::ONE));
    let think = || AnySearch::new(&view, Seat::ONE, (Level::Master, Style::Even), Seed(1), 1000);
    let mut search = think();
    // The first decisions are slower than those to come.
    search.step(DECISIONS);
    let since = clock::steady();
    let mut decisions = 0;
    loop {
        if search.is_done() {
            search = think();
        }
        search.step(DECISIONS);
        decisions += DECISIONS;
        let passed = clock::steady().saturating_sub(since);
        if passed >= MEASURED || decisions >= ENOUGH {
            return decisions / u32::try_from(passed).unwrap_or(u32::MAX).max(1);
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

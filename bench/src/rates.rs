//! How often in a second, and how often in the time of a [unit](crate::unit) of work.

use std::hint::black_box;

use engine::game::Game;

use crate::clock::seconds;
use crate::player;
use crate::subjects::Subject;
use crate::unit::{Luck, unit};

/// How many times units and games are timed in turn.
pub const ROUNDS: usize = 31;

/// How long each turn lasts at least, in seconds.
const TURN: f64 = 0.025;

/// Random games, the deal included. Every figure is the median of all rounds.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rates {
    /// Games in a second.
    pub games: f64,
    /// Games in the time of a unit.
    pub games_per_unit: f64,
    /// Decisions in a second.
    pub decisions: f64,
    /// Decisions in the time of a unit.
    pub decisions_per_unit: f64,
    /// Decisions in a game.
    pub length: f64,
    /// How many seconds a unit took.
    pub unit: f64,
    /// How far the middle half of the rounds is spread, as a part of the median: of decisions in
    /// the time of a unit.
    pub spread: f64,
}

/// Times units of work and random games in turn.
#[must_use]
pub fn measure<G: Game>(subject: &Subject<G>) -> Rates {
    let units = enough(work);
    let games = enough(|games| {
        black_box(player::play(subject, games));
    });
    let mut unit_times = Vec::with_capacity(ROUNDS);
    let mut game_times = Vec::with_capacity(ROUNDS);
    let mut ratios = Vec::with_capacity(ROUNDS);
    let mut decisions = 0;
    for _ in 0..ROUNDS {
        let unit_time = seconds(|| work(units)) / f64::from(units);
        let game_time = seconds(|| decisions = player::play(subject, games)) / f64::from(games);
        unit_times.push(unit_time);
        game_times.push(game_time);
        ratios.push(unit_time / game_time);
    }
    let length = ratio(decisions, u64::from(games));
    let games_per_second = median(&mut game_times).recip();
    let games_per_unit = median(&mut ratios);
    Rates {
        games: games_per_second,
        games_per_unit,
        decisions: games_per_second * length,
        decisions_per_unit: games_per_unit * length,
        length,
        unit: median(&mut unit_times),
        spread: spread(&mut ratios),
    }
}

/// Does so many units of work.
pub fn work(units: u32) {
    let mut luck = Luck::new(0);
    for _ in 0..units {
        unit(&mut luck);
    }
}

/// How often something must be done to last as long as a turn.
fn enough(work: impl Fn(u32)) -> u32 {
    let mut times = 1;
    while seconds(|| work(times)) < TURN {
        times *= 2;
    }
    times
}

/// How often one count holds another.
#[expect(clippy::cast_precision_loss, reason = "nothing is counted up to 2⁵³")]
#[must_use]
pub const fn ratio(count: u64, by: u64) -> f64 {
    count as f64 / by as f64
}

/// The middle value, or the mean of the two in the middle.
///
/// # Panics
/// If there is no value.
#[must_use]
pub fn median(values: &mut [f64]) -> f64 {
    values.sort_unstable_by(f64::total_cmp);
    let upper = values[values.len() / 2];
    let lower = values[(values.len() - 1) / 2];
    f64::midpoint(lower, upper)
}

/// From the first to the third quarter of the values, as a part of their median.
fn spread(values: &mut [f64]) -> f64 {
    let middle = median(values);
    let quarter = values.len() / 4;
    (values[values.len() - 1 - quarter] - values[quarter]) / middle
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(one: f64, other: f64) -> bool {
        (one - other).abs() < 1e-9
    }

    #[test]
    fn a_median_is_in_the_middle() {
        assert!(close(median(&mut [3.0]), 3.0));
        assert!(close(median(&mut [9.0, 1.0, 2.0]), 2.0));
        assert!(close(median(&mut [4.0, 1.0, 100.0, 2.0]), 3.0));
    }

    #[test]
    fn a_spread_leaves_the_outer_quarters_out() {
        let mut values = [100.0, 10.0, 9.0, 11.0, 10.0, 10.0, 12.0, 1.0];
        assert!(close(spread(&mut values), 0.1), "{values:?}");
        assert!(close(spread(&mut [5.0; 31]), 0.0));
    }

    #[test]
    fn there_are_rounds_enough_and_one_is_in_the_middle() {
        const { assert!(ROUNDS >= 21 && ROUNDS % 2 == 1) }
    }
}

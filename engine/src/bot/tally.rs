//! What came of actions that were tried in the same determinizations, counted: the same code for all
//! games.

use serde::{Deserialize, Serialize};

use super::Value;
use super::coach::{ASPECTS, Aspects};
use crate::sort;

/// The respect in which the best action is most surely better than another one.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Reason {
    /// Which of the game's [`Aspects`].
    pub aspect: usize,
    /// What the best action comes to in it on average, in thousandths.
    pub best: f64,
    /// What the other one does.
    pub other: f64,
}

/// The value of the action in a place beside the best one; see [`Evaluated`](super::Evaluated).
pub(super) struct Ranked {
    pub(super) place: usize,
    pub(super) mean: f64,
    pub(super) behind: f64,
    pub(super) error: f64,
    pub(super) reason: Option<Reason>,
}

/// Sums over determinizations.
#[derive(Clone, Debug)]
pub(super) struct Tally {
    determinizations: u32,
    sums: Vec<i64>,
    /// The squares of the differences between two of them: by place, a row each.
    squares: Vec<u64>,
    /// In how many determinizations all actions have aspects.
    with_aspects: u32,
    aspects: Vec<[i64; ASPECTS]>,
    aspect_squares: Vec<[u64; ASPECTS]>,
}

impl Tally {
    /// Of so many actions.
    pub(super) fn of(count: usize) -> Self {
        Self {
            determinizations: 0,
            sums: vec![0; count],
            squares: vec![0; count * count],
            with_aspects: 0,
            aspects: vec![[0; ASPECTS]; count],
            aspect_squares: vec![[0; ASPECTS]; count * count],
        }
    }

    /// In how many determinizations they were tried.
    pub(super) const fn determinizations(&self) -> u32 {
        self.determinizations
    }

    /// Counts a determinization: the value of each action, and what the seat came to by it.
    pub(super) fn count(&mut self, values: &[Value], seen: &[Option<Aspects>]) {
        let count = values.len();
        self.determinizations += 1;
        for (at, value) in values.iter().enumerate() {
            self.sums[at] += i64::from(value.get());
            for (other_at, other) in values.iter().enumerate() {
                let difference = u64::from(value.get().abs_diff(other.get()));
                self.squares[at * count + other_at] += difference.pow(2);
            }
        }
        if seen.iter().any(Option::is_none) {
            return;
        }
        self.with_aspects += 1;
        for (at, own) in seen.iter().flatten().enumerate() {
            for (nth, value) in own.iter().enumerate() {
                self.aspects[at][nth] += i64::from(*value);
            }
            for (other_at, other) in seen.iter().flatten().enumerate() {
                let squares = &mut self.aspect_squares[at * count + other_at];
                for nth in 0..ASPECTS {
                    squares[nth] += u64::from(own[nth].abs_diff(other[nth])).pow(2);
                }
            }
        }
    }

    /// All of them, the best one first, even if another is as good, or better by no more than chance;
    /// then from the better to the worse.
    pub(super) fn ranking(&self) -> Vec<Ranked> {
        let best = self.best();
        let mut ranking: Vec<_> =
            places_by(&self.sums).into_iter().map(|place| self.rank(best, place)).collect();
        let first = ranking.iter().position(|ranked| ranked.place == best);
        ranking[..=first.unwrap_or_default()].rotate_right(1);
        ranking
    }

    /// The place of the best action: the first, which the search found, unless another one is
    /// significantly better. So an action must beat the search's choice on fresh determinizations
    /// too.
    fn best(&self) -> usize {
        let better = |at: &usize| {
            let Ranked { behind, error, .. } = self.rank(*at, 0);
            is_sure(behind, error)
        };
        (1..self.sums.len()).filter(better).max_by_key(|at| self.sums[*at]).unwrap_or_default()
    }

    fn rank(&self, best: usize, place: usize) -> Ranked {
        let scale = f64::from(Value::WON.get());
        let count = self.sums.len();
        let (behind, error) = difference(
            self.sums[best] - self.sums[place],
            self.squares[best * count + place],
            self.determinizations,
        );
        Ranked {
            place,
            mean: mean(self.sums[place], self.determinizations) / scale,
            behind: behind / scale,
            error: error / scale,
            reason: self.reason(best, place),
        }
    }

    /// In which respect the best action is most surely better than another: by two standard errors.
    fn reason(&self, best: usize, at: usize) -> Option<Reason> {
        let surely = |aspect: usize| {
            let (lead, error) = difference(
                self.aspects[best][aspect] - self.aspects[at][aspect],
                self.aspect_squares[best * self.sums.len() + at][aspect],
                self.with_aspects,
            );
            is_sure(lead, error).then_some((lead / error.max(f64::EPSILON), aspect))
        };
        let reasons = (0..ASPECTS).filter_map(surely);
        let (_, aspect) = reasons.max_by(|one, other| one.0.total_cmp(&other.0))?;
        let of = |place: usize| mean(self.aspects[place][aspect], self.with_aspects);
        Some(Reason { aspect, best: of(best), other: of(at) })
    }
}

/// Whether a difference is more than chance makes likely: two standard errors.
pub(super) fn is_sure(difference: f64, error: f64) -> bool {
    difference > 0.0 && difference >= 2.0 * error
}

/// The places of these sums, from the largest to the smallest.
pub(super) fn places_by(sums: &[i64]) -> Vec<usize> {
    let mut places: Vec<usize> = (0..sums.len()).collect();
    sort::by_key(&mut places, |place| std::cmp::Reverse(sums[*place]));
    places
}

#[expect(clippy::cast_precision_loss, reason = "sums stay far below 2⁵²")]
fn mean(sum: i64, count: u32) -> f64 {
    sum as f64 / f64::from(count.max(1))
}

/// The mean of differences, of which there were so many, and its standard error.
#[expect(clippy::cast_precision_loss, reason = "what is lost is far below the error")]
fn difference(sum: i64, squares: u64, count: u32) -> (f64, f64) {
    let all = f64::from(count);
    if count < 2 {
        return (mean(sum, count), f64::INFINITY);
    }
    let mean = sum as f64 / all;
    let variance = (squares as f64 / all - mean * mean).max(0.0) * all / (all - 1.0);
    (mean, (variance / all).sqrt())
}

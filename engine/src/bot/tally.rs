//! Counts the results of actions tried in the same determinizations.

use std::cmp::Ordering;

use serde::{Deserialize, Serialize};

use super::Value;
use super::coach::{ASPECTS, Aspects};
use crate::sort;

/// An aspect in which the best action is surely better than another, or surely worse.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Reason {
    /// Index in the game's [`Aspects`].
    pub aspect: usize,
    /// The best action's mean, in thousandths.
    pub best: f64,
    /// The other action's mean.
    pub other: f64,
}

/// The value of an action compared with the best one.
#[derive(Clone, PartialEq, Debug)]
pub struct Evaluated<A> {
    /// The action.
    pub action: A,
    /// The action's value, from 0 to 1.
    pub mean: f64,
    /// The best action's lead over this one.
    pub behind: f64,
    /// The standard error of `behind`.
    pub error: f64,
    /// Why the best action is better, if the game can tell.
    pub reason: Option<Reason>,
    /// The aspect in which the best action is worse.
    pub price: Option<Reason>,
    /// Bounds of four in five outcomes, the better one first, by
    /// [`Coach::OUTCOME_ASPECT`](super::Coach::OUTCOME_ASPECT).
    pub range: Option<[i32; 2]>,
    /// The seat's usual next action after this one.
    pub follow_up: Option<A>,
}

impl<A> Evaluated<A> {
    /// Whether the best action leads by at least two standard errors.
    #[must_use]
    pub fn is_surely_behind(&self) -> bool {
        is_significant(self.behind, self.error)
    }

    /// Replaces the action's type.
    pub(crate) fn map<B>(self, to: impl Fn(A) -> B) -> Evaluated<B> {
        let Self { action, mean, behind, error, reason, price, range, follow_up } = self;
        let (action, follow_up) = (to(action), follow_up.map(&to));
        Evaluated { action, mean, behind, error, reason, price, range, follow_up }
    }
}

#[derive(Clone, Debug)]
pub(super) struct Tally {
    determinizations: u32,
    /// By action.
    value_sums: Vec<i64>,
    /// By pair of actions, at `first * count + second`: sums of the squared differences in value.
    value_squares: Vec<u64>,
    /// By pair: sums of the squared differences in each aspect.
    aspect_squares: Vec<[u64; ASPECTS]>,
    /// By pair: sums of the difference in value times the difference in each aspect.
    products: Vec<[i64; ASPECTS]>,
    /// Determinizations in which all actions have aspects.
    determinizations_with_aspects: u32,
    /// By action, over `determinizations_with_aspects`.
    aspect_sums: Vec<[i64; ASPECTS]>,
    outcomes: Vec<Vec<i32>>,
    outcome_aspect: usize,
    least_differences: Aspects,
}

impl Tally {
    pub(super) fn new(count: usize, outcome_aspect: usize, least_differences: Aspects) -> Self {
        Self {
            determinizations: 0,
            value_sums: vec![0; count],
            value_squares: vec![0; count * count],
            aspect_squares: vec![[0; ASPECTS]; count * count],
            products: vec![[0; ASPECTS]; count * count],
            determinizations_with_aspects: 0,
            aspect_sums: vec![[0; ASPECTS]; count],
            outcomes: vec![Vec::new(); count],
            outcome_aspect,
            least_differences,
        }
    }

    pub(super) const fn determinizations(&self) -> u32 {
        self.determinizations
    }

    /// Counts a determinization: each action's value and aspects.
    pub(super) fn count(&mut self, values: &[Value], aspects: &[Option<Aspects>]) {
        let count = values.len();
        self.determinizations += 1;
        for (at, value) in values.iter().enumerate() {
            self.value_sums[at] += i64::from(value.get());
            for (other_at, other) in values.iter().enumerate() {
                let difference = u64::from(value.get().abs_diff(other.get()));
                self.value_squares[at * count + other_at] += difference.pow(2);
            }
        }
        if aspects.iter().any(Option::is_none) {
            return;
        }
        self.determinizations_with_aspects += 1;
        for (at, own) in aspects.iter().flatten().enumerate() {
            for (sum, aspect) in self.aspect_sums[at].iter_mut().zip(own) {
                *sum += i64::from(*aspect);
            }
            self.outcomes[at].push(own[self.outcome_aspect]);
            for (other_at, other) in aspects.iter().flatten().enumerate() {
                let gain = i64::from(values[at].get()) - i64::from(values[other_at].get());
                let squares = &mut self.aspect_squares[at * count + other_at];
                let products = &mut self.products[at * count + other_at];
                for aspect in 0..ASPECTS {
                    squares[aspect] += u64::from(own[aspect].abs_diff(other[aspect])).pow(2);
                    products[aspect] += gain * (i64::from(own[aspect]) - i64::from(other[aspect]));
                }
            }
        }
    }

    /// Actions by index, best first: `best`, then all others by their values.
    pub(super) fn ranking(&self, best: usize) -> Vec<Evaluated<usize>> {
        let indices = indices_by_sum(&self.value_sums).into_iter();
        let mut ranking: Vec<_> = indices.map(|index| self.evaluate(best, index)).collect();
        let best_at = ranking.iter().position(|ranked| ranked.action == best);
        ranking[..=best_at.unwrap_or_default()].rotate_right(1);
        ranking
    }

    /// Index of the best action: the search's choice (0), unless another is significantly better.
    pub(super) fn best(&self) -> usize {
        (1..self.value_sums.len())
            .filter(|at| self.is_surely_behind(0, *at))
            .max_by_key(|at| self.value_sums[*at])
            .unwrap_or_default()
    }

    pub(super) fn is_surely_behind(&self, index: usize, other: usize) -> bool {
        let (lead, error) = self.lead(other, index);
        is_significant(lead, error)
    }

    pub(super) fn value_sum(&self, index: usize) -> i64 {
        self.value_sums[index]
    }

    /// The lead of `best` over an action, and its standard error.
    fn lead(&self, best: usize, index: usize) -> (f64, f64) {
        let sum = self.value_sums[best] - self.value_sums[index];
        let squares = self.value_squares[best * self.value_sums.len() + index];
        mean_and_error(sum, squares, self.determinizations)
    }

    fn evaluate(&self, best: usize, index: usize) -> Evaluated<usize> {
        let scale = f64::from(Value::WON.get());
        let (lead, error) = self.lead(best, index);
        Evaluated {
            action: index,
            mean: mean(self.value_sums[index], self.determinizations) / scale,
            behind: lead / scale,
            error: error / scale,
            reason: self.reason(best, index, Ordering::Greater),
            price: self.reason(best, index, Ordering::Less),
            range: self.range(index),
            follow_up: None,
        }
    }

    /// The aspect in which the best action is better than another (`Greater`) or worse (`Less`) by
    /// two standard errors; among several, the aspect that explains most of the lead in value.
    fn reason(&self, best: usize, other: usize, direction: Ordering) -> Option<Reason> {
        let pair = best * self.value_sums.len() + other;
        let explain = |aspect: usize| {
            let sum = self.aspect_sums[best][aspect] - self.aspect_sums[other][aspect];
            let squares = self.aspect_squares[pair][aspect];
            let (lead, error) = mean_and_error(sum, squares, self.determinizations_with_aspects);
            let is_large = lead.abs() >= f64::from(self.least_differences[aspect]);
            if sum.cmp(&0) != direction || !is_large || !is_significant(lead.abs(), error) {
                return None;
            }
            // Slope of a line through the origin: value per unit of the aspect.
            let slope = float(self.products[pair][aspect]) / float_from_unsigned(squares.max(1));
            (slope > 0.0).then_some((slope * lead.abs(), aspect))
        };
        let reasons = (0..ASPECTS).filter_map(explain);
        let (_, aspect) = reasons.max_by(|one, two| one.0.total_cmp(&two.0))?;
        let count = self.determinizations_with_aspects;
        let mean_of = |index: usize| mean(self.aspect_sums[index][aspect], count);
        Some(Reason { aspect, best: mean_of(best), other: mean_of(other) })
    }

    fn range(&self, index: usize) -> Option<[i32; 2]> {
        let mut outcomes = self.outcomes[index].clone();
        outcomes.sort_unstable();
        let tenth = outcomes.len() / 10;
        Some([*outcomes.get(outcomes.len().checked_sub(1 + tenth)?)?, *outcomes.get(tenth)?])
    }
}

fn is_significant(difference: f64, error: f64) -> bool {
    difference > 0.0 && difference >= 2.0 * error
}

/// The indices of the sums, the largest sum first.
pub(super) fn indices_by_sum(sums: &[i64]) -> Vec<usize> {
    let mut indices: Vec<usize> = (0..sums.len()).collect();
    sort::by_key(&mut indices, |index| std::cmp::Reverse(sums[*index]));
    indices
}

fn mean(sum: i64, count: u32) -> f64 {
    float(sum) / f64::from(count.max(1))
}

#[expect(clippy::cast_precision_loss, reason = "the digits lost are far below any error")]
const fn float(number: i64) -> f64 {
    number as f64
}

#[expect(clippy::cast_precision_loss, reason = "the digits lost are far below any error")]
const fn float_from_unsigned(number: u64) -> f64 {
    number as f64
}

fn mean_and_error(sum: i64, squares: u64, count: u32) -> (f64, f64) {
    let all = f64::from(count);
    if count < 2 {
        return (mean(sum, count), f64::INFINITY);
    }
    let mean = float(sum) / all;
    let variance = (float_from_unsigned(squares) / all - mean * mean).max(0.0) * all / (all - 1.0);
    (mean, (variance / all).sqrt())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first aspect makes the value, the second follows it loosely, the third opposes it, and
    /// the fourth differs too little to mention.
    fn tally() -> Tally {
        let mut tally = Tally::new(2, 0, [0, 0, 0, 500, 0, 0, 0, 0]);
        for at in 0..100 {
            let (gain, noise) = (100 * (5 + at % 3), at % 7);
            let value = |points: i32| Value::new(0.5 + f64::from(points) / 4000.0);
            let best = [gain, noise * 30 + 40, -50 - noise, 400, 0, 0, 0, 0];
            let other = [0, noise * 20, 50 + noise, 0, 0, 0, 0, 0];
            tally.count(&[value(gain + 300), value(0)], &[Some(best), Some(other)]);
        }
        tally
    }

    #[test]
    fn the_reason_is_what_explains_most_of_the_value() {
        let ranking = tally().ranking(0);
        let reason = ranking[1].reason.expect("a reason");
        assert_eq!((reason.aspect, reason.best.round(), reason.other), (0, 599.0, 0.0));
        assert!(ranking[0].reason.is_none(), "the best one is not better than itself");
    }

    #[test]
    fn a_difference_that_harms_the_value_is_a_price_only_where_it_matters() {
        // The value rises where the best action is worse: no price.
        assert!(tally().ranking(0)[1].price.is_none());
        let mut tally = Tally::new(2, 0, [0; ASPECTS]);
        for at in 0..400 {
            // In every fourth determinization, the best action is worse in both aspects.
            let (own, other) = if at % 4 == 0 { (-900, 100) } else { (600, 100) };
            let best = [own, if own < 0 { -800 } else { 40 }, 0, 0, 0, 0, 0, 0];
            let value = |points: i32| Value::new(0.5 + f64::from(points) / 4000.0);
            let aspects = [Some(best), Some([other, 0, 0, 0, 0, 0, 0, 0])];
            tally.count(&[value(own), value(other)], &aspects);
        }
        let ranked = &tally.ranking(0)[1];
        assert_eq!(ranked.reason.map(|reason| reason.aspect), Some(0));
        assert_eq!(ranked.price.map(|price| price.aspect), Some(1));
    }

    #[test]
    fn a_range_holds_four_of_five_outcomes() {
        let ranking = tally().ranking(0);
        assert_eq!(ranking[0].range, Some([700, 500]));
        assert_eq!(ranking[1].range, Some([0, 0]));
    }

    #[test]
    fn a_small_difference_is_no_reason() {
        let mut tally = Tally::new(2, 0, [0, 0, 0, 500, 0, 0, 0, 0]);
        for at in 0..100 {
            let gain = 390 + at % 20;
            let aspects = [Some([0, 0, 0, gain, 0, 0, 0, 0]), Some([0; ASPECTS])];
            tally.count(&[Value::WON, Value::EVEN], &aspects);
        }
        assert!(tally.ranking(0)[1].reason.is_none());
    }
}

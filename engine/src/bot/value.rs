use std::cmp::Ordering;

use crate::game::Outcome;
use crate::seat::Seat;

/// A position's value for a seat, from [`LOST`](Self::LOST) to [`WON`](Self::WON): an integer, so
/// that sums are the same on every platform.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Value(u32);

impl Value {
    /// A lost game.
    pub const LOST: Self = Self(0);
    /// An even game.
    pub const EVEN: Self = Self(1 << 15);
    /// A won game.
    pub const WON: Self = Self(1 << 16);

    /// A value from 0 (lost) to 1 (won), clamped to that range.
    #[must_use]
    #[expect(clippy::cast_sign_loss, reason = "clamped to 0 or more")]
    pub fn new(win_share: f64) -> Self {
        Self((win_share.clamp(0.0, 1.0) * f64::from(Self::WON.0)) as u32)
    }

    /// The chance to win with this `lead` in logits: nearly the logistic function (error below
    /// 0.012), by operations with the same result on every platform.
    #[must_use]
    pub fn from_lead(lead: f64) -> Self {
        let half = (lead / 2.0).clamp(-3.0, 3.0);
        let square = half * half;
        Self::new(0.5 + half * (27.0 + square) / (54.0 + 18.0 * square))
    }

    #[must_use]
    pub(super) fn mean(sum: u64, count: u32) -> Self {
        let mean = sum.checked_div(count.into()).unwrap_or(Self::EVEN.0.into());
        Self(u32::try_from(mean).unwrap_or(Self::WON.0))
    }

    /// Thousandths of a win, on the scale of [`get`](Self::get).
    pub(super) const fn thousandths(thousandths: i32) -> i64 {
        thousandths as i64 * Self::WON.0 as i64 / 1000
    }

    /// The seat's payoff as a share of a win, at a table of `seats` seats.
    #[must_use]
    pub fn from_outcome(outcome: &Outcome, seat: Seat, seats: u8) -> Self {
        let max_payoff = 2 * u32::from(seats).saturating_sub(1);
        Self((outcome.payoff(seat) * Self::WON.0).checked_div(max_payoff).unwrap_or(Self::EVEN.0))
    }

    /// A win if the seat has more than its opponent, a loss if less, otherwise even.
    #[must_use]
    pub const fn from_comparison(own_to_other: Ordering) -> Self {
        match own_to_other {
            Ordering::Less => Self::LOST,
            Ordering::Equal => Self::EVEN,
            Ordering::Greater => Self::WON,
        }
    }

    /// The number, from 0 to 65,536.
    #[must_use]
    pub const fn get(self) -> u32 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_value_of_a_lead_is_what_the_logistic_function_says() {
        for tenths in -60..=60 {
            let lead = f64::from(tenths) / 10.0;
            let expected = 1.0 / (1.0 + (-lead).exp());
            let value = f64::from(Value::from_lead(lead).get()) / f64::from(Value::WON.get());
            assert!((value - expected).abs() < 0.012, "{lead}: {value} for {expected}");
        }
        assert_eq!(Value::from_lead(0.0), Value::EVEN);
        assert_eq!((Value::from_lead(-99.0), Value::from_lead(99.0)), (Value::LOST, Value::WON));
    }

    #[test]
    fn the_value_of_an_outcome_is_its_payoff() {
        let three = Outcome::from_scores(&[9, 5, 5]);
        assert_eq!(Value::from_outcome(&three, Seat::ONE, 3), Value::WON);
        assert_eq!(Value::from_outcome(&three, Seat::TWO, 3).get(), Value::WON.get() / 4);
        assert_eq!(Value::from_outcome(&Outcome::from_scores(&[1, 1]), Seat::TWO, 2), Value::EVEN);
        assert_eq!(Value::from_comparison(3.cmp(&2)), Value::WON);
    }
}

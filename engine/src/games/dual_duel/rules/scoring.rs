//! Scores of pairs (DD-12 to DD-16) and winners of rounds (DD-10).

use serde::{Deserialize, Serialize};

use crate::games::dual_duel::{Card, Pair, Round, Rounds};
use crate::seat::{BySeat, Seat};

/// The rule that scores a pair: the first that fits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Fits {
    /// The same number: 13 (DD-12).
    SameNumber,
    /// Consecutive numbers: their sum (DD-13).
    Consecutive,
    /// The same colour: twice the difference (DD-14).
    SameColour,
    /// Otherwise: 14 less the lower number (DD-15).
    Otherwise,
}

/// The score of a pair.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Score {
    /// The rule.
    pub fits: Fits,
    /// The score by that rule.
    pub plain: u8,
    /// Whether a wild was swapped in, for 2 points (DD-16).
    pub wild: bool,
}

impl Score {
    /// The points to compare.
    #[must_use]
    pub const fn points(self) -> u8 {
        if self.wild { self.plain - 2 } else { self.plain }
    }
}

/// The score of a pair without a wild (DD-12 to DD-15).
#[must_use]
pub fn score(pair: Pair) -> Score {
    let [one, two] = pair.cards().map(Card::number);
    let difference = one.abs_diff(two);
    let (fits, plain) = if difference == 0 {
        (Fits::SameNumber, 13)
    } else if difference == 1 {
        (Fits::Consecutive, one + two)
    } else if pair.received.colour() == pair.kept.colour() {
        (Fits::SameColour, 2 * difference)
    } else {
        (Fits::Otherwise, 14 - one.min(two))
    };
    Score { fits, plain, wild: false }
}

impl Round {
    /// The pairs' scores.
    #[must_use]
    pub fn scores(&self) -> BySeat<Score> {
        BySeat::from_fn(|seat| Score {
            wild: self.swapped.contains(seat),
            ..score(self.pairs[seat])
        })
    }

    /// The seat with more points; `None` if equal (DD-10).
    #[must_use]
    pub fn winner(&self) -> Option<Seat> {
        self.scores().map(Score::points).seat_with_more()
    }
}

impl Rounds {
    /// Rounds won, by seat.
    #[must_use]
    pub fn wins(&self) -> BySeat<u8> {
        let mut wins = BySeat::<u8>::default();
        for winner in self.iter().filter_map(Round::winner) {
            wins[winner] += 1;
        }
        wins
    }
}

//! Draws marbles and half tokens that the observer doesn't know.

use crate::bot::at_weight;
use crate::chance::Dice;
use crate::games::heads_up_duel::state::{MARBLES_FOR_HALF, START_MARBLES, SeatState};
use crate::games::heads_up_duel::{MOST_SEATS, View};
use crate::seat::{BySeat, Seat};

#[derive(Clone, Copy, Debug)]
pub(super) struct Purses {
    /// Marbles in hidden purses or paid for packs, without those that hidden purses got for tokens.
    pub(super) marbles: i32,
    pub(super) hidden_count: u8,
    /// The half tokens that hidden purses may have spent, in all.
    halves: u16,
}

impl Purses {
    pub(super) fn from_view(view: &View) -> Self {
        let mut purses = Self { marbles: 0, hidden_count: 0, halves: 0 };
        for seat in Seat::all(view.seats) {
            let known = &view.by_seat[seat];
            purses.marbles += i32::from(START_MARBLES);
            if let Some(left) = known.marbles {
                let spent = i32::from(view.options.halves(seat)) - i32::from(known.halves);
                purses.marbles += i32::from(MARBLES_FOR_HALF) * spent - i32::from(left);
            } else {
                purses.hidden_count += 1;
                purses.halves += u16::from(view.options.halves(seat));
            }
        }
        purses
    }

    /// The most marbles that hidden purses can have got for half tokens.
    pub(super) fn token_marbles(self) -> i32 {
        i32::from(MARBLES_FOR_HALF) * i32::from(self.halves)
    }
}

/// Draws the half tokens that hidden purses spent, and their marbles. All ways to have spent enough
/// half tokens for the packs are equally likely; then each marble left goes to a random purse.
pub(super) fn fill(view: &View, by_seat: &mut BySeat<SeatState, MOST_SEATS>, dice: &mut Dice) {
    if !view.options.has_market(view.seats) {
        return;
    }
    let is_hidden = |seat: &Seat| view.by_seat[*seat].marbles.is_none();
    let hidden: Vec<Seat> = Seat::all(view.seats).filter(is_hidden).collect();
    let purses = Purses::from_view(view);
    let cost = |seat| i32::from(by_seat[seat].bought.cost());
    let mut marbles = purses.marbles - Seat::all(view.seats).map(cost).sum::<i32>();
    // The half tokens that hidden purses must have spent.
    let owed = (-marbles).max(0).cast_unsigned().div_ceil(MARBLES_FOR_HALF.into());
    let limits: Vec<u8> = hidden.iter().map(|seat| view.options.halves(*seat)).collect();
    let ways = Ways::new(&limits, owed as usize);
    let mut owed = owed as usize;
    for (others, seat) in (0..hidden.len()).rev().zip(&hidden) {
        let spent = ways.draw(others, owed, dice);
        owed = owed.saturating_sub(spent.into());
        by_seat[*seat].halves_spent = spent;
        marbles += i32::from(MARBLES_FOR_HALF) * i32::from(spent);
    }
    for _ in 0..marbles {
        if let Some(seat) = dice.pick(&hidden) {
            by_seat[*seat].marbles += 1;
        }
    }
}

/// Counts the ways to have spent at least a number of half tokens: at most 11⁸, which fits `u32`.
struct Ways<'a> {
    /// The most half tokens that each seat can have spent.
    limits: &'a [u8],
    /// `counts[seats][owed]`: ways in which the last `seats` seats spent at least `owed`.
    counts: Vec<Vec<u32>>,
}

impl<'a> Ways<'a> {
    fn new(limits: &'a [u8], owed: usize) -> Self {
        let mut counts = vec![vec![0; owed + 1]];
        counts[0][0] = 1;
        for (others, limit) in limits.iter().rev().enumerate() {
            let rest = |owed: usize, spent: u8| owed.saturating_sub(spent.into());
            let ways = |owed| (0..=*limit).map(|spent| counts[others][rest(owed, spent)]).sum();
            counts.push((0..=owed).map(ways).collect());
        }
        Self { limits, counts }
    }

    /// The half tokens spent by a seat, if it and `others` seats after it owe `owed`.
    fn draw(&self, others: usize, owed: usize, dice: &mut Dice) -> u8 {
        let limit = self.limits[self.limits.len() - 1 - others];
        let ways = |spent: u8| self.counts[others][owed.saturating_sub(spent.into())];
        let at = dice.below(self.counts[others + 1][owed]);
        at_weight((0..limit).map(|spent| (spent, ways(spent))), at).unwrap_or(limit)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::chance::Seed;

    fn draw(ways: &Ways<'_>, owed: usize, dice: &mut Dice) -> [u8; 3] {
        let mut left = owed;
        [2, 1, 0].map(|others| {
            let spent = ways.draw(others, left, dice);
            left = left.saturating_sub(spent.into());
            spent
        })
    }

    #[test]
    fn every_way_to_have_spent_enough_is_as_likely_as_any_other() {
        for (owed, ways) in [(0, 27_u32), (3, 17), (5, 4), (6, 1), (9, 1)] {
            let counts = Ways::new(&[2, 2, 2], owed);
            let mut drawn = BTreeMap::<[u8; 3], u32>::new();
            let mut dice = Dice::new(Seed(0xc41), owed as u64);
            for _ in 0..200 * ways {
                let spent = draw(&counts, owed, &mut dice);
                assert!(spent.iter().map(|one| usize::from(*one)).sum::<usize>() >= owed.min(6));
                *drawn.entry(spent).or_default() += 1;
            }
            assert_eq!(drawn.len(), ways as usize, "{owed} owed");
            let squares = drawn.values().map(|count| (f64::from(*count) - 200.0).powi(2) / 200.0);
            assert!(squares.sum::<f64>() <= 2.5 * f64::from(ways), "{drawn:?}");
        }
    }

    #[test]
    fn no_seat_is_drawn_to_have_spent_more_than_it_brought() {
        let most = [0, 5, 1];
        for owed in 0..=7 {
            let ways = Ways::new(&most, owed);
            let mut dice = Dice::new(Seed(0xb7), owed as u64);
            for _ in 0..200 {
                let spent = draw(&ways, owed, &mut dice);
                assert!(spent.iter().zip(most).all(|(spent, most)| *spent <= most), "{spent:?}");
                let sum = spent.iter().map(|one| usize::from(*one)).sum::<usize>();
                assert!(sum >= owed.min(6), "{spent:?} of {owed}");
            }
        }
    }
}

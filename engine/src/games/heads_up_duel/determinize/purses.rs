//! Marbles and half tokens that the observer does not know.

use crate::chance::Dice;
use crate::seat::{BySeat, Seat};

use super::super::state::{HALF_TOKEN, MOST_SEATS, START_MARBLES, SeatState};
use super::super::view::View;

/// What is known of all marbles.
#[derive(Clone, Copy, Debug)]
pub(super) struct Purses {
    /// How many the seats whose purse is hidden would have if they had spent no half token and no
    /// pack cost anything.
    pub(super) marbles: i32,
    /// How many purses are hidden.
    pub(super) hidden: u8,
    /// How many half tokens each of those seats may have spent.
    tokens: u8,
}

impl Purses {
    pub(super) fn of(view: &View) -> Self {
        let mut purses = Self { marbles: 0, hidden: 0, tokens: view.options.tokens * 2 };
        for seat in Seat::all(view.seats) {
            let place = &view.places[seat];
            purses.marbles += i32::from(START_MARBLES);
            match place.marbles {
                Some(own) => {
                    let spent = i32::from(purses.tokens) - i32::from(place.halves);
                    purses.marbles += i32::from(HALF_TOKEN) * spent - i32::from(own);
                }
                None => purses.hidden += 1,
            }
        }
        purses
    }

    /// How many marbles the hidden purses can have got for half tokens.
    pub(super) fn most_spent(self) -> i32 {
        i32::from(HALF_TOKEN) * i32::from(self.tokens) * i32::from(self.hidden)
    }
}

/// Others' marbles, and what they have spent, while the observer knows neither. Every way in which
/// they can have spent enough half tokens to pay for all packs is as likely as any other; then each
/// marble that is left is as likely in one purse as in another.
pub(super) fn fill(view: &View, places: &mut BySeat<SeatState, MOST_SEATS>, dice: &mut Dice) {
    if !view.options.has_market(view.seats) {
        return;
    }
    let hidden = |seat: &Seat| view.places[*seat].marbles.is_none();
    let hidden: Vec<Seat> = Seat::all(view.seats).filter(hidden).collect();
    let purses = Purses::of(view);
    let cost = |seat| i32::from(places[seat].bought.cost());
    let mut marbles = purses.marbles - Seat::all(view.seats).map(cost).sum::<i32>();
    let owed = (-marbles).max(0).cast_unsigned().div_ceil(HALF_TOKEN.into());
    let ways = Ways::of(hidden.len(), purses.tokens, owed as usize);
    let mut owed = owed as usize;
    for (others, seat) in (0..hidden.len()).rev().zip(&hidden) {
        let spent = ways.draw(others, owed, dice);
        owed = owed.saturating_sub(spent.into());
        places[*seat].spent = spent;
        marbles += i32::from(HALF_TOKEN) * i32::from(spent);
    }
    for _ in 0..marbles {
        if let Some(seat) = dice.pick(&hidden) {
            places[*seat].marbles += 1;
        }
    }
}

/// In how many ways so many seats can have spent at least so many half tokens, each at most a
/// number: at most 11⁸, which fits.
struct Ways {
    most: u8,
    counts: Vec<Vec<u32>>,
}

impl Ways {
    fn of(seats: usize, most: u8, owed: usize) -> Self {
        let mut counts = vec![vec![0; owed + 1]];
        counts[0][0] = 1;
        for fewer in 0..seats {
            let rest = |owed: usize, spent: u8| owed.saturating_sub(spent.into());
            let ways = |owed| (0..=most).map(|spent| counts[fewer][rest(owed, spent)]).sum();
            counts.push((0..=owed).map(ways).collect());
        }
        Self { most, counts }
    }

    /// What one seat has spent, if it and so many others owe so many; all it has if that is not
    /// enough.
    fn draw(&self, others: usize, owed: usize, dice: &mut Dice) -> u8 {
        let mut at = dice.below(self.counts[others + 1][owed]);
        let found = (0..self.most).find(|spent| {
            let ways = self.counts[others][owed.saturating_sub((*spent).into())];
            let found = at < ways;
            at = at.saturating_sub(ways);
            found
        });
        found.unwrap_or(self.most)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::chance::Seed;

    #[test]
    fn every_way_to_have_spent_enough_is_as_likely_as_any_other() {
        for (owed, ways) in [(0, 27_u32), (3, 17), (5, 4), (6, 1), (9, 1)] {
            let counts = Ways::of(3, 2, owed);
            let mut drawn = BTreeMap::<[u8; 3], u32>::new();
            let mut dice = Dice::new(Seed(0xc41), owed as u64);
            for _ in 0..200 * ways {
                let mut left = owed;
                let spent = [2, 1, 0].map(|others| {
                    let spent = counts.draw(others, left, &mut dice);
                    left = left.saturating_sub(spent.into());
                    spent
                });
                assert!(spent.iter().map(|own| usize::from(*own)).sum::<usize>() >= owed.min(6));
                *drawn.entry(spent).or_default() += 1;
            }
            assert_eq!(drawn.len(), ways as usize, "{owed} owed");
            let squares = drawn.values().map(|count| (f64::from(*count) - 200.0).powi(2) / 200.0);
            assert!(squares.sum::<f64>() <= 2.5 * f64::from(ways), "{drawn:?}");
        }
    }
}

//! A unit of work, to compare times of different machines. It shuffles and sorts 52 small numbers, as a card game does,
//! without using the engine, so that changes of the engine don't change it.

use std::array;
use std::hint::black_box;

/// The count of numbers to shuffle and sort.
pub const CARDS: usize = 52;

/// A small random generator: `SplitMix64`.
#[derive(Clone, Debug)]
pub struct Rng(u64);

impl Rng {
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub const fn draw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number from 0 to `bound` − 1: `bound` ÷ 2³² times the high half of the next number.
    pub const fn below(&mut self, bound: usize) -> usize {
        (((self.draw() >> 32) * bound as u64) >> 32) as usize
    }
}

/// One unit of work: the bytes 0 to 51 in order, shuffled, then sorted.
// Never inlined, so that every caller times the same machine code.
#[inline(never)]
pub fn unit(rng: &mut Rng) -> [u8; CARDS] {
    let mut cards = array::from_fn(|place| place as u8);
    shuffle(&mut cards, rng);
    sort(&mut cards);
    black_box(cards)
}

/// Fisher and Yates's shuffle, from the last index down.
fn shuffle(cards: &mut [u8; CARDS], rng: &mut Rng) {
    for last in (1..CARDS).rev() {
        cards.swap(last, rng.below(last + 1));
    }
}

/// An insertion sort by value ÷ 4, stable.
fn sort(cards: &mut [u8; CARDS]) {
    for next in 1..CARDS {
        let card = cards[next];
        let mut place = next;
        while place > 0 && cards[place - 1] / 4 > card / 4 {
            cards[place] = cards[place - 1];
            place -= 1;
        }
        cards[place] = card;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shuffle_keeps_every_card_and_is_the_one_expected() {
        let mut cards = array::from_fn(|place| place as u8);
        shuffle(&mut cards, &mut Rng::new(0));
        assert_eq!(cards, SHUFFLED);
        cards.sort_unstable();
        assert!(cards.iter().enumerate().all(|(place, &card)| place == usize::from(card)));
    }

    #[test]
    fn a_sort_is_by_value_over_four_and_keeps_the_order_of_equals() {
        let mut sorted = SHUFFLED;
        sort(&mut sorted);
        let mut expected = SHUFFLED;
        expected.sort_by_key(|card| card / 4);
        assert_eq!(sorted, expected);
        assert_eq!(unit(&mut Rng::new(0)), expected);
    }

    /// The result of another implementation of `SplitMix64`, from seed 0.
    const SHUFFLED: [u8; CARDS] = [
        12, 35, 8, 48, 2, 49, 51, 11, 28, 25, 18, 13, 23, 41, 3, 50, 29, 14, 36, 0, 4, 30, 38, 44,
        33, 43, 46, 24, 9, 42, 39, 32, 27, 6, 37, 17, 19, 26, 21, 20, 31, 16, 40, 10, 34, 7, 15, 5,
        47, 1, 22, 45,
    ];
}

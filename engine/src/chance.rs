//! The only source of chance.
//!
//! A game keeps a [`Chance`]: a seed and the number of random events so far. Each event rolls its
//! own [`Dice`], a `ChaCha8` generator with the seed as its key and the event's number as its
//! stream. So the state is small, no event depends on an earlier one's draws, and a seed gives the
//! same game on every platform.
//!
//! A determinization holds no secret, and bots draw thousands of them. So its dice are
//! `Xoshiro256++`, which starts faster and gives the same numbers on every platform, too.

use std::fmt;
use std::str::FromStr;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// The source of all chance in one game. Written as 16 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Seed(pub u64);

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// A text that is not 16 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
#[error("not a seed of 16 hexadecimal digits")]
pub struct BadSeed;

impl FromStr for Seed {
    type Err = BadSeed;

    fn from_str(text: &str) -> Result<Self, BadSeed> {
        let is_hex = |digit: u8| matches!(digit, b'0'..=b'9' | b'a'..=b'f');
        if text.len() != 16 || !text.bytes().all(is_hex) {
            return Err(BadSeed);
        }
        u64::from_str_radix(text, 16).map(Self).map_err(|_| BadSeed)
    }
}

/// A game's seed and the number of random events so far.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Chance {
    seed: Seed,
    events: u32,
    is_for_determinization: bool,
}

impl Chance {
    /// Chance before the first random event.
    #[must_use]
    pub const fn new(seed: Seed) -> Self {
        Self { seed, events: 0, is_for_determinization: false }
    }

    /// Chance of a determinization before its first random event.
    #[must_use]
    pub const fn for_determinization(seed: Seed) -> Self {
        Self { seed, events: 0, is_for_determinization: true }
    }

    /// The seed of all the game's random events.
    #[must_use]
    pub const fn seed(self) -> Seed {
        self.seed
    }

    /// Random events so far.
    #[must_use]
    pub const fn events(self) -> u32 {
        self.events
    }

    /// The dice for the next random event.
    #[must_use]
    #[inline]
    pub fn next_event(&mut self) -> Dice {
        let stream = u64::from(self.events);
        self.events += 1;
        if self.is_for_determinization {
            Dice::for_determinization(self.seed, stream)
        } else {
            Dice::new(self.seed, stream)
        }
    }
}

/// Random numbers for one event, or for one decision of a bot.
#[derive(Clone, Debug)]
pub struct Dice(Generator);

#[derive(Clone, Debug)]
#[allow(clippy::large_enum_variant, reason = "a box for each event would cost more")]
enum Generator {
    Game(ChaCha8Rng),
    Determinization(Xoshiro256PlusPlus),
}

/// Runs the same code with either generator, and branches only once.
macro_rules! with_generator {
    ($dice:expr, $generator:ident => $result:expr) => {
        match &mut $dice.0 {
            Generator::Game($generator) => $result,
            Generator::Determinization($generator) => $result,
        }
    };
}

fn below(generator: &mut impl Rng, bound: u32) -> u32 {
    // Lemire's method: the product's high half, drawn again where the low half would bias it.
    let mut product = u64::from(generator.next_u32()) * u64::from(bound);
    if (product as u32) < bound {
        let threshold = bound.wrapping_neg() % bound.max(1);
        while (product as u32) < threshold {
            product = u64::from(generator.next_u32()) * u64::from(bound);
        }
    }
    (product >> 32) as u32
}

/// Factor of a stream's number in the stream's seed. Odd, so that no two streams share a seed.
const STREAM_FACTOR: u64 = 0x9e37_79b9_7f4a_7c15;

impl Dice {
    /// The dice of a seed's stream.
    #[must_use]
    pub fn new(seed: Seed, stream: u64) -> Self {
        let mut key = *b"________Facedown: dice, 8 rounds";
        key[..8].copy_from_slice(&seed.0.to_le_bytes());
        let mut generator = ChaCha8Rng::from_seed(key);
        generator.set_stream(stream);
        Self(Generator::Game(generator))
    }

    /// The dice of a seed's stream, for a determinization.
    #[must_use]
    pub fn for_determinization(seed: Seed, stream: u64) -> Self {
        let mixed = seed.0 ^ stream.wrapping_mul(STREAM_FACTOR);
        Self(Generator::Determinization(Xoshiro256PlusPlus::seed_from_u64(mixed)))
    }

    /// A uniform number from 0 to `bound` − 1 (0 if `bound` is 0).
    pub fn below(&mut self, bound: u32) -> u32 {
        with_generator!(self, generator => below(generator, bound))
    }

    /// Shuffles the items, each order equally likely.
    // The loop is inside the match on the generator: a match for each card costs 50 % more.
    #[allow(clippy::inline_always, reason = "measured: a deal takes 40 % fewer instructions")]
    #[inline(always)]
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        with_generator!(self, generator => for last in (1..items.len()).rev() {
            let other = below(generator, last as u32 + 1);
            items.swap(last, other as usize);
        });
    }

    /// A random item; `None` if there is none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.below(items.len() as u32) as usize)
    }

    /// A number in [0, 1): one of 2⁵³, evenly spaced.
    #[allow(clippy::cast_precision_loss, reason = "an f64 holds 53 bits exactly")]
    pub fn fraction(&mut self) -> f64 {
        (with_generator!(self, generator => generator.next_u64()) >> 11) as f64
            / (1_u64 << 53) as f64
    }

    /// A random seed.
    pub fn seed(&mut self) -> Seed {
        Seed(with_generator!(self, generator => generator.next_u64()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEED: Seed = Seed(0x9f2c_04d1_a6b3_e877);

    #[test]
    fn a_seed_survives_the_trip_to_text_and_back() {
        assert_eq!(SEED.to_string(), "9f2c04d1a6b3e877");
        assert_eq!("9f2c04d1a6b3e877".parse(), Ok(SEED));
        for bad in ["", "9f2c", "9F2C04D1A6B3E877", "+f2c04d1a6b3e877", "9f2c04d1a6b3e8771"] {
            assert_eq!(bad.parse::<Seed>(), Err(BadSeed), "{bad}");
        }
    }

    #[test]
    fn every_event_has_a_stream_of_its_own_in_determinizations_too() {
        let numbers = |mut chance: Chance| {
            [0, 1, 2].map(|before| {
                assert_eq!(chance.events(), before);
                chance.next_event().seed()
            })
        };
        let determinized = numbers(Chance::for_determinization(SEED));
        assert_eq!(determinized, numbers(Chance::for_determinization(SEED)));
        assert_eq!(determinized[1], Dice::for_determinization(SEED, 1).seed());
        let events = numbers(Chance::new(SEED));
        assert_eq!(events[1], Dice::new(SEED, 1).seed());
        let mut all =
            [determinized, events, numbers(Chance::for_determinization(Seed(1)))].concat();
        all.sort_unstable_by_key(|seed| seed.0);
        all.dedup();
        assert_eq!(all.len(), 9);
        // The same on every platform.
        assert_eq!(determinized[0].to_string(), "f298877cf6cd1747");
    }

    #[test]
    fn below_is_fair_and_in_range() {
        let dice = [Dice::new(SEED, 0), Dice::for_determinization(SEED, 0)];
        dice.into_iter().for_each(assert_fair);
    }

    fn assert_fair(mut dice: Dice) {
        let mut seen = [0_u32; 6];
        for _ in 0..60_000 {
            seen[dice.below(6) as usize] += 1;
        }
        assert!(seen.iter().all(|&count| (9_600..10_400).contains(&count)), "{seen:?}");
        assert_eq!(dice.below(1), 0);
        assert_eq!(dice.below(0), 0);
        let fractions: Vec<f64> = (0..10_000).map(|_| dice.fraction()).collect();
        assert!(fractions.iter().all(|fraction| (0.0..1.0).contains(fraction)));
        let mean = fractions.iter().sum::<f64>() / 10_000.0;
        assert!((0.49..0.51).contains(&mean), "{mean}");
        let high = 3 << 30;
        assert!((0..1000).all(|_| dice.below(high) < high));
    }

    #[test]
    fn a_shuffle_keeps_every_item_and_reaches_every_order() {
        let mut dice = Dice::new(SEED, 7);
        let mut orders = std::collections::BTreeSet::new();
        for _ in 0..400 {
            let mut items = [1, 2, 3, 4];
            dice.shuffle(&mut items);
            orders.insert(items);
        }
        assert_eq!(orders.len(), 24);
        assert_eq!(dice.pick::<u8>(&[]), None);
    }
}

//! Values and changes for the tests of several services.

use engine::catalogue::{AnyOptions, GameId};
use engine::chance::Dice;
use engine::options::{Options as _, Values};

use super::saves::SaveId;

pub fn id(text: &str) -> SaveId {
    text.parse().unwrap()
}

pub fn options(game: GameId, line: &str) -> AnyOptions {
    let options = game.options();
    let values = Values::read(options.fields(), line).unwrap();
    options.with_values(&values)
}

/// The number of a test's cases: for long runs that of this environment variable, else the usual one.
pub fn count(variable: &str, usual: u32) -> u32 {
    std::env::var(variable).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

pub fn change_bytes(bytes: &mut Vec<u8>, dice: &mut Dice) {
    for _ in 0..=dice.below(4) {
        let at = dice.below(bytes.len() as u32) as usize;
        match dice.below(7) {
            0 => bytes[at] ^= 1 << dice.below(8),
            1 => bytes[at] = dice.below(256) as u8,
            2 => bytes.truncate(at),
            3 => drop(bytes.remove(at)),
            4 => bytes[at] = bytes[at].wrapping_add(1),
            // A variant of a small enum.
            5 => bytes[at] = dice.below(4) as u8,
            _ => bytes.insert(at, dice.below(256) as u8),
        }
        if bytes.is_empty() {
            return;
        }
    }
}

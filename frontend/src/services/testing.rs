//! Values and changes for the tests of several services.

use engine::catalogue::{AnyOptions, GameId};
use engine::chance::Dice;
use engine::options::{Options as _, Values};

use super::saves::SaveId;

/// A record of Fools Gambit without decisions.
pub const RECORD: &str = "facedown 1\ngame fools-gambit 1\noptions deck=split time=off\nseats Ana | Ben\n\
                          seed 9f2c04d1a6b3e877\n";

pub fn id(text: &str) -> SaveId {
    text.parse().unwrap()
}

pub fn options(game: GameId, line: &str) -> AnyOptions {
    let options = game.options();
    let values = Values::read(options.fields(), line).unwrap();
    options.with_values(&values)
}

/// The number of a test's cases: this environment variable's, for long runs.
pub fn count(variable: &str, usual: u32) -> u32 {
    std::env::var(variable).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// Changes, drops or adds some bytes, at random.
pub fn change_bytes(bytes: &mut Vec<u8>, dice: &mut Dice) {
    for _ in 0..=dice.below(4) {
        let at = dice.below(bytes.len() as u32) as usize;
        match dice.below(5) {
            0 => bytes[at] ^= 1 << dice.below(8),
            1 => bytes[at] = dice.below(256) as u8,
            2 => bytes.truncate(at),
            3 => drop(bytes.remove(at)),
            _ => bytes.insert(at, dice.below(256) as u8),
        }
        if bytes.is_empty() {
            return;
        }
    }
}

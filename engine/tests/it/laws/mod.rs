//! The laws of every game, as one generic test over many random games.
//!
//! `FACEDOWN_GAMES=n` plays n games of each game and option, or a share of n: 240 by default, many
//! more in `cargo xtask soak`. A broken law prints the record so far and the views.

pub(crate) mod bots;
mod events;
mod frames;
pub(crate) mod play;
mod positions;
mod records;
mod secrecy;
mod set_up;
pub(crate) mod subject;
mod together;

use std::env;

use engine::catalogue::{AnyGame, GameId};
use engine::options::Options;

use crate::harness::with_preset;
use play::keeps_the_laws;

pub(crate) fn games() -> u32 {
    let set = env::var("FACEDOWN_GAMES").ok();
    set.map_or(240, |games| games.parse().expect("FACEDOWN_GAMES is a number"))
}

/// Like `games`, for a long game with many sets of options: fewer games by default.
pub(crate) fn long_games() -> u32 {
    if env::var_os("FACEDOWN_GAMES").is_some() { games() } else { games() / 20 }
}

#[test]
fn a_game_of_any_kind_keeps_the_laws() {
    for defaults in GameId::ALL.map(GameId::options) {
        let all = defaults.presets().iter().map(|preset| with_preset(&defaults, preset));
        for options in all.chain([defaults.clone()]) {
            for (nth, seats) in (0..).zip(options.seat_counts().iter().take(2)) {
                keeps_the_laws::<AnyGame>(&options, seats, (games() / (40 << (2 * nth))).max(1));
            }
        }
    }
}

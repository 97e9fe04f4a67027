//! Awards of Gold Rush Shoot Out, and the moment that decided a game, in words.

pub(crate) use crate::words::messages::gold_rush_shoot_out::highlights::*;
use engine::seat::Seat;

use super::cards::bars;
use crate::games::highlights::Award;
use crate::words::count;
use crate::words::line::{Line, line};

/// The gold of a seat's best round.
pub fn haul(winner: Seat, gold: u16, round: u8) -> Line {
    line!("{0’s} best haul: {1} in round {2}.", winner, bars(gold), round)
}

/// Aimed at most often in a game.
pub static SHOT_AT: Award = Award {
    title: "Most shot at",
    deed: |times| format!("had {} aimed at them in one game", counted(times, "pistol", "pistols")),
    least: 7,
};

/// Never sat out, though aimed at.
pub static NEVER_FLINCHED: Award = Award {
    title: "Never flinched",
    deed: |times| {
        format!("stood through {} at gunpoint and never sat out", counted(times, "round", "rounds"))
    },
    least: 4,
};

/// Made somebody sit out with a blank.
pub static BLUFFER: Award = Award {
    title: "Best bluff",
    deed: |times| format!("made a target sit out with a blank, {}", self::times(times)),
    least: 1,
};

/// Turned up most bullets.
pub static SHARPSHOOTER: Award = Award {
    title: "Sharpshooter",
    deed: |bullets| format!("fired {} in one game", counted(bullets, "bullet", "bullets")),
    least: 4,
};

/// Sprang an ambush.
pub static AMBUSH: Award = Award {
    title: "Ambusher",
    deed: |times| format!("sprang an ambush {}", self::times(times)),
    least: 1,
};

fn counted(number: u32, one: &str, several: &str) -> String {
    count(usize::try_from(number).unwrap_or(usize::MAX), one, several)
}

fn times(times: u32) -> String {
    match times {
        1 => "once".to_owned(),
        2 => "twice".to_owned(),
        times => format!("{times} times"),
    }
}

//! The awards of Gold Rush Shoot Out.

use crate::games::feats::Award;
use crate::words::count;

/// Aimed at most often in a game.
pub static SHOT_AT: Award = Award {
    title: "Most shot at",
    deed: |times| format!("had {} aimed at them in one game", pistols(times)),
    least: 7,
};

/// Never sat out, though aimed at.
pub static NEVER_FLINCHED: Award = Award {
    title: "Never flinched",
    deed: |times| format!("stood through {} at gunpoint and never sat out", rounds(times)),
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
    deed: |bullets| format!("fired {} in one game", self::bullets(bullets)),
    least: 4,
};

/// Sprang an ambush.
pub static AMBUSH: Award = Award {
    title: "Ambusher",
    deed: |times| format!("sprang an ambush {}", self::times(times)),
    least: 1,
};

fn number(number: u32) -> usize {
    usize::try_from(number).unwrap_or(usize::MAX)
}

fn pistols(count_of: u32) -> String {
    count(number(count_of), "pistol", "pistols")
}

fn rounds(count_of: u32) -> String {
    count(number(count_of), "round", "rounds")
}

fn bullets(count_of: u32) -> String {
    count(number(count_of), "bullet", "bullets")
}

fn times(times: u32) -> String {
    match times {
        1 => "once".to_owned(),
        2 => "twice".to_owned(),
        times => format!("{times} times"),
    }
}

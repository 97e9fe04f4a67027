use crate::games::highlights::Award;
use crate::words::messages::gold_rush_shoot_out::highlights as words;
pub(crate) use crate::words::messages::gold_rush_shoot_out::highlights::{TITLE, haul};

/// Aimed at most often in a game.
pub static SHOT_AT: Award = Award { title: words::SHOT_AT, deed: words::was_shot_at, minimum: 7 };

/// Never sat out, though aimed at.
pub static NEVER_FLINCHED: Award =
    Award { title: words::NEVER_FLINCHED, deed: words::stood_through, minimum: 4 };

/// Made somebody sit out with a blank.
pub static BLUFFER: Award = Award {
    title: words::BLUFFER,
    deed: |times| match times {
        1 => words::BLUFFED_ONCE.to_string(),
        2 => words::BLUFFED_TWICE.to_string(),
        _ => words::bluffed(times),
    },
    minimum: 1,
};

/// Turned up the most bullets.
pub static SHARPSHOOTER: Award =
    Award { title: words::SHARPSHOOTER, deed: words::fired, minimum: 4 };

/// Sprang an ambush.
pub static AMBUSH: Award = Award {
    title: words::AMBUSHER,
    deed: |times| match times {
        1 => words::AMBUSHED_ONCE.to_string(),
        2 => words::AMBUSHED_TWICE.to_string(),
        _ => words::ambushed(times),
    },
    minimum: 1,
};

pub(crate) use crate::words::messages::clock::*;

/// Seconds, from the milliseconds left, rounded up.
const fn seconds(left: u32) -> u32 {
    left.div_ceil(1_000)
}

/// `1:05`.
pub fn written(left: u32) -> String {
    let seconds = seconds(left);
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// `65 seconds left`.
pub fn spoken(left: u32) -> String {
    let seconds = seconds(left);
    if is_minutes(seconds) { minutes_left(seconds / 60) } else { seconds_left(seconds) }
}

/// The warning in the last ten seconds. Its text changes once, so screen readers rarely interrupt.
pub fn warning(left: u32) -> Option<String> {
    match seconds(left) {
        0..=5 => Some(seconds_left(5_u8)),
        6..=10 => Some(seconds_left(10_u8)),
        _ => None,
    }
}

pub fn from_now(limit: u32) -> String {
    if is_minutes(limit) { minutes_from_now(limit / 60) } else { seconds_from_now(limit) }
}

const fn is_minutes(seconds: u32) -> bool {
    seconds >= 60 && seconds.is_multiple_of(60)
}

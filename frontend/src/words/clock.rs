pub(crate) use crate::words::messages::clock::*;

/// The seconds left, rounded up.
const fn to_seconds(milliseconds: u32) -> u32 {
    milliseconds.div_ceil(1_000)
}

/// `1:05`.
pub fn written(milliseconds: u32) -> String {
    let seconds = to_seconds(milliseconds);
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// `65 seconds left`.
pub fn spoken(milliseconds: u32) -> String {
    let seconds = to_seconds(milliseconds);
    if is_minutes(seconds) { minutes_left(seconds / 60) } else { seconds_left(seconds) }
}

/// The warning in the last ten seconds. Its text changes once, so screen readers rarely interrupt.
pub fn warning(milliseconds: u32) -> Option<String> {
    match to_seconds(milliseconds) {
        0..=5 => Some(seconds_left(5_u8)),
        6..=10 => Some(seconds_left(10_u8)),
        _ => None,
    }
}

/// The time for a decision, which begins when the cards are shown.
pub fn time_once_shown(seconds: u32) -> String {
    if is_minutes(seconds) { minutes_from_now(seconds / 60) } else { seconds_from_now(seconds) }
}

const fn is_minutes(seconds: u32) -> bool {
    seconds >= 60 && seconds.is_multiple_of(60)
}

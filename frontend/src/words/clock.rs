pub(crate) use crate::words::messages::clock::*;

/// Seconds left, rounded up.
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

/// Announced once little time is left. It changes rarely, so screen readers rarely interrupt.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_clock_counts_begun_seconds() {
        assert_eq!(written(120_000), "2:00");
        assert_eq!(written(59_001), "1:00");
        assert_eq!(written(9_000), "0:09");
        assert_eq!(written(0), "0:00");
        assert_eq!(spoken(65_000), "65 seconds left");
        assert_eq!(from_now(60), "You have 1 minute once your cards are shown.");
        assert_eq!(from_now(5), "You have 5 seconds once your cards are shown.");
    }

    #[test]
    fn a_warning_comes_twice() {
        assert_eq!(warning(10_001), None);
        assert!(warning(10_000).is_some());
        assert_eq!(warning(10_000), warning(5_001));
        assert_ne!(warning(5_000), warning(5_001));
    }
}

pub(crate) use crate::words::messages::clock::*;

use super::count;

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
    format!("{} left", in_seconds(seconds(left)))
}

/// Announced once little time is left: it changes rarely, so that screen readers read it rarely.
pub fn warning(left: u32) -> Option<&'static str> {
    match seconds(left) {
        0..=5 => Some("5 seconds left"),
        6..=10 => Some("10 seconds left"),
        _ => None,
    }
}

pub fn from_now(limit: u32) -> String {
    format!("You have {} once your cards are shown.", in_seconds(limit))
}

fn in_seconds(seconds: u32) -> String {
    if seconds >= 60 && seconds.is_multiple_of(60) {
        count((seconds / 60) as usize, "minute", "minutes")
    } else {
        count(seconds as usize, "second", "seconds")
    }
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

use super::choice;
use super::messages::dates as words;
use crate::services::clock::LocalTime;

/// A moment relative to now: `today, 9:05`, `3 March`, `3 March 2024`.
pub fn moment(then: LocalTime, now: LocalTime) -> String {
    if then.year == now.year && then.month == now.month && then.day == now.day {
        return words::today(format!("{}:{:02}", then.hour, then.minute));
    }
    date(then, now)
}

/// A day relative to now: `3 March`, `3 March 2024`.
pub fn date(then: LocalTime, now: LocalTime) -> String {
    let month = month(then.month);
    if then.year == now.year {
        words::day(then.day, month)
    } else {
        words::day_of_year(then.day, month, then.year)
    }
}

/// The name of a month, from 1.
pub fn month(number: u32) -> &'static str {
    choice(words::MONTHS, number.saturating_sub(1) as usize)
}

/// A day in file names: `2025-03-09`.
pub fn day(moment: LocalTime) -> String {
    format!("{}-{:02}-{:02}", moment.year, moment.month, moment.day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_as_short_as_is_clear() {
        let now = LocalTime { year: 2025, month: 3, day: 9, hour: 20, minute: 0 };
        assert_eq!(moment(LocalTime { hour: 9, minute: 5, ..now }, now), "today, 9:05");
        assert_eq!(moment(LocalTime { day: 8, ..now }, now), "8 March");
        assert_eq!(moment(LocalTime { year: 2024, month: 12, ..now }, now), "9 December 2024");
        assert_eq!(day(now), "2025-03-09");
    }
}

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

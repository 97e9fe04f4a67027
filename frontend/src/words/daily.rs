use std::cmp::Ordering;

use super::{NAME, choices, dates, messages};
use crate::services::daily::{Date, DealOutcome};
pub(crate) use crate::words::messages::daily::*;

pub fn weekdays() -> impl Iterator<Item = (&'static str, &'static str)> {
    choices(WEEKDAY_LETTERS).zip(choices(WEEKDAYS))
}

/// For example `22 November 2026`.
pub fn day(day: Date) -> String {
    messages::dates::day_of_year(day.day, dates::month(day.month), day.year)
}

/// For example `November 2026`.
pub fn month(day: Date) -> String {
    messages::dates::month_of_year(dates::month(day.month), day.year)
}

/// The label of a deal's save.
pub fn label(day: Date) -> String {
    deal_of(without_year(day))
}

fn without_year(day: Date) -> String {
    messages::dates::day(day.day, dates::month(day.month))
}

pub fn deals_left_today(deals: usize) -> String {
    choices(LEFT_TODAY).nth(deals).map_or_else(|| many_left_today(deals), str::to_owned)
}

/// Picks the item for a win, a tie or a loss.
fn by_result<T>(result: Ordering, [won, tied, lost]: [T; 3]) -> T {
    match result {
        Ordering::Greater => won,
        Ordering::Equal => tied,
        Ordering::Less => lost,
    }
}

/// For example `Won, 34 to 21`.
pub fn outcome(outcome: &DealOutcome) -> String {
    let phrases: [fn(u32, u32) -> String; 3] = [won_by, tied_by, lost_by];
    by_result(outcome.result, phrases)(outcome.own, outcome.other)
}

/// Each part of a game as a sign: ahead, level, behind.
pub fn signs(parts: &[Ordering]) -> String {
    parts.iter().map(|part| by_result(*part, ['▲', '◇', '▽'])).collect()
}

/// Each part of a game in words, for screen readers.
pub fn signs_in_words(parts: &[Ordering]) -> String {
    let in_words = |part: &Ordering| by_result(*part, [PART_WON, PART_TIED, PART_LOST]).translate();
    parts.iter().map(in_words).collect::<Vec<_>>().join(", ")
}

/// A calendar day for screen readers, in place of its dots: `22 November, 2 games`.
pub fn day_of_month(day: Date, finished: usize) -> String {
    messages::daily::day_of_month(without_year(day), finished)
}

/// The text for sharing a deal, without any cards.
pub fn share(date: Date, game: &str, outcome: &DealOutcome, address: &str) -> String {
    let result = by_result(outcome.result, [WON, TIED, LOST]);
    let mut lines = vec![
        format!("{NAME} · {game} · {}", day(date)),
        format!("{result} {}:{}", outcome.own, outcome.other),
    ];
    if !outcome.parts.is_empty() {
        lines.push(signs(&outcome.parts));
    }
    if outcome.hints > 0 {
        lines.push(super::coach::hints_taken(outcome.hints));
    }
    lines.push(address.to_owned());
    lines.join("\n")
}

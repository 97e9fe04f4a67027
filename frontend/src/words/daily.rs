use std::cmp::Ordering;

use super::{NAME, choice, choices, dates, messages};
use crate::services::daily::{Date, DealOutcome};
pub(crate) use crate::words::messages::daily::*;
use crate::words::text::Text;

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

pub fn left(left: usize) -> String {
    match choice(LEFT_TODAY, left) {
        "" => many_left_today(left),
        few => few.to_owned(),
    }
}

/// For example `Won, 34 to 21`.
pub fn outcome(outcome: &DealOutcome) -> String {
    let said = match outcome.result {
        Ordering::Greater => won_by,
        Ordering::Equal => tied_by,
        Ordering::Less => lost_by,
    };
    said(outcome.own, outcome.other)
}

const fn result(result: Ordering) -> Text {
    match result {
        Ordering::Greater => WON,
        Ordering::Equal => TIED,
        Ordering::Less => LOST,
    }
}

/// Each part of a game as a sign: ahead, level, behind.
pub fn signs(parts: &[Ordering]) -> String {
    parts
        .iter()
        .map(|part| match part {
            Ordering::Greater => '▲',
            Ordering::Equal => '◇',
            Ordering::Less => '▽',
        })
        .collect()
}

/// Each part of a game in words, for screen readers.
pub fn signs_in_words(parts: &[Ordering]) -> String {
    let in_words = |part: &Ordering| match part {
        Ordering::Greater => PART_WON,
        Ordering::Equal => PART_TIED,
        Ordering::Less => PART_LOST,
    };
    parts.iter().map(in_words).map(Text::translate).collect::<Vec<_>>().join(", ")
}

/// A calendar day for screen readers, in place of its dots: `22 November, 2 games`.
pub fn day_of_month(day: Date, finished: usize) -> String {
    messages::daily::day_of_month(without_year(day), finished)
}

/// The text for sharing a deal, without any cards.
pub fn share(of: Date, game: &str, outcome: &DealOutcome, address: &str) -> String {
    let mut lines = vec![
        format!("{NAME} · {game} · {}", day(of)),
        format!("{} {}:{}", result(outcome.result), outcome.own, outcome.other),
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

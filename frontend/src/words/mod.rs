//! The sentences that all games share. Each game has its own in its `text` module. Another language would be another
//! module like these.

pub(crate) use self::messages::common::*;
pub(crate) use self::messages::{about, files, lessons, privacy, replay, rules, share};

pub mod by_link;
pub mod cards;
pub mod clock;
pub mod coach;
pub mod daily;
pub mod dates;
pub mod errors;
pub mod evening;
pub mod games;
pub mod home;
pub mod import;
pub mod letters;
pub mod line;
pub mod links;
pub mod marks;
pub mod messages;
pub mod options;
pub mod people;
pub mod phone;
pub mod phones;
pub mod players;
pub mod puzzles;
pub mod reason;
pub mod remarks;
pub mod saves;
pub mod sentence;
pub mod set_up;
pub mod settings;
pub mod stats;
pub mod table;
pub mod turn;

use std::borrow::Cow;

use engine::seat::Seat;

use self::line::{Line, line};

/// The browser tab's title for a page.
pub fn tab(page: &str) -> String {
    format!("{} · {NAME}", isolated(page))
}

/// Halves as a number: `0`, `½`, `2½`.
pub fn halves(halves: u32) -> String {
    match (halves / 2, halves % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 0) => whole.to_string(),
        (whole, _) => format!("{whole}½"),
    }
}

/// For example `1 card`, `2 cards`.
pub fn count(number: usize, one: &str, several: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { several })
}

/// A score in two parts: `Ana: 24` and `Ben: 30`. A name may end with a number, and its score stays beside it.
pub fn scores(sides: [(Seat, impl std::fmt::Display); 2]) -> [Line; 2] {
    sides.map(|(seat, score)| line!("{0}:\u{a0}{1}", seat, score.to_string()))
}

/// The sign between texts of which one is said.
pub const BETWEEN: char = '|';

/// The texts of a message that holds several, in order.
pub fn choices(all: &'static str) -> impl Iterator<Item = &'static str> {
    all.split(BETWEEN).map(str::trim)
}

/// One of them, by its place from 0.
pub fn choice(all: &'static str, at: usize) -> &'static str {
    choices(all).nth(at).unwrap_or_default()
}

/// Control characters around a name that isolate its writing direction.
const ISOLATES: [char; 2] = ['\u{2068}', '\u{2069}'];

/// A name in a text, isolated: right-to-left letters would otherwise reorder the text around it.
pub fn isolated(name: &str) -> Cow<'_, str> {
    let turns = |letter: char| {
        matches!(letter, '\u{590}'..='\u{8ff}' | '\u{200f}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefc}')
            || matches!(letter, '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
    };
    if !name.contains(turns) || name.contains(ISOLATES) {
        return name.into();
    }
    let [from, to] = ISOLATES;
    format!("{from}{name}{to}").into()
}

/// Undoes [`isolated`].
pub fn bare(name: &str) -> String {
    name.replace(ISOLATES, "")
}

/// For example `a`, `a and b`, `a, b and c`.
pub fn list<T: AsRef<str>>(items: &[T]) -> String {
    enumerated(items, and)
}

/// For example `a`, `a or b`, `a, b or c`.
pub fn either<T: AsRef<str>>(items: &[T]) -> String {
    enumerated(items, or)
}

fn enumerated<T: AsRef<str>>(items: &[T], joined: fn(String, String) -> String) -> String {
    let isolated: Vec<_> = items.iter().map(|item| isolated(item.as_ref()).into_owned()).collect();
    match isolated.as_slice() {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => joined(first.join(", "), last.clone()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_read_as_people_write_them() {
        assert_eq!(list::<&str>(&[]), "");
        assert_eq!(list(&["Ana"]), "Ana");
        assert_eq!(list(&["Ana", "Ben"]), "Ana and Ben");
        assert_eq!(list(&["Ana", "Ben", "Cem"]), "Ana, Ben and Cem");
        assert_eq!(either(&["3", "4", "8"]), "3, 4 or 8");
        assert_eq!(list(&["Ana", "נור"]), "Ana and \u{2068}נור\u{2069}");
        assert_eq!(count(1, "card", "cards"), "1 card");
        assert_eq!(count(0, "card", "cards"), "0 cards");
    }
}

//! The words that all games share: chooses and joins messages of `static/text`. A game's own are in its `text` module.

pub use self::letters::{bare, choice, choices, isolated};
pub(crate) use self::messages::common::*;
pub(crate) use self::messages::{
    about, files, language, lessons, privacy, replay, rules, settings, share,
};

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
pub mod lists;
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
pub mod stats;
pub mod table;
#[cfg(test)]
mod tests;
pub mod text;
pub mod turn;

use engine::seat::Seat;

use self::line::Line;

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

/// A score in two parts: `Ana: 24` and `Ben: 30`. A name may end with a number, and its score stays beside it.
pub fn scores(sides: [(Seat, impl std::fmt::Display); 2]) -> [Line; 2] {
    sides.map(|(seat, score)| messages::common::score(seat, score))
}

pub fn list<T: AsRef<str>>(items: &[T]) -> String {
    lists::list(texts(items)).plain()
}

pub fn either<T: AsRef<str>>(items: &[T]) -> String {
    lists::either(texts(items)).plain()
}

fn texts<T: AsRef<str>>(items: &[T]) -> impl Iterator<Item = String> {
    items.iter().map(|item| isolated(item.as_ref()).into_owned())
}

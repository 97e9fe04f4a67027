use engine::bot::Level;

pub(crate) use super::messages::games::*;
use super::{choice, list, messages};
use crate::words::text::Text;

/// A game on the shelf. The home page needs no more of a game than this and its emblem.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct About {
    pub name: Text,
    pub gist: Text,
    pub players: Text,
    pub length: Text,
    pub authors: &'static [&'static str],
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Credits {
    /// The game's makers, and its sources.
    pub made_by: Text,
    /// The makers' page, if known for certain: its address, and the text of its link.
    pub makers_page: Option<(&'static str, Text)>,
}

pub fn facts(about: About) -> String {
    let About { players, length, .. } = about;
    format!("{players} · {length}")
}

pub fn author(about: About) -> String {
    by(list(about.authors))
}

/// Bots of one level within a sentence: `an easy bot`, `3 sharp bots`; `sharp bots` if the number is unknown.
pub fn bots(number: u8, level: Level) -> String {
    match number {
        0 => choice(ALL_BOTS, level as usize).to_owned(),
        1 => choice(ONE_BOT, level as usize).to_owned(),
        number => several_bots(number, choice(ALL_BOTS, level as usize)),
    }
}

/// Bots of one level with their names: `Otis, an easy bot`, `Otis and Tilda, 2 easy bots`.
pub fn bots_named(names: &[&str], level: Level) -> String {
    let number = u8::try_from(names.len()).unwrap_or(u8::MAX);
    messages::games::bots_named(list(names), bots(number, level))
}

pub fn level(level: Level) -> &'static str {
    choice(LEVELS, level as usize)
}

pub fn level_within(level: Level) -> &'static str {
    choice(LEVELS_WITHIN, level as usize)
}

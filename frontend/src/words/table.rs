//! The table's own texts: hand-overs, buttons, the menu. Everybody may read all of it.

use engine::seat::Seat;

use super::players::Players;
pub(crate) use crate::words::messages::table::*;
use crate::words::text::Text;

/// Continues with a chapter of the log: `Continue: Round 3`.
pub fn continue_to(chapter: &str) -> String {
    go_on_with(chapter.split_once(':').map_or(chapter, |(name, _)| name.trim_end()))
}

pub const KEYS: [(Text, Text); 10] = [
    (KEY_ARROWS, KEY_ARROWS_DO),
    (KEY_ENTER, KEY_ENTER_DOES),
    (KEY_NUMBERS, KEY_NUMBERS_DO),
    (KEY_C, KEY_C_DOES),
    (KEY_TAB, KEY_TAB_DOES),
    (KEY_SPACE, KEY_SPACE_DOES),
    (KEY_H, KEY_H_DOES),
    (KEY_L, KEY_L_DOES),
    (KEY_ESCAPE, KEY_ESCAPE_DOES),
    (KEY_QUESTION, KEY_QUESTION_DOES),
];

pub const fn give_up_hint(seats: u8) -> Text {
    if seats == 2 { GIVE_UP_ENDS } else { GIVE_UP_LEAVES }
}

/// The button for another game of `seats` players. With at most one person, nobody changes seats.
pub const fn again(seats: u8, people: u8) -> Text {
    match (seats, people) {
        (_, 0 | 1) => AGAIN_ALONE,
        (2, _) => AGAIN_SWAPPED,
        _ => AGAIN_ONE_ON,
    }
}

pub fn series(players: &Players, won: &[u32]) -> Option<String> {
    score(players, won).map(series_of)
}

/// `You 3 · Otis 5`; `None` before the first win.
pub fn score(players: &Players, won: &[u32]) -> Option<String> {
    let one = |(seat, won): (Seat, &u32)| format!("{} {won}", players.label(seat));
    let all: Vec<_> = Seat::all(players.count()).zip(won).map(one).collect();
    won.iter().any(|won| *won > 0).then(|| all.join(" · "))
}

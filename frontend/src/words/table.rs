//! The table's own texts: hand-overs, buttons, the menu. Everybody may read all of it.

pub(crate) use crate::words::messages::table::*;

/// Continues with a chapter of the log: `Continue: Round 3`.
pub fn go_on_to(chapter: &str) -> String {
    let what = chapter.split_once(':').map_or(chapter, |(what, _)| what);
    format!("{GO_ON}: {what}")
}

pub const KEYS: [(&str, &str); 10] = [
    ("Arrows", "Go to the card or button that lies that way: up from your hand to the table."),
    (
        "Enter",
        "Press it; on a choice, take it and go on. Where nothing is to be chosen, continue, or skip what is told. To \
         take the device, press Enter twice.",
    ),
    ("1 to 9", "Pick the card or choice in that place."),
    ("C", "Continue, or skip what is told, from anywhere."),
    ("Tab", "Go to the next card or button."),
    ("Space", "Pick a choice; in a group, arrows move between choices."),
    ("H", "Ask for a hint, when you play alone against bots."),
    ("L", "Say what the signs on the board mean."),
    ("Esc", "Close this, the menu, the log or a hint."),
    ("?", "Show this list."),
];

/// The effect of giving up.
pub const fn give_up_hint(seats: u8) -> &'static str {
    match seats {
        2 => "The game ends now. This can’t be undone.",
        _ => "The others play on without this seat. This can’t be undone.",
    }
}

/// The button for another game of `seats` players, `people` of them people: a single player has nobody to change seats
/// with.
pub const fn again(seats: u8, people: u8) -> &'static str {
    match (seats, people) {
        (_, 0 | 1) => "Play again",
        (2, _) => "Play again, seats swapped",
        _ => "Play again, one seat on",
    }
}

/// Asks before a seat gives up; a single player has no name.
pub fn really(name: Option<&str>) -> String {
    name.map_or_else(|| "Do you give up?".to_owned(), |name| format!("Does {name} give up?"))
}

pub fn series(entries: &[(String, u32)]) -> String {
    let parts: Vec<_> = entries.iter().map(|(name, won)| format!("{name} {won}")).collect();
    format!("Series: {}", parts.join(" · "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn on_goes_to_what_begins() {
        assert_eq!(go_on_to("Round 3"), "Continue: Round 3");
        assert_eq!(go_on_to("Turn 14: Ben"), "Continue: Turn 14");
    }

    #[test]
    fn who_plays_alone_has_nobody_to_change_seats_with() {
        assert_eq!(again(2, 2), "Play again, seats swapped");
        assert_eq!(again(3, 2), "Play again, one seat on");
        assert_eq!([again(2, 1), again(4, 1), again(2, 0)], ["Play again"; 3]);
    }

    #[test]
    fn a_series_names_everybody() {
        let entries = [("Ana".to_owned(), 2), ("Ben".to_owned(), 0)];
        assert_eq!(series(&entries), "Series: Ana 2 · Ben 0");
    }
}

//! The table's own texts: hand-overs, buttons, the menu. Everybody may read all of it.

pub const GO_ON: &str = "Continue";

/// Continues with a chapter of the log: `Continue: Round 3`.
pub fn go_on_to(chapter: &str) -> String {
    let what = chapter.split_once(':').map_or(chapter, |(what, _)| what);
    format!("{GO_ON}: {what}")
}
pub const PASS_ON: &str = "Hide and pass on";
pub const SHOW_TABLE: &str = "Show the table";
pub const UNDO: &str = "Undo";
pub const SHOW_CARDS: &str = "Show the cards";
pub const COVER: &str = "Cover the screen";
pub const MENU: &str = "Menu";
pub const LOG: &str = "Log";
pub const RULES: &str = "Rules";
pub const SETTINGS: &str = "Settings";
pub const HOME: &str = "Home";
pub const MOVE: &str = "Move to another device";
pub const REPORT: &str = "Report a problem";
pub const GIVE_UP: &str = "Give up";
pub const KEPT: &str = "Saved after every decision. Pick it up again from the home page.";

pub const HOLD_HINT: &str = "Press and hold. On a keyboard, press Enter twice.";
pub const TAP_HINT: &str = "Tap or press Enter twice.";
pub const AGAIN: &str = "Once more";

pub const BREAK: &str = "Break";
pub const PICK: &str = "Who’s next?";
pub const WITHOUT_LOOKING: &str = "Finish without looking";
pub const IN_SECRET: &str = "Choose in secret instead";
pub const COUNT_DOWN: &str = "Count down: 3-2-1";
pub const ENTER_GESTURES: &str = "Enter what we showed";
pub const GESTURES_DONE: &str = "That’s what we showed";
pub const PAUSED: &str = "Paused";
pub const PAUSED_HINT: &str = "All cards are hidden. Continue when everyone is ready.";
/// Title in place of "Paused" while a clock runs on.
pub const COVERED: &str = "All cards are hidden";
pub const UNTOUCHED: &str = "Covered: nobody touched it for a minute.";
pub const RECAP: &str = "Since you last looked";
pub const LOCKED_IN: &str = "Locked in. Still secret.";
/// For an action that everybody could see.
pub const TURN_DONE: &str = "Turn done.";
/// For an action that is neither a turn of its own nor secret.
pub const DONE: &str = "Done.";
pub const RAN_OUT: &str = "Time’s up";
pub const MIDDLE: &str = "Put the device where everyone can see it.";
pub const LEARNED: &str = "For your eyes only";
pub const NO_NEWS: &str = "Nothing new for you.";

pub const ELSEWHERE: &str = "This game is open in another tab";
pub const ELSEWHERE_HINT: &str = "You can play it in one tab at a time. Here you can only watch.";
pub const TAKE_OVER: &str = "Take over here";
pub const CONFLICT: &str = "This game went on in another tab";
pub const CONFLICT_HINT: &str =
    "The two games differ now. This tab has stopped so that neither is lost.";
pub const AHEAD_HINT: &str = "This tab has stopped so that nothing is lost.";
pub const FOLLOW: &str = "Continue from there";
pub const KEEP_BOTH: &str = "Keep this one as a second game";
pub const OPENING: &str = "Laying out the cards.";
pub const NOT_OPENED: &str = "This game can’t be opened";

/// Before simultaneous choices are revealed to all who made one.
pub const IN_THE_MIDDLE: &str = "Put the device in the middle";

pub const PLAY_WITH_SOUND: &str = "Play with sound?";
pub const TRY_IT: &str = "Hear it";
pub const SOUND_ON: &str = "Turn sound on";
pub const YES: &str = "Yes";
pub const NO_SOUND: &str = "No";
pub const MUTE: &str = "Mute";

pub const SHOW_ALL: &str = "Skip";
/// Skips to the end of a game that others finish.
pub const SKIP_OTHERS: &str = "Skip to the result";
pub const NARRATION: &str = "What happened";

pub const KEYS_TITLE: &str = "Keys";
/// The heading of a board's legend.
pub const LEGEND: &str = "What you see";
pub const LOWER_SIGNS: &str = "The lower half";
pub const UPPER_SIGNS: &str = "The upper half";
pub const NO_SIGNS: &str = "There’s nothing to explain here.";

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

pub const LOG_HINT: &str = "Choose a line to see the table as it was.";
pub const MOMENT: &str = "As it was";
pub const BACK_TO_LOG: &str = "Back to the log";

/// For players without a choice where several reveal theirs: `Ana and Ben must stand this time.`
pub fn bound(names: &str, bound_to: &str) -> String {
    format!("{names} {bound_to}.")
}

/// Shown while people elsewhere choose.
pub fn waits_for(names: &str) -> String {
    format!("Waiting for {names}")
}

/// The same for too many to name.
pub fn waits_for_many(number: u8) -> String {
    format!("Waiting for {number} players")
}

pub const OTHERS_CHOOSE: &str = "The others are choosing";

pub const WHO_PLAYS: &str = "Players";
pub const EMPTY_LOG: &str = "Nothing has happened yet.";

pub const WHO_GIVES_UP: &str = "Who gives up?";
pub const STAY: &str = "Keep playing";
pub const REALLY_GIVE_UP: &str = "Give up the game";

pub const MOVE_HINT: &str = "Saves the game to a file, which you can import on another device’s home \
    page. The file holds every card, hidden ones too: send it only to the people you play with.";
pub const MOVE_NOW: &str = "Save the file";

pub const REPORT_HINT: &str = "The report holds the version and the whole game, hidden cards too. It \
    is copied to your clipboard and sent nowhere. Paste it into a message to whoever gave you this \
    page, and say what went wrong.";
pub const REPORT_NOW: &str = "Copy the report";
pub const REPORTED: &str = "Report copied.";
pub const NOT_REPORTED: &str = "The browser didn’t allow copying.";

pub const NOT_SAVED: &str = "Your last decision couldn’t be saved";

pub const SEE_MOMENT: &str = "Watch it again";
pub const REPLAY: &str = "Watch the replay";
pub const SHARE: &str = "Share the game";
pub const CHALLENGE: &str = "Challenge someone to this deal";
pub const SHARE_HINT: &str = "Anyone with this link can watch the whole game, card by card.";
pub const CHALLENGE_HINT: &str =
    "Anyone with this link can play the same deal. It doesn’t say how your game went.";

pub fn pass_to(name: &str) -> String {
    format!("Pass the device to {name}")
}

pub fn only_for(name: &str) -> String {
    format!("Only {name} should look now.")
}

/// For a person who got the device by mistake.
pub fn not_me(name: &str) -> String {
    format!("Not {name}?")
}

/// On a button to hold down.
pub fn held(label: &str) -> String {
    format!("Hold: {label}")
}

/// On the button that a person holds to take the device.
pub fn hold(name: &str) -> String {
    format!("Hold: I’m {name}")
}

/// Passes the device to the person who has an offer to answer.
pub fn hand_to(name: &str) -> String {
    format!("Hand it to {name}")
}

/// On the button that a person taps twice to take the device.
pub fn tap(name: &str) -> String {
    format!("I’m {name}")
}

pub fn thinks(name: &str) -> String {
    format!("{name} is thinking")
}

/// Opens the curtain of the person who wants to undo their decision.
pub fn undo_of(name: &str) -> String {
    format!("{name}: undo")
}

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

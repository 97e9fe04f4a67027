//! The table's own words: hand-overs, buttons, the menu. All of it may be read by everybody.

pub const GO_ON: &str = "Continue";
pub const PASS_ON: &str = "Hide it and pass on";
pub const SHOW_TABLE: &str = "Show the table";
pub const UNDO: &str = "Undo";
pub const SHOW_CARDS: &str = "Show the cards";
pub const COVER: &str = "Cover the screen";
pub const MENU: &str = "Menu";
pub const LOG: &str = "Log";
pub const RULES: &str = "Rules";
pub const SETTINGS: &str = "Settings";
pub const HOME: &str = "Home page";
pub const MOVE: &str = "Move to another device";
pub const REPORT: &str = "Report a problem";
pub const GIVE_UP: &str = "Give up";
pub const KEPT: &str = "The game is saved after every decision. It goes on from the home page.";

pub const HOLD_HINT: &str = "Press and hold. On a keyboard, press Enter twice.";
pub const TAP_HINT: &str = "Tap twice.";
pub const AGAIN: &str = "Once more";

pub const BREAK: &str = "Break";
pub const PICK: &str = "Who’s next?";
pub const WITHOUT_LOOKING: &str = "Done, without a look at the cards";
pub const PAUSED: &str = "Paused";
pub const PAUSED_HINT: &str = "Nobody’s cards are shown. Go on when everybody is ready.";
pub const RECAP: &str = "Since last time";
pub const LOCKED_IN: &str = "Locked in. Still secret.";
pub const RAN_OUT: &str = "Time’s up";
pub const MIDDLE: &str = "Put the device where everyone can see it.";
pub const LEARNED: &str = "For your eyes only";
pub const LOOK: &str = "Hold to see your choice";
pub const TAP_TO_LOOK: &str = "Tap twice to see your choice";
pub const NO_NEWS: &str = "Nothing new for you.";

pub const ELSEWHERE: &str = "This game is open in another tab";
pub const ELSEWHERE_HINT: &str =
    "It can be played in one tab at a time. Here it can only be looked at.";
pub const TAKE_OVER: &str = "Take over here";
pub const APART: &str = "This game went on in another tab";
pub const APART_HINT: &str =
    "It took another course there. This tab has stopped, so that neither gets lost.";
pub const AHEAD_HINT: &str = "This tab has stopped, so that nothing gets lost.";
pub const FOLLOW: &str = "Play on from there";
pub const KEEP_BOTH: &str = "Keep this one as a second game";
pub const OPENING: &str = "The cards are being laid out.";
pub const NOT_OPENED: &str = "This game can’t be opened";

pub const SHOW_ALL: &str = "Show all";
pub const TOLD: &str = "What happened";

pub const EMPTY_LOG: &str = "Nothing has happened yet.";

pub const WHO_GIVES_UP: &str = "Who gives up?";
pub const STAY: &str = "Play on";
pub const REALLY_GIVE_UP: &str = "Give up the game";

pub const MOVE_HINT: &str = "The game is saved to a file that the home page of another device can \
    import. The file holds every card, the hidden ones too: whoever opens it can read them. Send it \
    only to where the same people go on playing.";
pub const MOVE_NOW: &str = "Save the file";

pub const REPORT_HINT: &str = "The report says which version this is and holds the game with every \
    card, the hidden ones too. It goes to the clipboard and nowhere else.";
pub const REPORT_NOW: &str = "Copy the report";
pub const REPORTED: &str = "The report is in the clipboard.";
pub const NOT_REPORTED: &str = "The browser would not let the page use the clipboard.";

pub const NOT_SAVED: &str = "The last decision could not be saved";
pub const TRY_AGAIN: &str = "Try again";

pub const REPLAY: &str = "Watch the replay";
pub const SHARE: &str = "Share the game";
pub const CHALLENGE: &str = "Same deal for somebody else";
pub const SHARE_HINT: &str = "Whoever opens this link can watch the whole game, card by card.";
pub const CHALLENGE_HINT: &str =
    "Whoever opens this link gets the same deal to play. What happened here is not in it.";

/// The heading of a curtain.
pub fn pass_to(name: &str) -> String {
    format!("Pass the device to {name}")
}

/// Under the heading of a curtain.
pub fn only_for(name: &str) -> String {
    format!("Only {name} should look from here on.")
}

/// For whoever got the device by mistake.
pub fn not_me(name: &str) -> String {
    format!("Not {name}?")
}

/// On the button that a person holds to take the device.
pub fn hold(name: &str) -> String {
    format!("Hold: I’m {name}")
}

/// On the button that a person taps twice to take the device.
pub fn tap(name: &str) -> String {
    format!("I’m {name}")
}

/// While bots think.
pub fn thinks(name: &str) -> String {
    format!("{name} is thinking")
}

/// Takes back what the seat has decided, once the button is held.
pub fn hold_to_undo(name: &str) -> String {
    format!("{name}: hold to undo")
}

/// Takes back what the seat has decided, once the button is tapped twice.
pub fn tap_to_undo(name: &str) -> String {
    format!("{name}: tap twice to undo")
}

/// What giving up leads to.
pub const fn give_up_hint(seats: u8) -> &'static str {
    match seats {
        2 => "The game ends now. This can’t be undone.",
        _ => "The others play on, and the rules decide in this seat. This can’t be undone.",
    }
}

/// The way to the next game of the same people.
pub const fn again(seats: u8) -> &'static str {
    match seats {
        2 => "Play again, seats swapped",
        _ => "Play again, everybody one seat on",
    }
}

/// A question before a seat gives up.
pub fn really(name: &str) -> String {
    format!("Does {name} give up?")
}

/// The score of a series of games.
pub fn series(entries: &[(String, u32)]) -> String {
    let parts: Vec<_> = entries.iter().map(|(name, won)| format!("{name} {won}")).collect();
    format!("Series: {}", parts.join(" · "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_series_names_everybody() {
        let entries = [("Ana".to_owned(), 2), ("Ben".to_owned(), 0)];
        assert_eq!(series(&entries), "Series: Ana 2 · Ben 0");
    }
}

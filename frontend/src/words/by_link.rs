//! Games between two places, in words.

use crate::services::by_link::{BadMessage, NotOpened, NotYet, Refused};

use super::errors;
use super::links::BAD;

// Before the first link.
pub const FOR_FRIENDS: &str = "Each of you sees only your own cards, and neither of you deals alone. A determined cheat could \
    unpack a link and see them all. Play this with friends.";
pub const NO_SERVER: &str =
    "Nobody but you two sends anything: the game exists on your two devices and in the links.";
pub const NO_CLOCK: &str =
    "There is no clock by link: links take their time. Any time limit is left out.";

pub const INVITE_HINT: &str =
    "The cards are dealt once the answer arrives: each of you supplies half of the shuffle.";
pub const ANSWER_HINT: &str =
    "The cards are dealt once it arrives: each of you supplies half of the shuffle.";
pub const YOU_ARE: &str = "You play as";
pub const PLAY: &str = "Play";

// Sending.
pub const SEND_INVITATION: &str = "Send the invitation";
pub const SEND_AGAIN: &str = "Send the link again";
pub const SEALED: &str = "Your choice is sealed. It can’t be changed once it is sent, and nobody sees it before both have \
    chosen.";
pub const AHEAD: &str = "Decide ahead too?";
pub const NOT_AHEAD: &str = "Not now";
pub const AHEAD_HINT: &str = "Your next choice, whatever comes: sealed with this move, before you see the other’s. It can’t be changed \
    once it is sent, and it saves a link. Should the game ask for something else next, nobody ever sees it.";
pub const SEALED_AHEAD: &str = "Your next choice is sealed with it.";
pub const SENT_HINT: &str = "Send this link. Whoever opens it on another device goes on from here.";
pub const TOO_LONG: &str = "This game has grown too long for a link: some apps would cut it. Send it as a file, to be opened \
    under Import on the home page.";
pub const FILE: &str = "Save as a file";
pub const NOT_SENT: &str = "Send your move first.";

// A link that came.
pub const PASTE: &str = "Paste a link";
pub const PASTE_LABEL: &str = "The link you were sent";
pub const PASTE_HINT: &str = "On some phones the installed app and the browser keep their games apart. If your link opens in \
    the other one, copy it and paste it here.";
pub const OPEN: &str = "Open";
pub const NO_LINK: &str = "That’s no Facedown link. Copy all of it, from “https” to its end.";
pub const OTHER_GAME: &str = "That link is for another game.";
pub const OPEN_OTHER: &str = "Open that game";
pub const OFFERED: &str = "Keep this game?";
pub const OFFERED_HINT: &str = "This device doesn’t know it, or some moves of yours in it. A game that began elsewhere doesn’t count in your \
    statistics.";
pub const KEEP: &str = "Keep the game";
pub const TO_GAME: &str = "To the game";

/// A game that is offered.
pub fn offered(game: &str, own: &str, other: &str) -> String {
    format!("You are {own}, in a game of {game} against {other}.")
}

/// The request on a device where only the other side can go on.
pub fn send_to(name: &str) -> String {
    format!("Send {name} your move")
}

/// The last link of a game.
pub fn send_end_to(name: &str) -> String {
    format!("Send {name} the result")
}

/// Progress towards the first cards: the invitation, its answer, the cards.
pub fn step(number: u8) -> String {
    format!("Step {number} of 3")
}

/// An invitation, before it is sent.
pub fn invite(name: &str) -> String {
    format!("Invite {name}")
}

/// The answer to an invitation.
pub fn answer(name: &str) -> String {
    format!("Send {name} your answer")
}

/// An invitation that was opened.
pub fn invited(name: &str, game: &str) -> String {
    format!("{name} invites you to {game}")
}

/// The link's recipient.
pub fn for_whom(name: &str) -> String {
    format!("Link for {name}")
}

/// While a link is waited for.
pub fn waits_for(name: &str) -> String {
    format!("Waiting for {name}’s link")
}

/// Home's line for a game whose next link is made here.
pub const HOME_MOVES: &str = "Your move";

/// The other one has made a simultaneous choice.
pub fn has_sealed(name: &str) -> String {
    format!("{name} has chosen, and sealed it.")
}

/// Home's line for it.
pub fn home_waits(name: &str) -> String {
    format!("Waits for {name}")
}

/// Beside the answer to an invitation.
pub fn answer_of(name: &str, game: &str) -> String {
    format!("{game}: {name} plays")
}

/// Beside a link: whose move it is, if it is anybody's, and how the game stands.
pub fn message(game: &str, mover: Option<&str>, standing: &str) -> String {
    match mover {
        Some(name) => format!("{game}: {name}’s move. {standing}"),
        None => format!("{game}. {standing}"),
    }
}

/// The refusal of giving up.
pub fn not_your_move(name: &str) -> String {
    format!("It’s {name}’s move. You can give up when the next link is here.")
}

/// The refusal of sending a move.
pub const fn not_yet(why: NotYet) -> &'static str {
    match why {
        NotYet::ToDecide => "There is something for you to decide first.",
        NotYet::Nothing => "There is nothing new to be sent.",
    }
}

/// A game's saved state is damaged.
pub const DAMAGED: &str = "What this device keeps of the game’s links is damaged. Export the game if you want to \
    keep it; then delete it on the home page and open the last link again.";

/// A link's refusal, and the way out.
pub fn not_opened(why: &NotOpened) -> (&'static str, String) {
    let (title, hint) = match why {
        NotOpened::Refused(Refused::Own, _) => (
            "This link is for the other player",
            "It was made on your side of the game. If it hasn’t arrived yet, send it on.",
        ),
        NotOpened::Refused(Refused::Older, _) => (
            "There is nothing new in this link",
            "Your game is as far on as this link, or further, and stays as it is.",
        ),
        NotOpened::Refused(Refused::DoesntFit, _) => (
            "This link doesn’t fit",
            "It is of another deal, of other moves than your game here has, or for another device of yours. Open it \
             there, or ask for the last link again; your game stays as it is.",
        ),
        NotOpened::Store(error) => (BAD, errors::store(*error)),
        NotOpened::Bad(BadMessage::Version(_)) => {
            (BAD, "A newer version of Facedown made it. Reload the page to get it.")
        }
        NotOpened::Bad(BadMessage::Line(_)) => (BAD, "Something in it was changed on the way."),
        NotOpened::Bad(BadMessage::Record(trouble)) => return (BAD, errors::linked(trouble)),
    };
    (title, hint.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::services::by_link::Message;

    #[test]
    fn a_link_that_was_changed_is_told_as_a_link() {
        let (salt, half) = ("0".repeat(32), "0".repeat(16));
        let seal = format!("seal 0 {}\n", "ab".repeat(32));
        let text =
            format!("apart 1\nid a\nfrom 1\ndeal 1 {salt} {half} {half}\n{seal}{seal}facedown 1\n");
        let why = NotOpened::Bad(Message::read(&text).unwrap_err());
        let (title, text) = not_opened(&why);
        assert!(title == BAD && text.contains("changed on the way"), "{text}");
        assert!(!text.contains("Paste"), "{text}");
    }
}

//! Games between two places, in words.

use crate::services::by_link::{BadMessage, NotOpened, NotYet, Refused};
pub(crate) use crate::words::messages::by_link::*;

use super::errors;
use super::links::BAD;

/// Beside a link: whose move it is, if it is anybody's, and how the game stands.
pub fn message(game: &str, mover: Option<&str>, standing: &str) -> String {
    match mover {
        Some(name) => format!("{game}: {name}’s move. {standing}"),
        None => format!("{game}. {standing}"),
    }
}

/// The refusal of sending a move.
pub const fn not_yet(why: NotYet) -> &'static str {
    match why {
        NotYet::ToDecide => "There is something for you to decide first.",
        NotYet::Nothing => "There is nothing new to be sent.",
    }
}

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

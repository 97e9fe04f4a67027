//! Games between two places, in words.

use crate::services::by_link::{Agreed, BadMessage, NotYet, Proof, Receipt, Refused};

use super::{count, errors};

// Before the first link.
pub const FOR_FRIENDS: &str = "A link holds the whole game, everybody’s cards included: packed, \
                               but not secret. Facedown shows each of you only your own cards, and \
                               neither of you deals alone. Whoever wants to cheat by taking a link \
                               apart can. So play this with friends.";
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
pub const KNOWN: &str = "You have opened this link before";
pub const KNOWN_HINT: &str = "There is nothing new in it. Your game is where you left it.";
pub const OLDER: &str = "This is an earlier link";
pub const OLDER_HINT: &str = "Your game is further on already, and stays as it is.";
pub const UNKNOWN: &str = "This device doesn’t know this game";
pub const KEEP_UNKNOWN: &str = "Keep the game";
pub const KEEP_MINE: &str = "I made them: keep the game";
pub const TO_GAME: &str = "To the game";
pub const REFUSED: &str = "This link doesn’t fit";
pub const OWN: &str = "This link is for the other player";
pub const ASKED: &str = "Were these your moves?";
pub const UNCHANGED: &str = "Nothing has changed on this device.";
pub const IT_WAS_ME: &str = "Yes, that was me";

/// Of which game a link is that this device doesn't know.
pub fn unknown(game: &str, own: &str, other: &str) -> String {
    format!(
        "The link is a move in a game of {game}, {own} against {other}, with you as {own}. That game didn’t begin \
         on this device, or was deleted."
    )
}

/// What keeping such a game means.
pub fn unknown_hint(other: &str) -> String {
    format!(
        "You can keep it and play on. But this device can’t check how its cards were dealt: {other} may have \
         chosen them. The receipt will say so, and the game won’t count in your statistics."
    )
}

/// Of an invitation that was accepted here before, in a game that is here no more.
pub const ANSWERED: &str = "This invitation was accepted on this device before, and that game is gone. You can accept it \
    again. But you may have seen the first deal, so the receipt can’t call the new one fair, and the game won’t count in \
    your statistics.";
/// Of an invitation where nobody can tell that.
pub const ANSWERED_UNREAD: &str = "This device can’t read which invitations it has accepted before. You can accept this \
    one. But the receipt can’t call its deal fair, and the game won’t count in your statistics.";

/// Such a game holds decisions of who would play it here.
pub fn holds_moves_of(own: &str) -> String {
    format!(
        "It holds moves in {own}’s name. Keep it only if you made them: on another device, or on this one before \
         the game was deleted."
    )
}

/// What is asked of whom on a device where only the other side can go on.
pub fn send_to(name: &str) -> String {
    format!("Send {name} your move")
}

/// The last link of a game.
pub fn send_end_to(name: &str) -> String {
    format!("Send {name} the result")
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

/// Who gets the link.
pub fn for_whom(name: &str) -> String {
    format!("Link for {name}")
}

/// While a link is waited for.
pub fn waits_for(name: &str) -> String {
    format!("Waiting for {name}’s link")
}

/// How the home page tells of a game whose next link is made here.
pub const HOME_MOVES: &str = "Your move";

/// The other one has made a simultaneous choice.
pub fn has_sealed(name: &str) -> String {
    format!("{name} has chosen, and sealed it.")
}

/// How the home page tells of it.
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

/// A game of which this device knows nothing, and whose it is.
pub fn game_between(one: &str, other: &str) -> String {
    format!("A game between {one} and {other}")
}

/// Who opens a move of it is asked who it is.
pub fn who_are_you(game: &str, to: &str) -> String {
    format!("The link is a move in their game of {game}, and it’s for {to}. Who are you?")
}

/// Somebody is one of the two.
pub fn i_am(name: &str) -> String {
    format!("I’m {name}")
}

pub const NEITHER: &str = "Neither";

/// Why nothing can be given up now.
pub fn not_your_move(name: &str) -> String {
    format!("It’s {name}’s move. You can give up when the next link is here.")
}

/// Why a move can't be sent.
pub const fn not_yet(why: NotYet) -> &'static str {
    match why {
        NotYet::ToDecide => "There is something for you to decide first.",
        NotYet::Nothing => "There is nothing new to be sent.",
    }
}

/// What a link is that can't be read.
pub fn bad_message(error: &BadMessage) -> String {
    match error {
        BadMessage::Version(_) => {
            "A newer version of Facedown made it. Reload the page to get it.".to_owned()
        }
        BadMessage::Line(_) => "Something in it was changed on the way.".to_owned(),
        BadMessage::Record(trouble) => errors::linked(trouble),
    }
}

/// What is kept of a game can't be relied on.
pub const DAMAGED: &str = "What this device keeps of the game’s links is damaged. Export the game if you want to \
    keep it; then delete it on the home page and open the last link again.";

/// Why a link is refused, and what can be done.
pub fn refused(why: &Refused) -> String {
    match why {
        // An old one of this device, or of another device on this side.
        Refused::Own => {
            "It was made on your side of the game. If it hasn’t arrived yet, send it on.".to_owned()
        }
        Refused::NotInvited => "It answers an invitation that isn’t on this device. Open it where you sent the \
            invitation, or invite again."
            .to_owned(),
        Refused::AnsweredBefore => "This invitation was answered before, perhaps from another device. The game goes on \
            with the first answer."
            .to_owned(),
        Refused::OtherDeal => "The cards in it were not dealt as the two of you agreed. If you accepted the invitation \
            on another device too, open it there; else ask for the right link, or begin a new game."
            .to_owned(),
        Refused::OtherCourse(at) => format!(
            "It goes on from another course of this game, which {}. Your game stays as it is. If the other one is \
             right, delete the game here and open the link again; its deal can’t be checked any more then.",
            match at {
                0 => "differs from yours from the first decision on".to_owned(),
                at => format!("parts from yours after {}", count(*at, "decision", "decisions")),
            }
        ),
        Refused::SealBroken => {
            "What it shows isn’t what was sealed. Ask for the right link, or end the game."
                .to_owned()
        }
        Refused::SealMissing => {
            "The proof of a sealed choice is missing. Ask for the link again.".to_owned()
        }
        Refused::SealLost => "It answers a choice that you sealed, and that isn’t on this device any more. Open it on \
            the device where you chose."
            .to_owned(),
        Refused::PlayedForYou => "It holds moves of yours that were not made on this device. Did you make them on \
            another one?"
            .to_owned(),
        Refused::Timed => {
            "This game has a clock, and links take their time. Ask for one without.".to_owned()
        }
        Refused::Damaged => DAMAGED.to_owned(),
    }
}

// The receipt.
pub const RECEIPT_FILE: &str = "Save the receipt";
pub const FIRST_HALF: &str = "Half of who invited";
pub const OTHER_HALF: &str = "Half of who was invited";
pub const PROMISE: &str = "Promise (SHA-256)";
pub const SEED: &str = "Seed of the deal";
pub const SEALS: &str = "Sealed choices";

/// What the receipt comes to.
pub fn receipt_title(receipt: &Receipt) -> &'static str {
    match receipt.agreed {
        _ if !receipt.holds() => "Deal in doubt",
        Agreed::Here => "Fair deal",
        Agreed::Elsewhere | Agreed::NotNoted => "Deal not checked",
    }
}

/// The receipt in a sentence.
pub fn receipt(receipt: &Receipt) -> &'static str {
    match receipt.agreed {
        _ if !receipt.holds() => "Something doesn’t fit. The receipt says what.",
        Agreed::Here if receipt.is_whole() && receipt.seals.is_empty() => {
            "Checked: the deal came from both of you. No choice was sealed in this game."
        }
        Agreed::Here if receipt.is_whole() => {
            "Checked: the deal came from both of you, and every sealed choice was kept."
        }
        Agreed::Here => {
            "Checked: the deal came from both of you. Not every sealed choice could be checked on this device."
        }
        Agreed::Elsewhere => {
            "The game came to this device with a link or a file, or its invitation had been accepted here before. So \
             this device can’t vouch for the deal, and the game doesn’t count in your statistics."
        }
        Agreed::NotNoted => {
            "An older version of Facedown began this game, and didn’t note whether it was agreed on this device."
        }
    }
}

/// How many sealed choices fit their proofs.
pub fn seals(receipt: &Receipt) -> String {
    let checked = format!("{} of {} checked", receipt.checked(), receipt.seals.len());
    if receipt.has_unseen {
        format!(
            "{checked}. What was sealed before the game came here, or elsewhere, isn’t among them."
        )
    } else {
        checked
    }
}

/// What came of one check.
pub const fn proof(proof: Proof) -> &'static str {
    match proof {
        Proof::Holds => "fits",
        Proof::Fails => "doesn’t fit",
        Proof::Missing => "can’t be checked here",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::services::by_link::Message;

    #[test]
    fn where_two_courses_part_is_told() {
        let text_of = |at| refused(&Refused::OtherCourse(at));
        assert!(
            text_of(0).contains("which differs from yours from the first decision on. Your game")
        );
        assert!(text_of(1).contains("which parts from yours after 1 decision. Your game"));
        assert!(text_of(2).contains("which parts from yours after 2 decisions."));
    }

    #[test]
    fn a_link_that_was_changed_is_told_as_a_link() {
        let (salt, half) = ("0".repeat(32), "0".repeat(16));
        let seal = format!("seal 0 {}\n", "ab".repeat(32));
        let text =
            format!("apart 1\nid a\nfrom 1\ndeal 1 {salt} {half} {half}\n{seal}{seal}facedown 1\n");
        let text = bad_message(&Message::read(&text).unwrap_err());
        assert!(text.contains("changed on the way") && !text.contains("Paste"), "{text}");
    }

    #[test]
    fn a_receipt_says_no_more_than_was_checked() {
        let mut of = Receipt {
            agreed: Agreed::Here,
            promise: Proof::Holds,
            answer: Proof::Holds,
            seed: Proof::Holds,
            seals: Vec::new(),
            has_unseen: false,
            came_with_link: None,
            hashed: Vec::new(),
            record: String::new(),
        };
        assert!(receipt(&of).ends_with("No choice was sealed in this game."));
        of.has_unseen = true;
        assert!(receipt(&of).contains("Not every sealed choice"));
        of.agreed = Agreed::Elsewhere;
        assert!(receipt(&of).contains("accepted here before"));
    }
}

//! Texts for seats on phones: at the table, where all may read them, and on a phone.

use crate::services::phones::protocol::Why;

/// The heading of the seats on phones, a part of the table's page.
pub const TITLE: &str = "Seats on phones";
pub const CHOOSING: &str = "choosing";
pub const READY: &str = "done";
pub const GONE: &str = "phone out of reach";
pub const CONNECTING: &str = "connecting";
pub const NO_PHONE: &str = "no phone yet";
pub const BIG_SCREEN: &str = "This is the big screen";
pub const NEAR_SCREEN: &str = "This is a handheld screen";
/// A person without a seat, who sees what all see.
pub const LOOKS_ON: &str = "looking on";
pub const CONNECT: &str = "Connect phones";
pub const PLACES: &str = "Who plays where";
pub const AT_TABLE: &str = "plays at the table";

/// The number of missing phones, when there are too many to name.
pub fn missing(number: u8, all: u8) -> String {
    if number == all {
        format!("None of {all} phones connected yet")
    } else {
        format!("{number} of {all} phones not connected")
    }
}

/// A phone sent something that no phone of ours sends.
pub fn thrown_out(name: &str) -> String {
    format!(
        "{name}’s phone was disconnected: it sent what no phone should. A fresh code connects it again."
    )
}

pub fn plays_here(name: &str) -> String {
    format!("{name} plays here")
}

pub fn plays_on_phone(name: &str) -> String {
    format!("{name} plays on a phone")
}

/// For screen readers: `Ben: choosing`.
pub fn said(name: &str, how: &str) -> String {
    format!("{name}: {how}")
}

pub const HINT: &str = "Each of these people plays on a phone. Someone whose phone is lost can play here, behind \
    the curtain, and go back to the phone later.";

// On the phone.

pub const OPENING: &str = "Waiting for the table to show the game.";
pub const HIDE: &str = "Hide the cards";
pub const HIDDEN: &str = "Your cards are hidden";
pub const SHOW: &str = "Show the cards";
pub const SENDING: &str = "Sending your choice to the table.";

/// The players the game waits for.
pub fn waits_for(names: &str) -> String {
    format!("Waiting for {names}")
}

pub const WHAT_TO_DO: &str = "What to do";
pub const LOG_BEGINS: &str =
    "What you saw since this phone joined. The table’s log has the whole game.";

pub const LOST: &str = "The table is out of reach";
pub const LOST_HINT: &str = "Nothing is lost. Keep this page open and stay on the same Wi-Fi: it \
                             connects again by itself. If it doesn’t, have the table show your \
                             code and scan it again, or play at the table.";
pub const NOT_FOUND: &str = "The table doesn’t find this phone again";
pub const NOT_FOUND_HINT: &str = "Nothing is lost. At the table, open “Seats on phones” in the menu and scan the code of your \
                             seat with this phone, or play at the table.";
pub const ENDED: &str = "This phone has left the game";
pub const ENDED_HINT: &str = "The seat was freed at the table. To play here again, scan the code that the table \
    shows for your seat.";
pub const ABUSE: &str = "The connection was closed";
pub const ABUSE_HINT: &str =
    "Something came over it that doesn’t belong to the game. Scan the code at the table again.";
pub const FREED: &str = "You play at the table now";
pub const FREED_HINT: &str =
    "Keep this page open. If somebody there puts you back on your phone, the game goes on here.";
pub const NEXT_GAME: &str = "Keep this page open: the next game begins here by itself.";

pub const VERSION: &str = "The table uses another version of this page";
pub const VERSION_HINT: &str = "Load the page again on both devices, then scan the code again.";

/// The table sent something that no table of this version sends.
pub const UNREADABLE: &str = "This page can’t read what the table sent";
pub const UNREADABLE_HINT: &str = "The table may use another version of this page. Load the page again on both \
    devices, then scan the code again. The table can go on without this phone meanwhile.";

/// Why a decision was refused; in a rule's own words where known.
pub fn refused(why: &Why) -> String {
    match why {
        Why::Late => "Too late: that was already decided.".to_owned(),
        Why::NotNow => "The game doesn’t wait for that any more.".to_owned(),
        Why::OtherGame => "The table plays another game now.".to_owned(),
        Why::Rule(rule) => format!("The table didn’t take that ({rule}). Choose again."),
        Why::Malformed | Why::NoAction => {
            "The table didn’t understand that. Choose again.".to_owned()
        }
        Why::TooMany => ABUSE_HINT.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_refusal_has_a_sentence() {
        for why in [
            Why::Malformed,
            Why::OtherGame,
            Why::Late,
            Why::NotNow,
            Why::NoAction,
            Why::Rule("GR-9".into()),
            Why::TooMany,
        ] {
            let text = refused(&why);
            assert!(text.ends_with('.') && !text.contains('\''), "{text}");
        }
    }
}

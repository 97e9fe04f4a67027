//! Texts for connecting phones: the two codes, the camera, and help when it fails.

use super::isolated;
use crate::services::camera::CameraTrouble;
use crate::services::phones::{BadCode, Standing, Trouble};

// At the table.

pub const TITLE: &str = "Seats on phones";
pub const HINT: &str =
    "You scan the table, then the table scans you, once each. All on the same Wi-Fi.";
pub const ALL_SEATED: &str = "Everyone is connected. You can play.";
pub const FREE: &str = "Free the seat";
pub const DONE: &str = "Play";
pub const MAKING_CODE: &str = "Making the code …";
pub const SCAN_THESE: &str =
    "Each of you scans your own code with the phone’s camera and opens the link.";
pub const ANSWERS_HINT: &str =
    "Each phone then shows a code, too. Hold them to this device’s camera, one after the other.";
pub const SCAN_ANSWERS: &str = "Read answers by camera";
pub const PASTE_LABEL: &str = "No camera? Paste any phone’s answer here";
pub const PASTE_NOW: &str = "Connect";
pub const NOTHING_PASTED: &str = "Paste the text that the phone shows first.";
pub const STOP_SCAN: &str = "Stop the camera";
pub const ASKING_CAMERA: &str = "Allow the camera, if your browser asks.";
pub const VIDEO: &str = "What the camera sees";

pub const LOOK_ON: &str = "Let someone look on";
pub const LOOK_ON_HINT: &str = "A late-comer’s phone sees what everyone sees, and has a seat in the next game if there’s room.";
pub const ONLOOKER: &str = "Someone who looks on";

pub const LOOK_ON_CODE: &str = "QR code to look on";
pub const COPY_TO_LOOK_ON: &str = "Copy the link to look on";

pub fn send_away(name: &str) -> String {
    format!("Disconnect {name}", name = isolated(name))
}

pub fn code_name(name: &str) -> String {
    format!("QR code for {name}’s phone", name = isolated(name))
}

pub fn link_for(name: &str) -> String {
    format!("The link for {name}", name = isolated(name))
}

pub fn copy_link(name: &str) -> String {
    format!("Copy {name}’s link", name = isolated(name))
}

/// The player whose seat is freed: follows [`FREE`].
pub fn of_whom(name: &str) -> String {
    format!(" of {name}", name = isolated(name))
}

pub fn standing(standing: &Standing) -> String {
    match standing {
        Standing::Free => "Not connected".to_owned(),
        Standing::Connecting => "Connecting …".to_owned(),
        Standing::Seated(name) => format!("Connected: {}", isolated(name.as_str())),
        Standing::Lost(_) => "Out of reach".to_owned(),
    }
}

pub fn connected(name: &str) -> String {
    format!("{name}’s phone is connected.", name = isolated(name))
}

pub fn connecting(name: &str) -> String {
    format!("Got it. Connecting to {name}’s phone …", name = isolated(name))
}

/// Why the camera shows nothing, and what to do.
pub const fn camera(trouble: CameraTrouble) -> &'static str {
    match trouble {
        CameraTrouble::Refused => {
            "The camera wasn’t allowed. Allow it in the browser’s settings for this page, or paste the answer below."
        }
        CameraTrouble::Missing => "There’s no camera here. Paste the answer below instead.",
        CameraTrouble::Busy => {
            "The camera gives no picture. Close other apps that use it, or paste the answer below."
        }
        CameraTrouble::NoReader => {
            "The code reader couldn’t be loaded. Check the connection and try again, or paste the answer below."
        }
    }
}

/// The trouble, and the player whose phone it concerns, if known.
pub fn trouble_of(name: Option<&str>, why: Trouble) -> String {
    let why = trouble(why);
    name.map_or_else(|| why.to_owned(), |name| format!("{name}: {why}", name = isolated(name)))
}

/// Why a phone and the table can't connect, and what to try.
pub const fn trouble(trouble: Trouble) -> &'static str {
    match trouble {
        Trouble::NoWebRtc => {
            "This browser can’t connect to other devices, or it’s turned off. Try another browser."
        }
        Trouble::NoChance => super::errors::NO_CHANCE,
        Trouble::NoNetwork => {
            "This device isn’t on a local network. Join the same Wi-Fi on both devices and try \
             again."
        }
        Trouble::Code(code) => bad_code(code),
        Trouble::Unknown => {
            "This answer belongs to another code. Scan the code that the table shows now, and try again."
        }
        Trouble::Taken => {
            "This seat is taken: its code was used by another phone. Free the seat first, then scan its code again."
        }
        Trouble::NoWay => {
            "The phone and the table can’t reach each other. Are both on the same Wi-Fi? Guest \
             networks and VPNs often keep devices apart: try another network, or one device’s \
             hotspot."
        }
        Trouble::Refused => "The browser refused this code. Show a new one, and try again.",
        Trouble::Abuse => "The phone sent what no phone should, so it was disconnected.",
    }
}

pub const fn bad_code(code: BadCode) -> &'static str {
    match code {
        BadCode::Empty => NOTHING_PASTED,
        BadCode::TooLong | BadCode::Odd => "That’s no code of this game.",
        BadCode::Broken => {
            "That code is incomplete. Copy all of it, from the first letter to the last."
        }
        BadCode::Version(_) => {
            "This code comes from another version. Load the page again on both devices."
        }
        BadCode::IsInvitation => {
            "That’s the table’s own code. The one to scan is on the phone, after its link is opened."
        }
        BadCode::IsAnswer => "That’s a phone’s answer. The table reads it, not another phone.",
    }
}

// In the next game's set-up.

pub const TO_SEAT: &str = "Looking on";

/// The button that gives an onlooker a seat.
pub fn seat_them(name: &str) -> String {
    format!("{name} looks on: give them a seat", name = isolated(name))
}

// On the phone.

pub const JOIN: &str = "Join the table";
pub const BAD_JOIN: &str = "This code can’t be opened";
pub const BAD_JOIN_WAY_OUT: &str = "Scan the code on the table again.";
pub const YOUR_NAME: &str = "Your name";
pub const JOIN_NOW: &str = "Join";
pub const LOOKING_FOR_SEAT: &str =
    "You had this seat. If the table is still open, you’re back in a moment; else join again.";
pub const JOINING: &str = "Making your code …";
pub const YOUR_CODE: &str = "Your code for the table";
pub const SHOW_TABLE: &str = "Hold this code to the table’s camera.";
pub const WAITING: &str = "Waiting for the table …";
pub const COPY_ANSWER: &str = "Copy answer";
pub const ANSWER: &str = "Your answer";
pub const ANSWER_COPIED: &str = "Answer copied.";
pub const ANSWER_HINT: &str = "No camera at the table? Send it this text: it can be pasted there.";
pub const STAY_HERE: &str =
    "Keep this page open. If the table says that the seat is taken, ask for a code of your own.";
pub const STOPPED_WAITING: &str = "This browser has stopped waiting for the table. Press “Join” for a new code, and show it to the table right away.";

pub const ONLOOKER_QUESTION: &str = "You see here what everyone at the table sees. If the next game has room, you have a seat in it.";

/// Asks a phone's owner to confirm the seat: with another seat's code they would see its cards.
pub fn seat_question(name: &str) -> String {
    format!(
        "You hold your cards here; the table shows what everyone may see. Not {name}? Scan the code below your own name.",
        name = isolated(name)
    )
}

pub fn looking_on(game: &str) -> String {
    format!("{game} · looking on")
}

/// The player's seat, and its game.
pub fn seat_of(name: &str, game: &str) -> String {
    format!("{game} · {name}’s seat", name = isolated(name))
}

//! Texts for connecting phones: the two codes, the camera, and help when it fails.

use super::isolated;
use crate::services::camera::CameraTrouble;
use crate::services::phones::{BadCode, Standing, Trouble};
pub(crate) use crate::words::messages::phones::*;

// At the table.

pub fn standing(standing: &Standing) -> String {
    match standing {
        Standing::Free => "Not connected".to_owned(),
        Standing::Connecting => "Connecting …".to_owned(),
        Standing::Seated(name) => format!("Connected: {}", isolated(name.as_str())),
        Standing::Lost(_) => "Out of reach".to_owned(),
    }
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

// On the phone.

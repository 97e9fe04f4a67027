//! Texts for connecting phones: the two codes, the camera, and help when it fails.

use crate::services::camera::CameraTrouble;
use crate::services::phones::{BadCode, Standing, Trouble};
pub(crate) use crate::words::messages::phones::*;
use crate::words::text::Text;

pub fn standing(standing: &Standing) -> String {
    match standing {
        Standing::Free => NOT_CONNECTED.to_string(),
        Standing::Connecting => IS_CONNECTING.to_string(),
        Standing::Seated(name) => is_connected(name.as_str()),
        Standing::Lost(_) => OUT_OF_REACH.to_string(),
    }
}

/// Why the camera shows nothing, and what to do.
pub const fn camera(trouble: CameraTrouble) -> Text {
    match trouble {
        CameraTrouble::Refused => CAMERA_REFUSED,
        CameraTrouble::Missing => CAMERA_MISSING,
        CameraTrouble::Busy => CAMERA_BUSY,
        CameraTrouble::NoReader => CAMERA_NO_READER,
    }
}

/// The trouble, and the player whose phone it concerns, if known.
pub fn trouble_of(name: Option<&str>, why: Trouble) -> String {
    let why = trouble(why);
    name.map_or_else(|| why.into(), |name| trouble_with(name, why))
}

/// Why a phone and the table can't connect, and what to try.
pub const fn trouble(trouble: Trouble) -> Text {
    match trouble {
        Trouble::NoWebRtc => NO_WEB_RTC,
        Trouble::NoChance => super::errors::NO_CHANCE,
        Trouble::NoNetwork => NO_NETWORK,
        Trouble::Code(code) => bad_code(code),
        Trouble::Unknown => UNKNOWN,
        Trouble::Taken => TAKEN,
        Trouble::NoWay => NO_WAY,
        Trouble::Refused => REFUSED,
        Trouble::Abuse => ABUSE,
    }
}

pub const fn bad_code(code: BadCode) -> Text {
    match code {
        BadCode::Empty => NOTHING_PASTED,
        BadCode::TooLong | BadCode::Odd => NO_CODE,
        BadCode::Broken => BROKEN_CODE,
        BadCode::Version(_) => OTHER_VERSION,
        BadCode::IsInvitation => IS_INVITATION,
        BadCode::IsAnswer => IS_ANSWER,
    }
}

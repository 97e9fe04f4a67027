use crate::services::camera::CameraError;
use crate::services::phones::{BadCode, ChairState, PhonesError};
pub(crate) use crate::words::messages::phones::*;
use crate::words::text::Text;

pub fn chair_state(state: &ChairState) -> String {
    match state {
        ChairState::Free => NOT_CONNECTED.to_string(),
        ChairState::Connecting => IS_CONNECTING.to_string(),
        ChairState::Seated(name) => is_connected(name.as_str()),
        ChairState::Lost(_) => OUT_OF_REACH.to_string(),
    }
}

/// The reason why the camera shows nothing, and the remedy.
pub const fn camera(error: CameraError) -> Text {
    match error {
        CameraError::Refused => CAMERA_REFUSED,
        CameraError::Missing => CAMERA_MISSING,
        CameraError::Busy => CAMERA_BUSY,
        CameraError::NoReader => CAMERA_NO_READER,
    }
}

/// The error, and the player whose phone it concerns, if known.
pub fn named_error(name: Option<&str>, why: PhonesError) -> String {
    let why = error(why);
    name.map_or_else(|| why.into(), |name| trouble_with(name, why))
}

/// The reason why a phone and the table can't connect, and the remedy.
pub const fn error(error: PhonesError) -> Text {
    match error {
        PhonesError::NoWebRtc => NO_WEB_RTC,
        PhonesError::NoChance => super::errors::NO_CHANCE,
        PhonesError::NoNetwork => NO_NETWORK,
        PhonesError::Code(code) => bad_code(code),
        PhonesError::Unknown => UNKNOWN,
        PhonesError::Taken => TAKEN,
        PhonesError::NotConnected => NO_WAY,
        PhonesError::Refused => REFUSED,
        PhonesError::Abuse => ABUSE,
    }
}

pub const fn bad_code(code: BadCode) -> Text {
    match code {
        BadCode::Empty => NOTHING_PASTED,
        BadCode::TooLong | BadCode::Invalid => NO_CODE,
        BadCode::Broken => BROKEN_CODE,
        BadCode::Version(_) => OTHER_VERSION,
        BadCode::IsInvitation => IS_INVITATION,
        BadCode::IsAnswer => IS_ANSWER,
    }
}

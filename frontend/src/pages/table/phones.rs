use engine::seat::Seat;

use crate::services::phones::{ChairState, Host};
use crate::session::Session;
use crate::words::phone;
use crate::words::text::Text;

/// The state of a seat on a phone, in a word.
pub fn how(session: &Session, host: &Host, seat: Seat) -> Text {
    match host.chair_state(seat) {
        ChairState::Free => phone::NO_PHONE,
        ChairState::Connecting => phone::CONNECTING,
        ChairState::Lost(_) => phone::GONE,
        ChairState::Seated(_) if is_choosing(session, host, seat) => phone::CHOOSING,
        ChairState::Seated(_) => phone::READY,
    }
}

pub fn is_choosing(session: &Session, host: &Host, seat: Seat) -> bool {
    !is_missing(host, seat) && session.turn().awaited().contains(seat)
}

/// Whether the seat's phone is disconnected.
pub fn is_missing(host: &Host, seat: Seat) -> bool {
    !matches!(host.chair_state(seat), ChairState::Seated(_))
}

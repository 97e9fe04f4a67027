use engine::seat::Seat;

use crate::services::phones::{Host, Standing};
use crate::session::Session;
use crate::words::phone;
use crate::words::text::Text;

/// The state of a seat on a phone, in a word.
pub fn how(session: &Session, host: &Host, seat: Seat) -> Text {
    match host.standing(seat) {
        Standing::Free => phone::NO_PHONE,
        Standing::Connecting => phone::CONNECTING,
        Standing::Lost(_) => phone::GONE,
        Standing::Seated(_) if is_choosing(session, host, seat) => phone::CHOOSING,
        Standing::Seated(_) => phone::READY,
    }
}

pub fn is_choosing(session: &Session, host: &Host, seat: Seat) -> bool {
    !is_missing(host, seat) && session.turn().awaited().contains(seat)
}

/// Whether the seat's phone is disconnected.
pub fn is_missing(host: &Host, seat: Seat) -> bool {
    !matches!(host.standing(seat), Standing::Seated(_))
}

//! Texts for seats on phones: at the table, where all may read them, and on a phone.

use crate::services::phones::protocol::Denial;
pub(crate) use crate::words::messages::phone::*;

/// The number of missing phones, when there are too many to name.
pub fn missing(number: u8, all: u8) -> String {
    if number == all { none_connected(all) } else { phones_missing(number, all) }
}

/// The reason for refusing a decision, with the rule that forbids it, if any.
pub fn refused(why: &Denial) -> String {
    let why = match why {
        Denial::Rule(rule) => return by_rule(rule),
        Denial::Late => LATE,
        Denial::NotNow => NOT_NOW,
        Denial::OtherGame => OTHER_GAME,
        Denial::Malformed | Denial::NoAction => NOT_UNDERSTOOD,
        Denial::TooMany => ABUSE_HINT,
    };
    why.into()
}

//! Texts for seats on phones: at the table, where all may read them, and on a phone.

use crate::services::phones::protocol::Denial;
pub(crate) use crate::words::messages::phone::*;

/// The number of missing phones, when there are too many to name.
pub fn missing(number: u8, all: u8) -> String {
    if number == all { none_connected(all) } else { phones_missing(number, all) }
}

/// The reason for refusing a decision, in a rule's own words where known.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_refusal_has_a_sentence() {
        for why in [
            Denial::Malformed,
            Denial::OtherGame,
            Denial::Late,
            Denial::NotNow,
            Denial::NoAction,
            Denial::Rule("GR-9".into()),
            Denial::TooMany,
        ] {
            let text = refused(&why);
            assert!(text.ends_with('.') && !text.contains('\''), "{text}");
        }
    }
}

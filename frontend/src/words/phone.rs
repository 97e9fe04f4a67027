//! Texts for seats on phones: at the table, where all may read them, and on a phone.

use crate::services::phones::protocol::Why;
pub(crate) use crate::words::messages::phone::*;

/// The number of missing phones, when there are too many to name.
pub fn missing(number: u8, all: u8) -> String {
    if number == all { none_connected(all) } else { phones_missing(number, all) }
}

/// Why a decision was refused; in a rule's own words where known.
pub fn refused(why: &Why) -> String {
    let why = match why {
        Why::Rule(rule) => return by_rule(rule),
        Why::Late => LATE,
        Why::NotNow => NOT_NOW,
        Why::OtherGame => OTHER_GAME,
        Why::Malformed | Why::NoAction => NOT_UNDERSTOOD,
        Why::TooMany => ABUSE_HINT,
    };
    why.into()
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

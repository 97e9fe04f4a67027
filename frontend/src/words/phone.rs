//! Texts for seats on phones: at the table, where all may read them, and on a phone.

use crate::services::phones::protocol::Why;
pub(crate) use crate::words::messages::phone::*;

/// The number of missing phones, when there are too many to name.
pub fn missing(number: u8, all: u8) -> String {
    if number == all {
        format!("None of {all} phones connected yet")
    } else {
        format!("{number} of {all} phones not connected")
    }
}

// On the phone.

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

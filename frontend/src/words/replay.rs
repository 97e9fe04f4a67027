//! Texts for replays.

pub(crate) use crate::words::messages::replay::*;

use super::players::YOU;

/// One seat’s cards, in the choice of visible hands.
pub fn cards_of(name: &str) -> String {
    if name == YOU { "Your cards".to_owned() } else { format!("{name}’s cards") }
}

//! Texts for this device's people.

pub(crate) use crate::words::messages::people::*;
use engine::record::LONGEST_NAME;

use super::{count, errors, isolated};
use crate::services::people::{BadPerson, Look};
use crate::services::stored::Unread;

/// The looks: a colour and an emblem each.
const LOOKS: [&str; Look::COUNT as usize] = [
    "blue moon",
    "red flame",
    "green leaf",
    "yellow sun",
    "violet crown",
    "turquoise peaks",
    "pink bolt",
    "grey tower",
    "lime mushroom",
    "orange fish",
    "indigo hourglass",
    "brown boat",
];

pub const fn look(look: Look) -> &'static str {
    LOOKS[look.index()]
}

/// The button that changes a look, with the present one.
pub fn change_look(name: &str, now: Look) -> String {
    format!("{name}: {}. Change it", look(now), name = isolated(name))
}

pub fn name_label(name: &str) -> String {
    format!("Name of {name}, at most {LONGEST_NAME} characters", name = isolated(name))
}

pub fn new_label() -> String {
    format!("Name, at most {LONGEST_NAME} characters")
}

pub fn trouble(trouble: BadPerson) -> String {
    match trouble {
        BadPerson::Name(why) => errors::name(why),
        BadPerson::Taken => "Somebody else here has that name.".to_owned(),
        BadPerson::TooMany => {
            "A hundred people are remembered here. Forget somebody first.".to_owned()
        }
    }
}

/// Shown where this device's people are unreadable.
pub const fn not_remembered(why: Unread) -> &'static str {
    match why {
        Unread::Newer => {
            "A newer version of Facedown wrote the list of people here. It’s left as it is, and nobody \
             new is remembered. Reload the page to get that version."
        }
        Unread::Damaged => {
            "The list of people here is damaged and can’t be read. It’s left as it is, and nobody new \
             is remembered."
        }
    }
}

/// The number of unreadable entries.
pub fn unread(number: usize) -> String {
    let entries = count(number, "entry", "entries");
    format!(
        "{entries} in the list can’t be read here. Nothing is deleted: a newer version may read it."
    )
}

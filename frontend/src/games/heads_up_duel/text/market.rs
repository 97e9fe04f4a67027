use engine::games::heads_up_duel::{Joker, Pack};

use super::cards::marbles;
use super::reference;
use crate::words::choice;
pub(crate) use crate::words::messages::heads_up_duel::market::*;

pub fn contents(pack: Pack) -> &'static str {
    choice(CONTENTS, pack as usize)
}

/// `2 marbles`.
pub fn price(pack: Pack) -> String {
    marbles(pack.price())
}

/// The short reason why a pack can't be bought: `2 marbles short`.
pub fn not_bought(pack: Pack, marbles: u16) -> String {
    match pack.price().saturating_sub(marbles) {
        0 => NOT_NOW.to_string(),
        missing => short(missing),
    }
}

/// The short reason why an offer can't be accepted, by its rule.
pub fn not_accepted(rule: Option<&str>) -> Option<&'static str> {
    match rule? {
        "HUD-17" => Some(DECK_TOO_SMALL.translate()),
        "HUD-7" | "HUD-8" => Some(NOT_OWNED.translate()),
        _ => None,
    }
}

pub const fn rule(pack: Pack) -> &'static str {
    match pack {
        Pack::Low | Pack::High => "HUD-12",
        Pack::Mystery => "HUD-13",
        Pack::Special => "HUD-14",
    }
}

/// A Special pack's Joker. `None` if only its buyers know it.
pub fn joker(known: Option<Joker>) -> &'static str {
    known.map_or_else(|| SECRET_JOKER.translate(), reference::joker)
}

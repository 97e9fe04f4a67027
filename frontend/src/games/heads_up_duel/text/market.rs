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
    match known {
        Some(joker) => reference::joker(joker),
        None => SECRET_JOKER.translate(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_button_says_in_three_words_at_most_why_it_is_barred_hud_14() {
        let short = |pack, marbles| not_bought(pack, marbles);
        assert_eq!(short(Pack::Special, 3), "1 marble short");
        assert_eq!(short(Pack::Special, 0), "4 marbles short");
        assert_eq!(short(Pack::Low, 3), "Not now");
        assert_eq!(not_accepted(Some("HUD-17")), Some(DECK_TOO_SMALL.translate()));
        assert_eq!(not_accepted(Some("HUD-7")), Some(NOT_OWNED.translate()));
        assert_eq!(not_accepted(None), None);
    }
}

//! The black market in words.

use engine::games::heads_up_duel::{Joker, Pack};

use super::cards::marbles;
use super::reference;

/// What a pack holds.
pub const fn contents(pack: Pack) -> &'static str {
    match pack {
        Pack::Low => "2, 3, 4, 5 and 6.",
        Pack::High => "6, 7, 8, 9 and 10.",
        Pack::Mystery => "Five cards at random, from a shuffled deck of 52 of its own.",
        Pack::Special => "Jack, Queen, King, Ace and a Joker.",
    }
}

/// What a pack costs: `2 marbles`.
pub fn price(pack: Pack) -> String {
    marbles(pack.price())
}

/// The rule of a pack.
pub const fn rule(pack: Pack) -> &'static str {
    match pack {
        Pack::Low | Pack::High => "HUD-12",
        Pack::Mystery => "HUD-13",
        Pack::Special => "HUD-14",
    }
}

/// What the Joker of a Special pack does; `None`: only its buyers are told.
pub const fn joker(told: Option<Joker>) -> &'static str {
    match told {
        Some(joker) => reference::joker(joker),
        None => "What its Joker does is told to buyers of this pack alone.",
    }
}

//! The black market in words.

use engine::games::heads_up_duel::{Joker, Pack};

use super::cards::marbles;
use super::reference;

/// What a pack holds.
pub const fn contents(pack: Pack) -> &'static str {
    match pack {
        Pack::Low => "A 2, a 3, a 4, a 5 and a 6.",
        Pack::High => "A 6, a 7, an 8, a 9 and a 10.",
        Pack::Mystery => "The next five cards of a shuffled deck of 52, kept for these packs.",
        Pack::Special => "A Jack, a Queen, a King, an Ace and a Joker.",
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
pub const fn joker(known: Option<Joker>) -> &'static str {
    match known {
        Some(joker) => reference::joker(joker),
        None => "Only those who buy this pack are told what its Joker does.",
    }
}

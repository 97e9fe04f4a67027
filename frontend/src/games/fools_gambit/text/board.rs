//! The board's words: names of places and controls.

use engine::cards::{Card, CardSet, Rank};
use engine::games::fools_gambit::{Choice, Deck, Swap};
use engine::seat::Seat;

use crate::words::cards::rank;
use crate::words::line::{Line, joined, line, list};
pub(crate) use crate::words::messages::fools_gambit::board::*;
use crate::words::{self, count};

/// A banked card's worth (FG-2), and the game's length: a round takes two cards out of each deck, and a tie gives one
/// back.
pub const fn worth(deck: Deck) -> &'static str {
    match deck {
        Deck::Split => "An ace banks 14, J, Q and K 10. About 12 rounds.",
        Deck::Full => "An ace banks 14, J, Q and K 10. About 25 rounds.",
    }
}

/// `24 points`.
pub fn points(points: u16) -> String {
    count(usize::from(points), "point", "points")
}

/// `points`, beside their number.
pub fn points_word(points: u16) -> &'static str {
    if points == 1 { "point" } else { "points" }
}

/// `3 cards`.
pub fn cards(number: u8) -> String {
    count(usize::from(number), "card", "cards")
}

/// A pile of somebody, for screen readers: `Ana’s main deck: 20 cards`.
pub fn pile(owner: Seat, pile: &'static str, number: u8) -> Line {
    line!("{0’s} {1}: {2}", owner, pile, cards(number))
}

/// A pile's heading: `Ana’s off-hand`.
pub fn pile_title(owner: Seat, pile: &'static str) -> Line {
    line!("{0’s} {1}", owner, pile)
}

/// The number of unseen cards.
pub fn unseen_count(number: u8) -> String {
    match number {
        0 => "The place of every card is known.".to_owned(),
        1 => "1 card has not been seen yet.".to_owned(),
        _ => format!("{number} cards have not been seen yet."),
    }
}

/// The possible places of unseen cards.
pub fn unseen_places(deck: u8, face_down: u8, off_hand: u8) -> String {
    let mut places = vec![format!("{deck} in the main deck")];
    if face_down > 0 {
        places.push(format!("{face_down} in hand or face-down on the table"));
    }
    if off_hand > 0 {
        places.push(format!("{off_hand} in the off-hand"));
    }
    format!("Where they are: {}.", words::list(&places))
}

/// The number of off-hand cards that only their owner has seen.
pub fn off_hand_hidden(number: u8, all: bool) -> String {
    let more = if all { "" } else { " more" };
    match number {
        1 => format!("1{more} card, which only its owner has seen."),
        _ => format!("{number}{more} cards, which only their owner has seen."),
    }
}

/// The owner's off-hand cards that everybody has seen.
pub fn off_hand_seen(seen: CardSet) -> Line {
    if seen.is_empty() {
        "Nobody else has seen any of them.".into()
    } else {
        line!("Seen by all: {0}.", list(seen))
    }
}

/// A card in a place, for screen readers: `Ana’s wager card: nine of clubs`.
pub fn placed(owner: Seat, place: &'static str, card: Option<Card>, covered: bool) -> Line {
    match card {
        Some(card) if covered => line!("{0’s} {1}, face-down: {2}", owner, place, card),
        Some(card) => line!("{0’s} {1}: {2}", owner, place, card),
        None => line!("{0’s} {1}, face-down", owner, place),
    }
}

/// A card's changed value.
pub fn counts_as(value: Rank) -> String {
    format!("counts as {}", rank(value))
}

/// A special card's effect as the duel card, in a word or two; `None` for a plain card.
pub const fn power(rank: Rank) -> Option<&'static str> {
    match rank {
        Rank::TWO => Some("= wager"),
        Rank::FIVE => Some("exchange"),
        Rank::SEVEN => Some("reverse"),
        _ => None,
    }
}

/// A special card's effect as the duel card, in a sentence; `None` for a plain card.
pub fn power_sentence(rank: Rank, opponent: Seat) -> Option<Line> {
    Some(match rank {
        Rank::TWO => "A 2 duels with the value of its wager.".into(),
        Rank::FIVE => line!("A 5 makes {0} duel with the third card instead.", opponent),
        Rank::SEVEN => "A 7 reverses the result: the lower card wins.".into(),
        _ => return None,
    })
}

/// The picked cards' effects.
pub fn picked(duel: Card, wager: Option<Card>, opponent: Seat) -> Line {
    match (duel.rank(), wager) {
        (Rank::TWO, Some(wager)) => {
            line!("The 2 would duel with the value of {0}: {1}.", wager, wager.rank())
        }
        (rank, _) => power_sentence(rank, opponent)
            .unwrap_or_else(|| line!("{0} duels as {1}.", duel, duel.rank())),
    }
}

/// The picks so far, for screen readers.
pub fn picked_so_far(duel: Option<Card>, wager: Option<Card>) -> Line {
    let places = [(duel, DUEL), (wager, WAGER)].into_iter();
    let picked = places.filter_map(|(card, place)| Some(line!("{0}: {1}.", place, card?)));
    joined(picked, " ")
}

/// A card in hand, for screen readers.
pub fn in_hand(card: Card, opponent: Seat) -> Line {
    match power_sentence(card.rank(), opponent) {
        Some(power) => line!("{0}, in hand. {1}", card, power),
        None => line!("{0}, in hand", card),
    }
}

/// A picked card, for screen readers.
pub fn picked_as(card: Card, place: &'static str) -> Line {
    line!("{0}, picked as {1}. Take it back", card, place)
}

/// The button that lays the picked cards down.
pub fn lay_down(Choice { duel, wager }: Choice) -> Line {
    line!("Lay down: duel {0}, wager {1}", duel, wager)
}

/// The button that locks a swap in.
pub fn lock_in(swap: Swap, third: Card, replaced: Card) -> Line {
    match swap {
        Swap::Keep => "Keep everything".into(),
        Swap::Duel => line!("Swap: duel {0} for {1}", third, replaced),
        Swap::Wager => line!("Swap: wager {0} for {1}", third, replaced),
    }
}

/// The opponent's knowledge after a swap.
pub fn swap_seen(swap: Swap, third: Card, opponent: Seat) -> Line {
    match swap {
        Swap::Keep => line!("Keep, and {0} {0:learns|learn} that you stood pat.", opponent),
        Swap::Duel => line!("If you swap, {0} {0:sees|see} it, but no faces.", opponent),
        Swap::Wager => {
            line!("If you swap, {0} {0:sees|see} {1} become your wager.", opponent, third)
        }
    }
}

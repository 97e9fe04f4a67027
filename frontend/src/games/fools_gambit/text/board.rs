use engine::cards::{Card, CardSet, Rank};
use engine::games::fools_gambit::{Choice, Deck, Swap};
use engine::seat::Seat;

use crate::words::line::{Line, joined};
use crate::words::lists::list;
use crate::words::messages::fools_gambit::board as words;
pub(crate) use crate::words::messages::fools_gambit::board::*;
use crate::words::text::Text;

/// The worth of a banked card (FG-2), and the game's length: a round takes two cards out of each deck, and a tie gives
/// one back.
pub const fn worth_and_length(deck: Deck) -> Text {
    match deck {
        Deck::Split => words::WORTH_SPLIT,
        Deck::Full => words::WORTH_FULL,
    }
}

pub fn unseen_places(deck: u8, face_down: u8, off_hand: u8) -> String {
    let places = [
        Some(words::in_deck(deck)),
        (face_down > 0).then(|| words::face_down_number(face_down)),
        (off_hand > 0).then(|| words::in_off_hand(off_hand)),
    ];
    words::places(crate::words::list(&places.into_iter().flatten().collect::<Vec<_>>()))
}

/// The number of off-hand cards that only their owner has seen; everybody has seen the `seen` cards.
pub fn off_hand_hidden(count: u8, seen: CardSet) -> String {
    if seen.is_empty() { words::off_hand_hidden(count) } else { words::off_hand_hidden_more(count) }
}

/// The owner's off-hand cards that everybody has seen.
pub fn off_hand_seen(seen: CardSet) -> Line {
    if seen.is_empty() { words::NONE_SEEN.into() } else { words::seen_by_all(list(seen)) }
}

/// A card in a place, for screen readers: `Ana’s wager card: nine of clubs`.
pub fn card_label(owner: Seat, place: Text, card: Option<Card>, is_secret: bool) -> Line {
    match card {
        Some(card) if is_secret => words::placed_covered(owner, place, card),
        Some(card) => words::placed_open(owner, place, card),
        None => words::placed_unknown(owner, place),
    }
}

/// A special card's effect as the duel card, in a word or two, and in a sentence; `None` for a plain card.
pub fn power(rank: Rank, opponent: Seat) -> Option<(Text, Line)> {
    Some(match rank {
        Rank::TWO => (words::POWER_TWO, words::TWO_DOES.into()),
        Rank::FIVE => (words::POWER_FIVE, words::five_does(opponent)),
        Rank::SEVEN => (words::POWER_SEVEN, words::SEVEN_DOES.into()),
        _ => return None,
    })
}

pub fn power_sentence(rank: Rank, opponent: Seat) -> Option<Line> {
    power(rank, opponent).map(|(_, sentence)| sentence)
}

pub fn picked_effect(duel: Card, wager: Option<Card>, opponent: Seat) -> Line {
    match (duel.rank(), wager) {
        (Rank::TWO, Some(wager)) => words::two_would_duel(wager, wager.rank()),
        (rank, _) => {
            power_sentence(rank, opponent).unwrap_or_else(|| words::duels_as(duel, duel.rank()))
        }
    }
}

/// The picks so far, for screen readers.
pub fn picked_so_far(duel: Option<Card>, wager: Option<Card>) -> Line {
    let places = [(duel, DUEL), (wager, WAGER)].into_iter();
    let picked = places.filter_map(|(card, place)| Some(words::so_far(place, card?)));
    joined(picked, " ")
}

pub fn in_hand(card: Card, opponent: Seat) -> Line {
    match power_sentence(card.rank(), opponent) {
        Some(power) => words::in_hand_with(card, power),
        None => words::in_hand(card),
    }
}

pub fn lay_down(Choice { duel, wager }: Choice) -> Line {
    words::lays_down(duel, wager)
}

/// The label of the button that locks a swap in.
pub fn lock_in(swap: Swap, third: Card, replaced: Card) -> Line {
    match swap {
        Swap::Keep => words::KEEP_ALL.into(),
        Swap::Duel => words::swaps_duel(third, replaced),
        Swap::Wager => words::swaps_wager(third, replaced),
    }
}

/// The opponent's knowledge after a swap.
pub fn swap_seen(swap: Swap, third: Card, opponent: Seat) -> Line {
    match swap {
        Swap::Keep => words::seen_pat(opponent),
        Swap::Duel => words::seen_swap(opponent),
        Swap::Wager => words::seen_wager(opponent, third),
    }
}

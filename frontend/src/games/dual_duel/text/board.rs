//! The board's words: names of places and controls.

use engine::game::{Order, Turn};
use engine::games::dual_duel::{Card, Fits, Pair, Phase, Score, Slot, View};
use engine::seat::Seat;

use super::events;
use crate::words::count;
use crate::words::line::{Line, line, list};
pub(crate) use crate::words::messages::dual_duel::board::*;

/// The secrecy of the present decision.
pub fn secrecy(view: &View, other: Seat) -> Line {
    let together = matches!(view.turn, Turn::Awaiting(now) if now.order == Order::Together);
    match view.phase {
        Phase::Lay => line!("Face-down: {0} won’t see them.", other),
        Phase::Give | Phase::Keep => "Secret until both have chosen.".into(),
        Phase::Call => line!(
            "Secret until both have chosen. If only {0} {0:calls|call}, you will be asked again.",
            other
        ),
        Phase::Answer => "Final, and shown at once.".into(),
        Phase::Swap if together => "Secret until both have chosen.".into(),
        Phase::Swap => "Shown as soon as you lock it in.".into(),
        Phase::Bonus => {
            line!("{0} {0:sees|see} which slot you empty, but not a face-down card.", other)
        }
    }
}

/// A pair's score with its reason: `consecutive: 9 + 10 = 19`.
pub fn why(pair: Pair, score: Score) -> String {
    let fits = match score.fits {
        Fits::SameNumber => "same number",
        Fits::Consecutive => "consecutive",
        Fits::SameColour => "same colour",
        Fits::Otherwise => "unrelated",
    };
    format!("{fits}: {}", events::sum(pair, score))
}

/// A score beside the other pair's.
pub fn against(own: u8, other: u8) -> String {
    match own.cmp(&other) {
        std::cmp::Ordering::Greater => format!("beats {other}"),
        std::cmp::Ordering::Less => format!("loses to {other}"),
        std::cmp::Ordering::Equal => format!("ties with {other}"),
    }
}

/// A card of a pair, for screen readers.
pub fn paired(owner: Seat, way: &'static str, card: Option<Card>) -> Line {
    match card {
        Some(card) => line!("{0’s} pair, {1}: {2}", owner, way, card),
        None => line!("{0’s} pair, {1}: no card yet", owner, way),
    }
}

/// A wild slot, for screen readers; `None` for an empty one.
pub fn slot(owner: Seat, slot: Slot, wild: Option<(Option<Card>, bool)>) -> Line {
    let number = slot.number();
    match wild {
        None => line!("{0’s} wild slot {1}: empty", owner, number),
        Some((None, _)) => line!("{0’s} wild card {1}, face-down", owner, number),
        Some((Some(card), true)) => {
            line!("{0’s} wild card {1}, face-up: {2}", owner, number, card)
        }
        Some((Some(card), false)) => {
            line!("{0’s} wild card {1}, face-down: {2}", owner, number, card)
        }
    }
}

/// `20 cards`.
pub fn cards(number: u8) -> String {
    count(usize::from(number), "card", "cards")
}

/// A pair's score.
pub fn points(points: u8) -> String {
    count(usize::from(points), "point", "points")
}

/// The buttons that lock a choice in.
pub fn lay(one: Card, two: Card) -> Line {
    line!("Lay aside {0}", list([one, two]))
}

/// The meaning of staying.
pub fn stays(points: u8, other: u8) -> String {
    format!("Your pair stays at {points}: it {}.", against(points, other))
}

/// A swap's result.
pub fn after_swap(pair: Pair, score: Score, other: u8) -> Line {
    let [one, two] = pair.cards();
    let against = against(score.points(), other);
    line!("{0} {1}, {2}: it {3}", one, two, why(pair, score), against)
}

/// The public part of taking up a wild.
pub fn take_seen(face_up: bool) -> &'static str {
    if face_up {
        "It lies face-up: everyone will know you hold it."
    } else {
        "It lies face-down: nobody else will know it."
    }
}

/// The heading of the unseen cards.
pub fn unseen_count(number: u8) -> String {
    format!("{UNSEEN}: {}", cards(number))
}

/// The heading of the discards.
pub fn discarded_count(number: u8) -> String {
    format!("{DISCARDED}: {}", cards(number))
}

/// The possible places of unseen cards.
pub fn unseen_places(hands: u8, wilds: u8, aside: u8) -> String {
    let mut places = Vec::new();
    for (number, place) in
        [(hands, "in hand"), (wilds, "face-down as wild cards"), (aside, "left aside")]
    {
        if number > 0 {
            places.push(format!("{number} {place}"));
        }
    }
    if places.is_empty() { String::new() } else { format!("{}.", crate::words::list(&places)) }
}

/// `duels`, beside their number.
pub const fn duels_word(number: u8) -> &'static str {
    if number == 1 { "duel" } else { "duels" }
}

/// The note on how a seat took a duel.
pub const fn takes_duel(by_calls: bool) -> &'static str {
    if by_calls { "✓ fewer calls" } else { "✓" }
}

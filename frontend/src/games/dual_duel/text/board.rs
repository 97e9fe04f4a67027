//! The board's words: names of places and controls.

use engine::game::{Order, Turn};
use engine::games::dual_duel::{Card, Fits, Pair, Phase, Score, Slot, View};
use engine::seat::Seat;

use super::events;
use crate::words::count;
use crate::words::line::{Line, line, list};

pub const GIVEN: &str = "given";
pub const KEPT: &str = "kept";
pub const DUELS: &str = "Duels";
pub const HAND: &str = "Hand";
pub const CALLS: &str = "Calls";
pub const WON: &str = "Won";
// The marks beside a seat's name or "You".
pub const LOCKED_IN: &str = "locked in";
pub const ROUND_WON: &str = "round won";
pub const WITH_WILD: &str = "wild";

pub const ROUNDS: &str = "Rounds";
pub const ASIDE: &str = "The duel so far";
pub const CARDS_SEEN: &str = "Cards";
pub const ROUND: &str = "Round";
pub const NO_ROUNDS: &str = "No round of this duel is over yet.";
pub const TIE: &str = "tie";
pub const UNSEEN: &str = "Not yet seen";
pub const DISCARDED: &str = "Discarded";
pub const ALL: &str = "All";
pub const THERE: &str = "yes";
pub const NOT_THERE: &str = "no";

pub const WHO_CALLED: &str = "Who called";

pub const SORT: &str = "Order of the hand";
pub const BY_NUMBER: &str = "By number";
pub const BY_COLOUR: &str = "By colour";

pub const PICK_WILDS: &str = "First pick two cards for the wild slots.";
pub const PICK_WILD: &str = "First pick one more card for the wild slots.";
pub const TWO_PICKED: &str = "Two are picked. Choose one to take it back.";
pub const PICK_GIVE: &str = "First pick a card to give.";
pub const PICK_KEEP: &str = "First pick a card for your own pair.";
pub const PICK_CALL: &str = "First choose to call or not.";
pub const PICK_SWAP: &str = "First pick one of the swaps.";
pub const PICK_TAKE: &str = "First pick one of the wild cards.";
pub const LOCK_IN: &str = "Lock in";
pub const CALL_LEGEND: &str = "Whether to call “Wild”";
pub const SWAP_LEGEND: &str = "Which cards to swap";
pub const TAKE_LEGEND: &str = "Which wild card to take up";
pub const CALL: &str = "Call “Wild”";
pub const PASS: &str = "Don’t call";

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

/// A card in hand, for screen readers.
pub fn in_hand(card: Card) -> Line {
    line!("{0}, in hand", card)
}

/// A picked card, for screen readers.
pub fn picked(card: Card) -> Line {
    line!("{0}, picked. Take it back", card)
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

/// A pair's owner.
pub fn pair_of(owner: Seat) -> Line {
    line!("{0’s} pair", owner)
}

/// A pair's score.
pub fn points(points: u8) -> String {
    count(usize::from(points), "point", "points")
}

/// The match's standing, for screen readers.
pub fn duels(won: u8, target: u8) -> String {
    format!("{won} of {target} duels won")
}

/// The number of rounds won in the duel.
pub fn rounds(won: u8) -> String {
    format!("{} won", count(usize::from(won), "round", "rounds"))
}

/// The buttons that lock a choice in.
pub fn lay(one: Card, two: Card) -> Line {
    line!("Lay aside {0}", list([one, two]))
}
pub fn give(card: Card, other: Seat) -> Line {
    line!("Give {0} {1}", other, card)
}
pub fn keep(card: Card) -> Line {
    line!("Keep {0}", card)
}
pub fn swap(out: Card, brought_in: Card) -> Line {
    line!("Swap {0} for {1}", out, brought_in)
}
pub fn take(card: Card) -> Line {
    line!("Take {0} up", card)
}

/// The meaning of staying.
pub fn stays(points: u8, other: u8) -> String {
    format!("Your pair stays at {points}: it {}.", against(points, other))
}

/// The meaning of calling.
pub const CALL_MEANS: &str =
    "Swap a wild card in and lose 2 points. If the duel ends level, fewer calls win it.";

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

pub const MATCH: &str = "The match";
pub const DUEL: &str = "Duel";

/// The note on how a seat took a duel.
pub const fn takes_duel(by_calls: bool) -> &'static str {
    if by_calls { "✓ fewer calls" } else { "✓" }
}

/// The heading over the rounds of the last duel.
pub fn last_duel(duel: u8) -> String {
    format!("Duel {duel}, the last")
}

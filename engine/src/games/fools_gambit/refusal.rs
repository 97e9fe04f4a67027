//! Why the rules refuse an action.

use crate::cards::Card;
use crate::game::refusals;

refusals! {
    /// It is time to choose a duel card and a wager.
    ChooseNow => "FG-6",
    /// Duel card and wager are chosen; it is time to decide about the third card.
    SwapNow => "FG-8",
    /// The card is not in the seat's hand.
    NotInHand(_: Card) => "FG-5",
    /// One card can't be both.
    SameCard(_: Card) => "FG-6",
}

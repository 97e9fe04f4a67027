use crate::cards::Card;
use crate::game::refusals;

refusals! {
    /// The seat must choose a duel card and a wager.
    ChooseNow => "FG-6",
    /// The seat must decide about its third card.
    SwapNow => "FG-8",
    /// The card is not in the seat's hand.
    NotInHand(_: Card) => "FG-5",
    /// Duel card and wager must differ.
    SameCard(_: Card) => "FG-6",
}

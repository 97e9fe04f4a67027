//! Why the rules refuse an action.

use crate::game::refusals;
use crate::games::dual_duel::Card;

refusals! {
    /// It is time to lay wilds aside.
    LayNow => "DD-4",
    /// It is time to give a card.
    GiveNow => "DD-5",
    /// It is time to keep a card.
    KeepNow => "DD-6",
    /// It is time to call, or not.
    CallNow => "DD-7",
    /// It is time to swap.
    SwapNow => "DD-8",
    /// It is time to take a wild back.
    TakeNow => "DD-18",
    /// The card is not in the seat's hand.
    NotInHand(_: Card) => "DD-3",
    /// One card can't be both wilds.
    SameCard(_: Card) => "DD-4",
    /// The card is not in the seat's pair.
    NotInPair(_: Card) => "DD-8",
    /// The card is not one of the wilds that the seat could swap in.
    NoWildToSwap(_: Card) => "DD-8",
    /// The card is not one of the wilds that the seat could take back.
    NoWildToTake(_: Card) => "DD-18",
}

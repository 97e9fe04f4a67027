use crate::game::refusals;
use crate::games::dual_duel::Card;

refusals! {
    /// The seat must lay wilds aside.
    LayNow => "DD-4",
    /// The seat must give a card.
    GiveNow => "DD-5",
    /// The seat must keep a card.
    KeepNow => "DD-6",
    /// The seat must call or pass.
    CallNow => "DD-7",
    /// The seat must swap.
    SwapNow => "DD-8",
    /// The seat must take a wild back.
    TakeNow => "DD-18",
    /// The card is not in the seat's hand.
    NotInHand(_: Card) => "DD-3",
    /// The two wilds must differ.
    SameCard(_: Card) => "DD-4",
    /// The card is not in the seat's pair.
    NotInPair(_: Card) => "DD-8",
    /// The card isn't a wild that the seat could swap in.
    NoWildToSwap(_: Card) => "DD-8",
    /// The card isn't a wild that the seat could take back.
    NoWildToTake(_: Card) => "DD-18",
}

//! Why the rules refuse an action.

use crate::game::refusals;
use crate::games::heads_up_duel::{Card, Pack};
use crate::seat::Seat;

refusals! {
    /// It is time to trade.
    TradeNow => "HUD-6",
    /// It is time to name the seat that picks first.
    NameNow => "HUD-19",
    /// It is time to pick an opponent.
    PickNow => "HUD-18",
    /// It is time for the showdown.
    ShowNow => "HUD-23",
    /// It is the advantage phase.
    PlayNow => "HUD-24",
    /// The partner doesn't exist, or is the seat itself.
    NoPartner => "HUD-7",
    /// The partner has left.
    PartnerLeft => "HUD-7",
    /// An offer of nothing for nothing.
    NothingOffered => "HUD-7",
    /// This game has no marbles.
    NoMarbles => "HUD-5",
    /// The seat has fewer of this card.
    NotHeld(_: Card) => "HUD-7",
    /// The seat has fewer marbles.
    TooFewMarbles => "HUD-7",
    /// The seat has made all its offers of this period.
    NoOfferLeft => "HUD-9",
    /// No such offer is open.
    NoSuchOffer => "HUD-8",
    /// The cards don't match what the offer asks for.
    WrongPayment => "HUD-8",
    /// This seat would have too few cards left.
    DeckTooSmall(_: Seat) => "HUD-17",
    /// This game has no black market.
    NoMarket => "HUD-5",
    /// The black market is closed now.
    MarketClosed => "HUD-11",
    /// The pack costs more marbles than the seat has.
    TooDear(pack: Pack) => match pack {
        Pack::Low | Pack::High => "HUD-12",
        Pack::Mystery => "HUD-13",
        Pack::Special => "HUD-14",
    },
    /// The seat has no half token left.
    NoTokenLeft => "HUD-10",
    /// The named seat is not tied.
    NotTied => "HUD-19",
    /// The seat is not free to be picked.
    NotFree => "HUD-18",
    /// The card is not in hand.
    NotInHand(_: Card) => "HUD-23",
    /// The number differs from the showdown's, and no Queen can let it in.
    NoMatch(_: Card) => "HUD-24",
}

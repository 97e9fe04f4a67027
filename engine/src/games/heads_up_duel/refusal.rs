use crate::game::refusals;
use crate::games::heads_up_duel::{Card, Pack};
use crate::seat::Seat;

refusals! {
    /// The seat must trade.
    TradeNow => "HUD-6",
    /// The seat must name a seat.
    NameNow => "HUD-19",
    /// The seat must pick an opponent.
    PickNow => "HUD-18",
    /// The seat must show a card.
    ShowNow => "HUD-23",
    /// The seat must play a card or be ready.
    PlayNow => "HUD-24",
    /// The game has no such seat, or the seat is the acting one.
    NoPartner => "HUD-7",
    /// The partner has left.
    PartnerLeft => "HUD-7",
    /// The offer is nothing for nothing.
    NothingOffered => "HUD-7",
    /// This game has no marbles.
    NoMarbles => "HUD-5",
    /// The seat has fewer of this card than it gives.
    NotHeld(_: Card) => "HUD-7",
    /// The seat has fewer marbles than it gives.
    TooFewMarbles => "HUD-7",
    /// The seat has made all offers of this period.
    NoOfferLeft => "HUD-9",
    /// No such offer is open.
    NoSuchOffer => "HUD-8",
    /// The cards don't match those the offer asks for.
    WrongPayment => "HUD-8",
    /// This seat would be left with too few cards.
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
    /// The named seat isn't tied.
    NotTied => "HUD-19",
    /// The seat can't be picked.
    NotFree => "HUD-18",
    /// The card is not in hand.
    NotInHand(_: Card) => "HUD-23",
    /// The number isn't the showdown's, and no Queen lets it in.
    NoMatch(_: Card) => "HUD-24",
}

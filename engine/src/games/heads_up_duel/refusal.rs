//! Why the rules refuse an action.

use crate::game;
use crate::games::heads_up_duel::{Card, Pack};
use crate::seat::Seat;

/// Why the rules refuse an action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Refusal {
    /// It is time to trade.
    TradeNow,
    /// It is time to name the seat that picks first.
    NameNow,
    /// It is time to pick an opponent.
    PickNow,
    /// It is time for the showdown.
    ShowNow,
    /// It is the advantage phase.
    PlayNow,
    /// The partner doesn't exist, or is the seat itself.
    NoPartner,
    /// The partner has left.
    PartnerLeft,
    /// An offer of nothing for nothing.
    NothingOffered,
    /// This game has no marbles.
    NoMarbles,
    /// The seat has fewer of this card.
    NotHeld(Card),
    /// The seat has fewer marbles.
    TooFewMarbles,
    /// The seat has made all its offers of this period.
    NoOfferLeft,
    /// No such offer is open.
    NoSuchOffer,
    /// The cards don't match what the offer asks for.
    WrongPayment,
    /// This seat would have too few cards left.
    DeckTooSmall(Seat),
    /// This game has no black market.
    NoMarket,
    /// The black market is closed now.
    MarketClosed,
    /// The pack costs more marbles than the seat has.
    TooDear(Pack),
    /// The seat has no half token left.
    NoTokenLeft,
    /// The named seat is not tied.
    NotTied,
    /// The seat is not free to be picked.
    NotFree,
    /// The card is not in hand.
    NotInHand(Card),
    /// The number differs from the showdown's, and no Queen can let it in.
    NoMatch(Card),
}

impl game::Refusal for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Self::TradeNow => "HUD-6",
            Self::NoPartner
            | Self::PartnerLeft
            | Self::NothingOffered
            | Self::NotHeld(_)
            | Self::TooFewMarbles => "HUD-7",
            Self::NoSuchOffer | Self::WrongPayment => "HUD-8",
            Self::NoOfferLeft => "HUD-9",
            Self::NoTokenLeft => "HUD-10",
            Self::NoMarket | Self::NoMarbles => "HUD-5",
            Self::MarketClosed => "HUD-11",
            Self::TooDear(Pack::Low | Pack::High) => "HUD-12",
            Self::TooDear(Pack::Mystery) => "HUD-13",
            Self::TooDear(Pack::Special) => "HUD-14",
            Self::DeckTooSmall(_) => "HUD-17",
            Self::PickNow | Self::NotFree => "HUD-18",
            Self::NameNow | Self::NotTied => "HUD-19",
            Self::ShowNow | Self::NotInHand(_) => "HUD-23",
            Self::PlayNow | Self::NoMatch(_) => "HUD-24",
        }
    }
}

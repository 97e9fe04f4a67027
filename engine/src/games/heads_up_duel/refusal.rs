//! Why the rules refuse an action.

use crate::game;
use crate::games::heads_up_duel::{Card, Pack};
use crate::seat::Seat;

/// Why the rules refuse an action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Refusal {
    /// Now is the time to trade.
    TradeNow,
    /// Now is the time to name the seat that picks first.
    NameNow,
    /// Now is the time to pick an opponent.
    PickNow,
    /// Now is the time for the showdown.
    ShowNow,
    /// Now is the advantage phase.
    PlayNow,
    /// There is no such partner, or it is the seat itself.
    NoPartner,
    /// The partner has left.
    PartnerLeft,
    /// Nothing is offered for nothing.
    NothingOffered,
    /// There are no marbles in this game.
    NoMarbles,
    /// The seat does not have that many of this card.
    NotHeld(Card),
    /// The seat does not have so many marbles.
    TooFewMarbles,
    /// The seat has made all its offers of this period.
    NoOfferLeft,
    /// There is no such offer, or not any more.
    NoSuchOffer,
    /// These are not the cards that the offer asks for.
    WrongPayment,
    /// This seat would be left with too few cards.
    DeckTooSmall(Seat),
    /// There is no black market in this game.
    NoMarket,
    /// The black market is closed now.
    MarketClosed,
    /// The pack costs more marbles than the seat has.
    TooDear(Pack),
    /// The seat has no half token left.
    NoTokenLeft,
    /// The seat named is none of those that are tied.
    NotTied,
    /// The seat is not there to be picked.
    NotFree,
    /// The card is not in hand.
    NotInHand(Card),
    /// The number is not the one of the showdown, and no Queen lies there to let it in.
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

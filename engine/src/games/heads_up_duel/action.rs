//! What a seat can do, its text, and why it may be refused.

use std::fmt;
use std::str::FromStr;

use crate::game::{self, BadAction};
use crate::seat::Seat;

use super::offer::{Lot, Terms};
use super::{Card, Kind};

/// A pack of the black market (HUD-12 to 14).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Pack {
    /// 2 3 4 5 6.
    Low,
    /// 6 7 8 9 10.
    High,
    /// Five cards of a shuffled deck.
    Mystery,
    /// J Q K A and a Joker.
    Special,
}

impl Pack {
    /// The four packs.
    pub const ALL: [Self; 4] = [Self::Low, Self::High, Self::Mystery, Self::Special];

    /// What it costs, in marbles.
    #[must_use]
    pub const fn price(self) -> u16 {
        match self {
            Self::Low => 1,
            Self::High | Self::Mystery => 2,
            Self::Special => 4,
        }
    }

    /// How many cards of this kind are in it; of a Mystery pack that is not known.
    #[must_use]
    pub const fn holds(self, kind: Kind) -> bool {
        match (self, kind) {
            (Self::Low, Kind::Number(number)) => number <= 6,
            (Self::High, Kind::Number(number)) => number >= 6,
            (Self::Special, kind) => kind.number().is_none(),
            (Self::Low | Self::High | Self::Mystery, _) => false,
        }
    }

    const fn word(self) -> &'static str {
        match self {
            Self::Low => "low",
            Self::High => "high",
            Self::Mystery => "mystery",
            Self::Special => "special",
        }
    }
}

/// An offer of another seat, by its number among those that the two have in this direction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Named {
    /// Who made it.
    pub from: Seat,
    /// Which of the offers of that seat to this one, from 1.
    pub number: u16,
}

/// An action. Written `offer 2 7p*2+1 for K`, `accept 2 #1 Kp`, `decline 2 #1`,
/// `counter 2 #1 - for 7+2`, `withdraw 2 #1`, `token`, `buy low`, `finish`; `name 3`, `pick 3`;
/// `show 7p`, `play 7p`, `ready`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Offers a seat something (HUD-7).
    Offer(Seat, Terms),
    /// Accepts an offer, and gives these cards for it (HUD-8).
    Accept(Named, Lot),
    /// Declines an offer.
    Decline(Named),
    /// Declines an offer, and makes its maker another one.
    Counter(Named, Terms),
    /// Withdraws its own offer of this number to that seat (HUD-9).
    Withdraw(Seat, u16),
    /// Spends half a token for 3 marbles (HUD-10).
    SpendToken,
    /// Buys a pack (HUD-11).
    Buy(Pack),
    /// Has finished in this period (HUD-6).
    Finish,
    /// Names the tied seat that is to pick first (HUD-19).
    Name(Seat),
    /// Picks its opponent (HUD-18).
    Pick(Seat),
    /// Plays this card in the showdown (HUD-23).
    Show(Card),
    /// Plays this card in the advantage phase (HUD-24).
    Play(Card),
    /// Is ready for the end of the round (HUD-25).
    Ready,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Offer(to, terms) => write!(f, "offer {to} {terms}"),
            Self::Accept(Named { from, number }, pay) => {
                write!(f, "accept {from} #{number} {pay}")
            }
            Self::Decline(Named { from, number }) => write!(f, "decline {from} #{number}"),
            Self::Counter(Named { from, number }, terms) => {
                write!(f, "counter {from} #{number} {terms}")
            }
            Self::Withdraw(to, number) => write!(f, "withdraw {to} #{number}"),
            Self::SpendToken => f.write_str("token"),
            Self::Buy(pack) => write!(f, "buy {}", pack.word()),
            Self::Finish => f.write_str("finish"),
            Self::Name(seat) => write!(f, "name {seat}"),
            Self::Pick(seat) => write!(f, "pick {seat}"),
            Self::Show(card) => write!(f, "show {card}"),
            Self::Play(card) => write!(f, "play {card}"),
            Self::Ready => f.write_str("ready"),
        }
    }
}

impl FromStr for Action {
    type Err = BadAction;

    fn from_str(text: &str) -> Result<Self, BadAction> {
        let seat = |word: &str| word.parse::<Seat>().map_err(|_| BadAction);
        let named = |from: &str, word: &str| -> Result<Named, BadAction> {
            Ok(Named { from: seat(from)?, number: number(word)? })
        };
        let mut words = text.split(' ');
        match [(); 7].map(|()| words.next()) {
            [Some("token"), None, ..] => Ok(Self::SpendToken),
            [Some("finish"), None, ..] => Ok(Self::Finish),
            [Some("ready"), None, ..] => Ok(Self::Ready),
            [Some("name"), Some(other), None, ..] => seat(other).map(Self::Name),
            [Some("pick"), Some(other), None, ..] => seat(other).map(Self::Pick),
            [Some("show"), Some(card), None, ..] => card.parse().map(Self::Show),
            [Some("play"), Some(card), None, ..] => card.parse().map(Self::Play),
            [Some("buy"), Some(word), None, ..] => {
                let pack = Pack::ALL.into_iter().find(|pack| pack.word() == word);
                pack.map(Self::Buy).ok_or(BadAction)
            }
            [Some("offer"), Some(to), Some(give), Some("for"), Some(want), None, _] => {
                Ok(Self::Offer(seat(to)?, Terms::read(give, want)?))
            }
            [Some("accept"), Some(from), Some(which), Some(pay), None, ..] => {
                Ok(Self::Accept(named(from, which)?, pay.parse()?))
            }
            [Some("decline"), Some(from), Some(which), None, ..] => {
                named(from, which).map(Self::Decline)
            }
            [Some("withdraw"), Some(to), Some(which), None, ..] => {
                Ok(Self::Withdraw(seat(to)?, number(which)?))
            }
            [
                Some("counter"),
                Some(from),
                Some(which),
                Some(give),
                Some("for"),
                Some(want),
                None,
            ] => Ok(Self::Counter(named(from, which)?, Terms::read(give, want)?)),
            _ => Err(BadAction),
        }
    }
}

/// Reads `#1`.
fn number(word: &str) -> Result<u16, BadAction> {
    let digits = word.strip_prefix('#').ok_or(BadAction)?;
    let number = digits.parse::<u16>().map_err(|_| BadAction)?;
    if number > 0 && number.to_string() == digits { Ok(number) } else { Err(BadAction) }
}

/// Why the rules refuse an action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
pub enum Refusal {
    /// Now is the time to trade.
    #[error("now is the time to trade")]
    TradeNow,
    /// Now is the time to name the seat that picks first.
    #[error("now is the time to name who picks first")]
    NameNow,
    /// Now is the time to pick an opponent.
    #[error("now is the time to pick an opponent")]
    PickNow,
    /// Now is the time for the showdown.
    #[error("now is the time for the showdown")]
    ShowNow,
    /// Now is the advantage phase.
    #[error("now is the advantage phase")]
    PlayNow,
    /// There is no such partner, or it is the seat itself.
    #[error("no such partner")]
    NoPartner,
    /// The partner has left.
    #[error("the partner has left")]
    PartnerLeft,
    /// Nothing is offered for nothing.
    #[error("nothing for nothing")]
    NothingOffered,
    /// There are no marbles in this game.
    #[error("there are no marbles in this game")]
    NoMarbles,
    /// The seat does not have that many of this card.
    #[error("the seat does not have so many of {0}")]
    NotHeld(Card),
    /// The seat does not have so many marbles.
    #[error("the seat does not have so many marbles")]
    TooFewMarbles,
    /// The seat has made all its offers of this period.
    #[error("all offers of this period are made")]
    NoOfferLeft,
    /// There is no such offer, or not any more.
    #[error("there is no such offer")]
    NoSuchOffer,
    /// These are not the cards that the offer asks for.
    #[error("not the cards that the offer asks for")]
    WrongPayment,
    /// This seat would be left with too few cards.
    #[error("seat {0} would be left with too few cards")]
    DeckTooSmall(Seat),
    /// There is no black market in this game.
    #[error("there is no black market in this game")]
    NoMarket,
    /// The black market is closed now.
    #[error("the black market is closed")]
    MarketClosed,
    /// The pack costs more marbles than the seat has.
    #[error("the pack costs more marbles than that")]
    TooDear(Pack),
    /// The seat has no half token left.
    #[error("no half token is left")]
    NoTokenLeft,
    /// The seat named is none of those that are tied.
    #[error("not one of the tied seats")]
    NotTied,
    /// The seat is not there to be picked.
    #[error("the seat can't be picked")]
    NotFree,
    /// The card is not in hand.
    #[error("{0} is not in hand")]
    NotInHand(Card),
    /// The number is not the one of the showdown, and no Queen lies there to let it in.
    #[error("the number of {0} is not the one of the showdown")]
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_survive_the_trip_to_text_and_back() {
        for good in [
            "offer 2 7p*2,Kp+1 for K+2",
            "offer 8 - for 10",
            "offer 3 +1 for -",
            "accept 2 #12 6p,6l",
            "accept 2 #1 -",
            "decline 2 #1",
            "counter 2 #1 9p for 7+1",
            "withdraw 2 #1",
            "buy mystery",
            "show Xs",
        ] {
            assert_eq!(good.parse::<Action>().map(|action| action.to_string()), Ok(good.into()));
        }
    }

    #[test]
    fn nonsense_is_no_action() {
        for bad in [
            "",
            "offer",
            "offer 2 7p",
            "offer 2 7p for",
            "offer 2 7p for 7p",
            "offer 2 7p*256 for -",
            "offer 2 7p+0 for -",
            "offer 2 7p for K now",
            "accept 2 1 -",
            "accept 2 #0 -",
            "accept 2 #01 -",
            "accept 2 #1",
            "withdraw 2",
            "buy",
            "buy all",
            "pick 9",
            "play 7",
            " ready",
            "ready ",
            "token 1",
        ] {
            assert_eq!(bad.parse::<Action>(), Err(BadAction), "{bad:?}");
        }
    }
}

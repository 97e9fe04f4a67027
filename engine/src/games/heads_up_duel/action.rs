use std::fmt;
use std::str::FromStr;

use crate::game::BadAction;
use crate::games::heads_up_duel::{Card, OfferCards, Pack, Terms};
use crate::seat::Seat;

/// An offer to the acting seat, by its maker and its number among that maker's offers to the seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct OfferRef {
    /// Its maker.
    pub from: Seat,
    /// Its number, from 1.
    pub number: u16,
}

/// An action: `offer 2 7p*2+1 for K`, `accept 2 #1 Kp`, `decline 2 #1`, `counter 2 #1 - for 7+2`,
/// `withdraw 2 #1`, `token`, `buy low`, `finish`; `name 3`, `pick 3`; `show 7p`, `play 7p`,
/// `ready`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Makes a seat an offer (HUD-7).
    Offer(Seat, Terms),
    /// Accepts an offer and pays these cards (HUD-8).
    Accept(OfferRef, OfferCards),
    /// Declines an offer.
    Decline(OfferRef),
    /// Declines an offer and makes a counter-offer.
    Counter(OfferRef, Terms),
    /// Withdraws its offer to that seat, by number (HUD-9).
    Withdraw(Seat, u16),
    /// Spends half a token for 3 marbles (HUD-10).
    SpendToken,
    /// Buys a pack (HUD-11).
    Buy(Pack),
    /// Finishes in this period (HUD-6).
    Finish,
    /// Names the tied seat that picks first (HUD-19).
    Name(Seat),
    /// Picks its opponent (HUD-18).
    Pick(Seat),
    /// Plays this card in the showdown (HUD-23).
    Show(Card),
    /// Plays this card in the advantage phase (HUD-24).
    Play(Card),
    /// Is ready to end the round (HUD-25).
    Ready,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Offer(to, terms) => write!(f, "offer {to} {terms}"),
            Self::Accept(OfferRef { from, number }, pay) => {
                write!(f, "accept {from} #{number} {pay}")
            }
            Self::Decline(OfferRef { from, number }) => write!(f, "decline {from} #{number}"),
            Self::Counter(OfferRef { from, number }, terms) => {
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
        let words: Vec<&str> = text.split(' ').collect();
        let offer_ref = |from: &str, nth: &str| -> Result<OfferRef, BadAction> {
            Ok(OfferRef { from: from.parse()?, number: read_offer_number(nth)? })
        };
        Ok(match words[..] {
            ["token"] => Self::SpendToken,
            ["finish"] => Self::Finish,
            ["ready"] => Self::Ready,
            ["name", other] => Self::Name(other.parse()?),
            ["pick", other] => Self::Pick(other.parse()?),
            ["show", card] => Self::Show(card.parse()?),
            ["play", card] => Self::Play(card.parse()?),
            ["buy", word] => {
                let pack = Pack::ALL.into_iter().find(|pack| pack.word() == word);
                Self::Buy(pack.ok_or(BadAction)?)
            }
            ["offer", to, give, "for", want] => Self::Offer(to.parse()?, Terms::read(give, want)?),
            ["accept", from, nth, pay] => Self::Accept(offer_ref(from, nth)?, pay.parse()?),
            ["decline", from, nth] => Self::Decline(offer_ref(from, nth)?),
            ["withdraw", to, nth] => Self::Withdraw(to.parse()?, read_offer_number(nth)?),
            ["counter", from, nth, give, "for", want] => {
                Self::Counter(offer_ref(from, nth)?, Terms::read(give, want)?)
            }
            _ => return Err(BadAction),
        })
    }
}

fn read_offer_number(word: &str) -> Result<u16, BadAction> {
    let digits = word.strip_prefix('#').ok_or(BadAction)?;
    let number = digits.parse::<u16>().map_err(|_| BadAction)?;
    if number > 0 && number.to_string() == digits { Ok(number) } else { Err(BadAction) }
}

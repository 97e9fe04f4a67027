//! What a seat can do, its text, and why it may be refused.

use std::fmt;
use std::str::FromStr;

use engine::game::{self, BadAction};
use engine::seat::Seat;

use super::state::{Bundle, MOST_OFFERED};

/// An action. Written `offer 2 AC for M`, `accept 2 #1`, `decline 2 #1`, `withdraw 2 #1`,
/// `finish`; a dash stands for no spice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Action {
    /// Offers a seat these spices for those.
    Offer { to: Seat, give: Bundle, want: Bundle },
    /// Accepts that seat's offer of this number.
    Accept { from: Seat, number: u8 },
    /// Declines it.
    Decline { from: Seat, number: u8 },
    /// Withdraws the offer of this number to that seat.
    Withdraw { to: Seat, number: u8 },
    /// Has finished.
    Finish,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Offer { to, give, want } => write!(f, "offer {to} {give} for {want}"),
            Self::Accept { from, number } => write!(f, "accept {from} #{number}"),
            Self::Decline { from, number } => write!(f, "decline {from} #{number}"),
            Self::Withdraw { to, number } => write!(f, "withdraw {to} #{number}"),
            Self::Finish => f.write_str("finish"),
        }
    }
}

impl FromStr for Action {
    type Err = BadAction;

    fn from_str(text: &str) -> Result<Self, BadAction> {
        let mut words = text.split(' ');
        let words = [(); 6].map(|()| words.next());
        match words {
            [Some("finish"), None, ..] => Ok(Self::Finish),
            [Some("offer"), Some(to), Some(give), Some("for"), Some(want), None] => {
                Ok(Self::Offer { to: seat(to)?, give: give.parse()?, want: want.parse()? })
            }
            [Some(word), Some(other), Some(named), None, ..] => {
                let (other, number) = (seat(other)?, number(named)?);
                match word {
                    "accept" => Ok(Self::Accept { from: other, number }),
                    "decline" => Ok(Self::Decline { from: other, number }),
                    "withdraw" => Ok(Self::Withdraw { to: other, number }),
                    _ => Err(BadAction),
                }
            }
            _ => Err(BadAction),
        }
    }
}

fn seat(word: &str) -> Result<Seat, BadAction> {
    word.parse().map_err(|_| BadAction)
}

fn number(word: &str) -> Result<u8, BadAction> {
    let digits = word.strip_prefix('#').ok_or(BadAction)?;
    match digits.as_bytes() {
        [digit @ b'1'..=b'9'] if digit - b'0' <= MOST_OFFERED => Ok(digit - b'0'),
        _ => Err(BadAction),
    }
}

/// Why the rules refuse an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum Refusal {
    /// The seat does not hold what it would give.
    #[error("the seat does not hold that")]
    NotHeld,
    /// Nothing for nothing, or more than three on a side.
    #[error("an offer is of up to three spices for up to three")]
    Size,
    /// There is no such partner, or it is the seat itself.
    #[error("no such partner")]
    NoPartner,
    /// The partner has left.
    #[error("the partner has left")]
    PartnerLeft,
    /// An offer to this seat is open already.
    #[error("an offer to this seat is open already")]
    StillOpen,
    /// The seat has made all its offers.
    #[error("all offers are made")]
    NoOfferLeft,
    /// There is no such offer, or not any more.
    #[error("there is no such offer")]
    NoSuchOffer,
}

impl game::Refusal for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Self::NotHeld | Self::Size | Self::NoPartner | Self::StillOpen | Self::NoOfferLeft => {
                "MK-3"
            }
            Self::NoSuchOffer => "MK-4",
            Self::PartnerLeft => "MK-6",
        }
    }
}

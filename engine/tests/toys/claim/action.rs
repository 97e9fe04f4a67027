//! What a seat can do, its text, and why it may be refused.

use std::fmt;
use std::str::FromStr;

use engine::game::{self, BadAction};

/// What a seat says of its own card (CL-3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Call {
    /// It will be the highest.
    Claim,
    /// It will not.
    Doubt,
}

impl Call {
    pub(crate) const ALL: [Self; 2] = [Self::Claim, Self::Doubt];
}

impl fmt::Display for Call {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Claim => "claim",
            Self::Doubt => "doubt",
        })
    }
}

/// An action. Written `play 17`, `claim`, `doubt`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Action {
    /// Plays a card, named by its face.
    Play(u8),
    /// Makes the call.
    Call(Call),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play(face) => write!(f, "play {face}"),
            Self::Call(call) => call.fmt(f),
        }
    }
}

impl FromStr for Action {
    type Err = BadAction;

    fn from_str(text: &str) -> Result<Self, BadAction> {
        match text {
            "claim" => Ok(Self::Call(Call::Claim)),
            "doubt" => Ok(Self::Call(Call::Doubt)),
            _ => {
                let face = text.strip_prefix("play ").ok_or(BadAction)?;
                let plain = face.bytes().all(|digit| digit.is_ascii_digit());
                let face = face.parse().map_err(|_| BadAction)?;
                if plain && (1..=20).contains(&face) {
                    Ok(Self::Play(face))
                } else {
                    Err(BadAction)
                }
            }
        }
    }
}

/// Why the rules refuse an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum Refusal {
    /// The card is not in the seat's hand.
    #[error("the card is not in hand")]
    NotInHand,
    /// The seat has played its card for this round.
    #[error("the card of this round is played")]
    CardPlayed,
    /// The seat has made its call for this round.
    #[error("the call of this round is made")]
    CallMade,
}

impl game::Refusal for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Self::NotInHand => "CL-1",
            Self::CardPlayed => "CL-2",
            Self::CallMade => "CL-3",
        }
    }
}

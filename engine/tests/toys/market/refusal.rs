//! Why an action may be refused.

use engine::game;

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

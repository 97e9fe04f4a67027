//! Why a seat can't do something.

use crate::game;
use crate::games::gold_rush_shoot_out::action::Pistol;
use crate::games::gold_rush_shoot_out::cards::{Ability, Load};
use crate::games::gold_rush_shoot_out::state::Phase;
use crate::seat::Seat;

/// Why the rules refuse an action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
pub enum Refusal {
    /// Another choice is to be made now.
    #[error("another choice is to be made now")]
    NotNow(Phase),
    /// The pistol is loaded.
    #[error("the pistol is loaded already")]
    Loaded,
    /// The pistol is aimed.
    #[error("the pistol is aimed already")]
    Aimed,
    /// The seat has no such ammo left.
    #[error("no such ammo is left")]
    NoAmmo(Load),
    /// There is no bullet card in the envelope.
    #[error("there is no bullet card in the envelope")]
    NoExtraBullet,
    /// Nobody aims at itself.
    #[error("nobody aims at itself")]
    AtItself,
    /// There is no such seat to aim at.
    #[error("there is no such seat to aim at")]
    NoSuchTarget(Seat),
    /// The ability card is not in the seat's envelope.
    #[error("the card is not in the envelope")]
    NotHeld(Ability),
    /// There is no such pistol.
    #[error("there is no such pistol")]
    NoSuchPistol(Pistol),
    /// A pistol can't be aimed at the seat that holds it.
    #[error("a pistol can't be aimed at the seat that holds it")]
    AtItsHolder(Seat),
    /// The pistol aims there already.
    #[error("the pistol aims there already")]
    SameTarget(Seat),
    /// The seat has a second pistol this round.
    #[error("a seat has one second pistol a round")]
    SecondPistolOut,
    /// The seat has no wound.
    #[error("there is no wound to be taken off")]
    NoWound,
    /// The seat ducks already.
    #[error("the seat ducks and weaves already")]
    DucksAlready,
    /// No card lies in that place.
    #[error("no card lies there")]
    NoSuchCard(u8),
    /// Another seat has taken the first-priority token.
    #[error("the first-priority token is taken")]
    PriorityTaken(Seat),
    /// In the last round there is no first-priority token.
    #[error("there is no first-priority token in the last round")]
    NoPriority,
}

impl game::Refusal for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Self::NotNow(Phase::Load) | Self::Loaded | Self::NoExtraBullet => "GR-10",
            Self::Aimed | Self::AtItself | Self::NoSuchTarget(_) => "GR-11",
            Self::NoAmmo(_) => "GR-3",
            Self::NotNow(Phase::Abilities) | Self::NotHeld(_) => "GR-12",
            Self::NoSuchPistol(_) | Self::AtItsHolder(_) | Self::SameTarget(_) => "GR-13",
            Self::SecondPistolOut => "GR-14",
            Self::NoWound => "GR-15",
            Self::DucksAlready => "GR-16",
            Self::NotNow(Phase::Standoff) => "GR-17",
            Self::NotNow(Phase::Ambush) => "GR-20",
            Self::NotNow(Phase::Shootout) => "GR-21",
            Self::NotNow(Phase::Share)
            | Self::NoSuchCard(_)
            | Self::PriorityTaken(_)
            | Self::NoPriority => "GR-23",
            Self::NotNow(Phase::Over) => "GR-25",
        }
    }
}

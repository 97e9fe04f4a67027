//! Why the rules refuse an action.

use crate::game;
use crate::games::gold_rush_shoot_out::{Ability, Load, Phase, Pistol};
use crate::seat::Seat;

/// Why the rules refuse an action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Refusal {
    /// It is time for another choice.
    NotNow(Phase),
    /// The pistol is loaded.
    Loaded,
    /// The pistol is aimed.
    Aimed,
    /// The seat has no such ammo left.
    NoAmmo(Load),
    /// The envelope has no bullet card.
    NoExtraBullet,
    /// Nobody aims at itself.
    AtItself,
    /// No such seat to aim at.
    NoSuchTarget(Seat),
    /// The ability card is not in the seat's envelope.
    NotHeld(Ability),
    /// No such pistol.
    NoSuchPistol(Pistol),
    /// A pistol can't aim at its holder.
    AtItsHolder(Seat),
    /// The pistol already aims there.
    SameTarget(Seat),
    /// The seat has a second pistol this round.
    SecondPistolOut,
    /// The seat has no wound.
    NoWound,
    /// The seat already ducks.
    DucksAlready,
    /// That place has no card.
    NoSuchCard(u8),
    /// Another seat has taken the first-priority token.
    PriorityTaken(Seat),
    /// In the last round there is no first-priority token.
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

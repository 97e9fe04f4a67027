use crate::game::refusals;
use crate::games::gold_rush_shoot_out::{Ability, Load, Phase, Pistol};
use crate::seat::Seat;

refusals! {
    /// The action doesn't fit the phase.
    NotNow(phase: Phase) => match phase {
        Phase::Load => "GR-10",
        Phase::Abilities => "GR-12",
        Phase::Standoff => "GR-17",
        Phase::Ambush => "GR-20",
        Phase::Shootout => "GR-21",
        Phase::Share => "GR-23",
        Phase::Over => "GR-25",
    },
    /// The pistol is loaded.
    Loaded => "GR-10",
    /// The pistol is aimed.
    Aimed => "GR-11",
    /// The seat has no such ammo left.
    NoAmmo(_: Load) => "GR-3",
    /// The envelope has no bullet card.
    NoExtraBullet => "GR-10",
    /// Nobody aims at itself.
    AtItself => "GR-11",
    /// The game has no such seat.
    NoSuchTarget(_: Seat) => "GR-11",
    /// The ability card is not in the seat's envelope.
    NotHeld(_: Ability) => "GR-12",
    /// The seat has no such pistol.
    NoSuchPistol(_: Pistol) => "GR-13",
    /// A pistol can't aim at its holder.
    AtItsHolder(_: Seat) => "GR-13",
    /// The pistol already aims there.
    SameTarget(_: Seat) => "GR-13",
    /// The seat already has a second pistol this round.
    SecondPistolOut => "GR-14",
    /// The seat has no wound.
    NoWound => "GR-15",
    /// The seat already ducks.
    DucksAlready => "GR-16",
    /// That place has no card.
    NoSuchCard(_: u8) => "GR-23",
    /// Another seat took the first-priority token.
    PriorityTaken(_: Seat) => "GR-23",
    /// The last round has no first-priority token.
    NoPriority => "GR-23",
}

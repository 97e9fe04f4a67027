//! The choices before the deal.

use crate::options::{Field, Identity, Kind, OptionsTable, Preset, Row, SeatCounts};
use crate::time::TimeControl;
use serde::{Deserialize, Serialize};

/// The game's slug and edition.
pub const IDENTITY: Identity = Identity { slug: "duel-52", edition: 1 };

/// Which seat goes first (D52-3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub enum Starts {
    /// Seat 1.
    One,
    /// Seat 2.
    Two,
    /// Either, at random.
    #[default]
    Random,
}

/// The options of Duel 52.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Duel52Options {
    /// Which seat goes first (D52-3).
    pub starts: Starts,
    /// Heroes (D52-40).
    pub heroes: bool,
    /// Bannermen (D52-55).
    pub bannermen: bool,
    /// Forts (D52-73).
    pub forts: bool,
    /// Whether turns have time limits (D52-82).
    pub time: TimeControl,
}

impl Duel52Options {
    /// Whether the game uses any part of the expansion (D52-80).
    #[must_use]
    pub const fn expanded(&self) -> bool {
        self.heroes || self.bannermen || self.forts
    }

    /// The cards set aside unseen, forts included (D52-33).
    #[must_use]
    pub const fn set_aside(&self) -> u8 {
        match (self.heroes, self.bannermen) {
            (false, false) => 10,
            (true, false) => 8,
            (false, true) => 6,
            (true, true) => 4,
        }
    }
}

const PRESETS: &[Preset] = &[
    Preset { id: "everything", values: &[("heroes", 1), ("bannermen", 1), ("forts", 1)] },
    Preset { id: "brisk", values: &[(TimeControl::ID, TimeControl::Show.value())] },
];

impl OptionsTable for Duel52Options {
    const IDENTITY: Identity = IDENTITY;
    const ROWS: &'static [Row<Self>] = &[
        Row(
            Field::new("starts", Kind::Choice(&["seat-1", "seat-2", "random"]), 2, "D52-3"),
            |own| own.starts as u32,
            |own, starts| {
                own.starts = match starts {
                    0 => Starts::One,
                    1 => Starts::Two,
                    _ => Starts::Random,
                }
            },
        ),
        Row(
            Field::new("heroes", Kind::Switch, 0, "D52-40"),
            |own| own.heroes.into(),
            |own, heroes| own.heroes = heroes != 0,
        ),
        Row(
            Field::new("bannermen", Kind::Switch, 0, "D52-55"),
            |own| own.bannermen.into(),
            |own, bannermen| own.bannermen = bannermen != 0,
        ),
        Row(
            Field::new("forts", Kind::Switch, 0, "D52-73"),
            |own| own.forts.into(),
            |own, forts| own.forts = forts != 0,
        ),
        // The rules say what a time-out does; the lengths are ours.
        Row(
            TimeControl::field("D52-82"),
            |own| own.time.value(),
            |own, time| own.time = TimeControl::of_value(time),
        ),
    ];
    const PRESETS: &'static [Preset] = PRESETS;

    fn seat_counts(&self) -> SeatCounts {
        SeatCounts::of(&[2])
    }
}

use crate::options::{Field, Identity, Kind, OptionsTable, Preset, Row, SeatCounts, choice, row};
use crate::time::TimeControl;
use serde::{Deserialize, Serialize};

/// The seat that goes first (D52-3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub enum Starts {
    /// Seat 1.
    One,
    /// Seat 2.
    Two,
    /// A random one.
    #[default]
    Random,
}

/// The options of Duel 52.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Duel52Options {
    /// The seat that goes first (D52-3).
    pub starts: Starts,
    /// Heroes (D52-40).
    pub heroes: bool,
    /// Bannermen (D52-55).
    pub bannermen: bool,
    /// Forts (D52-73).
    pub forts: bool,
    /// Time limits of turns (D52-82).
    pub time: TimeControl,
}

choice!(Starts: One Two Random);

impl Duel52Options {
    /// Whether the game has any part of the expansion (D52-80).
    #[must_use]
    pub const fn has_expansion(&self) -> bool {
        self.heroes || self.bannermen || self.forts
    }

    /// Cards set aside unseen, forts included (D52-33).
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

impl OptionsTable for Duel52Options {
    const IDENTITY: Identity = Identity { slug: "duel-52", edition: 1 };
    const ROWS: &'static [Row<Self>] = &[
        row!(
            Field::new("starts", Kind::Choice(&["seat-1", "seat-2", "random"]), 2, "D52-3"),
            starts
        ),
        row!(Field::new("heroes", Kind::Switch, 0, "D52-40"), heroes),
        row!(Field::new("bannermen", Kind::Switch, 0, "D52-55"), bannermen),
        row!(Field::new("forts", Kind::Switch, 0, "D52-73"), forts),
        // The rules define time-outs; the lengths of turns are ours.
        row!(TimeControl::field("D52-82"), time),
    ];
    const PRESETS: &'static [Preset] = &[
        Preset { id: "everything", values: &[("heroes", 1), ("bannermen", 1), ("forts", 1)] },
        Preset { id: "brisk", values: &[(TimeControl::ID, TimeControl::Show as u32)] },
    ];

    fn seat_counts(&self) -> SeatCounts {
        SeatCounts::new(&[2])
    }
}

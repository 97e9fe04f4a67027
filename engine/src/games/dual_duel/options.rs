use serde::{Deserialize, Serialize};

use crate::options::{Field, Identity, Kind, OptionsTable, Preset, Row, SeatCounts, row};
use crate::time::TimeControl;

/// The options of Dual Duel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct DualDuelOptions {
    /// Duels that win the match (DD-2).
    pub target: u8,
    /// Duels after which the match ends as it stands (DD-21).
    pub longest: u8,
    /// Time limits (DD-22).
    pub time: TimeControl,
}

impl Default for DualDuelOptions {
    fn default() -> Self {
        Self { target: 2, longest: 9, time: TimeControl::Off }
    }
}

impl OptionsTable for DualDuelOptions {
    const IDENTITY: Identity = Identity { slug: "dual-duel", edition: 1 };
    const ROWS: &'static [Row<Self>] = &[
        row!(Field::new("target", Kind::Number { least: 1, most: 3, step: 1 }, 2, "DD-2"), target),
        row!(
            Field::new("longest", Kind::Number { least: 3, most: 15, step: 1 }, 9, "DD-21"),
            longest
        ),
        row!(TimeControl::field("DD-22"), time),
    ];
    /// The default match, with the show's time limits (DD-22).
    const PRESETS: &'static [Preset] =
        &[Preset { id: "show", values: &[(TimeControl::ID, TimeControl::Show as u32)] }];

    fn seat_counts(&self) -> SeatCounts {
        SeatCounts::new(&[2])
    }
}

//! What can be chosen before the deal.

use serde::{Deserialize, Serialize};

use crate::options::{Field, Identity, Kind, OptionsTable, Preset, SeatCounts, Values};
use crate::time::TimeControl;

/// The game's name, and the edition of these rules.
pub const IDENTITY: Identity = Identity { slug: "dual-duel", edition: 1 };

/// The options of Dual Duel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct DualDuelOptions {
    /// How many duels win the match (DD-2).
    pub target: u8,
    /// After how many duels the match ends as it stands (DD-21).
    pub longest: u8,
    /// Whether decisions have time limits (DD-22).
    pub time: TimeControl,
}

impl Default for DualDuelOptions {
    fn default() -> Self {
        Self { target: 2, longest: 9, time: TimeControl::Off }
    }
}

const FIELDS: &[Field] = &[
    Field {
        id: "target",
        kind: Kind::Number { least: 1, most: 3, step: 1 },
        default: 2,
        rule: "DD-2",
        applies: None,
    },
    Field {
        id: "longest",
        kind: Kind::Number { least: 3, most: 15, step: 1 },
        default: 9,
        rule: "DD-21",
        applies: None,
    },
    TimeControl::field("DD-22"),
];

/// The author's own lengths.
const PRESETS: &[Preset] =
    &[Preset { id: "show", values: &[(TimeControl::ID, TimeControl::Show.value())] }];

impl OptionsTable for DualDuelOptions {
    const IDENTITY: Identity = IDENTITY;
    const FIELDS: &'static [Field] = FIELDS;
    const PRESETS: &'static [Preset] = PRESETS;

    fn seat_counts(&self) -> SeatCounts {
        SeatCounts::of(&[2])
    }

    fn each(&self, mut set: impl FnMut(&'static str, u32)) {
        let values = [
            ("target", self.target.into()),
            ("longest", self.longest.into()),
            (TimeControl::ID, self.time.value()),
        ];
        for (id, value) in values {
            set(id, value);
        }
    }

    fn of_values(values: &Values) -> Self {
        let number = |id| values.get(id) as u8;
        Self { target: number("target"), longest: number("longest"), time: TimeControl::of(values) }
    }
}

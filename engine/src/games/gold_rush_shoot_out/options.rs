use serde::{Deserialize, Serialize};

use crate::options::{Field, Identity, Kind, OptionsTable, Preset, Row, SeatCounts, row};
use crate::season::Brought;
use crate::seat::Seat;
use crate::time::TimeControl;

/// The options of Gold Rush Shoot Out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct GoldRushShootOutOptions {
    /// Whether views list the cards that seats were seen to take, so that nobody has to remember
    /// them (GR-4).
    pub ledger: bool,
    /// Tokens that each seat starts with (GR-5).
    pub starting_tokens: u8,
    /// Half tokens that each seat brings instead (GR-5).
    #[serde(default)]
    pub brought: Option<Brought>,
    /// Time limits of decisions and breaks (GR-30).
    pub time: TimeControl,
}

impl GoldRushShootOutOptions {
    /// Half tokens that a seat starts with (GR-5).
    #[must_use]
    pub const fn halves(&self, seat: Seat) -> u8 {
        match &self.brought {
            Some(brought) => brought.get(seat),
            None => 2 * self.starting_tokens,
        }
    }
}

impl Default for GoldRushShootOutOptions {
    fn default() -> Self {
        Self { ledger: true, starting_tokens: 1, brought: None, time: TimeControl::Off }
    }
}

impl OptionsTable for GoldRushShootOutOptions {
    const IDENTITY: Identity = Identity { slug: "gold-rush-shoot-out", edition: 1 };
    const ROWS: &'static [Row<Self>] = &[
        row!(Field::new("ledger", Kind::Switch, 1, "GR-4"), ledger),
        row!(
            Field::new("starting-tokens", Kind::Number { least: 0, most: 5, step: 1 }, 1, "GR-5"),
            starting_tokens
        ),
        row!(Brought::field("GR-5"), brought),
        row!(TimeControl::field("GR-30"), time),
    ];
    const PRESETS: &'static [Preset] = &[Preset {
        id: "show",
        values: &[("ledger", 0), (TimeControl::ID, TimeControl::Show as u32)],
    }];

    fn seat_counts(&self) -> SeatCounts {
        SeatCounts::new(&[3, 4, 5, 6, 7, 8])
    }
}

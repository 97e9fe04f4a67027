use crate::cards::CardSet;
use crate::options::{Field, Identity, Kind, OptionsTable, Preset, Row, SeatCounts, choice, row};
use crate::seat::Seat;
use crate::time::TimeControl;
use serde::{Deserialize, Serialize};

/// The cards of each seat (FG-3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub enum Deck {
    /// Seat 1 has the 26 black cards, seat 2 the 26 red ones.
    #[default]
    Split,
    /// Each seat has 52 cards of its own.
    Full,
}

choice!(Deck: Split Full);

impl Deck {
    /// The cards a seat starts with: public.
    #[must_use]
    pub const fn cards_of(self, seat: Seat) -> CardSet {
        match self {
            Self::Full => CardSet::DECK,
            Self::Split if seat.index() == 0 => CardSet::BLACK,
            Self::Split => CardSet::RED,
        }
    }
}

/// The options of Fools Gambit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct FoolsGambitOptions {
    /// The cards of each seat.
    pub deck: Deck,
    /// Time limits.
    pub time: TimeControl,
}

impl OptionsTable for FoolsGambitOptions {
    const IDENTITY: Identity = Identity { slug: "fools-gambit", edition: 1 };
    const ROWS: &'static [Row<Self>] = &[
        row!(Field::new("deck", Kind::Choice(&["split", "full"]), 0, "FG-3"), deck),
        // The rules define a time-out; the lengths are ours.
        row!(TimeControl::field("FG-6"), time),
    ];
    const PRESETS: &'static [Preset] =
        &[Preset { id: "brisk", values: &[(TimeControl::ID, TimeControl::Show as u32)] }];

    fn seat_counts(&self) -> SeatCounts {
        SeatCounts::new(&[2])
    }
}

//! Card backs and table surfaces that marks unlock.

use serde::{Deserialize, Serialize};

/// The pattern of card backs. Marks unlock all but the first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum CardBack {
    #[default]
    Lattice,
    Weave,
    Ripples,
    Rays,
    Gilt,
}

impl CardBack {
    /// In order of unlocking.
    pub const ALL: [Self; 5] = [Self::Lattice, Self::Weave, Self::Ripples, Self::Rays, Self::Gilt];

    /// The number of marks that unlock it.
    pub const fn marks(self) -> usize {
        let marks: [_; Self::ALL.len()] = [0, 1, 4, 10, 20];
        marks[self as usize]
    }
}

/// The table's surface. Marks unlock all but the first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Felt {
    /// Each game's own.
    #[default]
    Own,
    Slate,
    Claret,
    Midnight,
}

impl Felt {
    /// In order of unlocking.
    pub const ALL: [Self; 4] = [Self::Own, Self::Slate, Self::Claret, Self::Midnight];

    /// The number of marks that unlock it.
    pub const fn marks(self) -> usize {
        let marks: [_; Self::ALL.len()] = [0, 2, 7, 15];
        marks[self as usize]
    }
}

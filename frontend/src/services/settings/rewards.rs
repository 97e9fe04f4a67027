//! Card backs and the surfaces of tables that marks open.

use serde::{Deserialize, Serialize};

/// What the backs of cards show. All but the first are opened by marks.
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
    /// All of them, as marks open them.
    pub const ALL: [Self; 5] = [Self::Lattice, Self::Weave, Self::Ripples, Self::Rays, Self::Gilt];

    /// How many marks open it.
    pub const fn marks(self) -> usize {
        match self {
            Self::Lattice => 0,
            Self::Weave => 1,
            Self::Ripples => 4,
            Self::Rays => 10,
            Self::Gilt => 20,
        }
    }
}

/// What the table is covered with. All but the first are opened by marks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Felt {
    /// Each game has its own.
    #[default]
    Own,
    Slate,
    Claret,
    Midnight,
}

impl Felt {
    /// All of them, as marks open them.
    pub const ALL: [Self; 4] = [Self::Own, Self::Slate, Self::Claret, Self::Midnight];

    /// How many marks open it.
    pub const fn marks(self) -> usize {
        match self {
            Self::Own => 0,
            Self::Slate => 2,
            Self::Claret => 7,
            Self::Midnight => 15,
        }
    }
}

//! Where a game came from: a device vouches for what it has seen itself, and for nothing that came with a file or with
//! a link of a game that it doesn't know.

use serde::{Deserialize, Serialize};

use crate::services::saves::SaveId;

/// Where the deal was agreed, as a save keeps it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Origin {
    /// On this device: promise and half were made or seen here before the deal. It names the save. A file's games get other
    /// names, so no text from outside can claim this.
    Here(String),
    /// Not on this device, or not for the first time. So many decisions came along.
    Outside(usize),
}

impl Origin {
    /// On this device, in the game that is saved under this name.
    pub fn here(id: &SaveId) -> Self {
        Self::Here(id.to_string())
    }
}

/// Where the deal was agreed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Agreed {
    /// On this device.
    Here,
    /// Not on this device, or nobody can tell any more: the game came with a link or a file, or its invitation was
    /// answered here before.
    Elsewhere,
    /// An older build began the game, and didn't note it. Files that a newer build wrote are kept as they are, so a later
    /// version of saves must not take a missing note for this.
    NotNoted,
}

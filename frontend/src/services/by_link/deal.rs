//! The deal: each player gives one half of its seed.
//!
//! The inviting player sends a fingerprint of the first half. The invited player answers with the second half, and only
//! then learns the first: neither player can choose a half to suit the other one.

use engine::catalogue::AnyOptions;
use engine::chance::Seed;
use engine::options::Options;
use serde::{Deserialize, Serialize};

use super::fingerprint::{Digest, Half, Salt, digest};

/// The two halves of a seed, as far as this device knows them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeedHalves {
    /// The inviting player's seat.
    pub by: u8,
    /// The fingerprint of that seat's half, sent before the half.
    pub commitment: Digest,
    /// The salt of that fingerprint, sent with the half.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub salt: Option<Salt>,
    /// The inviting player's half.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub half: Option<Half>,
    /// The invited player's half.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answer: Option<Half>,
}

impl SeedHalves {
    pub fn is_complete(&self) -> bool {
        self.half.is_some() && self.answer.is_some()
    }

    /// The seed; `None` until both halves are known.
    pub fn seed(&self, game: &str, options: &AnyOptions) -> Option<Seed> {
        let (half, answer) = (self.half.as_ref()?, self.answer.as_ref()?);
        let identity = options.identity();
        let text = format!(
            "facedown deal 1\nid {game}\ngame {} {}\noptions {}\nhalf {half}\nhalf {answer}\n",
            identity.slug,
            identity.edition,
            options.values()
        );
        digest(&text).as_str()[..16].parse().ok()
    }
}

pub(super) fn half_fingerprint(game: &str, salt: &Salt, half: &Half) -> Digest {
    digest(&format!("facedown half 1\nid {game}\nsalt {salt}\nhalf {half}\n"))
}

/// The seed of a record whose game isn't dealt yet.
pub(super) fn placeholder_seed(game: &str) -> Seed {
    digest(game).as_str()[..16].parse().unwrap_or(Seed(0))
}

//! The deal, to whose seed each of the two gives a half.
//!
//! Whoever invites sends a fingerprint of the first half, the other answers with the second, and only then learns the first:
//! neither can choose a half that fits the other's.

use engine::catalogue::AnyOptions;
use engine::chance::Seed;
use engine::options::Options;
use serde::{Deserialize, Serialize};

use super::fingerprint::{Digest, Half, Salt, digest};

/// The two halves of a seed, as far as they are known here.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Deal {
    /// The seat of who invited.
    pub by: u8,
    /// The fingerprint of that seat's half, which went first.
    pub commitment: Digest,
    /// What it was salted with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub salt: Option<Salt>,
    /// That seat's half.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub half: Option<Half>,
    /// The half of who was invited.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answer: Option<Half>,
}

impl Deal {
    /// A deal of which all is known.
    pub(super) fn opened(game: &str, by: u8, salt: Salt, half: Half, answer: Half) -> Self {
        let commitment = promise(game, &salt, &half);
        Self { by, commitment, salt: Some(salt), half: Some(half), answer: Some(answer) }
    }

    /// Whether both halves are known, so that there is a game.
    pub fn is_made(&self) -> bool {
        self.half.is_some() && self.answer.is_some()
    }

    /// The seed of both halves.
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

/// The fingerprint of a half.
pub(super) fn promise(game: &str, salt: &Salt, half: &Half) -> Digest {
    digest(&format!("facedown half 1\nid {game}\nsalt {salt}\nhalf {half}\n"))
}

/// The seed of a record whose game is not dealt yet.
pub(super) fn undealt(game: &str) -> Seed {
    digest(game).as_str()[..16].parse().unwrap_or(Seed(0))
}

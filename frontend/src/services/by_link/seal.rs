//! Sealed choices: a link holds the fingerprint of a choice, and a later link opens it.

use engine::catalogue::AnyAction;
use engine::record::Entry;
use engine::seat::Seat;
use serde::{Deserialize, Serialize};

use super::fingerprint::{Digest, Salt, digest};

pub(super) type AnyEntry = Entry<AnyAction>;

/// A seat's sealed part of a simultaneous choice: one or more decisions.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Seal {
    pub seat: u8,
    /// The number of decisions before the choice.
    pub at: usize,
    /// The fingerprint in the link.
    pub hash: Digest,
    /// The fingerprint's salt: the other player learns it when the seal is opened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub salt: Option<Salt>,
    /// The number of decisions that the seal covers; `None` until both players know them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opened: Option<usize>,
    /// For a choice sealed ahead along with an answer: the number of decisions before the answered choice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub with: Option<usize>,
}

/// This device's choice sealed ahead with an answer, until a link shows whether the game asks for the choice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ahead {
    /// The number of decisions before the answered choice.
    pub with: usize,
    pub hash: Digest,
    pub salt: Salt,
    /// The action, as in a record.
    pub made: String,
}

/// The place of a sealed choice. For a choice sealed ahead, the number of decisions before it isn't known yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum SealPlace {
    /// The choice after this number of decisions.
    At(usize),
    /// The next choice after the one at this number of decisions.
    After(usize),
}

impl Seal {
    /// A choice that isn't open yet, without its salt.
    pub(super) const fn closed(by: Seat, at: usize, hash: Digest) -> Self {
        Self { seat: by.number(), at, hash, salt: None, opened: None, with: None }
    }

    /// The text whose fingerprint was sent, if the choice is `made`.
    pub(super) fn preimage(&self, game: &str, salt: &Salt, made: &[AnyEntry]) -> String {
        let place = self.with.map_or(SealPlace::At(self.at), SealPlace::After);
        preimage(game, self.seat, place, salt, &decision_lines(made))
    }
}

impl Ahead {
    /// Seals a seat's action along with the answer to the choice after `with` decisions.
    pub(super) fn new(game: &str, seat: u8, with: usize, made: String, salt: Salt) -> Self {
        let line = format!("{seat} {made}\n");
        let hash = digest(&preimage(game, seat, SealPlace::After(with), &salt, &line));
        Self { with, hash, salt, made }
    }

    pub(super) fn hash_fits(&self, game: &str, seat: u8) -> bool {
        *self == Self::new(game, seat, self.with, self.made.clone(), self.salt.clone())
    }
}

/// The fingerprint of a choice sealed when it is due.
pub(super) fn seal_hash(game: &str, seat: u8, at: usize, salt: &Salt, made: &[AnyEntry]) -> Digest {
    digest(&preimage(game, seat, SealPlace::At(at), salt, &decision_lines(made)))
}

fn decision_lines(made: &[AnyEntry]) -> String {
    let line = |entry: &AnyEntry| format!("{entry}\n");
    made.iter().map(line).collect()
}

fn preimage(game: &str, seat: u8, place: SealPlace, salt: &Salt, lines: &str) -> String {
    let (version, place) = match place {
        SealPlace::At(at) => (1, format!("decision {}", at + 1)),
        SealPlace::After(with) => (2, format!("after {}", with + 1)),
    };
    format!("facedown seal {version}\nid {game}\nseat {seat}\n{place}\nsalt {salt}\n{lines}")
}

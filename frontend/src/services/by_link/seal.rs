//! Sealed choices: made, but hidden behind a fingerprint.

use engine::catalogue::AnyAction;
use engine::record::Entry;
use engine::seat::Seat;
use serde::{Deserialize, Serialize};

use super::fingerprint::{Digest, Salt, digest};

pub(super) type AnyEntry = Entry<AnyAction>;

/// A sealed simultaneous choice, of one or more decisions of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Seal {
    pub seat: u8,
    /// The number of decisions before the choice.
    pub at: usize,
    /// The fingerprint in the link.
    pub hash: Digest,
    /// The fingerprint's salt: known to the player who sealed, and to the other one once the seal is opened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub salt: Option<Salt>,
    /// The number of decisions that the seal covers; `None` until both players know them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opened: Option<usize>,
    /// For a choice sealed ahead along with an answer: the number of decisions before the answered choice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub with: Option<usize>,
}

/// This device's choice sealed ahead, with an answer, until a link shows whether it is asked for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ahead {
    /// The number of decisions before the answered choice.
    pub with: usize,
    pub hash: Digest,
    pub salt: Salt,
    /// The action, as in a record.
    pub made: String,
}

/// The place of a sealed choice. The number of decisions before one sealed ahead isn't known yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum SealPlace {
    /// The choice after this number of decisions.
    At(usize),
    /// The choice that follows the one after this number of decisions.
    After(usize),
}

impl Seal {
    /// A choice whose salt isn't known here.
    pub(super) const fn closed(by: Seat, at: usize, hash: Digest) -> Self {
        Self { seat: by.number(), at, hash, salt: None, opened: None, with: None }
    }

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

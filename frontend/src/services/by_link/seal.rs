//! Sealed choices: made, but hidden behind a fingerprint.

use std::fmt::Write as _;

use engine::catalogue::AnyAction;
use engine::record::Entry;
use serde::{Deserialize, Serialize};

use super::fingerprint::{Digest, Salt, digest};

pub(super) type AnyEntry = Entry<AnyAction>;

/// A sealed simultaneous choice.
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
    /// The fingerprint in the link.
    pub hash: Digest,
    pub salt: Salt,
    /// The action, as in a record.
    pub made: String,
}

/// The choice that a fingerprint belongs to. A choice sealed ahead doesn't know yet how many decisions come before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Which {
    /// The choice after this number of decisions.
    At(usize),
    /// The choice that follows the one after this number of decisions.
    After(usize),
}

impl Seal {
    /// The text whose SHA-256 seals these decisions.
    pub(super) fn text(&self, game: &str, salt: &Salt, made: &[AnyEntry]) -> String {
        let which = self.with.map_or(Which::At(self.at), Which::After);
        text(game, self.seat, which, salt, &lines(made))
    }
}

impl Ahead {
    /// Seals a seat's action along with the answer to the choice after `with` decisions.
    pub(super) fn new(game: &str, seat: u8, with: usize, action: &AnyAction, salt: Salt) -> Self {
        let made = action.to_string();
        Self { with, hash: ahead_hash(game, seat, with, &salt, &made), salt, made }
    }

    /// Whether the fingerprint matches the action.
    pub(super) fn is_whole(&self, game: &str, seat: u8) -> bool {
        self.hash == ahead_hash(game, seat, self.with, &self.salt, &self.made)
    }
}

fn ahead_hash(game: &str, seat: u8, with: usize, salt: &Salt, made: &str) -> Digest {
    digest(&text(game, seat, Which::After(with), salt, &format!("{seat} {made}\n")))
}

/// The fingerprint of a choice sealed when it is due.
pub(super) fn seal_of(game: &str, seat: u8, at: usize, salt: &Salt, made: &[AnyEntry]) -> Digest {
    digest(&text(game, seat, Which::At(at), salt, &lines(made)))
}

fn lines(made: &[AnyEntry]) -> String {
    made.iter().fold(String::new(), |mut lines, entry| {
        let _ = writeln!(lines, "{entry}");
        lines
    })
}

fn text(game: &str, seat: u8, which: Which, salt: &Salt, lines: &str) -> String {
    let (version, which) = match which {
        Which::At(at) => (1, format!("decision {}", at + 1)),
        Which::After(with) => (2, format!("after {}", with + 1)),
    };
    format!("facedown seal {version}\nid {game}\nseat {seat}\n{which}\nsalt {salt}\n{lines}")
}

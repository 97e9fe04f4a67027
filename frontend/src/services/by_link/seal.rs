//! What is chosen and not shown yet: a fingerprint of it was sent.

use std::fmt::Write as _;

use engine::catalogue::AnyAction;
use engine::record::Entry;
use serde::{Deserialize, Serialize};

use super::fingerprint::{Digest, Salt, digest};

/// A decision.
pub(super) type Made = Entry<AnyAction>;

/// A simultaneous choice that was sealed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Seal {
    /// Who sealed it.
    pub seat: u8,
    /// How many decisions were made before.
    pub at: usize,
    /// The fingerprint that the other was sent.
    pub hash: Digest,
    /// The fingerprint's salt: the player who sealed knows it, and the other one once the seal is opened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub salt: Option<Salt>,
    /// How many decisions it covers; `None` until both know them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opened: Option<usize>,
    /// Of a choice that was sealed ahead: how many decisions were made before the choice whose answer it came with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub with: Option<usize>,
}

/// The own choice that was sealed ahead, with an answer, until a link shows whether it is asked for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ahead {
    /// How many decisions were made before the choice that was answered.
    pub with: usize,
    /// The fingerprint that the other was sent.
    pub hash: Digest,
    /// The fingerprint's salt.
    pub salt: Salt,
    /// The action, as a record has it.
    pub made: String,
}

/// Which choice a fingerprint is of. Whoever seals ahead doesn't know yet how many decisions come before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Which {
    /// The one after so many decisions.
    At(usize),
    /// The one that follows that.
    After(usize),
}

impl Seal {
    /// The text whose SHA-256 is the fingerprint, if these decisions were sealed.
    pub(super) fn text(&self, game: &str, salt: &Salt, made: &[Made]) -> String {
        let which = self.with.map_or(Which::At(self.at), Which::After);
        text(game, self.seat, which, salt, &lines(made))
    }
}

impl Ahead {
    /// Seals an action of a seat with the answer to the choice after so many decisions.
    pub(super) fn new(game: &str, seat: u8, with: usize, action: &AnyAction, salt: Salt) -> Self {
        let made = action.to_string();
        Self { with, hash: ahead_hash(game, seat, with, &salt, &made), salt, made }
    }

    /// Whether the fingerprint is of the action.
    pub(super) fn is_whole(&self, game: &str, seat: u8) -> bool {
        self.hash == ahead_hash(game, seat, self.with, &self.salt, &self.made)
    }
}

fn ahead_hash(game: &str, seat: u8, with: usize, salt: &Salt, made: &str) -> Digest {
    digest(&text(game, seat, Which::After(with), salt, &format!("{seat} {made}\n")))
}

/// The fingerprint of a choice that is sealed when it is asked for.
pub(super) fn seal_of(game: &str, seat: u8, at: usize, salt: &Salt, made: &[Made]) -> Digest {
    digest(&text(game, seat, Which::At(at), salt, &lines(made)))
}

fn lines(made: &[Made]) -> String {
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

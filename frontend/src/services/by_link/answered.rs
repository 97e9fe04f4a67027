//! Which invitations this device has answered. The list outlives the games: a player who has answered one may have
//! learned the first half of the seed, and could draw the other half until the deal suits.

use std::fmt;
use std::str::FromStr;

use super::fingerprint::Digest;
use crate::services::keys::ANSWERED;
use crate::services::lines::{self, Fate, Line, Lines, Merged};
use crate::services::storage::{Store, StoreError};
use crate::services::stored::{self, Unread};

/// So many digits of an invitation's fingerprint are kept.
const DIGITS: usize = 16;

/// An invitation that was answered.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Answered(String);

impl Answered {
    fn of(commitment: &Digest) -> Self {
        Self(commitment.as_str()[..DIGITS].to_owned())
    }
}

/// A text that is none.
struct BadLine;

impl FromStr for Answered {
    type Err = BadLine;

    fn from_str(line: &str) -> Result<Self, BadLine> {
        let is_digit = |byte: u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
        let fits = line.len() == DIGITS && line.bytes().all(is_digit);
        if fits { Ok(Self(line.to_owned())) } else { Err(BadLine) }
    }
}

impl fmt::Display for Answered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Line for Answered {
    const KEY: &'static str = ANSWERED;
    const HEAD: &'static str = "answered 1";
    const MOST: usize = 1_000;

    fn is_same(&self, other: &Self) -> bool {
        self == other
    }

    /// In the order in which they were answered.
    fn rank(&self) -> u64 {
        0
    }
}

/// Whether the invitation with this fingerprint was answered here before.
///
/// # Errors
/// [`Unread`]: nobody can tell.
pub(super) fn is_known(store: &dyn Store, commitment: &Digest) -> Result<bool, Unread> {
    let known: Lines<Answered> = stored::load(store)?;
    Ok(known.items.contains(&Answered::of(commitment)))
}

/// Notes that it was. What is kept and can't be read stays as it is.
///
/// # Errors
/// The store's.
pub(super) fn note(store: &dyn Store, commitment: &Digest) -> Result<(), StoreError> {
    stored::unless_unread(stored::change(store, |known: &mut Lines<Answered>| {
        known.add(Answered::of(commitment));
    }))
}

/// Adds those that were answered on another device.
///
/// # Errors
/// The store's; then nothing was added.
pub fn merge_answered(store: &dyn Store, text: &str) -> Result<Merged, StoreError> {
    lines::merge(store, text, |_: &Answered| Fate::Comes)
}

//! Keeps the code of one game out of the functions that serve all: a program can then be split by games.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Does something that only a game of this kind needs, in a function of its own.
#[inline(never)]
pub fn of<G, T>(work: impl FnOnce() -> T) -> T {
    work()
}

/// As [`Serialize::serialize`].
#[inline(never)]
pub(super) fn serialize<T: Serialize, S: Serializer>(value: &T, to: S) -> Result<S::Ok, S::Error> {
    value.serialize(to)
}

/// As [`Deserialize::deserialize`].
#[inline(never)]
pub(super) fn deserialize<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
    from: D,
) -> Result<T, D::Error> {
    T::deserialize(from)
}

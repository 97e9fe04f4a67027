//! Keeps each game's serialization in functions of its own. Inlined, they would become one function
//! for all games, which couldn't be split by game.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

#[inline(never)]
pub(super) fn serialize<T: Serialize, S: Serializer>(value: &T, to: S) -> Result<S::Ok, S::Error> {
    value.serialize(to)
}

#[inline(never)]
pub(super) fn deserialize<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
    from: D,
) -> Result<T, D::Error> {
    T::deserialize(from)
}

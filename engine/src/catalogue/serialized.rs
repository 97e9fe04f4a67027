//! Views and events of one game, serialized in functions of their own: the compiler would make all of them parts of one
//! function, which couldn't be split by games.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

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

//! Seeds and names that nobody can foresee.

use engine::chance::Seed;
use rand::TryRng;
use rand::rngs::SysRng;

use super::saves::SaveId;

/// A fresh seed.
///
/// # Panics
/// If the browser has no source of chance: nothing could be dealt fairly.
pub fn fresh_seed() -> Seed {
    Seed(SysRng.try_next_u64().expect("every browser has a source of chance"))
}

/// A name for a new save.
///
/// # Panics
/// As [`fresh_seed`].
pub fn fresh_id() -> SaveId {
    SaveId::from_number(fresh_seed().0)
}

//! Unpredictable seeds and ids.

use engine::chance::Seed;
use engine::fnv::Fnv;
use rand::TryRng;
use rand::rngs::SysRng;

use super::clock;
use super::saves::SaveId;
use super::storage::StoreError;

/// The browser has no source of randomness (`crypto.getRandomValues`), so nothing can be dealt fairly.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no source of chance")]
pub struct NoChance;

#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the game is not dealt")]
pub enum NotDealt {
    Chance(#[from] NoChance),
    Store(#[from] StoreError),
}

/// The browser's source of randomness, tested to work.
#[derive(Clone, Copy, Debug)]
pub struct RandomSource(());

impl RandomSource {
    pub fn find() -> Result<Self, NoChance> {
        SysRng.try_next_u64().map(|_| Self(())).map_err(|_| NoChance)
    }

    /// A fresh seed. It can't fail: a source that has worked once works as long as the page lives.
    #[expect(clippy::unused_self, reason = "a value of this type proves that there is a source")]
    pub fn seed(self) -> Seed {
        Seed(SysRng.try_next_u64().expect("the source was seen to work"))
    }
}

/// A seed for things outside a game: which bots come, how they think. Predictable without a source of randomness.
pub fn any_seed() -> Seed {
    let predictable = || {
        let (now, random) = (clock::now(), js_sys::Math::random().to_bits());
        Fnv::hash_text(&format!("{now} {random}"))
    };
    Seed(SysRng.try_next_u64().unwrap_or_else(|_| predictable()))
}

/// An id for something new. It only has to be unique.
pub fn fresh_id() -> SaveId {
    SaveId::from_number(any_seed().0)
}

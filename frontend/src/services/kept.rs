//! What is kept on the device beside the saves, and goes with them into a file and out of it.

use std::collections::BTreeMap;

use super::storage::{Store, StoreError};
use super::{daily, played, puzzles, saves};

/// The keys of it.
const KEYS: [&str; 3] = [played::KEY, daily::KEY, puzzles::KEY];

/// What became of it; `None` where the file had none.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Merged {
    pub played: Option<played::Merged>,
    /// Deals of the day that are new here.
    pub days: usize,
    /// Puzzles that were solved elsewhere.
    pub solved: usize,
}

/// All that the device keeps of games, as one text.
///
/// # Errors
/// [`StoreError::Unavailable`]
pub fn bundle(store: &dyn Store) -> Result<String, StoreError> {
    let (mut games, mut kept) = (Vec::new(), Vec::new());
    for key in store.keys()? {
        let Some(text) = store.read(&key)? else { continue };
        if saves::is_kept(&key) {
            games.push((key, text));
        } else if KEYS.contains(&key.as_str()) {
            kept.push((key, text));
        }
    }
    Ok(saves::bundle_with(&games, &kept))
}

/// Adds what a file has of it.
///
/// # Errors
/// The store's.
pub fn merge(store: &dyn Store, kept: &BTreeMap<String, String>) -> Result<Merged, StoreError> {
    let played = kept.get(played::KEY).map(|text| played::merge(store, text)).transpose()?;
    let days = kept.get(daily::KEY).map_or(Ok(0), |text| daily::merge(store, text))?;
    let solved = kept.get(puzzles::KEY).map_or(Ok(0), |text| puzzles::merge(store, text))?;
    Ok(Merged { played, days, solved })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::services::bring_in::{Found, examine};
    use crate::services::storage::Memory;

    #[test]
    fn all_that_is_kept_goes_into_a_file_and_out_of_it() {
        let line = "00000000000000ff 1700000000 fools-gambit 30 1 Ana|2 Ben";
        let (from, to) = (Memory::default(), Memory::default());
        from.write(played::KEY, &format!("played 1\n{line}\n?")).unwrap();
        from.write("facedown.settings", "{}").unwrap();
        from.write(puzzles::KEY, "puzzles 1\n00000000000000aa").unwrap();
        from.write(daily::KEY, "daily 1\n2026-11-22 duel-52 abc + 2:1 0 .++-").unwrap();
        let Ok(Found::Bundle(found)) = examine(&bundle(&from).unwrap()) else { panic!() };
        assert!(found.games.is_empty() && !found.kept.contains_key("facedown.settings"));
        let merged = merge(&to, &found.kept).unwrap();
        assert_eq!((merged.days, merged.solved), (1, 1));
        let merged = merged.played.unwrap();
        assert_eq!((merged.added, merged.damaged), (1, 1));
        assert_eq!(played::load(&to).games.len(), 1);
    }

    #[test]
    fn a_file_of_an_older_build_has_games_alone() {
        let Ok(Found::Bundle(found)) = examine(r#"{"facedown":"games","version":1,"entries":{}}"#)
        else {
            panic!()
        };
        assert_eq!(merge(&Memory::default(), &found.kept), Ok(Merged::default()));
    }
}

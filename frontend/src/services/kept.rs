//! What is kept on the device beside the saves, and goes with them into a file and out of it.

use std::collections::BTreeMap;

use super::played;
use super::saves;
use super::storage::{Store, StoreError};

/// The keys of it.
const KEYS: [&str; 1] = [played::KEY];

/// What became of it; `None` where the file had none.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Merged {
    pub played: Option<played::Merged>,
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
    Ok(Merged { played })
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
        let Ok(Found::Bundle(found)) = examine(&bundle(&from).unwrap()) else { panic!() };
        assert!(found.games.is_empty() && !found.kept.contains_key("facedown.settings"));
        let merged = merge(&to, &found.kept).unwrap().played.unwrap();
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

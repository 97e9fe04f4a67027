//! Games that come from outside: a record, several saves in one file, or a link.

use std::collections::BTreeMap;

use engine::catalogue::AnyGame;
use engine::record::{self, Reading, Trouble};
use serde::Deserialize;

use super::links;
use super::saves::{self, Save, SaveId};
use super::storage::{Store, StoreError};

/// What a text turned out to be.
#[derive(Clone, PartialEq, Debug)]
pub enum Found {
    /// A record, perhaps with something wrong after a good part.
    Record(Box<Reading<AnyGame>>),
    /// All games of a device, as the rescue screen saves them.
    Bundle(Vec<String>),
    /// A link, of which this is the payload.
    Link(String),
}

/// What the rescue screen writes.
#[derive(Deserialize)]
struct Bundle {
    facedown: String,
    entries: BTreeMap<String, String>,
}

/// Looks at a text from outside.
///
/// # Errors
/// What is wrong with it, taken as a record.
pub fn examine(text: &str) -> Result<Found, Trouble<AnyGame>> {
    if let Some(payload) = links::payload_in(text) {
        return Ok(Found::Link(payload.to_owned()));
    }
    if let Ok(Bundle { facedown, entries }) = serde_json::from_str(text)
        && facedown == "games"
    {
        return Ok(Found::Bundle(entries.into_values().collect()));
    }
    record::read(text).map(|reading| Found::Record(Box::new(reading)))
}

/// Puts the saves of a bundle among the others. Those that are here already, and those that are
/// damaged, are left out. Returns how many came in.
///
/// # Errors
/// The store's; what came in before stays.
pub fn unpack(
    store: &dyn Store,
    texts: &[String],
    mut fresh_id: impl FnMut() -> SaveId,
) -> Result<usize, StoreError> {
    let here: Vec<Save> =
        saves::read_shelf(store)?.entries.into_iter().map(|entry| entry.save).collect();
    let mut count = 0;
    let decoded = texts.iter().filter_map(|text| saves::decode(text).ok());
    for save in decoded.filter_map(saves::summarize) {
        if !here.iter().any(|other| other.record == save.record) {
            saves::keep(store, &fresh_id(), &save)?;
            count += 1;
        }
    }
    Ok(count)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::services::storage::Memory;

    const RECORD: &str = "facedown 1\ngame fools-gambit 1\noptions deck=split time=off\nseats Ana | Ben\n\
                          seed 9f2c04d1a6b3e877\n1 timeout\n";

    fn ids() -> impl FnMut() -> SaveId {
        let mut number = 0;
        move || {
            number += 1;
            SaveId::from_number(number)
        }
    }

    #[test]
    fn a_record_a_link_and_a_bundle_are_told_apart() {
        assert!(matches!(examine(RECORD), Ok(Found::Record(reading)) if reading.trouble.is_none()));
        let cut = format!("{RECORD}2 sing\n");
        assert!(matches!(examine(&cut), Ok(Found::Record(reading)) if reading.trouble.is_some()));
        let address = links::address("https://a.org/", RECORD).unwrap();
        assert!(matches!(examine(&address), Ok(Found::Link(_))));
        assert!(examine("hello").is_err());
        assert!(examine("{\"facedown\":\"songs\",\"entries\":{}}").is_err());
    }

    #[test]
    fn a_bundle_brings_in_what_is_whole_and_new() {
        let store = Memory::default();
        let known = Save::new(RECORD.into(), 1);
        saves::keep(&store, &"a".parse().unwrap(), &known).unwrap();
        let new = Save::new(RECORD.replace("Ana", "Eva"), 2);
        let texts = [saves::encode(&known), saves::encode(&new), "damaged".to_owned()];
        let pairs: Vec<_> = texts
            .iter()
            .enumerate()
            .map(|(at, text)| (format!("facedown.save.{at}"), text.clone()))
            .collect();
        let bundle = saves::bundle(&pairs);
        let Ok(Found::Bundle(found)) = examine(&bundle) else { panic!("no bundle") };
        assert_eq!(unpack(&store, &found, ids()), Ok(1));
        let shelf = saves::read_shelf(&store).unwrap();
        assert_eq!(shelf.entries.len(), 2);
        assert_eq!(unpack(&store, &found, ids()), Ok(0));
    }
}

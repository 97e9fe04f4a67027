//! Games from outside: a record, a file of several saves, or a link.

mod games;

use std::collections::BTreeMap;

use engine::catalogue::AnyGame;
use engine::record::{self, PartialRecord, RecordErrorAt};

use crate::services::links;
use crate::services::saves::BundleFile;

pub use games::{GameImport, ImportReport};

const MOST_GAME_BYTES: usize = 1_048_576;

#[derive(Clone, PartialEq, Debug)]
pub enum ImportSource {
    /// A record, possibly broken after a good part.
    Record(Box<PartialRecord<AnyGame>>),
    /// All games of a device, as the rescue screen saves them, and the data beside them.
    Bundle(Bundle),
    /// The payloads of links.
    Links(Vec<String>),
}

/// The games of a file, and the data beside them, by key. Older builds write the games alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bundle {
    pub games: Vec<String>,
    pub device_data: BTreeMap<String, String>,
}

#[derive(Clone, PartialEq, Debug)]
pub enum NoGame {
    TooLarge,
    /// The text is no record: its first error when read as one.
    BadRecord(RecordErrorAt<AnyGame>),
}

/// Examines a text from outside.
pub fn examine(text: &str) -> Result<ImportSource, NoGame> {
    if let Ok(BundleFile { facedown, entries, device_data, .. }) = serde_json::from_str(text)
        && facedown == "games"
    {
        return Ok(ImportSource::Bundle(Bundle {
            games: entries.into_values().collect(),
            device_data,
        }));
    }
    // Links come last: a name or a label in a record or a bundle may look like one.
    let why = if text.len() > MOST_GAME_BYTES {
        NoGame::TooLarge
    } else {
        match record::read(text) {
            Ok(reading) => return Ok(ImportSource::Record(Box::new(reading))),
            Err(error) => NoGame::BadRecord(error),
        }
    };
    let links = links::payloads_in(text);
    if links.is_empty() { Err(why) } else { Ok(ImportSource::Links(links)) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::services::saves::{self, Save};
    use crate::testing::fools_gambit;

    #[test]
    fn records_links_and_bundles_are_recognized() {
        let record = fools_gambit("Ana | Ben", "");
        for (text, is_whole) in [
            (&*record, true),
            (&*format!("{record}2 sing\n"), false),
            (&*fools_gambit("Ana | https://a/#/link/AAAA", ""), true),
        ] {
            let Ok(ImportSource::Record(reading)) = examine(text) else { panic!("{text}") };
            assert_eq!(reading.error.is_none(), is_whole, "{text}");
        }
        let address = links::address("https://a.org/", &record).unwrap();
        assert!(matches!(examine(&address), Ok(ImportSource::Links(links)) if links.len() == 1));
        let save = Save { label: Some(address), ..Save::new(record, 1) };
        let bundle = saves::bundle(&[("facedown.save.a".to_owned(), saves::encode(&save))], &[]);
        assert!(matches!(examine(&bundle), Ok(ImportSource::Bundle(_))));
        assert!(examine("hello").is_err());
        assert!(examine("{\"facedown\":\"songs\",\"entries\":{}}").is_err());
    }

    #[test]
    fn device_data_of_a_bundle_is_found_and_may_be_missing() {
        let people = [("facedown.people".to_owned(), "[]".to_owned())];
        let with = saves::bundle(&[], &people);
        let found =
            |device_data| Ok(ImportSource::Bundle(Bundle { games: Vec::new(), device_data }));
        assert_eq!(examine(&with), found(BTreeMap::from(people)));
        let without = saves::bundle(&[], &[]);
        assert_eq!(without, r#"{"facedown":"games","version":1,"entries":{}}"#);
        assert_eq!(examine(&without), found(BTreeMap::new()));
        assert_eq!(examine(&without.replace('1', "null")), found(BTreeMap::new()));
    }

    #[test]
    fn a_bundle_may_be_far_larger_than_a_game() {
        let text = "x".repeat(MOST_GAME_BYTES);
        let bundle = saves::bundle(&[("facedown.save.a".to_owned(), text.clone())], &[]);
        let found = Bundle { games: vec![text], device_data: BTreeMap::new() };
        assert_eq!(examine(&bundle), Ok(ImportSource::Bundle(found)));
        let long = fools_gambit("Ana | Ben", &" ".repeat(MOST_GAME_BYTES));
        assert!(matches!(examine(&long), Err(NoGame::TooLarge)));
    }
}

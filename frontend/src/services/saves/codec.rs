//! A save as text: JSON that ends with a check sum of everything before it.

use engine::fnv::Fnv;
use serde::{Deserialize, Serialize};

use super::save::Save;
use crate::services::json;
use crate::services::storage::Unread;

const VERSION: u32 = 1;
/// The text between the save's JSON and the 16 digits of its check sum.
const BEFORE_SUM: &str = ",\"check\":\"";
const AFTER_SUM: &str = "\"}";

#[derive(Serialize)]
struct VersionedSave<'a> {
    version: u32,
    #[serde(flatten)]
    save: &'a Save,
}

#[derive(Deserialize)]
struct Version {
    version: u32,
}

pub fn encode(save: &Save) -> String {
    let mut text = json::text(&VersionedSave { version: VERSION, save });
    text.pop();
    let sum = check_sum(&text);
    text.push_str(BEFORE_SUM);
    text.push_str(&sum);
    text.push_str(AFTER_SUM);
    text
}

/// Reads what [`encode`] wrote. A newer build's save is whole, but unreadable here.
pub fn decode(text: &str) -> Result<Save, Unread> {
    let before = text.strip_suffix(AFTER_SUM).ok_or(Unread::Damaged)?;
    let (body, digits) = before.rsplit_once(BEFORE_SUM).ok_or(Unread::Damaged)?;
    if check_sum(body) != digits {
        return Err(Unread::Damaged);
    }
    let Version { version } = serde_json::from_str(text).map_err(|_| Unread::Damaged)?;
    if version > VERSION {
        return Err(Unread::Newer);
    }
    serde_json::from_str(text).map_err(|_| Unread::Damaged)
}

/// A fingerprint in hexadecimal digits: against damage, not forgery.
fn check_sum(text: &str) -> String {
    format!("{:016x}", Fnv::hash_text(text))
}

/// A text with the sum that fits it.
#[cfg(test)]
fn summed(text: &str) -> String {
    let body = text.trim_end().strip_suffix('}').unwrap();
    format!("{body}{BEFORE_SUM}{}{AFTER_SUM}", check_sum(body))
}

/// The text of a save with another version, as another build would have written it.
#[cfg(test)]
pub fn with_version(text: &str, version: u32) -> String {
    let (body, _) = text.rsplit_once(BEFORE_SUM).unwrap();
    summed(&(body.replacen("\"version\":1", &format!("\"version\":{version}"), 1) + "}"))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::services::saves::Local;

    /// A save with everything that one can hold, without its sum.
    const WHOLE: &str = include_str!("whole.json");

    fn save() -> Save {
        decode(&summed(WHOLE)).unwrap()
    }

    #[test]
    fn the_file_of_a_whole_save_sets_every_field() {
        // Without `..`: a new field has to be in `whole.json`, too.
        let Save {
            record: _,
            local,
            created,
            changed,
            label,
            exported,
            summary,
            review,
            seating,
            by_link,
        } = save();
        let Local { seen_by_seat, seen_cards, seen_by_table, series, time_left, gestures, hints } =
            local;
        assert_eq!((seen_by_seat, seen_cards), (vec![3, 4], vec![1, 2]));
        assert_eq!((seen_by_table, series), (2, vec![1, 0]));
        assert_eq!((time_left, gestures, hints), (vec![None, Some(5_000)], Some(true), 2));
        assert_eq!((created, changed, exported), (1_700_000_000_000, 1_700_000_000_001, Some(5)));
        assert_eq!(label.as_deref(), Some("Sunday"));
        assert!(summary.is_some_and(|summary| summary.is_over));
        let texts = [r#"{"of":1}"#, r#"{"looks":[1,9]}"#, r#"{"game":"a"}"#];
        assert_eq!([review, seating, by_link], texts.map(|text| Some(text.to_owned())));
    }

    #[test]
    fn a_save_survives_the_trip_also_without_a_summary_or_with_an_unknown_field() {
        assert_eq!(encode(&save()), summed(WHOLE));
        assert_eq!(save().record, "facedown 1\nseats Ana | \"B\",\"check\":\"x\n");
        let plain = Save { summary: None, ..save() };
        assert!(!encode(&plain).contains("summary"));
        assert_eq!(decode(&encode(&plain)), Ok(plain));
        let more = WHOLE.replace("\"is_over\"", "\"lit\":[1],\"is_over\"");
        assert_eq!(decode(&summed(&more)), Ok(save()));
    }

    #[test]
    fn damage_is_noticed_wherever_it_is() {
        let text = encode(&save());
        for damaged in ["", "{}", &text[..text.len() - 1], &text.replace("Sunday", "")] {
            assert_eq!(decode(damaged), Err(Unread::Damaged), "{damaged}");
        }
        assert_eq!(decode(&with_version(&text, 7)), Err(Unread::Newer));
    }

    proptest! {
        #[test]
        fn no_text_breaks_the_codec(text in any::<String>()) {
            let _ = decode(&text);
            let _ = decode(&summed(&(text + "}")));
        }

        #[test]
        fn every_save_survives(
            record in any::<String>(),
            label in proptest::option::of(any::<String>()),
            seen_by_seat in proptest::collection::vec(any::<usize>(), 0..8),
            created in any::<u64>(),
        ) {
            let local = Local { seen_by_seat, seen_by_table: 1, ..Local::default() };
            let save = Save { local, label, ..Save::new(record, created) };
            prop_assert_eq!(decode(&encode(&save)), Ok(save));
        }

        #[test]
        fn one_changed_byte_never_reads_as_another_save(at in any::<usize>(), byte in 32_u8..127) {
            let text = encode(&save());
            let mut bytes = text.clone().into_bytes();
            let at = at % bytes.len();
            bytes[at] = byte;
            let changed = String::from_utf8(bytes).unwrap();
            prop_assert!(changed == text || decode(&changed).is_err());
        }
    }
}

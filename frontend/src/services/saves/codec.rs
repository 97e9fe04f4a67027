//! A save as text: JSON whose last member is a check sum of everything before it.

use engine::fnv::Fnv;
use serde::{Deserialize, Serialize};

use super::save::Save;
use crate::services::json;

const VERSION: u32 = 1;
/// The text between the save's JSON and the 16 digits of its check sum.
const BEFORE_SUM: &str = ",\"check\":\"";
const AFTER_SUM: &str = "\"}";
const DIGITS: usize = 16;

#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Damage {
    /// The text doesn't have the form of a save.
    #[error("not a saved game")]
    NotASave,
    /// Something in the save was changed or is missing.
    #[error("the check sum does not fit")]
    CheckSum,
    /// A newer build wrote the save: it is whole, but unreadable here.
    #[error("saved by a newer version")]
    Newer(u32),
}

#[derive(Serialize)]
struct Written<'a> {
    version: u32,
    #[serde(flatten)]
    save: &'a Save,
}

#[derive(Deserialize)]
struct Version {
    version: u32,
}

pub fn encode(save: &Save) -> String {
    let mut text = json::text(&Written { version: VERSION, save });
    text.pop();
    let sum = sum(&text);
    text.push_str(BEFORE_SUM);
    text.push_str(&sum);
    text.push_str(AFTER_SUM);
    text
}

/// Reads what [`encode`] wrote.
pub fn decode(text: &str) -> Result<Save, Damage> {
    let before = text.strip_suffix(AFTER_SUM).ok_or(Damage::NotASave)?;
    let (body, digits) = before.rsplit_once(BEFORE_SUM).ok_or(Damage::NotASave)?;
    if digits.len() != DIGITS || sum(body) != digits {
        return Err(Damage::CheckSum);
    }
    let Version { version } = serde_json::from_str(text).map_err(|_| Damage::NotASave)?;
    if version > VERSION {
        return Err(Damage::Newer(version));
    }
    serde_json::from_str(text).map_err(|_| Damage::NotASave)
}

/// A fingerprint in hexadecimal digits: against damage, not forgery.
fn sum(text: &str) -> String {
    format!("{:016x}", Fnv::hash_text(text))
}

/// The text of a save with another version, as another build would have written it.
#[cfg(test)]
pub fn with_version(text: &str, version: u32) -> String {
    let text = text.replacen("\"version\":1", &format!("\"version\":{version}"), 1);
    let (body, _) = text.rsplit_once(BEFORE_SUM).unwrap();
    format!("{body}{BEFORE_SUM}{}{AFTER_SUM}", sum(body))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::services::saves::{Local, Summary};

    fn save() -> Save {
        Save {
            record: "facedown 1\nseats Ana | \"B\",\"check\":\"x\n".into(),
            kept: Local {
                seen_by_seat: vec![3, 4],
                seen_cards: vec![1, 2],
                seen_by_table: 2,
                series: vec![1, 0],
                time_left: vec![None, Some(5_000)],
                gestures: Some(true),
                hints: 2,
            },
            created: 1_700_000_000_000,
            changed: 1_700_000_000_001,
            label: Some("Sunday".into()),
            exported: None,
            summary: Some(Summary {
                players: "Ana and B".into(),
                standing: "Over: Ana won".into(),
                is_over: true,
            }),
            review: None,
            seating: Some("{\"looks\":[1,9]}".into()),
            by_link: Some("{\"game\":\"a\"}".into()),
        }
    }

    #[test]
    fn a_save_survives_the_trip_to_text_and_back() {
        let text = encode(&save());
        assert_eq!(decode(&text), Ok(save()));
        assert!(text.starts_with("{\"version\":1,\"record\":"), "{text}");
        let value: serde_json::Value = serde_json::from_str(&text).unwrap();
        assert_eq!(value["record"], save().record);
    }

    #[test]
    fn a_save_without_a_summary_or_with_more_in_it_is_read() {
        let plain = Save { summary: None, ..save() };
        assert!(!encode(&plain).contains("summary"));
        assert_eq!(decode(&encode(&plain)), Ok(plain));
        let text = encode(&save()).replace("\"is_over\"", "\"lit\":[1],\"is_over\"");
        let (body, _) = text.rsplit_once(BEFORE_SUM).unwrap();
        let text = format!("{body}{BEFORE_SUM}{}{AFTER_SUM}", sum(body));
        assert_eq!(decode(&text), Ok(save()));
    }

    #[test]
    fn damage_is_noticed_wherever_it_is() {
        let text = encode(&save());
        assert_eq!(decode(""), Err(Damage::NotASave));
        assert_eq!(decode("{}"), Err(Damage::NotASave));
        assert_eq!(decode(&text[..text.len() - 1]), Err(Damage::NotASave));
        assert_eq!(decode(&text.replace("Ana", "Eva")), Err(Damage::CheckSum));
        assert_eq!(decode(&text.replace("Sunday", "")), Err(Damage::CheckSum));
    }

    #[test]
    fn a_newer_save_is_no_damaged_one() {
        assert_eq!(decode(&with_version(&encode(&save()), 7)), Err(Damage::Newer(7)));
    }

    proptest! {
        #[test]
        fn no_text_breaks_the_codec(text in any::<String>()) {
            let _ = decode(&text);
            let with_sum = format!("{text}{BEFORE_SUM}{}{AFTER_SUM}", sum(&text));
            let _ = decode(&with_sum);
        }

        #[test]
        fn every_save_survives(
            record in any::<String>(),
            label in proptest::option::of(any::<String>()),
            seen_by_seat in proptest::collection::vec(any::<u32>(), 0..8),
            created in any::<u64>(),
        ) {
            let kept = Local { seen_by_seat, seen_by_table: 1, ..Local::default() };
            let save = Save { kept, label, ..Save::new(record, created) };
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

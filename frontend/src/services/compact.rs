//! Views, events and similar data for another thread or device of the same build: bytes without names (postcard).
//! Stored data is JSON instead, which later builds can read.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD_NO_PAD;
use miniz_oxide::deflate::compress_to_vec_zlib;
use miniz_oxide::inflate::decompress_to_vec_zlib_with_limit;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// The most bytes of an unpacked text.
const MOST_BYTES: usize = 1_024 * 1_024;
const ZLIB_LEVEL: u8 = 6;

pub fn write(value: &impl Serialize) -> Vec<u8> {
    postcard::to_allocvec(value).unwrap_or_else(|_| unreachable!("plain data has bytes"))
}

/// Reads what [`write()`] wrote; `None` for anything else.
pub fn read<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    let (value, rest) = postcard::take_from_bytes(bytes).ok()?;
    rest.is_empty().then_some(value)
}

/// For `#[serde(with = "compact::text")]`: a value within JSON, as text that holds its deflated bytes.
pub mod text {
    use std::borrow::Cow;

    use serde::de::Error as _;
    use serde::{Deserializer, Serializer};

    use super::*;

    pub fn serialize<T: Serialize, S: Serializer>(value: &T, to: S) -> Result<S::Ok, S::Error> {
        let deflated = compress_to_vec_zlib(&write(value), ZLIB_LEVEL);
        to.serialize_str(&STANDARD_NO_PAD.encode(deflated))
    }

    /// Refuses what [`serialize`] didn't write, and what is too long.
    pub fn deserialize<'de, T: DeserializeOwned, D: Deserializer<'de>>(
        from: D,
    ) -> Result<T, D::Error> {
        let text = Cow::<str>::deserialize(from)?;
        let unpacked = STANDARD_NO_PAD
            .decode(text.as_bytes())
            .ok()
            .and_then(|deflated| decompress_to_vec_zlib_with_limit(&deflated, MOST_BYTES).ok());
        let value = unpacked.and_then(|bytes| read(&bytes));
        value.ok_or_else(|| D::Error::custom("not a packed value"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(PartialEq, Debug, Serialize, Deserialize)]
    struct Packed {
        #[serde(with = "text")]
        packed: Vec<(u8, Option<String>)>,
    }

    #[test]
    fn a_value_survives_within_json() {
        let message = Packed { packed: vec![(7, None), (0, Some("Zoë".into()))] };
        let written = serde_json::to_string(&message).unwrap();
        assert_eq!(serde_json::from_str::<Packed>(&written).unwrap(), message);
        let short = written.replace("\"}", "A\"}");
        assert!(serde_json::from_str::<Packed>(&short).is_err());
        assert!(serde_json::from_str::<Packed>(r#"{"packed":"no base64!"}"#).is_err());
    }

    #[test]
    fn bytes_are_read_whole_or_not_at_all() {
        let bytes = write(&(1_u32, "two"));
        assert_eq!(read::<(u32, String)>(&bytes), Some((1, "two".into())));
        assert_eq!(read::<(u32, String)>(&bytes[..bytes.len() - 1]), None);
        assert_eq!(read::<u32>(&bytes), None);
    }

    #[test]
    fn a_text_that_unpacks_to_too_much_is_an_error() {
        let deflated = compress_to_vec_zlib(&vec![0; MOST_BYTES + 1], ZLIB_LEVEL);
        let bomb = STANDARD_NO_PAD.encode(deflated);
        assert!(serde_json::from_str::<Packed>(&format!(r#"{{"packed":"{bomb}"}}"#)).is_err());
    }
}

//! Fingerprints of short texts.

use std::fmt::{self, Write as _};
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

/// Exactly `DIGITS` lower-case hexadecimal digits.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String")]
pub struct Hex<const DIGITS: usize>(String);

/// A SHA-256.
pub type Digest = Hex<64>;
/// The salt of a fingerprint, without which the choice could be found by trying all.
pub type Salt = Hex<32>;
/// One player's half of a seed.
pub type Half = Hex<16>;

#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not so many hexadecimal digits")]
pub struct BadHex;

impl<const DIGITS: usize> Hex<DIGITS> {
    pub fn as_str(&self) -> &str {
        &self.0
    }

    pub(super) fn random(chance: &mut dyn FnMut() -> u64) -> Self {
        let part = |_| format!("{:016x}", chance());
        Self((0..DIGITS / 16).map(part).collect())
    }
}

impl<const DIGITS: usize> fmt::Display for Hex<DIGITS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl<const DIGITS: usize> FromStr for Hex<DIGITS> {
    type Err = BadHex;

    fn from_str(text: &str) -> Result<Self, BadHex> {
        let is_digit = |digit: u8| matches!(digit, b'0'..=b'9' | b'a'..=b'f');
        let fits = text.len() == DIGITS && text.bytes().all(is_digit);
        if fits { Ok(Self(text.to_owned())) } else { Err(BadHex) }
    }
}

impl<const DIGITS: usize> TryFrom<String> for Hex<DIGITS> {
    type Error = BadHex;

    fn try_from(text: String) -> Result<Self, BadHex> {
        text.parse()
    }
}

pub(super) fn digest(text: &str) -> Digest {
    let mut hex = String::with_capacity(64);
    for byte in Sha256::digest(text.as_bytes()) {
        let _ = write!(hex, "{byte:02x}");
    }
    Hex(hex)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fingerprints_are_sha_256_in_lower_case() {
        let known = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert_eq!(digest("abc").as_str(), known);
        assert_eq!(known.parse(), Ok(digest("abc")));
        for bad in ["", "BA78", &known[1..], &known.to_uppercase()] {
            assert_eq!(bad.parse::<Digest>(), Err(BadHex), "{bad}");
        }
        assert!(serde_json::from_str::<Digest>("\"x\"").is_err());
    }
}

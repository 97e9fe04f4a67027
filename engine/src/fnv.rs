//! FNV-1a with 64 bits: the fingerprint of a text or a state, the same on every platform.

use std::hash::Hasher;

/// The hash so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fnv(u64);

impl Fnv {
    /// The fingerprint of a text.
    #[must_use]
    pub fn hash_text(text: &str) -> u64 {
        let mut fnv = Self::default();
        fnv.write(text.as_bytes());
        fnv.finish()
    }
}

impl Default for Fnv {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

/// Hashes `usize` as 64 bits. Other numbers hash alike on little-endian platforms, as all ours are.
impl Hasher for Fnv {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }

    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }

    fn write_isize(&mut self, number: isize) {
        self.write_i64(number as i64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fingerprints_are_the_published_ones() {
        assert_eq!(Fnv::hash_text(""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(Fnv::hash_text("a"), 0xaf63_dc4c_8601_ec8c);
        assert_eq!(Fnv::hash_text("foobar"), 0x8594_4171_f739_67e8);
    }
}

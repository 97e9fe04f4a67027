//! The message tables that the page loads for languages other than English. A line has a key, made
//! from the English text, and the translation. Messages without a translation appear in English.

use std::collections::HashMap;

/// Separates an English text from the number of its repeat.
pub const REPEAT_MARK: char = '\u{4}';

/// A language's messages, by keys of their English texts.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct MessageTable(HashMap<[u8; 4], &'static str>);

impl MessageTable {
    /// Adds the lines of a table, except invalid ones.
    pub fn add(&mut self, table: &'static str) {
        self.0.extend(table.lines().filter_map(|line| {
            let (key, text) = line.split_at_checked(4)?;
            Some((key.as_bytes().try_into().ok()?, text))
        }));
    }

    /// The translation of an English text.
    pub fn get(&self, english: &str) -> Option<&'static str> {
        self.0.get(&key(english)).copied()
    }
}

/// A text's key: 24 bits of its FNV-1a hash in four letters. No table is written if two English texts share a key.
pub(crate) fn key(english: &str) -> [u8; 4] {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let hash = english
        .bytes()
        .fold(0x811c_9dc5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    let hash = hash ^ hash >> 24;
    [18, 12, 6, 0].map(|shift| LETTERS[(hash >> shift & 63) as usize])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_translation_is_found_by_the_english_text() {
        let key = |english| String::from_utf8(key(english).to_vec()).unwrap();
        let lines = format!("{}Spielen\n{}\nno\n", key("Play"), key("Nothing"));
        let mut table = MessageTable::default();
        table.add(lines.leak());
        assert_eq!(table.get("Play"), Some("Spielen"));
        assert_eq!(table.get("Nothing"), Some(""));
        assert_eq!(table.get("Stop"), None);
    }
}

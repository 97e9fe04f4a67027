//! Letters and the beginnings of sentences.

use crate::services::letters::capital;

/// A sentence with a capital at its beginning.
pub fn capitalised(text: &str) -> String {
    let first = text.chars().next().map_or(0, char::len_utf8);
    capital(&text[..first]) + &text[first..]
}

/// Whether it is a letter or a digit: beyond ASCII by the ranges that hold letters and hardly anything else.
pub const fn is_of_word(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || matches!(letter, 'À'..='\u{1fff}' | '\u{2c00}'..)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_of_letters_and_digits() {
        for letter in "aZ09éßøЖλ漢한".chars() {
            assert!(is_of_word(letter) && letter.is_alphanumeric(), "{letter}");
        }
        for sign in " .,’“…–♠●\u{a0}½€".chars() {
            assert!(!is_of_word(sign), "{sign}");
        }
    }

    #[test]
    fn a_beginning_is_changed_and_nothing_else() {
        assert_eq!(capitalised("lane 2 is Ben’s"), "Lane 2 is Ben’s");
        assert_eq!(capitalised("élise wins"), "Élise wins");
        assert_eq!(capitalised(""), "");
    }
}

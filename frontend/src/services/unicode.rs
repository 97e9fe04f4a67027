//! Case and letters of all scripts, without the standard library's tables: they would be 25 KB of the program.

pub fn to_lowercase(text: &str) -> String {
    #[cfg(target_arch = "wasm32")]
    let lower = js_sys::JsString::from(text).to_lower_case().into();
    #[cfg(not(target_arch = "wasm32"))]
    let lower = text.to_lowercase();
    lower
}

pub fn to_uppercase(text: &str) -> String {
    #[cfg(target_arch = "wasm32")]
    let upper = js_sys::JsString::from(text).to_upper_case().into();
    #[cfg(not(target_arch = "wasm32"))]
    let upper = text.to_uppercase();
    upper
}

/// Whether a character is a letter or a digit. Beyond ASCII it checks ranges that hold hardly anything but letters.
pub const fn is_word_character(character: char) -> bool {
    character.is_ascii_alphanumeric() || matches!(character, 'À'..='\u{1fff}' | '\u{2c00}'..)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_of_letters_and_digits() {
        for letter in "aZ09éßøЖλ漢한".chars() {
            assert!(is_word_character(letter) && letter.is_alphanumeric(), "{letter}");
        }
        for sign in " .,’“…–♠●\u{a0}½€".chars() {
            assert!(!is_word_character(sign), "{sign}");
        }
    }
}

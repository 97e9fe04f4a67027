//! Letter and digit keys, and whether they are free for shortcuts.

use web_sys::KeyboardEvent;

use crate::services::page;

/// Whether the focused element uses letters itself, such as a text field or a dialog.
pub fn is_busy(event: &KeyboardEvent) -> bool {
    is_within(event, "input:not([type=radio], [type=checkbox]), textarea, select, dialog")
}

/// Whether a shortcut may take the key: Ctrl, Alt and Meta are up, and the element isn't [busy](is_busy).
pub fn is_free(event: &KeyboardEvent) -> bool {
    !(event.ctrl_key() || event.alt_key() || event.meta_key() || is_busy(event))
}

/// The key's Latin letter, in lower case, or its digit.
pub fn key_character(event: &KeyboardEvent) -> Option<char> {
    character(&event.key(), &event.code(), event.shift_key())
}

/// The key's position decides in a layout without Latin letters, or with digits on the shifted half of keys.
fn character(key: &str, code: &str, is_shifted: bool) -> Option<char> {
    let latin = |text: &str| text.parse::<char>().ok().filter(char::is_ascii_alphanumeric);
    let by_position = || {
        let kinds = ["Key", "Digit", "Numpad"];
        latin(kinds.into_iter().find_map(|kind| code.strip_prefix(kind))?)
    };
    let is_plain_character = !is_shifted && key.chars().count() == 1;
    let found = latin(key).or_else(|| by_position().filter(|_| is_plain_character));
    found.map(|character| character.to_ascii_lowercase())
}

pub(super) fn is_within(event: &KeyboardEvent, selector: &str) -> bool {
    page::target(event).is_some_and(|element| page::closest(&element, selector).is_some())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_of_every_layout_stand_for_letters_and_digits() {
        for (key, code, expected) in [
            ("c", "KeyC", Some('c')),
            ("C", "KeyC", Some('c')),
            ("é", "Digit2", Some('2')),
            ("٢", "Digit2", Some('2')),
            ("٢", "Numpad2", Some('2')),
            ("с", "KeyC", Some('c')),
            // The letter counts, not its position: a Dvorak keyboard.
            ("j", "KeyC", Some('j')),
            ("Home", "Numpad7", None),
            ("?", "Slash", None),
            ("ß", "Minus", None),
        ] {
            assert_eq!(character(key, code, false), expected, "{key} {code}");
        }
        // The shifted half of a key is another character.
        assert_eq!(character("!", "Digit1", true), None);
        assert_eq!(character("1", "Digit1", true), Some('1'));
    }
}

//! Letters: capitals, directions of writing, and messages that hold alternatives.

use std::borrow::Cow;

use crate::services::unicode::to_uppercase;
use crate::words::text::Text;

pub fn capitalised(text: &str) -> String {
    let first = text.chars().next().map_or(0, char::len_utf8);
    to_uppercase(&text[..first]) + &text[first..]
}

/// The sign between the alternatives of a message.
pub const SEPARATOR: char = '|';

/// The alternatives of a message, in order.
pub fn choices(all: Text) -> impl Iterator<Item = &'static str> {
    all.translate().split(SEPARATOR).map(str::trim)
}

/// One of the alternatives, by its place from 0.
pub fn choice(all: Text, at: usize) -> &'static str {
    choices(all).nth(at).unwrap_or_default()
}

/// Control characters around a name that isolate its writing direction.
pub(super) const ISOLATES: [char; 2] = ['\u{2068}', '\u{2069}'];

/// A name in a text, isolated: right-to-left letters would otherwise reorder the text around it.
pub fn isolated(name: &str) -> Cow<'_, str> {
    let is_right_to_left = |letter: char| {
        matches!(letter, '\u{590}'..='\u{8ff}' | '\u{200f}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefc}')
            || matches!(letter, '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
    };
    if !name.contains(is_right_to_left) || name.contains(ISOLATES) {
        return name.into();
    }
    let [from, to] = ISOLATES;
    format!("{from}{name}{to}").into()
}

/// Undoes [`isolated`].
pub fn bare(name: &str) -> String {
    name.replace(ISOLATES, "")
}

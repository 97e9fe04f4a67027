//! Detects texts that look blank on a screen.

/// Unicode's `Default_Ignorable_Code_Point` (`DerivedCoreProperties.txt`, version 17.0): soft
/// hyphens, joiners, zero-width spaces, fillers, variation selectors, tags. Inclusive ranges.
const DEFAULT_IGNORABLE: [(char, char); 17] = [
    ('\u{ad}', '\u{ad}'),
    ('\u{34f}', '\u{34f}'),
    ('\u{61c}', '\u{61c}'),
    ('\u{115f}', '\u{1160}'),
    ('\u{17b4}', '\u{17b5}'),
    ('\u{180b}', '\u{180f}'),
    ('\u{200b}', '\u{200f}'),
    ('\u{202a}', '\u{202e}'),
    ('\u{2060}', '\u{206f}'),
    ('\u{3164}', '\u{3164}'),
    ('\u{fe00}', '\u{fe0f}'),
    ('\u{feff}', '\u{feff}'),
    ('\u{ffa0}', '\u{ffa0}'),
    ('\u{fff0}', '\u{fff8}'),
    ('\u{1bca0}', '\u{1bca3}'),
    ('\u{1d173}', '\u{1d17a}'),
    ('\u{e0000}', '\u{e0fff}'),
];

/// A braille cell without dots: blank, but a letter in Unicode.
const BRAILLE_BLANK: char = '\u{2800}';

/// Whether a text is blank: only spaces and ignorable characters.
#[must_use]
pub fn is_blank(text: &str) -> bool {
    let is_ignorable =
        |letter| DEFAULT_IGNORABLE.iter().any(|(first, last)| (*first..=*last).contains(&letter));
    text.chars()
        .all(|letter| letter.is_whitespace() || letter == BRAILLE_BLANK || is_ignorable(letter))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spaces_fillers_and_joiners_show_nothing_by_themselves() {
        for text in
            ["", " \u{a0}", "\u{200b}", "\u{3164}\u{2800}", "\u{e0041}\u{fe0f}", "\u{2064} "]
        {
            assert!(is_blank(text), "{text:?}");
        }
    }

    #[test]
    fn invisible_characters_beside_visible_ones_are_allowed() {
        for text in
            ["a", ".", "\u{200b}x", "👩\u{200d}🚀", "❤\u{fe0f}", "\u{301}", "می\u{200c}خواهم"]
        {
            assert!(!is_blank(text), "{text:?}");
        }
    }
}

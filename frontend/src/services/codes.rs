//! Finds codes in texts and addresses, however messengers, mail filters and people pass them on.

use std::borrow::Cow;

const MOST_CODES: usize = 20;
const MOST_CODE_LINES: usize = 400;

/// The text without invisible characters, and with the `#` and `/` restored that mail filters escape in parameters.
pub fn clean(text: &str) -> Cow<'_, str> {
    let is_invisible = |c: char| matches!(c, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{2066}'..='\u{2069}' | '\u{feff}');
    let mut text = if text.contains(is_invisible) {
        Cow::Owned(text.replace(is_invisible, ""))
    } else {
        Cow::Borrowed(text)
    };
    // Filters may have escaped each other's output.
    for _ in 0..3 {
        for (escape, sign) in [("%25", "%"), ("%23", "#"), ("%2F", "/"), ("%2f", "/")] {
            if text.contains(escape) {
                text = text.replace(escape, sign).into();
            }
        }
    }
    text
}

const fn is_code_character(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '-' || c == '_'
}

fn leading_code(text: &str) -> &str {
    text.split_once(|c| !is_code_character(c)).map_or(text, |(code, _)| code)
}

/// All distinct codes after `prefix` (say `#/link/`) in a text. A code broken into lines, quoted or not, goes on until
/// `is_readable` accepts it; an unreadable code ends with its line. No code exceeds `longest` bytes.
pub fn codes_after(
    text: &str,
    prefix: &str,
    longest: usize,
    is_readable: impl Fn(&str) -> bool,
) -> Vec<String> {
    let text = clean(text);
    let mut codes: Vec<String> = Vec::new();
    for after in text.split(prefix).skip(1).take(MOST_CODES) {
        let first = leading_code(after);
        if first.is_empty() {
            continue;
        }
        let code = find_code(after, longest, &is_readable)
            .unwrap_or_else(|| first[..first.len().min(longest)].to_owned());
        if !codes.contains(&code) {
            codes.push(code);
        }
    }
    codes
}

/// The code at the start of a text, with as many lines as it needs to be readable.
fn find_code(text: &str, longest: usize, is_readable: &impl Fn(&str) -> bool) -> Option<String> {
    let mut code = String::new();
    for line in text.lines().take(MOST_CODE_LINES) {
        let line = line.trim_start_matches(['>', ' ', '\t']);
        let part = leading_code(line);
        code.push_str(part);
        if code.len() > longest || part.is_empty() {
            return None;
        }
        // Some messengers italicize a text between underscores: those at the end are no part of the code.
        let trimmed = code.trim_end_matches(['_', '-']);
        if let Some(read) = [code.as_str(), trimmed].into_iter().find(|code| is_readable(code)) {
            return Some(read.to_owned());
        }
        if part.len() < line.trim_end().len() {
            return None;
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    const CODE: &str = "AQIDBAUGBwgJ-_A7";

    /// The codes of links in a text with two good ones.
    fn links(text: &str) -> Vec<String> {
        codes_after(text, "#/link/", 100, |code| code == CODE || code == "other")
    }

    #[test]
    fn a_code_is_found_however_its_link_is_handed_on() {
        let address = format!("https://a.example/cards/#/link/{CODE}");
        let (start, end) = address.split_at(address.len() - 6);
        for text in [
            address.clone(),
            format!("Your move, Ben: {address}\n"),
            format!("{address} – have fun, all!"),
            format!("{address}\nHave fun"),
            format!("({address})"),
            format!("<{address}>"),
            format!("_{address}_"),
            format!("[{address}]({address})"),
            format!("> {address}"),
            format!("> {start}\n> {end}\n> Ana"),
            format!("{start}\r\n{end}"),
            format!("{start} \n{end}.\nHave fun"),
            format!("{start}\u{200b}{end}"),
            format!("{start}\u{ad}{end}\u{feff}"),
            format!("\u{2068}{address}\u{2069}"),
            format!("https://a.example/cards/%23/link/{CODE}"),
            format!("https://b.example/?url=https%3A%2F%2Fa.example%2F%23%2Flink%2F{CODE}&x=5%7C2"),
            format!("https://b.example/?u=https%253A%252F%252Fa%252F%2523%252Flink%252F{CODE}&p=1"),
        ] {
            assert_eq!(links(&text), [CODE], "{text}");
        }
        for sign in [".", ",", ")", ">", "]", "…", "\"", "'", "!", ";", "”", "?x=1", "&utm=2"] {
            assert_eq!(links(&format!("{address}{sign}")), [CODE], "{sign}");
        }
    }

    #[test]
    fn two_links_are_two_and_the_same_twice_is_one() {
        let address = format!("https://a.example/#/link/{CODE}");
        assert_eq!(links(&format!("{address}\n{address}!")), [CODE]);
        assert_eq!(links(&format!("{address}\nhttps://a.example/#/link/other.")), [CODE, "other"]);
    }

    #[test]
    fn a_link_in_text_ends_with_its_line_and_has_a_limit() {
        assert_eq!(links("https://a.example/#/link/AAAA\nBBBB"), ["AAAA"]);
        assert_eq!(links("https://a.example/#/link/").len(), 0);
        assert_eq!(links("hello").len(), 0);
        let long = links(&format!("https://a.example/#/link/{}", "A".repeat(10_000_000)));
        assert_eq!(long[0].len(), 100);
        let many: Vec<String> = (0..100_000).map(|at| format!("#/link/{at} ")).collect();
        assert_eq!(links(&many.concat()).len(), MOST_CODES);
    }
}

//! Just enough HTML and CSS to follow a page's references: our own pages, not anybody's.

use std::ops::Range;

/// An opening tag: its name and its attributes in order, values without quotes.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Tag<'a> {
    pub(crate) name: &'a str,
    /// Where it stands, in bytes.
    pub(crate) place: Range<usize>,
    attributes: Vec<(&'a str, &'a str)>,
}

impl<'a> Tag<'a> {
    /// The value of an attribute; empty if it has none.
    pub(crate) fn attribute(&self, name: &str) -> Option<&'a str> {
        self.attributes.iter().find(|(key, _)| *key == name).map(|&(_, value)| value)
    }
}

/// All opening tags outside comments.
pub(crate) fn tags(html: &str) -> Vec<Tag<'_>> {
    let mut found = Vec::new();
    let mut rest = html;
    while let Some(start) = rest.find('<') {
        rest = &rest[start..];
        if let Some(comment) = rest.strip_prefix("<!--") {
            rest = comment.split_once("-->").map_or("", |(_, after)| after);
        } else if rest[1..].starts_with(|c: char| c.is_ascii_alphabetic()) {
            let start = html.len() - rest.len();
            let (name, attributes, after) = tag(&rest[1..]);
            found.push(Tag { name, place: start..html.len() - after.len(), attributes });
            rest = after;
        } else {
            rest = &rest[1..];
        }
    }
    found
}

/// A tag's name and attributes, and what comes after it.
fn tag(text: &str) -> (&str, Vec<(&str, &str)>, &str) {
    let ends = |c: char| c.is_whitespace() || c == '>' || c == '/';
    let end = text.find(ends).unwrap_or(text.len());
    let (name, mut rest) = text.split_at(end);
    let mut attributes = Vec::new();
    loop {
        rest = rest.trim_start_matches(|c: char| c.is_whitespace() || c == '/');
        if rest.is_empty() || rest.starts_with('>') {
            return (name, attributes, rest.strip_prefix('>').unwrap_or(rest));
        }
        let end = rest.find(|c: char| ends(c) || c == '=').unwrap_or(rest.len());
        // A lone `=` would not move us on.
        let (key, after) = rest.split_at(end.max(1));
        let Some(value) = after.trim_start().strip_prefix('=').map(str::trim_start) else {
            attributes.push((key, ""));
            rest = after;
            continue;
        };
        let (value, after) = match value.chars().next() {
            Some(quote @ ('"' | '\'')) => value[1..].split_once(quote).unwrap_or((&value[1..], "")),
            _ => value.split_at(
                value.find(|c: char| c.is_whitespace() || c == '>').unwrap_or(value.len()),
            ),
        };
        attributes.push((key, value));
        rest = after;
    }
}

/// What a style sheet refers to by `url(…)`, `data:` left out.
pub(crate) fn urls_in_css(css: &str) -> Vec<&str> {
    css.split("url(")
        .skip(1)
        .filter_map(|after| after.split_once(')'))
        .map(|(url, _)| url.trim().trim_matches(['"', '\'']))
        .filter(|url| !url.starts_with("data:") && !url.starts_with('#'))
        .collect()
}

/// A style sheet without its comments and without the white space that says nothing.
pub(crate) fn compact_css(css: &str) -> String {
    const ALONE: [char; 4] = ['{', '}', ';', ','];
    let mut out = String::with_capacity(css.len());
    let mut rest = css;
    let mut is_apart = false;
    while let Some(next) = rest.chars().next() {
        if let Some(comment) = rest.strip_prefix("/*") {
            rest = comment.split_once("*/").map_or("", |(_, after)| after);
            is_apart = true;
            continue;
        }
        let length = if matches!(next, '"' | '\'') { quoted(rest) } else { next.len_utf8() };
        let (token, after) = rest.split_at(length);
        rest = after;
        if next.is_whitespace() {
            is_apart = true;
            continue;
        }
        if next == '}' && out.ends_with(';') {
            out.pop();
        }
        if is_apart && !out.is_empty() && !ALONE.contains(&next) && !out.ends_with(ALONE) {
            out.push(' ');
        }
        out.push_str(token);
        is_apart = false;
    }
    out
}

/// How long the string is that a text begins with, quotes included.
fn quoted(text: &str) -> usize {
    let quote = text.chars().next();
    let mut is_escaped = false;
    let end = text.char_indices().skip(1).find(|&(_, letter)| {
        let ends = !is_escaped && Some(letter) == quote;
        is_escaped = !is_escaped && letter == '\\';
        ends
    });
    end.map_or(text.len(), |(at, quote)| at + quote.len_utf8())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_come_with_their_attributes() {
        let html = "<!doctype html><!-- <a href=x> --><link rel=\"preload\" href='./a.css' crossorigin><br/>\
                    <script id=boot data-js=\"./a.js\"></script>";
        let tags = tags(html);
        assert_eq!(tags.iter().map(|tag| tag.name).collect::<Vec<_>>(), ["link", "br", "script"]);
        assert_eq!(&html[tags[1].place.clone()], "<br/>");
        assert_eq!(tags[0].attribute("rel"), Some("preload"));
        assert_eq!(tags[0].attribute("href"), Some("./a.css"));
        assert_eq!(tags[0].attribute("crossorigin"), Some(""));
        assert_eq!(tags[0].attribute("src"), None);
        assert_eq!(tags[2].attribute("id"), Some("boot"));
        assert_eq!(tags[2].attribute("data-js"), Some("./a.js"));
    }

    #[test]
    fn broken_markup_ends() {
        for html in ["<", "<a", "<a =", "<a href=\"x", "<a href=", "<!-- x", "< <a/", "<a = = =>"] {
            let _ = tags(html);
        }
    }

    #[test]
    fn style_sheets_name_their_files() {
        let css = "a{src:url(\"f.woff2\") format('woff2'),url(g.woff2)}b{x:url(data:image/png;base64,xx)}c{y:url( '#i' )}";
        assert_eq!(urls_in_css(css), ["f.woff2", "g.woff2"]);
    }

    #[test]
    fn a_style_sheet_keeps_what_says_something() {
        let css = "/* a */\n@media (min-width: 40rem) and (hover) {\n  .a > .b :hover,\n  .c::after {\n    \
                   margin: calc(1px + 2px)  auto; /* why; */\n    content: \"a ; \\\" /* b */ }\";\n  }\n}\n";
        assert_eq!(
            compact_css(css),
            "@media (min-width: 40rem) and (hover){.a > .b :hover,.c::after{\
             margin: calc(1px + 2px) auto;content: \"a ; \\\" /* b */ }\"}}"
        );
        for css in ["", "/*", "\"", "'\\", "a{", "}"] {
            let _ = compact_css(css);
        }
    }
}

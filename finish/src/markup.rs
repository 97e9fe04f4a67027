//! Reads and compacts HTML and CSS, as far as the project's own pages need it.

/// The value of the first attribute of this name; in double quotes, as the project and Trunk write it.
pub(crate) fn attribute<'a>(html: &'a str, name: &str) -> Option<&'a str> {
    let (_, value) = html.split_once(&format!(" {name}=\""))?;
    value.split_once('"').map(|(value, _)| value)
}

/// `url(…)` references, without `data:` and fragments.
pub(crate) fn urls_in_css(css: &str) -> Vec<&str> {
    css.split("url(")
        .skip(1)
        .filter_map(|after| after.split_once(')'))
        .map(|(url, _)| url.trim().trim_matches(['"', '\'']))
        .filter(|url| !url.starts_with("data:") && !url.starts_with('#'))
        .collect()
}

/// Drops comments and insignificant white space.
pub(crate) fn compact_css(css: &str) -> String {
    /// No space is needed beside these.
    const UNSPACED: [char; 4] = ['{', '}', ';', ','];
    let mut out = String::with_capacity(css.len());
    let mut rest = css;
    let mut has_gap = false;
    while let Some(next) = rest.chars().next() {
        if let Some(comment) = rest.strip_prefix("/*") {
            rest = comment.split_once("*/").map_or("", |(_, after)| after);
            has_gap = true;
            continue;
        }
        let length = if matches!(next, '"' | '\'') { string_len(rest) } else { next.len_utf8() };
        let (token, after) = rest.split_at(length);
        rest = after;
        if next.is_whitespace() {
            has_gap = true;
            continue;
        }
        if next == '}' && out.ends_with(';') {
            out.pop();
        }
        if has_gap && !out.is_empty() && !UNSPACED.contains(&next) && !out.ends_with(UNSPACED) {
            out.push(' ');
        }
        out.push_str(token);
        has_gap = false;
    }
    out
}

/// Length of the string literal at the start of `text`.
fn string_len(text: &str) -> usize {
    let quote = text.chars().next();
    let mut is_escaped = false;
    let end = text.char_indices().skip(1).find(|&(_, letter)| {
        let is_end = !is_escaped && Some(letter) == quote;
        is_escaped = !is_escaped && letter == '\\';
        is_end
    });
    end.map_or(text.len(), |(at, quote)| at + quote.len_utf8())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_attribute_has_its_value() {
        let html = "<link rel=\"preload\" data-app href=\"\"><script data-app=\"a\" src=\"b";
        assert_eq!(attribute(html, "rel"), Some("preload"));
        assert_eq!(attribute(html, "href"), Some(""));
        assert_eq!(attribute(html, "data-app"), Some("a"));
        assert_eq!(attribute(html, "app"), None);
        assert_eq!(attribute(html, "src"), None);
    }

    #[test]
    fn style_sheets_name_their_files() {
        let css = "a{src:url(\"f.woff2\") format('woff2'),url(g.woff2)}b{x:url(data:image/png;base64,xx)}c{y:url( '#i' )}";
        assert_eq!(urls_in_css(css), ["f.woff2", "g.woff2"]);
    }

    #[test]
    fn compacting_a_style_sheet_keeps_all_rules() {
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

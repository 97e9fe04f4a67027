//! The news pages, one for each language: the changelog's parts for players.

use std::fmt::Write as _;

use xshell::Shell;

use super::{fill, write_filled};
use crate::failure::Done;
use crate::project;

/// The name of the page in a language's folder, and of its template in the site's folder.
pub(super) const PAGE: &str = "news.html";

/// A translator's file: the text of each version, in the changelog's order.
pub(super) const FILE: &str = "news.md";

const FOR_PLAYERS: &str = "### For players\n";

/// The template's placeholder for the policy, the script and the styles.
const HEAD: &str = "<!-- head -->";

/// The heading and text of each version that has a text. The text begins after `start`.
fn versions<'a>(file: &'a str, start: &str) -> Vec<(&'a str, &'a str)> {
    let versions = file.split("\n## ").skip(1).filter_map(|version| {
        let (_, text) = version.split_once(start)?;
        let text = text.split("\n### ").next()?.trim();
        (!text.is_empty()).then_some((version.lines().next()?, text))
    });
    versions.collect()
}

/// The news in a language, as HTML. A version that isn't translated has the English text.
pub(super) fn sections(changelog: &str, code: &str, translation: &str) -> String {
    let translated = versions(translation, "\n");
    let mut all = String::new();
    for (heading, english) in versions(changelog, FOR_PLAYERS) {
        let found = translated.iter().find(|(other, _)| *other == heading);
        let (code, text) = found.map_or(("en", english), |(_, text)| (code, text));
        let (heading, text) = (escape_html(heading), html(text));
        let _ = writeln!(
            all,
            "<section class=\"stack-3 prose\" lang=\"{code}\">\n<h2>{heading}</h2>\n{text}</section>"
        );
    }
    all
}

/// Gives the news pages the site's policy, its styles, and the script that sets the theme.
pub(super) fn fill_heads(site: &Shell, index: &str, policy: &str) -> Done {
    let mut head = policy.to_owned();
    for name in index.split('"').filter_map(|name| name.strip_prefix("./")) {
        if name.starts_with("early") {
            let _ = write!(head, "\n<script src=\"../../{name}\"></script>");
        } else if project::has_extension(name, "css") {
            let _ = write!(head, "\n<link rel=\"stylesheet\" href=\"../../{name}\">");
        }
    }
    for page in project::files(site)?.iter().filter(|file| file.ends_with(PAGE)) {
        write_filled(site, page, &fill(&site.read_file(page)?, HEAD, &head)?)?;
    }
    Ok(())
}

/// Markdown as HTML: headings, paragraphs, and the first sentence of each list item.
fn html(markdown: &str) -> String {
    let mut html = String::new();
    for block in markdown.split("\n\n") {
        let block = block.trim();
        if let Some(heading) = block.strip_prefix("#### ") {
            let _ = writeln!(html, "<h3>{}</h3>", inline_html(heading));
        } else if let Some(items) = block.strip_prefix("- ") {
            html.push_str("<ul>\n");
            for item in items.split("\n- ") {
                let item = inline_html(item);
                let sentence = item.split_inclusive(". ").next().unwrap_or_default().trim_end();
                let _ = writeln!(html, "<li>{sentence}</li>");
            }
            html.push_str("</ul>\n");
        } else if !block.is_empty() {
            let _ = writeln!(html, "<p>{}</p>", inline_html(block));
        }
    }
    html
}

/// Markdown's strong text and code as HTML, on one line.
fn inline_html(text: &str) -> String {
    let line = text.split_ascii_whitespace().collect::<Vec<_>>().join(" ");
    wrap_in_tags(&wrap_in_tags(&escape_html(&line), "**", "strong"), "`", "code")
}

/// Tags every second piece between `sign`s.
fn wrap_in_tags(text: &str, sign: &str, tag: &str) -> String {
    let pieces = text.split(sign).enumerate().map(|(at, piece)| {
        if at % 2 == 1 { format!("<{tag}>{piece}</{tag}>") } else { piece.to_owned() }
    });
    pieces.collect()
}

fn escape_html(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use messages::Language;

    use super::*;
    use crate::shell;

    const CHANGELOG: &str = "# Changelog\n\n## Unreleased\n\n### For developers\n\n- Nothing.\n\n\
        ## 2.0.0 – 2027-01-01\n\n### For players\n\nCards **fly**\nand land.\n\n#### Play\n\n- One `x < y`\n  goes on. At length.\n\
        - Two.\n\n### For developers\n\n- Secret.\n\n## 1.0.0 – 2026-01-01\n\n### For players\n\nOld.\n";

    #[test]
    fn the_page_has_what_players_notice_and_nothing_else() {
        let two = "<section class=\"stack-3 prose\" lang=\"en\">\n<h2>2.0.0 – 2027-01-01</h2>\n\
            <p>Cards <strong>fly</strong> and land.</p>\n<h3>Play</h3>\n<ul>\n\
            <li>One <code>x &lt; y</code> goes on.</li>\n<li>Two.</li>\n</ul>\n</section>\n";
        let one = "<section class=\"stack-3 prose\" lang=\"en\">\n<h2>1.0.0 – 2026-01-01</h2>\n<p>Old.</p>\n</section>\n";
        assert_eq!(sections(CHANGELOG, "en", ""), format!("{two}{one}"));
        let own = one.replace("en", "de").replace("Old", "Alt");
        let german = "# Neues\n\n## 1.0.0 – 2026-01-01\n\nAlt.\n";
        assert_eq!(sections(CHANGELOG, "de", german), format!("{two}{own}"));
    }

    /// The tags and numbers in each line: they are the same in every language.
    fn facts(text: &str) -> Vec<String> {
        let facts = |line: &str| {
            let tags = line.split(['<', '>']).skip(1).step_by(2);
            let numbers = line.split(|letter: char| !letter.is_ascii_digit());
            let mut facts: Vec<_> = tags.chain(numbers).filter(|fact| !fact.is_empty()).collect();
            facts.sort_unstable();
            facts.join(" ")
        };
        html(text).lines().map(facts).collect()
    }

    #[test]
    fn every_language_has_the_news_of_all_versions_and_begins_with_the_home_pages_line() {
        let root = shell::open(&project::root().unwrap()).unwrap();
        let changelog = root.read_file("CHANGELOG.md").unwrap();
        let english = versions(&changelog, FOR_PLAYERS);
        assert!(english[0].0.starts_with(env!("CARGO_PKG_VERSION")), "{}", english[0].0);
        let name = format!("news_{}", env!("CARGO_PKG_VERSION").replace('.', "_"));
        let script = root.read_file("static/news.js").unwrap();
        assert!(script.contains(&format!("said(\"{name}\")")), "news.js doesn’t say {name}");
        for (code, language) in Language::all(&root.current_dir().join("static/text")).unwrap() {
            let own = root.read_file(format!("static/text/{code}/{FILE}")).unwrap_or_default();
            let own = if code == "en" { english.clone() } else { versions(&own, "\n") };
            assert_eq!(english.len(), own.len(), "versions in static/text/{code}/news.md");
            let said = language.script_messages();
            let told = said.iter().find(|(key, ..)| *key == name).expect(&name).2;
            assert!(told.chars().count() <= 160 && told.ends_with('.'), "{code}: {told}");
            assert_eq!(own[0].1.split_once("\n\n").unwrap().0.replace('\n', " "), told);
            for ((heading, text), (other, own)) in english.iter().zip(&own) {
                assert_eq!((heading, facts(text)), (other, facts(own)), "{code}");
            }
            assert!(own.iter().all(|(_, text)| !text.contains("](")), "{code} has a link");
        }
    }
}

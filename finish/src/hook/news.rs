//! News for players: a page from the changelog's part for them.

use std::fmt::Write as _;

use crate::project;

pub(super) const FILE: &str = "whats-new.html";

const FOR_PLAYERS: &str = "### For players";

struct News<'a> {
    heading: &'a str,
    text: String,
}

fn all(changelog: &str) -> Vec<News<'_>> {
    let versions = changelog.split("\n## ").skip(1);
    let news = versions.filter_map(|version| {
        let heading = version.lines().next()?;
        let (_, text) = version.split_once(FOR_PLAYERS)?;
        let text = text.split("\n### ").next()?.trim().to_owned();
        (!text.is_empty()).then_some(News { heading, text })
    });
    news.collect()
}

/// The news page, with the site's styles and policy; its only script sets the theme.
pub(super) fn page(changelog: &str, index: &str, policy: &str) -> String {
    let mut main = String::new();
    for news in all(changelog) {
        let body = html(&news.text);
        let heading = escaped(news.heading);
        let _ = writeln!(main, "<section class=\"prose\">\n<h2>{heading}</h2>\n{body}</section>");
    }
    let sheets: String = index
        .split('<')
        .filter(|tag| tag.starts_with("link rel=\"stylesheet\""))
        .filter_map(|tag| tag.split_once("href=\"")?.1.split_once('"'))
        .filter(|(_, rest)| !rest.contains("data-app") || rest.contains("data-app disabled"))
        .fold(String::new(), |sheets, (file, _)| {
            sheets + "<link rel=\"stylesheet\" href=\"" + file + "\">\n"
        });
    let early = index
        .split('"')
        .find(|name| name.starts_with("./early") && project::has_extension(name, "js"))
        .unwrap_or_default();
    format!(
        "<!doctype html>
<html lang=\"en\" translate=\"no\" class=\"notranslate\">
<head>
<meta charset=\"utf-8\">
{policy}
<title>What’s new · Facedown</title>
<meta name=\"viewport\" content=\"width=device-width, initial-scale=1, viewport-fit=cover\">
<meta name=\"color-scheme\" content=\"dark light\">
<meta name=\"referrer\" content=\"no-referrer\">
<link rel=\"icon\" type=\"image/svg+xml\" href=\"./icons/favicon.svg\">
<script src=\"{early}\"></script>
{sheets}</head>
<body>
<div class=\"page news\">
<header class=\"bar\"><a href=\"./\" class=\"bar__home\"><span aria-hidden=\"true\">←</span> <span class=\"bar__name\">Facedown</span></a></header>
<main class=\"page__main\">
<h1>What’s new</h1>
{main}</main>
</div>
</body>
</html>
"
    )
}

fn html(markdown: &str) -> String {
    let mut html = String::new();
    for block in markdown.split("\n\n") {
        let block = block.trim();
        if let Some(heading) = block.strip_prefix("#### ") {
            let _ = writeln!(html, "<h3>{}</h3>", spans(heading));
        } else if let Some(items) = block.strip_prefix("- ") {
            html.push_str("<ul>\n");
            for item in items.split("\n- ") {
                let _ = writeln!(html, "<li>{}</li>", spans(&first_sentence(item)));
            }
            html.push_str("</ul>\n");
        } else if !block.is_empty() {
            let _ = writeln!(html, "<p>{}</p>", spans(block));
        }
    }
    html
}

fn first_sentence(entry: &str) -> String {
    let text = entry.split_whitespace().collect::<Vec<_>>().join(" ");
    text.split_once(". ").map_or_else(|| text.clone(), |(first, _)| format!("{first}."))
}

/// Markdown's strong text and code as HTML; links become their text.
fn spans(text: &str) -> String {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let text = between(&text, "**", "strong");
    let text = between(&text, "`", "code");
    let mut words = String::new();
    let mut rest = text.as_str();
    while let Some((before, link)) = rest.split_once('[') {
        let Some((name, after)) =
            link.split_once("](").and_then(|(name, to)| Some((name, to.split_once(')')?.1)))
        else {
            break;
        };
        words = words + before + name;
        rest = after;
    }
    words + rest
}

/// Tags every second piece between `sign`s. The first call, for `**`, escapes the text.
fn between(text: &str, sign: &str, tag: &str) -> String {
    let text = if sign == "**" { escaped(text) } else { text.to_owned() };
    let pieces = text.split(sign).enumerate().map(|(at, piece)| {
        if at % 2 == 1 { format!("<{tag}>{piece}</{tag}>") } else { piece.to_owned() }
    });
    pieces.collect()
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use messages::Language;

    use super::*;
    use crate::{project, shell};

    const CHANGELOG: &str = "# Changelog\n\n## Unreleased\n\n### For developers\n\n- Nothing.\n\n\
        ## 2.0.0 – 2027-01-01\n\n### For players\n\nCards **fly**\nand [land](a.md).\n\n#### Play\n\n- One `x < y`\n  goes on. At length.\n\
        - Two.\n\n### For developers\n\n- Secret.\n\n## 1.0.0 – 2026-01-01\n\n### For players\n\nOld.\n";

    #[test]
    fn the_page_has_what_players_notice_and_nothing_else() {
        let index = "<script src=\"./early-1.js\"></script><link rel=\"stylesheet\" href=\"./page-1.css\">\
            <link rel=\"stylesheet\" href=\"./app-1.css\" data-app disabled>\
            <link rel=\"stylesheet\" href=\"./learn-1.css\" data-app=\"learn\" disabled>";
        let page = page(CHANGELOG, index, "<meta policy>");
        for part in [
            "<h2>2.0.0 – 2027-01-01</h2>\n<p>Cards <strong>fly</strong> and land.</p>\n<h3>Play</h3>\n<ul>\n\
             <li>One <code>x &lt; y</code> goes on.</li>\n<li>Two.</li>\n</ul>",
            "<p>Old.</p>",
            "<link rel=\"stylesheet\" href=\"./page-1.css\">\n<link rel=\"stylesheet\" href=\"./app-1.css\">\n</head>",
            "<meta policy>",
            "<script src=\"./early-1.js\">",
        ] {
            assert!(page.contains(part), "{part}\nis not in\n{page}");
        }
        assert!(!page.contains("Secret") && !page.contains("Nothing."), "{page}");
    }

    #[test]
    fn the_home_page_tells_the_first_sentence_of_this_versions_news() {
        let root = shell::at(&project::root().unwrap()).unwrap();
        let changelog = root.read_file("CHANGELOG.md").unwrap();
        let english = Language::read(&root.current_dir().join("static/text/en")).unwrap();
        let name = format!("news_{}", env!("CARGO_PKG_VERSION").replace('.', "_"));
        let told =
            english.script_messages().into_iter().find(|(key, ..)| *key == name).expect(&name).2;
        let script = root.read_file("static/news.js").unwrap();
        assert!(script.contains(&format!("said(\"{name}\")")), "news.js doesn’t say {name}");
        let News { heading: newest, text } = &all(&changelog)[0];
        assert!(told.chars().count() <= 160 && told.ends_with('.'), "{told}");
        assert_eq!(text.split_once("\n\n").unwrap().0.replace('\n', " "), told);
        assert!(newest.starts_with(env!("CARGO_PKG_VERSION")), "{newest}");
    }
}

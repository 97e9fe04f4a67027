//! Joins the style sheets: one for the home page, one for the app's start, one for each part with styles. Joined sheets
//! need fewer requests and compress better.

use std::ops::Range;

use xshell::Shell;

use super::{fill, rename_with_digest};
use crate::bundles::{APP, Bundles, PAGE};
use crate::failure::Failure;
use crate::{markup, project};

/// A game's colours, which the home page's sheet includes.
const ACCENT: &str = "accent.css";
const ACCENTS_PLACEHOLDER: &str = "/* {{accents}} */";

/// Fonts for languages other than English. They belong to no bundle, since they are loaded on demand.
const ACCENTED: &str = "fonts/accented/";

/// The page's placeholder for the parts' sheets.
const SHEETS_PLACEHOLDER: &str = "data-app-styles=\"\"";

/// The beginning of the tag that links to a sheet, as Trunk writes it.
const LINK: &str = "<link rel=\"stylesheet\" ";

struct Link<'a> {
    range: Range<usize>,
    href: &'a str,
    /// The part of the app (`data-app`), empty for its start; `None` for a sheet of the home page.
    part: Option<String>,
}

struct Sheet {
    bundle: String,
    text: String,
}

/// Joins the linked sheets with the sheets in the games' folders, so that no game needs a link; returns the new page.
pub(super) fn bundle(
    games: &Shell,
    site: &Shell,
    index: &str,
    bundles: &mut Bundles,
) -> Result<String, Failure> {
    let links = links(index);
    let parts = Parts::from_page(index);
    let mut sheets =
        Vec::from([PAGE, APP].map(|name| Sheet { bundle: name.to_owned(), text: String::new() }));
    for link in &links {
        let bundle = link.part.as_deref().map_or(Ok(PAGE), |part| parts.sheet_of(part))?;
        add(&mut sheets, bundle, &site.read_file(link.href)?);
        site.remove_path(link.href)?;
    }
    let mut accents = String::new();
    for (file, text) in game_sheets(games, site)? {
        if file.ends_with(&format!("/{ACCENT}")) {
            accents += &text;
        } else {
            let game = file.split('/').next().unwrap_or_default().replace('_', "-");
            add(&mut sheets, parts.sheet_of(&game)?, &text);
        }
    }
    // The home page's sheet is the first.
    sheets[0].text = fill(&sheets[0].text, ACCENTS_PLACEHOLDER, accents.trim_end())?;
    let mut files = Vec::new();
    for Sheet { bundle, text } in &sheets {
        let file = format!("{bundle}.css");
        site.write_file(&file, markup::compact_css(text))?;
        let file = rename_with_digest(site, &file, &file)?;
        bundles.add(bundle, file.as_str());
        for url in markup::urls_in_css(text).into_iter().filter(|url| !url.starts_with(ACCENTED)) {
            bundles.add(bundle, url);
        }
        files.push((bundle.as_str(), file));
    }
    replace_links(index, &links, &files)
}

/// The names of the app's parts, as listed in the page; empty if the app isn't split.
struct Parts<'a>(Vec<&'a str>);

impl<'a> Parts<'a> {
    fn from_page(index: &'a str) -> Self {
        let list = markup::attribute(index, "data-app-parts").unwrap_or_default();
        let names = list.split_whitespace().filter_map(|part| part.split_once('='));
        Self(names.map(|(name, _)| name).collect())
    }

    fn sheet_of<'b>(&self, part: &'b str) -> Result<&'b str, Failure> {
        if part.is_empty() || self.0.is_empty() {
            Ok(APP)
        } else if self.0.contains(&part) {
            Ok(part)
        } else {
            Err(Failure::new(format!("There are styles of `{part}`, which is no part of the app.")))
        }
    }
}

fn game_sheets(games: &Shell, site: &Shell) -> Result<Vec<(String, String)>, Failure> {
    let mut found = Vec::new();
    for file in project::files(games)? {
        if !project::has_extension(&file, "css") {
            continue;
        }
        let text = games.read_file(&file)?;
        for url in markup::urls_in_css(&text) {
            // URLs are relative to the site's folder, where the joined sheet lies.
            if !site.path_exists(url) {
                return Err(Failure::new(format!("{file}: the site has no file `{url}`.")));
            }
        }
        found.push((file, text));
    }
    Ok(found)
}

fn links(index: &str) -> Vec<Link<'_>> {
    let links = index.match_indices(LINK).filter_map(|(start, _)| {
        let end = start + index[start..].find('>')? + 1;
        let tag = &index[start..end];
        let of_app = tag.contains(" data-app").then_some("");
        // Trunk escapes hyphens.
        let part =
            markup::attribute(tag, "data-app").or(of_app).map(|part| part.replace("&#x2D;", "-"));
        let href = markup::attribute(tag, "href")?.trim_start_matches("./");
        Some(Link { range: start..end, href, part })
    });
    links.collect()
}

fn add(sheets: &mut Vec<Sheet>, bundle: &str, text: &str) {
    let text = format!("{}\n", text.trim_end());
    match sheets.iter_mut().find(|sheet| sheet.bundle == bundle) {
        Some(sheet) => sheet.text += &text,
        None => sheets.push(Sheet { bundle: bundle.to_owned(), text }),
    }
}

/// Replaces all links by links to the home page's and the app's sheet; lists the parts' sheets.
fn replace_links(
    index: &str,
    links: &[Link],
    sheets: &[(&str, String)],
) -> Result<String, Failure> {
    let mut page = String::new();
    let tag = |file: &str, attributes: &str| format!("{LINK}href=\"./{file}\"{attributes}>");
    let mut part_sheets = Vec::new();
    let mut end = links.first().map_or(index.len(), |link| link.range.start);
    page += &index[..end];
    for (bundle, file) in sheets {
        match *bundle {
            PAGE => page.push_str(&tag(file, "")),
            APP => page.push_str(&tag(file, " data-app disabled")),
            part => part_sheets.push(format!("{part}=./{file}")),
        }
    }
    for link in links {
        page += index[end..link.range.start].trim_end();
        end = link.range.end;
    }
    page += &index[end..];
    fill(&page, SHEETS_PLACEHOLDER, &format!("data-app-styles=\"{}\"", part_sheets.join(" ")))
}

#[cfg(test)]
mod tests {
    use super::super::tests::{INDEX, Site};
    use super::*;

    /// The content of the only file whose name begins with `start`.
    fn sheet(site: &Site, start: &str) -> String {
        let files = project::files(&site.staging()).unwrap();
        let found: Vec<&String> = files.iter().filter(|file| file.starts_with(start)).collect();
        assert_eq!(found.len(), 1, "{found:?}");
        site.get(found[0])
    }

    fn bundle_all(site: &Site, index: &str) -> Result<String, Failure> {
        bundle(&site.games(), &site.staging(), index, &mut Bundles::default())
    }

    #[test]
    fn sheets_are_put_together_in_the_order_of_the_page() {
        let site = Site::new();
        site.put("base-1.css", "b {}\n");
        let index = INDEX.replace(
            "<script src=\"./boot.js\">",
            "<link rel=\"stylesheet\" href=\"./base-1.css\">",
        );
        let index = bundle_all(&site, &index).unwrap();
        assert_eq!(
            (sheet(&site, "page-"), sheet(&site, "app-")),
            ("root{}b{}".into(), "table{}".into())
        );
        let links = links(&index);
        assert_eq!(links.len(), 2);
        for (link, is_of_app) in links.iter().zip([false, true]) {
            assert_eq!(link.part.is_some(), is_of_app, "the app's sheet alone is deferred");
            assert!(site.staging().path_exists(link.href), "{}", link.href);
        }
        assert!(!site.staging().path_exists("base-1.css"));
    }

    #[test]
    fn a_part_gets_its_styles_and_those_of_its_game_but_for_the_accent() {
        let site = Site::new();
        site.game("alpha_one/style/fit.css", "p {}\n");
        site.game("alpha_one/style.css", "a {}\n");
        site.game("alpha_one/accent.css", "accent {}\n");
        site.game("alpha_one/board.rs", "fn board() {}");
        let index = INDEX
            .replace("alpha=", "alpha-one=")
            .replace("data-app=\"alpha\"", "data-app=\"alpha&#x2D;one\"");
        let index = bundle_all(&site, &index).unwrap();
        assert_eq!(sheet(&site, "page-"), "root{}accent{}");
        assert_eq!(sheet(&site, "alpha-one-"), "rules{}a{}p{}");
        let named = markup::attribute(&index, "data-app-styles").unwrap();
        let file = named.strip_prefix("alpha-one=./").unwrap();
        assert!(site.staging().path_exists(file), "{named}");
    }

    #[test]
    fn a_program_that_is_not_split_has_one_sheet() {
        let site = Site::new();
        site.game("beta/style.css", "b {}\n");
        let index = INDEX.replace("alpha=./part-alpha.wasm", "");
        let index = bundle_all(&site, &index).unwrap();
        assert_eq!(sheet(&site, "app-"), "table{}rules{}b{}");
        assert!(index.contains("data-app-styles=\"\""));
    }

    #[test]
    fn a_sheet_is_named_by_its_content() {
        let named = |text: &str| {
            let site = Site::new();
            site.game("alpha/style.css", text);
            let index = bundle_all(&site, INDEX).unwrap();
            let pages = links(&index)[0].href.to_owned();
            (pages, index.split("alpha=").last().unwrap().to_owned())
        };
        let (one, other) = (named("a {}"), named("b {}"));
        assert_eq!(one.0, other.0);
        assert_ne!(one.1, other.1);
    }

    #[test]
    fn styles_that_cannot_be_bundled_are_named() {
        let text = |site: &Site, index: &str| bundle_all(site, index).unwrap_err().to_string();
        let site = Site::new();
        site.game("alpha/style.css", "a { background: url(\"icons/a.svg\"); }");
        bundle_all(&site, INDEX).unwrap();
        let site = Site::new();
        site.game("alpha/style.css", "a { background: url(\"../icons/a.svg\"); }");
        let failure = text(&site, INDEX);
        assert!(failure.contains("style.css") && failure.contains("../icons/a.svg"), "{failure}");
        let site = Site::new();
        site.game("beta/style.css", "b {}");
        assert!(text(&site, INDEX).contains("`beta`"));
        let site = Site::new();
        assert!(text(&site, "<head>").contains("{{accents}}"));
        let site = Site::new();
        assert!(
            text(&site, &INDEX.replace("data-app-styles", "data-x")).contains("data-app-styles")
        );
    }
}

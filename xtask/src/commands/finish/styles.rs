//! The games' style sheets, which lie with their code, put where the page links them. So a new game
//! needs no line in the page.

use std::path::Path;

use super::{fill, renamed};
use crate::failure::Failure;
use crate::{markup, project};

/// A game's file that is needed on the home page too, for the game's tile; all others are deferred.
const ACCENT: &str = "accent.css";

/// Puts the style sheets under the games' folder into those of the site, in alphabetical order, and
/// gives the page with the new names of these: Trunk's are of what they were without them.
pub(super) fn gather(games: &Path, staging: &Path, index: &str) -> Result<String, Failure> {
    let files = project::files_under(games)?;
    let (accents, others): (Vec<&str>, Vec<&str>) = files
        .iter()
        .map(String::as_str)
        .filter(|file| Path::new(file).extension().is_some_and(|extension| extension == "css"))
        .partition(|file| file.ends_with(&format!("/{ACCENT}")));
    let index = put(games, &accents, staging, index, "tokens", "/* {{accents}} */")?;
    put(games, &others, staging, &index, "games", "/* {{games}} */")
}

fn put(
    games: &Path,
    files: &[&str],
    staging: &Path,
    index: &str,
    sheet: &str,
    place: &str,
) -> Result<String, Failure> {
    let mut text = String::new();
    for file in files {
        let path = games.join(file);
        let part = project::read(&path)?;
        for url in markup::urls_in_css(&part) {
            // They end up in a sheet that lies in the site's own folder.
            if !staging.join(url).is_file() {
                let path = path.display();
                return Err(Failure::new(format!("{path}: the site has no file `{url}`.")));
            }
        }
        text += part.trim_end();
        text.push('\n');
    }
    let tags = markup::tags(index);
    let old = tags
        .iter()
        .filter_map(|tag| tag.attribute("href"))
        .find(|href| href.starts_with(&format!("./{sheet}-")))
        .ok_or_else(|| Failure::new(format!("The page links no {sheet}.css.")))?;
    let path = staging.join(old);
    project::write(&path, fill(&project::read(&path)?, place, text.trim_end())?)?;
    let new = renamed(staging, old, &format!("{sheet}.css"))?;
    fill(index, &format!("\"{old}\""), &new)
}

#[cfg(test)]
mod tests {
    use super::super::tests::{INDEX, Site};
    use super::*;

    /// The text of the one file of the site whose name begins so.
    fn sheet(site: &Site, start: &str) -> String {
        let files = project::files_under(&site.staging()).unwrap();
        let found: Vec<&String> = files.iter().filter(|file| file.starts_with(start)).collect();
        assert_eq!(found.len(), 1, "{found:?}");
        site.get(found[0])
    }

    fn gathered(site: &Site) -> String {
        gather(&site.games(), &site.staging(), INDEX).unwrap()
    }

    #[test]
    fn a_games_styles_are_gathered_and_its_accent_comes_early() {
        let site = Site::new();
        site.game("beta/style.css", "b {}\n");
        site.game("beta/accent.css", "beta {}\n");
        site.game("alpha/style/parts.css", "p {}\n");
        site.game("alpha/style.css", "a {}\n");
        site.game("alpha/board.rs", "fn board() {}");
        gathered(&site);
        assert_eq!(sheet(&site, "tokens-"), "root {}\nbeta {}\n");
        assert_eq!(sheet(&site, "games-"), "a {}\np {}\nb {}\n");
    }

    #[test]
    fn a_sheet_is_linked_by_the_name_of_its_new_content() {
        let links = |text: &str| {
            let site = Site::new();
            site.game("alpha/style.css", text);
            let index = gathered(&site);
            let tags = markup::tags(&index);
            let links = tags.iter().filter(|tag| tag.attribute("rel") == Some("stylesheet"));
            let links: Vec<(String, bool)> = links
                .map(|tag| {
                    let name = tag.attribute("href").unwrap();
                    assert!(site.staging().join(name).is_file(), "{name}");
                    (name.to_owned(), tag.attribute("disabled").is_some())
                })
                .collect();
            links
        };
        let (one, other) = (links("a {}"), links("b {}"));
        assert_eq!(one[0], other[0]);
        assert_ne!(one[1], other[1]);
        assert_eq!((one[0].1, one[1].1), (false, true), "the games' sheet alone is deferred");
    }

    #[test]
    fn a_file_that_the_site_does_not_have_is_told() {
        let site = Site::new();
        site.game("alpha/style.css", "a { background: url(\"icons/a.svg\"); }");
        gathered(&site);
        let site = Site::new();
        site.game("alpha/style.css", "a { background: url(\"../icons/a.svg\"); }");
        let failure = gather(&site.games(), &site.staging(), INDEX).unwrap_err().to_string();
        assert!(failure.contains("style.css") && failure.contains("../icons/a.svg"), "{failure}");
    }

    #[test]
    fn a_page_or_a_sheet_without_a_place_is_told() {
        let site = Site::new();
        let failure = gather(&site.games(), &site.staging(), "<head>").unwrap_err().to_string();
        assert!(failure.contains("tokens.css"), "{failure}");
        site.put("games-1.css", "");
        let failure = gather(&site.games(), &site.staging(), INDEX).unwrap_err().to_string();
        assert!(failure.contains("{{games}}"), "{failure}");
    }
}

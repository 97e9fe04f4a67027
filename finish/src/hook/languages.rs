//! The languages of the site: tables in place of the files that translators write.

use messages::{FILE, Language};
use xshell::Shell;

use crate::failure::Failure;
use crate::project;

const ENGLISH: &str = "en";

/// The glossary that a translator keeps.
const GLOSSARY: &str = "words.md";

/// A source that the page includes.
const HOME: &str = "text/en/home.html";

/// Puts a table of words into each folder of a language, in place of its messages. Returns the languages with their names,
/// English first: `en=English;de=Deutsch`.
pub(super) fn put(site: &Shell) -> Result<String, Failure> {
    let folder = site.current_dir().join("text");
    if !folder.is_dir() {
        return Ok(format!("{ENGLISH}=English"));
    }
    let languages = Language::all(&folder).map_err(|why| Failure::new(why.to_string()))?;
    let english = &languages[0].1;
    for (code, language) in &languages[1..] {
        let tables =
            language.tables(english).map_err(|why| Failure::new(format!("{code}: {why}")))?;
        for (game, table) in tables {
            site.write_file(folder.join(code).join(game).join("words.txt"), table)?;
        }
    }
    for file in project::files(site)? {
        if file.ends_with(FILE) || file.ends_with(GLOSSARY) || file == HOME {
            site.remove_path(file)?;
        }
    }
    let named: Vec<_> =
        languages.iter().map(|(code, own)| format!("{code}={}", own.name())).collect();
    Ok(named.join(";"))
}

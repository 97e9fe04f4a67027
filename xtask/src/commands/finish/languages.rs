//! The languages of the site: tables in place of the files that translators write.

use messages::{FILE, Language};
use xshell::Shell;

use crate::failure::Failure;
use crate::project;

const ENGLISH: &str = "en";

/// The glossary that a translator keeps.
const GLOSSARY: &str = "words.md";

/// It is part of the page.
const HOME: &str = "text/en/home.html";

/// Puts a table of words into each folder of a language, in place of its messages. Returns the languages with their names,
/// English first: `en=English;de=Deutsch`.
pub(super) fn put(site: &Shell) -> Result<String, Failure> {
    let folder = site.current_dir().join("text");
    if !folder.is_dir() {
        return Ok(format!("{ENGLISH}=English"));
    }
    let read = |code: &str| {
        Language::read(&folder.join(code)).map_err(|why| Failure::new(format!("{code}: {why}")))
    };
    let english = read(ENGLISH)?;
    let mut languages = vec![(ENGLISH.to_owned(), english.name().to_owned())];
    for entry in site.read_dir("text")? {
        let code = entry.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if code == ENGLISH {
            continue;
        }
        let language = read(&code)?;
        let tables =
            language.tables(&english).map_err(|why| Failure::new(format!("{code}: {why}")))?;
        for (game, table) in tables {
            site.write_file(folder.join(&code).join(game).join("words.txt"), table)?;
        }
        languages.push((code, language.name().to_owned()));
    }
    for file in project::files(site)? {
        if file.ends_with(FILE) || file.ends_with(GLOSSARY) || file == HOME {
            site.remove_path(file)?;
        }
    }
    languages[1..].sort();
    let named: Vec<_> = languages.iter().map(|(code, name)| format!("{code}={name}")).collect();
    Ok(named.join(";"))
}

//! The site's languages: replaces the files that translators write by tables of messages.

use messages::Language;
use xshell::Shell;

use super::{news, write_filled};
use crate::failure::Failure;
use crate::project;

const MANIFEST: &str = "manifest.webmanifest";

/// A language's terms for its translators; not in the site.
const GLOSSARY: &str = "words.md";

/// The home page's HTML. It isn't in the site, since `index.html` includes it.
const HOME: &str = "text/en/home.html";

#[derive(Debug)]
pub(super) struct Languages {
    /// Codes and names, English first: `en=English;de=Deutsch`.
    pub(super) names: String,
    /// The scripts' English messages, as a JavaScript object: `{ close: ["iGmy", "Close"], }`.
    pub(super) script_messages: String,
}

/// Removes all message files; adds tables for languages other than English, and a manifest and news for every language.
pub(super) fn localize(site: &Shell, changelog: &str) -> Result<Languages, Failure> {
    let folder = site.current_dir().join("text");
    let languages = Language::all(&folder).map_err(|why| Failure::new(why.to_string()))?;
    let english = &languages[0].1;
    for (code, language) in &languages[1..] {
        let tables =
            language.tables(english).map_err(|why| Failure::new(format!("{code}: {why}")))?;
        for (game, table) in tables {
            site.write_file(folder.join(code).join(game).join("words.txt"), table)?;
        }
    }
    for template in [MANIFEST, news::PAGE] {
        // The template moves two folders down, so its relative addresses change.
        let moved = site.read_file(template)?.replace("\"./", "\"../../");
        for (code, language) in &languages {
            let news = site.read_file(format!("text/{code}/{}", news::FILE)).unwrap_or_default();
            let news = news::sections(changelog, code, &news);
            let page = moved.replace("{{language}}", code).replace("{{news}}", &news);
            // English fills the places of messages that the language lacks.
            let page = english.fill(&language.fill(&page));
            write_filled(site, &format!("text/{code}/{template}"), &page)?;
        }
        site.remove_path(template)?;
    }
    let sources = [messages::FILE, GLOSSARY, news::FILE];
    for file in project::files(site)? {
        if sources.iter().any(|name| file.ends_with(name)) || file == HOME {
            site.remove_path(file)?;
        }
    }
    let names: Vec<_> =
        languages.iter().map(|(code, language)| format!("{code}={}", language.name())).collect();
    let script_messages = english
        .script_messages()
        .into_iter()
        .map(|(name, key, text)| format!("\n  {name}: [{key:?}, {text:?}],"))
        .collect::<Vec<_>>()
        .concat();
    Ok(Languages { names: names.join(";"), script_messages: format!("{{{script_messages}\n}}") })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::shell;

    #[test]
    fn the_scripts_say_their_messages_and_no_others() {
        let site = shell::open(&project::root().unwrap().join("static")).unwrap();
        let english = Language::read(&site.current_dir().join("text").join("en")).unwrap();
        let there: BTreeSet<_> =
            english.script_messages().into_iter().map(|(name, ..)| name.to_owned()).collect();
        let scripts = site.read_dir("").unwrap();
        let said: BTreeSet<_> = scripts
            .into_iter()
            .filter(|file| file.extension().is_some_and(|ending| ending == "js"))
            .flat_map(|file| {
                let script = site.read_file(file).unwrap();
                let named =
                    script.split("said(\"").skip(1).filter_map(|said| said.split('"').next());
                named.map(str::to_owned).collect::<Vec<_>>()
            })
            .collect();
        assert_eq!(said, there);
    }
}

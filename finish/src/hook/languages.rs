//! The site's languages: replaces the files that translators write by tables of words.

use messages::{FILE, Language};
use xshell::Shell;

use super::{news, write_whole};
use crate::failure::Failure;
use crate::project;

const MANIFEST: &str = "manifest.webmanifest";

const GLOSSARY: &str = "words.md";

/// Already included in the page.
const HOME: &str = "text/en/home.html";

#[derive(Debug)]
pub(super) struct Languages {
    /// Codes and names, English first: `en=English;de=Deutsch`.
    pub(super) named: String,
    /// The scripts' English messages, as a JavaScript object: `{ close: ["iGmy", "Close"], }`.
    pub(super) of_scripts: String,
}

/// Replaces the messages in each folder of a language by a table of words, and adds a manifest and the news in that
/// language.
pub(super) fn put(site: &Shell, changelog: &str) -> Result<Languages, Failure> {
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
        // Addresses are relative to the file, which moves two folders down.
        let text = site.read_file(template)?.replace("\"./", "\"../../");
        for (code, language) in &languages {
            let news = site.read_file(format!("text/{code}/{}", news::FILE)).unwrap_or_default();
            let news = news::sections(changelog, code, &news);
            let own = text.replace("{{language}}", code).replace("{{news}}", &news);
            let own = english.fill(&language.fill(&own));
            write_whole(site, &format!("text/{code}/{template}"), &own)?;
        }
        site.remove_path(template)?;
    }
    for file in project::files(site)? {
        if [FILE, GLOSSARY, news::FILE].iter().any(|own| file.ends_with(own)) || file == HOME {
            site.remove_path(file)?;
        }
    }
    let named: Vec<_> =
        languages.iter().map(|(code, language)| format!("{code}={}", language.name())).collect();
    let of_scripts = english
        .script_messages()
        .into_iter()
        .map(|(name, key, text)| format!("\n  {name}: [{key:?}, {text:?}],"))
        .collect::<Vec<_>>()
        .concat();
    Ok(Languages { named: named.join(";"), of_scripts: format!("{{{of_scripts}\n}}") })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::shell;

    #[test]
    fn the_scripts_say_their_messages_and_no_others() {
        let site = shell::at(&project::root().unwrap().join("static")).unwrap();
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

//! Reads a language's files, and checks them against English.

use std::collections::{HashMap, HashSet};
use std::fmt::Write as _;
use std::path::Path;
use std::{fs, io};

use crate::read::{self, Forms, Message, ReadError, Section};
use crate::table::{REPEAT_MARK, key};
use crate::write;

const ENGLISH: &str = "en";

/// The file of messages in a language's folder, and in the folder of each game below it.
pub const FILE: &str = "messages.txt";

/// The beginning of the line with a language's plural categories, in the order of its forms. CLDR ("Plural Rules")
/// defines them; those that apply only to numbers in the millions are left out.
pub const PLURALS: &str = "# Plurals: ";

/// The beginning of the line with a language's own name.
const NAME: &str = "# Language: ";

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Language {
    name: String,
    plurals: String,
    files: Vec<File>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct File {
    /// The game's folder; empty for the messages that all games share.
    game: String,
    sections: Vec<Section>,
}

/// The reason that a language can't be used.
#[derive(Debug, thiserror::Error)]
pub enum LanguageError {
    #[error("{file}: {why}")]
    Unread { file: String, why: io::Error },
    #[error("{file}, {why}")]
    Line { file: String, why: ReadError },
    #[error("{file} has no line “{start}…”")]
    Head { file: String, start: &'static str },
    #[error("{0} is no language’s code of two or three letters, like de")]
    Code(String),
    #[error("English has no message {0} with these arguments")]
    Unknown(String),
    #[error("the table can’t tell this English text from another one, change it by a letter: {0}")]
    SameKey(String),
}

impl Language {
    /// Reads all languages of a folder. Returns them with their codes, English first.
    ///
    /// # Errors
    /// If a folder's name is no language code, or a language can't be read.
    pub fn all(folder: &Path) -> Result<Vec<(String, Self)>, LanguageError> {
        let mut codes = subfolders(folder)?;
        codes.sort_by_key(|code| (code != ENGLISH, code.clone()));
        let read = |code: String| {
            let fits = matches!(code.len(), 2..=3)
                && code.bytes().all(|letter| letter.is_ascii_lowercase());
            let language = if fits {
                Self::read(&folder.join(&code))
            } else {
                Err(LanguageError::Code(code.clone()))
            };
            Ok((code, language?))
        };
        codes.into_iter().map(read).collect()
    }

    /// Reads a language's folder.
    ///
    /// # Errors
    /// If a file or a line can't be read.
    pub fn read(folder: &Path) -> Result<Self, LanguageError> {
        let mut games = subfolders(folder)?;
        games.retain(|game| folder.join(game).join(FILE).is_file());
        games.push(String::new());
        games.sort();
        let texts = games.into_iter().map(|game| {
            let file = folder.join(&game).join(FILE);
            match fs::read_to_string(&file) {
                Ok(text) => Ok((game, file, text)),
                Err(why) => Err(unread_error(&file, why)),
            }
        });
        let texts = texts.collect::<Result<Vec<_>, _>>()?;
        let (_, path, text) = &texts[0];
        let head = |start| {
            let found = text.lines().find_map(|line| line.strip_prefix(start));
            found.ok_or_else(|| LanguageError::Head { file: path.display().to_string(), start })
        };
        let (name, plurals) = (head(NAME)?.to_owned(), head(PLURALS)?.to_owned());
        let is_english = folder.ends_with(ENGLISH);
        let forms = Forms {
            seat: if is_english { 2..=2 } else { 3..=4 },
            number: plurals.split('|').count(),
            possessive: is_english,
        };
        let files = texts.into_iter().map(|(game, file, text)| {
            let sections = read::read(&text, &forms)
                .map_err(|why| LanguageError::Line { file: file.display().to_string(), why })?;
            Ok(File { game, sections })
        });
        let mut language = Self { name, plurals, files: files.collect::<Result<_, _>>()? };
        if is_english {
            language.number_repeats();
        }
        Ok(language)
    }

    /// The language's own name, such as `Deutsch`.
    pub fn name(&self) -> &str {
        &self.name
    }

    pub fn texts(&self) -> Vec<&str> {
        self.messages().map(|(_, message)| message.text.as_str()).collect()
    }

    /// All messages with their places, `game/section.key`.
    fn messages(&self) -> impl Iterator<Item = (String, &Message)> {
        self.files.iter().flat_map(|file| {
            file.sections.iter().flat_map(|section| {
                section.messages.iter().map(|message| {
                    (format!("{}/{}.{}", file.game, section.name, message.key), message)
                })
            })
        })
    }

    /// Numbers repeats of an English text, so that languages can translate each repeat differently.
    fn number_repeats(&mut self) {
        let mut uses = HashMap::<String, usize>::new();
        let messages = self.files.iter_mut().flat_map(|file| &mut file.sections);
        for message in messages.flat_map(|section| &mut section.messages) {
            let times = uses.entry(message.text.clone()).or_default();
            if *times > 0 {
                let _ = write!(message.text, "{REPEAT_MARK}{times}");
            }
            *times += 1;
        }
    }

    /// The English messages as Rust: a module for each game and section, a constant or a function for each message.
    pub fn rust(&self) -> String {
        let mut code = String::new();
        for File { game, sections } in &self.files {
            let module = write::rust(sections);
            let _ = if game.is_empty() {
                write!(code, "{module}")
            } else {
                writeln!(
                    code,
                    "pub(crate) mod {} {{\nuse super::*;\n{module}}}",
                    game.replace('-', "_")
                )
            };
        }
        code
    }

    /// The messages of the page's scripts: name, key in a table, and text.
    pub fn script_messages(&self) -> Vec<(&str, String, &str)> {
        let sections = self.files.iter().flat_map(|file| &file.sections);
        let own = sections.filter(|section| section.name == write::SCRIPTS_SECTION);
        own.flat_map(|section| &section.messages)
            .map(|Message { key: name, text, .. }| {
                let key = key(text).map(char::from).iter().collect();
                (name.as_str(), key, text.split(REPEAT_MARK).next().unwrap_or_default())
            })
            .collect()
    }

    /// Replaces placeholders such as `{{home.play}}` by messages without arguments.
    pub fn fill(&self, text: &str) -> String {
        self.messages().fold(text.to_owned(), |text, (place, message)| {
            let words = message.text.split(REPEAT_MARK).next().unwrap_or_default();
            text.replace(&format!("{{{{{}}}}}", place.trim_start_matches('/')), words)
        })
    }

    /// The tables that the page loads, with their folders: one for all games, with the home page's lines on each game
    /// (the games' sections `about`); one for each game; and one that a first game doesn't need.
    ///
    /// # Errors
    /// If English lacks a message, or two English texts have the same key.
    pub fn tables(&self, english: &Self) -> Result<Vec<(String, String)>, LanguageError> {
        let english_messages: HashMap<_, _> = english.messages().collect();
        let mut texts_by_key = HashMap::new();
        for (_, Message { text, .. }) in english.messages() {
            if texts_by_key.insert(key(text), text).is_some_and(|other| other != text) {
                return Err(LanguageError::SameKey(text.clone()));
            }
        }
        // The file of the shared messages comes first, so `tables[0]` is theirs.
        let mut tables: Vec<_> =
            self.files.iter().map(|file| (file.game.clone(), String::new())).collect();
        tables.push((LATER.to_owned(), String::new()));
        tables[0].1.extend(key(PLURALS).map(char::from));
        let _ = writeln!(tables[0].1, "{}", self.plurals);
        for (file_at, File { game, sections }) in self.files.iter().enumerate() {
            for Section { name, messages } in sections {
                let table_at = match name.as_str() {
                    "about" => 0,
                    name if game.is_empty() && LATER_SECTIONS.contains(&name) => self.files.len(),
                    _ => file_at,
                };
                for message in messages {
                    let place = format!("{game}/{name}.{}", message.key);
                    let english = english_messages
                        .get(&place)
                        .filter(|english| english.parameters == message.parameters)
                        .ok_or(LanguageError::Unknown(place))?;
                    let table = &mut tables[table_at].1;
                    table.extend(key(&english.text).map(char::from));
                    let _ = writeln!(table, "{}", message.text);
                }
            }
        }
        Ok(tables)
    }

    /// The places of the English messages that this language lacks.
    pub fn missing(&self, english: &Self) -> Vec<String> {
        let translated: HashSet<_> = self.messages().map(|(place, _)| place).collect();
        english
            .messages()
            .map(|(place, _)| place)
            .filter(|place| !translated.contains(place))
            .collect()
    }
}

fn subfolders(folder: &Path) -> Result<Vec<String>, LanguageError> {
    let entries = folder.read_dir().map_err(|why| unread_error(folder, why))?;
    let folders = entries.flatten().filter(|entry| entry.path().is_dir());
    Ok(folders.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect())
}

fn unread_error(file: &Path, why: io::Error) -> LanguageError {
    LanguageError::Unread { file: file.display().to_string(), why }
}

/// The folder of the table that a first game doesn't need.
const LATER: &str = "later";

/// The sections of the shared messages in the table [`LATER`].
const LATER_SECTIONS: [&str; 13] = [
    "by_link", "evening", "import", "links", "people", "phone", "phones", "privacy", "puzzles",
    "replay", "settings", "share", "stats",
];

#[cfg(test)]
mod tests {
    use super::*;

    fn all() -> (Language, Vec<(String, Language)>) {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../static/text");
        let mut all = Language::all(&folder).unwrap_or_else(|why| panic!("{why}"));
        (all.remove(0).1, all)
    }

    #[test]
    fn an_unusable_language_is_an_error_that_names_the_file() {
        let folder = std::env::temp_dir().join(format!("messages-{}", std::process::id()));
        let refused = |code: &str, text: &str| {
            fs::create_dir_all(folder.join(code)).unwrap();
            fs::write(folder.join(code).join(FILE), text).unwrap();
            let fault = Language::all(&folder).unwrap_err().to_string();
            fs::remove_dir_all(&folder).unwrap();
            fault
        };
        let head = "# Language: Latina\n# Plurals: one|other\n";
        assert!(refused("la", "").ends_with("messages.txt has no line “# Language: …”"));
        assert!(refused("la", "# Language: Latina\n").ends_with("has no line “# Plurals: …”"));
        assert!(refused("la", &format!("{head}a = A")).contains("messages.txt, line 3: "));
        assert!(refused("pt-BR", head).starts_with("pt-BR is no language’s code"));
    }

    #[test]
    fn every_language_has_each_message_with_its_arguments() {
        let (english, others) = all();
        assert!(!others.is_empty());
        let is_section =
            |name: &&str| english.files[0].sections.iter().any(|own| own.name == *name);
        assert!(LATER_SECTIONS.iter().all(is_section));
        for (code, language) in others {
            let missing = language.missing(&english);
            assert!(missing.is_empty(), "{code} lacks {}: {missing:?}", missing.len());
            let tables = language.tables(&english).unwrap_or_else(|why| panic!("{code}: {why}"));
            let mut table = crate::MessageTable::default();
            for (_, texts) in tables {
                table.add(texts.leak());
            }
            for (place, message) in english.messages() {
                assert!(table.get(&message.text).is_some(), "{code} {place}");
            }
        }
    }

    /// The numbers and card signs in a text.
    fn facts(text: &str) -> Vec<String> {
        let mut bare = String::new();
        let mut rest = text;
        // Only the names of arguments are dropped: their forms may have facts.
        while let Some((before, from)) = rest.split_once('{') {
            bare.push_str(before);
            let (field, after) = from.split_once('}').unwrap_or_default();
            bare.extend(field.split_once(':').map(|(_, forms)| format!(" {forms} ")));
            rest = after;
        }
        bare.push_str(rest);
        let mut facts: Vec<String> = bare
            .split(|letter: char| !letter.is_ascii_digit())
            .filter(|digits| !digits.is_empty())
            .map(str::to_owned)
            .chain(bare.chars().filter(|sign| "♣♦♥♠▲■●◆★½".contains(*sign)).map(String::from))
            .collect();
        facts.sort();
        facts.dedup();
        facts
    }

    #[test]
    fn every_language_tells_the_numbers_and_cards_of_english() {
        let (english, others) = all();
        let mut different = Vec::new();
        for (code, language) in &others {
            let translated: HashMap<_, _> = language.messages().collect();
            for (place, message) in english.messages() {
                let text = message.text.split(REPEAT_MARK).next().unwrap_or_default();
                let Some(Message { text: said, .. }) = translated.get(&place) else { continue };
                if facts(text) != facts(said) {
                    different.push(format!("{code} {place}: {text} | {said}"));
                }
            }
        }
        assert!(different.is_empty(), "{}: {different:#?}", different.len());
    }
}

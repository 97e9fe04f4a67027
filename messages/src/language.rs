//! A language's files, and how they are checked against the English ones.

use std::collections::{HashMap, HashSet};
use std::fmt::Write as _;
use std::path::Path;
use std::{fs, io};

use crate::read::{self, Fault as LineFault, Forms, Message, Section};
use crate::table::{PLACE, key};
use crate::write;

/// The language of the page's own texts.
const ENGLISH: &str = "en";

/// The file in a language's folder, and in the folder of each game below it.
pub const FILE: &str = "messages.txt";

/// The forms that the plural categories of a language take in a message: `one|other`.
const PLURALS: &str = "plurals = ";

/// All messages of a language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Language {
    files: Vec<File>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct File {
    /// The game's folder, or nothing for what all games share.
    game: String,
    sections: Vec<Section>,
}

/// The reason why a language can't be used.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    #[error("{file}: {why}")]
    Unread { file: String, why: io::Error },
    #[error("{file}, {why}")]
    Line { file: String, why: LineFault },
    #[error("{file}: English has no message {key} with these arguments")]
    Unknown { file: String, key: String },
    #[error("two English texts have the key {0}: change one by a letter")]
    SameKey(String),
}

impl Language {
    /// Reads a language's folder.
    ///
    /// # Errors
    ///
    /// A file or a line that can't be read.
    pub fn read(folder: &Path) -> Result<Self, Fault> {
        let text = |game: &str| {
            let file = folder.join(game).join(FILE);
            let told = format!("{}/{}", folder.file_name().unwrap_or_default().display(), game);
            fs::read_to_string(file).map_err(|why| Fault::Unread { file: told, why })
        };
        let shared = text("")?;
        let is_english = folder.ends_with(ENGLISH);
        let plurals = shared.lines().find_map(|line| line.strip_prefix(PLURALS));
        let forms = Forms {
            seat: if is_english { 2..=2 } else { 3..=4 },
            number: plurals.map_or(2, |plurals| plurals.split('|').count()),
            possessive: is_english,
        };
        let mut games = vec![String::new()];
        for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
            if entry.path().join(FILE).is_file() {
                games.push(entry.file_name().to_string_lossy().into_owned());
            }
        }
        games.sort();
        let file = |game: String| {
            let shared = if game.is_empty() { Some(shared.clone()) } else { None };
            let text = shared.map_or_else(|| text(&game), Ok)?;
            let sections = read::read(&text, &forms)
                .map_err(|why| Fault::Line { file: format!("{game}/{FILE}"), why })?;
            Ok(File { game, sections })
        };
        let mut language = Self { files: games.into_iter().map(file).collect::<Result<_, _>>()? };
        if is_english {
            language.tell_apart();
        }
        Ok(language)
    }

    fn messages(&self) -> impl Iterator<Item = (String, &Message)> {
        self.files.iter().flat_map(|file| {
            file.sections.iter().flat_map(|section| {
                section.messages.iter().map(|message| {
                    (format!("{}/{}.{}", file.game, section.name, message.key), message)
                })
            })
        })
    }

    /// Gives an English text that is said in several places another place at each: other languages may need several words.
    fn tell_apart(&mut self) {
        let mut said = HashMap::<String, usize>::new();
        let messages = self.files.iter_mut().flat_map(|file| &mut file.sections);
        for message in messages.flat_map(|section| &mut section.messages) {
            let times = said.entry(message.text.clone()).or_default();
            if *times > 0 {
                let _ = write!(message.text, "{PLACE}{times}");
            }
            *times += 1;
        }
    }

    /// The Rust of the English messages: a module for each game and section, a constant or a function for each message.
    pub fn rust(&self) -> String {
        let mut code = String::new();
        for File { game, sections } in &self.files {
            let own = write::rust(sections);
            let _ = if game.is_empty() {
                write!(code, "{own}")
            } else {
                writeln!(
                    code,
                    "pub(crate) mod {} {{\nuse super::*;\n{own}}}",
                    game.replace('-', "_")
                )
            };
        }
        code
    }

    /// The tables of this language, as the page loads them: one for what all games share, and what the home page says of
    /// each; and one for each game, by its folder.
    ///
    /// # Errors
    ///
    /// A message that English doesn't have.
    pub fn tables(&self, english: &Self) -> Result<Vec<(String, String)>, Fault> {
        let known: HashMap<_, _> = english.messages().collect();
        let mut keys = HashMap::new();
        for (_, message) in english.messages() {
            if keys
                .insert(key(&message.text), &message.text)
                .is_some_and(|other| *other != message.text)
            {
                return Err(Fault::SameKey(
                    String::from_utf8_lossy(&key(&message.text)).into_owned(),
                ));
            }
        }
        let mut tables = vec![(String::new(), String::new())];
        for File { game, sections } in &self.files {
            tables.push((game.clone(), String::new()));
            for Section { name, messages } in sections {
                for own in messages {
                    let place = format!("{game}/{name}.{}", own.key);
                    let same =
                        known.get(&place).filter(|english| english.parameters == own.parameters);
                    let english = same.ok_or_else(|| Fault::Unknown {
                        file: format!("{game}/{FILE}"),
                        key: format!("{name}.{}", own.key),
                    })?;
                    let at = if game.is_empty() || SHARED.contains(&name.as_str()) {
                        0
                    } else {
                        tables.len() - 1
                    };
                    let table = &mut tables[at].1;
                    table.extend(key(&english.text).map(char::from));
                    let _ = writeln!(table, "{}", own.text);
                }
            }
        }
        tables.retain(|(game, table)| game.is_empty() == false || !table.is_empty());
        Ok(tables)
    }

    /// The English messages that this language lacks.
    pub fn missing(&self, english: &Self) -> Vec<String> {
        let own: HashSet<_> = self.messages().map(|(place, _)| place).collect();
        english.messages().map(|(place, _)| place).filter(|place| !own.contains(place)).collect()
    }
}

/// The sections of a game's messages that are said before the game's part of the program is here.
const SHARED: [&str; 1] = ["about"];

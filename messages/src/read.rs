//! Reads a file of messages.

use std::collections::HashSet;
use std::fmt::{self, Write as _};
use std::ops::RangeInclusive;

/// The messages below a line `[name]`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Section {
    pub(crate) name: String,
    pub(crate) messages: Vec<Message>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Message {
    pub(crate) key: String,
    /// The comment lines above the message.
    pub(crate) comment: Vec<String>,
    pub(crate) parameters: Vec<Parameter>,
    /// The text, with numbered arguments: `{0} {0:banks|bank} {1}.`
    pub(crate) text: String,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Parameter {
    pub(crate) name: String,
    pub(crate) kind: ParameterKind,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ParameterKind {
    Seat,
    Number,
    Text,
    Line,
}

/// The line that can't be read, and the reason.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct ReadError {
    /// From 1.
    pub line: usize,
    pub reason: String,
}

impl ParameterKind {
    fn from_name(name: &str) -> Option<Self> {
        Some(match name {
            "seat" | "seats" => Self::Seat,
            "number" => Self::Number,
            "text" => Self::Text,
            "card" | "cards" | "line" => Self::Line,
            _ => return None,
        })
    }
}

/// The forms that arguments can have in a language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Forms {
    /// The number of forms for players: one by name; several (in English also the reader); the reader; the reader among
    /// several.
    pub(crate) seat: RangeInclusive<usize>,
    /// The number of forms for numbers: one for each plural category.
    pub(crate) number: usize,
    /// Whether `{seat’s}` is a form.
    pub(crate) possessive: bool,
}

impl Forms {
    /// Whether an argument of this kind can have this form: empty, `’s` or `:one|several`.
    fn allow(&self, kind: ParameterKind, form: &str) -> bool {
        match (kind, form.strip_prefix(':').map(|forms| forms.split('|').count())) {
            (ParameterKind::Seat, None) => form.is_empty() || (self.possessive && form == "’s"),
            (_, None) => form.is_empty(),
            (ParameterKind::Seat, Some(forms)) => self.seat.contains(&forms),
            (ParameterKind::Number, Some(forms)) => self.number == forms,
            (ParameterKind::Text | ParameterKind::Line, Some(_)) => false,
        }
    }
}

pub(crate) fn read(file: &str, forms: &Forms) -> Result<Vec<Section>, ReadError> {
    let mut sections: Vec<Section> = Vec::new();
    let mut comment = Vec::new();
    let mut lines = file.lines().zip(1..).peekable();
    while let Some((content, line)) = lines.next() {
        let fault = |reason: &dyn fmt::Display| ReadError { line, reason: reason.to_string() };
        if content.trim().is_empty() {
            comment.clear();
        } else if let Some(remark) = content.strip_prefix('#') {
            comment.push(remark.trim().to_owned());
        } else if let Some(name) = content.strip_prefix('[') {
            let name =
                name.strip_suffix(']').ok_or_else(|| fault(&"a section’s name ends with ]"))?;
            check_name(name).map_err(|reason| fault(&reason))?;
            if sections.iter().any(|section| section.name == name) {
                return Err(fault(&format!("there is a section {name} already")));
            }
            sections.push(Section { name: name.to_owned(), messages: Vec::new() });
        } else {
            let mut text = content.to_owned();
            while let Some((more, _)) = lines.next_if(|(next, _)| next.starts_with(' ')) {
                text.push(' ');
                text.push_str(more.trim());
            }
            let message = read_message(&text, std::mem::take(&mut comment), forms)
                .map_err(|reason| fault(&reason))?;
            let section =
                sections.last_mut().ok_or_else(|| fault(&"a message stands below a [section]"))?;
            if section.messages.iter().any(|other| other.key == message.key) {
                return Err(fault(&format!("there is a message {} already", message.key)));
            }
            section.messages.push(message);
        }
    }
    Ok(sections)
}

/// Reads a message: `key = text` or `key(name: kind, …) = text`.
fn read_message(written: &str, comment: Vec<String>, forms: &Forms) -> Result<Message, String> {
    let (head, text) = written.split_once(" =").ok_or("a message is written key = text")?;
    let text = text.trim().replace('~', "\u{a0}");
    let (key, parameters) = match head.split_once('(') {
        None => (head, Vec::new()),
        Some((key, rest)) => {
            let names = rest.strip_suffix(')').ok_or("the arguments end with )")?;
            (key, names.split(", ").map(read_parameter).collect::<Result<_, _>>()?)
        }
    };
    check_name(key)?;
    // The number of an argument in a text has one digit.
    if parameters.len() > 10 {
        return Err("a message has at most ten arguments".into());
    }
    let text = number_arguments(&text, &parameters, forms)?;
    Ok(Message { key: key.to_owned(), comment, parameters, text })
}

/// Reads a parameter: `name: kind`, or only `kind`.
fn read_parameter(written: &str) -> Result<Parameter, String> {
    let (name, kind) = written.split_once(": ").unwrap_or((written, written));
    check_name(name)?;
    let kind =
        ParameterKind::from_name(kind).ok_or_else(|| format!("{kind} is no kind of argument"))?;
    Ok(Parameter { name: name.to_owned(), kind })
}

fn check_name(name: &str) -> Result<(), String> {
    let fits =
        |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '_';
    if name.chars().all(fits) && name.starts_with(|first: char| first.is_ascii_lowercase()) {
        Ok(())
    } else {
        Err(format!("a name has small letters, digits and _, and begins with a letter: {name}"))
    }
}

/// Replaces arguments' names by numbers. Fails unless the text uses each, in a form of its kind.
fn number_arguments(text: &str, parameters: &[Parameter], forms: &Forms) -> Result<String, String> {
    let mut used = HashSet::new();
    let mut numbered = String::new();
    let mut rest = text;
    while let Some((before, inside)) = rest.split_once('{') {
        let (field, after) = inside.split_once('}').ok_or("a { has no }")?;
        let end = field.find([':', '’']).unwrap_or(field.len());
        let (name, form) = field.split_at(end);
        let at = parameters.iter().position(|parameter| parameter.name == name);
        let at = at.ok_or_else(|| format!("{{{name}}} is no argument"))?;
        if !forms.allow(parameters[at].kind, form) {
            return Err(format!("{{{field}}} is no form that {name} has"));
        }
        used.insert(at);
        let _ = write!(numbered, "{before}{{{at}{form}}}");
        rest = after;
    }
    numbered.push_str(rest);
    match parameters.iter().enumerate().find(|(at, _)| !used.contains(at)) {
        Some((_, unused)) => Err(format!("{{{}}} isn’t used", unused.name)),
        None => Ok(numbered),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENGLISH: Forms = Forms { seat: 2..=2, number: 2, possessive: true };

    #[test]
    fn a_message_has_its_comment_arguments_and_text() {
        let file = "\
# The page.

[home]
# The button.
play = Play
cleared(number) = {number:# game was|# games were} cleared.
banked(seat, card, points: number) = {seat} {seat:banks|bank}~{card}:
    {points}. {seat’s} turn.
";
        let sections = read(file, &ENGLISH).unwrap();
        let [home] = sections.as_slice() else { panic!("one section") };
        let [play, cleared, banked] = home.messages.as_slice() else { panic!("three messages") };
        assert_eq!((play.key.as_str(), play.text.as_str()), ("play", "Play"));
        assert_eq!(play.comment, ["The button."]);
        assert_eq!(cleared.text, "{0:# game was|# games were} cleared.");
        assert_eq!(banked.text, "{0} {0:banks|bank}\u{a0}{1}: {2}. {0’s} turn.");
        let kinds: Vec<_> = banked.parameters.iter().map(|parameter| parameter.kind).collect();
        assert_eq!(kinds, [ParameterKind::Seat, ParameterKind::Line, ParameterKind::Number]);
    }

    #[test]
    fn an_error_names_its_line() {
        for (written, expected) in [
            ("play = Play", "line 1: a message stands below a [section]"),
            ("[home]\nplay", "line 2: a message is written key = text"),
            (
                "[home]\nPlay = Play",
                "line 2: a name has small letters, digits and _, and begins with a letter: Play",
            ),
            ("[home]\na = A\n\na = B", "line 4: there is a message a already"),
            ("[home]\n[home]", "line 2: there is a section home already"),
            ("[home", "line 1: a section’s name ends with ]"),
            ("[home]\na = {seat} wins", "line 2: {seat} is no argument"),
            ("[home]\na(seat = A", "line 2: the arguments end with )"),
            ("[home]\na(who: person) = A", "line 2: person is no kind of argument"),
            ("[home]\na(seat) = A", "line 2: {seat} isn’t used"),
            ("[home]\na(seat) = {seats}", "line 2: {seats} is no argument"),
            ("[home]\na(seat) = {seat", "line 2: a { has no }"),
            ("[home]\na(seat) = {seat:a|b|c}", "line 2: {seat:a|b|c} is no form that seat has"),
            ("[home]\na(text) = {text:a|b}", "line 2: {text:a|b} is no form that text has"),
            ("[home]\na(number) = {number’s}", "line 2: {number’s} is no form that number has"),
        ] {
            assert_eq!(read(written, &ENGLISH).unwrap_err().to_string(), expected);
        }
    }
}

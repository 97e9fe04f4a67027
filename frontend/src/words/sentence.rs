//! A [`Line`] for one reader: to show, to read out, or as plain text.

use std::fmt;
use std::rc::Rc;

use engine::seat::{Seat, SeatSet};
use yew::AttrValue;
use yew::html::{ImplicitClone, IntoPropValue};

use super::letters::{ISOLATES, choices};
use super::line::{InlineCard, Line, PlayerForm, Span};
use super::messages::common::BEFORE_SOUNDS;
use super::players::{
    Players, YOU, YOU_ALONE, YOU_LISTED, YOU_WITHIN, YOUR, YOUR_WITHIN, YOURS_WITHIN,
};
use super::text::Text;

const POSSESSIVE: &str = "’s";

#[derive(Clone, PartialEq, Debug, Default)]
pub struct Sentence {
    pieces: Rc<[Piece]>,
    first_named: Option<Seat>,
}

impl ImplicitClone for Sentence {}

#[derive(Clone, PartialEq, Debug)]
pub enum Piece {
    Text(AttrValue),
    Card(InlineCard),
}

impl Sentence {
    /// Resolves a line for the reader of these players.
    fn new(line: &Line, players: &Players) -> Self {
        let mut writer = SentenceWriter {
            players,
            pieces: Vec::new(),
            text: String::new(),
            first_named: None,
            at_sentence_start: true,
        };
        writer.write_line(line);
        push_text(&mut writer.pieces, &mut writer.text);
        Self { pieces: writer.pieces.into(), first_named: writer.first_named }
    }

    pub fn pieces(&self) -> &[Piece] {
        &self.pieces
    }

    pub const fn first_named(&self) -> Option<Seat> {
        self.first_named
    }

    /// As plain text: `Ana banks 9♣.`
    pub fn written(&self) -> String {
        self.to_string()
    }

    /// For screen readers: `Ana banks nine of clubs.`
    pub fn spoken(&self) -> String {
        let said = |piece: &Piece| match piece {
            Piece::Text(text) => text.to_string(),
            Piece::Card(card) => card.spoken(),
        };
        self.pieces.iter().map(said).collect()
    }
}

struct SentenceWriter<'a> {
    players: &'a Players,
    pieces: Vec<Piece>,
    /// The text since the last piece.
    text: String,
    first_named: Option<Seat>,
    at_sentence_start: bool,
}

impl SentenceWriter<'_> {
    fn write_line(&mut self, line: &Line) {
        let reader = self.players.reader();
        for span in line.spans() {
            match span {
                Span::Text(text) => self.write_text(text),
                Span::Player(seat, form) if reader == Some(*seat) => {
                    let you = match (form, self.at_sentence_start) {
                        (PlayerForm::Name, true) => YOU,
                        (PlayerForm::Name, false) => YOU_WITHIN,
                        (PlayerForm::Listed, true) => YOU_ALONE,
                        (PlayerForm::Listed, false) => YOU_LISTED,
                        (PlayerForm::Possessive | PlayerForm::PossessiveAlone, true) => YOUR,
                        (PlayerForm::Possessive, false) => YOUR_WITHIN,
                        (PlayerForm::PossessiveAlone, false) => YOURS_WITHIN,
                    };
                    self.write_name(*seat, &you);
                }
                Span::Player(seat, PlayerForm::Name | PlayerForm::Listed) => {
                    self.write_name(*seat, self.players.name(*seat));
                }
                Span::Player(seat, PlayerForm::Possessive | PlayerForm::PossessiveAlone) => {
                    self.write_name(*seat, &format!("{}{POSSESSIVE}", self.players.name(*seat)));
                }
                Span::Form(seats, names, forms) => {
                    let mut parts = form(forms, *seats, reader).split('#');
                    self.write_text(parts.next().unwrap_or_default());
                    for part in parts {
                        self.write_line(names);
                        self.write_text(part);
                    }
                }
                Span::Card(card) => {
                    self.adapt_to(&card.spoken());
                    push_text(&mut self.pieces, &mut self.text);
                    self.pieces.push(Piece::Card(card.clone()));
                    self.at_sentence_start = false;
                }
            }
        }
    }

    fn write_name(&mut self, seat: Seat, name: &str) {
        self.adapt_to(name);
        self.text.push_str(name);
        self.first_named.get_or_insert(seat);
        self.at_sentence_start = false;
    }

    /// Adapts the last word to the next sound, as Spanish does: `e Inés`, not `y Inés`, by the rule `y /e /i í`.
    fn adapt_to(&mut self, next: &str) {
        for rule in choices(BEFORE_SOUNDS) {
            let mut parts = rule.split('/');
            let (Some(word), Some(replacement)) = (parts.next(), parts.next()) else { continue };
            let Some(before) = self.text.strip_suffix(word) else { continue };
            let next = next.trim_start_matches(ISOLATES);
            let applies =
                parts.flat_map(|sounds| sounds.split(' ')).any(|sound| next.starts_with(sound));
            if applies && before.ends_with(' ') {
                let length = before.len();
                self.text.truncate(length);
                self.text.push_str(replacement);
                return;
            }
        }
    }

    fn write_text(&mut self, text: &str) {
        self.adapt_to(text);
        self.text.push_str(text);
        // A space between two sentences changes nothing.
        if !text.trim_end().is_empty() {
            self.at_sentence_start = text.trim_end().ends_with(['.', '!', '?', '·']);
        }
    }
}

/// The form for these seats, in the order of the table in `line.rs`; the second form replaces a missing one.
fn form(forms: &'static str, seats: SeatSet, reader: Option<Seat>) -> &'static str {
    let has_reader = reader.is_some_and(|reader| seats.contains(reader));
    let at = usize::from(seats.len() > 1) + 2 * usize::from(has_reader);
    let forms: Vec<_> = forms.split('|').collect();
    forms.get(at).or(forms.get(1)).copied().unwrap_or_default()
}

/// A control's text, and its accessible name where that differs: a card by its name.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Label {
    pub written: AttrValue,
    spoken: Option<AttrValue>,
}

impl Label {
    /// The accessible name, if it differs from the text.
    pub const fn aria_label(&self) -> Option<&AttrValue> {
        self.spoken.as_ref()
    }

    pub fn spoken(&self) -> &AttrValue {
        self.spoken.as_ref().unwrap_or(&self.written)
    }
}

impl ImplicitClone for Label {}

impl IntoPropValue<Label> for Sentence {
    fn into_prop_value(self) -> Label {
        let has_cards = self.pieces.iter().any(|piece| matches!(piece, Piece::Card(_)));
        let spoken = has_cards.then(|| self.spoken().into());
        Label { written: self.written().into(), spoken }
    }
}

macro_rules! said_as_written {
    ($($kind:ty)+) => {
        $(impl IntoPropValue<Label> for $kind {
            fn into_prop_value(self) -> Label {
                Label { written: self.into_prop_value(), spoken: None }
            }
        })+
    };
}
said_as_written!(AttrValue String &'static str Text);

impl Line {
    /// The text of a line that names nobody.
    pub fn plain(self) -> String {
        Sentence::from(self).written()
    }
}

impl Players {
    pub fn sentence(&self, line: &Line) -> Sentence {
        Sentence::new(line, self)
    }

    pub fn sentences(&self, lines: &[Line]) -> Vec<Sentence> {
        lines.iter().map(|line| self.sentence(line)).collect()
    }

    /// A line with everybody by name, even the reader.
    pub fn named(&self, line: &Line) -> Sentence {
        Sentence::new(line, &self.clone().read_by(None))
    }
}

/// Several parts as one text: `Round 4 · Ana: 24 · Ben: 30`.
pub fn in_a_row(parts: &[Sentence]) -> String {
    parts.iter().map(Sentence::written).collect::<Vec<_>>().join(" · ")
}

/// Moves the collected text into a piece, unless it is empty.
fn push_text(pieces: &mut Vec<Piece>, text: &mut String) {
    if !text.is_empty() {
        pieces.push(Piece::Text(std::mem::take(text).into()));
    }
}

impl fmt::Display for Sentence {
    /// Plain text, with cards in their written form.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.pieces.iter().try_for_each(|piece| match piece {
            Piece::Text(text) => f.write_str(text),
            Piece::Card(card) => f.write_str(&card.written()),
        })
    }
}

impl IntoPropValue<AttrValue> for Sentence {
    fn into_prop_value(self) -> AttrValue {
        self.written().into()
    }
}

impl From<Line> for Sentence {
    /// For a line that names nobody.
    fn from(line: Line) -> Self {
        Self::new(&line, &Players::default())
    }
}

impl IntoPropValue<Sentence> for Line {
    fn into_prop_value(self) -> Sentence {
        self.into()
    }
}

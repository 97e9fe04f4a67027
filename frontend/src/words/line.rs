//! Sentences as values: a [`Line`] is for anybody, a [`Sentence`](super::sentence::Sentence) is a line for one reader.
//!
//! A line is a message of `static/text` with its arguments, or several lines joined. In a message's text
//!
//! | a hole | becomes |
//! | --- | --- |
//! | `{1}` | the argument: a seat by its name, a card, a text, a number, another line |
//! | `{0’s}` | the seat’s possessive: `Ana’s`, `your`, `yours` |
//! | `{0:banks\|bank}` | the form for the seats: one by name, several, the reader, several with the reader |
//! | `{0:# card\|# cards}` | the form for the number, by its plural category |
//!
//! The build has checked the holes: see the crate `messages`. [`Players`](super::players::Players) make the sentence.

use std::borrow::Cow;

use engine::cards::Card;
use engine::seat::{Seat, SeatSet};
use yew::Html;

use super::letters::{capitalised, isolated};
use super::text::Text;
use crate::services::language;

#[must_use]
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Line(Vec<Span>);

#[derive(Clone, PartialEq, Debug)]
pub enum Span {
    Text(Cow<'static, str>),
    /// A player, by name or as "you".
    Player(Seat, PlayerForm),
    /// Forms for players, such as a verb's; the reader decides which one is used. Their names, a line, replace a `#`.
    Form(SeatSet, Line, &'static str),
    Card(InlineCard),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayerForm {
    Name,
    /// The name in a list: some languages have another "you" there.
    Listed,
    /// Before a noun: `Ana’s pistol`, `your pistol`.
    Possessive,
    /// Without a noun: `Ana’s`, `yours`.
    PossessiveAlone,
}

/// A card in a sentence, drawn as a card and read out by its name.
#[derive(Clone, PartialEq, Debug)]
pub enum InlineCard {
    Card(Card),
    Own(OwnCard),
}

#[derive(Clone, PartialEq, Debug)]
pub struct OwnCard {
    pub look: Html,
    /// The card in plain text: `9▲`.
    pub written: String,
    /// The card for screen readers: `red 9`.
    pub spoken: String,
}

/// A value for a hole of a message.
#[derive(Debug)]
pub enum Argument {
    Seat(Seat),
    /// Players, and their names as a list.
    Seats(SeatSet, Line),
    Number(i64),
    Line(Line),
}

impl Argument {
    /// A text as an argument, such as a name.
    pub fn text(text: &impl ToString) -> Self {
        Self::Line(isolated(&text.to_string()).into_owned().into())
    }
}

/// Players as an argument: one, or several.
pub trait PlayerArg: Into<Argument> {}
impl PlayerArg for Seat {}
impl PlayerArg for SeatSet {}

pub trait NumberArg: Into<Argument> {}

impl Line {
    /// A message's line: each hole of its text gets the argument of its number.
    pub fn from_message(text: Text, arguments: &[Argument]) -> Self {
        let mut line = Self::default();
        let mut rest = text.translate();
        while let Some((before, (hole, after))) = split_hole(rest) {
            line.push_text(before);
            line.push_hole(hole, after, arguments);
            rest = after;
        }
        line.push_text(rest);
        line
    }

    fn push_text(&mut self, text: impl Into<Cow<'static, str>>) {
        let text = text.into();
        if !text.is_empty() {
            self.0.push(Span::Text(text));
        }
    }

    /// Adds a hole: an argument's number, and perhaps a form. A possessive stands before a noun if a space follows.
    fn push_hole(&mut self, hole: &'static str, after: &str, arguments: &[Argument]) {
        let (number, suffix) = hole.split_at_checked(1).unwrap_or((hole, ""));
        let argument = number.parse().ok().and_then(|at: usize| arguments.get(at));
        match (argument, suffix.strip_prefix(':')) {
            (Some(Argument::Seat(seat)), Some(forms)) => {
                self.0.push(Span::Form(SeatSet::from_item(*seat), (*seat).into(), forms));
            }
            (Some(Argument::Seats(seats, names)), Some(forms)) => {
                self.0.push(Span::Form(*seats, names.clone(), forms));
            }
            (Some(Argument::Number(number)), forms) => {
                let digits = number.to_string();
                self.push_text(match forms {
                    Some(forms) => {
                        language::plural(forms, i32::try_from(*number).map_or(f64::MAX, f64::from))
                            .replace('#', &digits)
                    }
                    None => digits,
                });
            }
            (Some(Argument::Seat(seat)), None) => {
                let form = match (suffix, after.starts_with(' ')) {
                    ("", _) => PlayerForm::Name,
                    (_, true) => PlayerForm::Possessive,
                    (_, false) => PlayerForm::PossessiveAlone,
                };
                self.0.push(Span::Player(*seat, form));
            }
            (Some(Argument::Line(line)), _) | (Some(Argument::Seats(_, line)), None) => {
                self.0.extend(line.0.iter().cloned());
            }
            (None, _) => debug_assert!(false, "no such argument: {hole}"),
        }
    }

    /// The line as a part of a list.
    pub fn listed(mut self) -> Self {
        if let [Span::Player(_, form @ PlayerForm::Name)] = &mut *self.0 {
            *form = PlayerForm::Listed;
        }
        self
    }

    pub fn spans(&self) -> &[Span] {
        &self.0
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn capitalised(mut self) -> Self {
        if let Some(Span::Text(text)) = self.0.first_mut() {
            *text = capitalised(text).into();
        }
        self
    }
}

pub fn joined(lines: impl IntoIterator<Item = Line>, between: &'static str) -> Line {
    let mut all = Line::default();
    for line in lines {
        if !all.is_empty() {
            all.push_text(between);
        }
        all.0.extend(line.0);
    }
    all
}

/// Joins sentences; `None` if there are none.
pub fn sentences(lines: impl IntoIterator<Item = Line>) -> Option<Line> {
    let all = joined(lines, " ");
    (!all.is_empty()).then_some(all)
}

impl From<Seat> for Line {
    fn from(seat: Seat) -> Self {
        Self(vec![Span::Player(seat, PlayerForm::Name)])
    }
}

impl From<Card> for Line {
    fn from(card: Card) -> Self {
        Self(vec![Span::Card(InlineCard::Card(card))])
    }
}

impl From<OwnCard> for Line {
    fn from(card: OwnCard) -> Self {
        Self(vec![Span::Card(InlineCard::Own(card))])
    }
}

impl From<&'static str> for Line {
    fn from(text: &'static str) -> Self {
        Self(vec![Span::Text(text.into())])
    }
}

impl From<Text> for Line {
    fn from(text: Text) -> Self {
        text.translate().into()
    }
}

impl From<String> for Line {
    fn from(text: String) -> Self {
        Self(vec![Span::Text(text.into())])
    }
}

impl From<Seat> for Argument {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

macro_rules! numbers {
    ($($number:ty)+) => {
        $(impl From<$number> for Argument {
            // No number in a sentence is too large for an `i64`.
            #[allow(clippy::cast_lossless, clippy::cast_possible_wrap)]
            fn from(number: $number) -> Self {
                Self::Number(number as i64)
            }
        }
        impl NumberArg for $number {})+
    };
}
numbers!(u8 u16 u32 usize i32);

/// A handwritten text with cards in braces, such as `Flip the {10♣}.` `card` reads each card.
pub fn with_cards(text: &str, card: fn(&str) -> Option<Line>) -> Line {
    let mut line = Line::default();
    let mut rest = text;
    while let Some((before, (written, after))) = split_hole(rest) {
        line.push_text(before.to_owned());
        line.0.extend(card(written).unwrap_or_default().0);
        rest = after;
    }
    line.push_text(rest.to_owned());
    line
}

/// Splits a text at its first hole: the text before it, the hole, and the rest.
fn split_hole(text: &str) -> Option<(&str, (&str, &str))> {
    let (before, from) = text.split_once('{')?;
    Some((before, from.split_once('}')?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{parsed, players};

    /// A card, by a text's hole for it.
    fn card(text: &str) -> Argument {
        Argument::Line(parsed::<Card>(text).into())
    }

    /// A line for Ana, as "you", and for everybody else.
    fn readings(line: &Line) -> [String; 2] {
        let all = players("Ana | A♠ wins | Cem");
        [all.clone().read_by(Some(Seat::ONE)), all].map(|players| players.sentence(line).written())
    }

    #[test]
    fn the_reader_is_you_and_verbs_agree() {
        let (one, alone, all) = (Seat::ONE, SeatSet::from_item(Seat::ONE), SeatSet::first(3));
        let arguments =
            [one.into(), Seat::TWO.into(), all.into(), alone.into(), card("9c"), 12.into()];
        for (text, you, named) in [
            ("{0} {0:banks|bank} {4}: {5}.", "You bank 9♣: 12.", "Ana banks 9♣: 12."),
            ("{1’s} 5 beats {0}.", "A♠ wins’s 5 beats you.", "A♠ wins’s 5 beats Ana."),
            ("9 to 5: {0} {0:wins|win}.", "9 to 5: you win.", "9 to 5: Ana wins."),
            ("Up. {0’s} bet is {0’s}.", "Up. Your bet is yours.", "Up. Ana’s bet is Ana’s."),
            ("{2} {2:sits|sit}.", "You, A♠ wins and Cem sit.", "Ana, A♠ wins and Cem sit."),
            ("{3} {3:sits|sit} out.", "You sit out.", "Ana sits out."),
            ("Pairs · {0} {0:picks|pick}", "Pairs · You pick", "Pairs · Ana picks"),
        ] {
            assert_eq!(readings(&Line::from_message(Text(text), &arguments)), [you, named]);
        }
    }

    #[test]
    fn a_name_is_no_card_and_a_card_is_spoken_by_its_name() {
        let line =
            Line::from_message(Text("{0} {0:banks|bank} {1}."), &[Seat::TWO.into(), card("10h")]);
        let sentence = players("Ana | A♠").sentence(&line);
        assert_eq!(sentence.spoken(), "A♠ banks ten of hearts.");
        assert_eq!(sentence.pieces().len(), 3, "one mark, and the text around it");
        assert_eq!(sentence.first_named(), Some(Seat::TWO));
    }
}

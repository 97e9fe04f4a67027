//! The page's sentences, in text files by language. The page's build turns each English one into a constant or a
//! function: a missing or misspelt key, or an argument of the wrong kind, doesn't compile. Other languages are checked
//! against English, and become tables that the page loads.
//!
//! ```text
//! # After old games were deleted.
//! [home]
//! play = Play
//! cleared(number) = {number:# old game was|# old games were} cleared.
//! banked(seat, card, points: number) = {seat} {seat:banks|bank} {card}: {points:# point|# points}.
//!     {seat’s} turn.
//! ```
//!
//! A section is a module. An indented line continues the message above, after a space; `~` is a no-break space. A
//! message declares its arguments, each with its kind unless the argument's name is the kind:
//!
//! | kind | value | in the text |
//! | --- | --- | --- |
//! | `seat`, `seats` | players, by name or as "you" | `{seat}`, `{seat’s}`, `{seat:banks\|bank}`: one by name, or "you" and several |
//! | `number` | a whole number | `{number}`, `{number:# card\|# cards}`: one, or another number; `#` is the number |
//! | `text` | a text, such as a name; isolated if it runs from right to left | `{text}` |
//! | `card`, `cards`, `line` | a card, cards, or another `Line` | `{card}` |
//!
//! `by_key` finds the texts of a section `options` or `questions` by their keys. The section `scripts` becomes no Rust,
//! since the page's scripts contain its messages.
//!
//! Other languages have more forms for players: one by name; several; the reader alone; and, if this differs, several
//! with the reader among them. `#` is the name, the names, or the reader's own word. Instead of `{seat’s}`, they write
//! `{card}{seat: de #| de #|}`. A number has a form for each plural category in the file's head.
//!
//! A message with a seat, card or line among its arguments is a `Line`, any other a text.

mod language;
mod read;
mod table;
mod write;

pub use language::{FILE, Language, LanguageError, PLURALS};
pub use table::{MessageTable, REPEAT_MARK};

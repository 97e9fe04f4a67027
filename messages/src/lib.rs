//! The page's sentences, in text files by language. The page's build reads the English ones and writes a constant or a
//! function for each: a key that is missing or misspelt, or an argument of the wrong kind, doesn't compile. Other
//! languages are checked against English, and become tables that the page loads.
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
//! A section is a module. An indented line goes on with the message above, after a space; `~` is a no-break space. What
//! needs arguments names them, each with its kind (its own name, if that is one):
//!
//! | kind | a value | in the text |
//! | --- | --- | --- |
//! | `seat`, `seats` | players, by name or as "you" | `{seat}`, `{seat’s}`, `{seat:banks\|bank}`: one by name, or "you" and several |
//! | `number` | a whole number | `{number}`, `{number:# card\|# cards}`: one, or another number; `#` is the number |
//! | `text` | a text, such as a name; set apart where it is written from right to left | `{text}` |
//! | `card`, `cards`, `line` | a card, or a line of its own | `{card}` |
//!
//! The texts of a section `options` are found by their keys, too: `by_key`. Those of `scripts` are no Rust: the page's
//! scripts have them.
//!
//! Other languages have more forms for players: for one by name, for several, for the reader alone, and, if that is yet
//! another one, for several of whom one is the reader; `#` is the name, the names, or the reader's own word. There is no
//! `{seat’s}`: `{card}{seat: de #| de #|}`. A number has a form for each plural category that the
//! file's head names.
//!
//! With a seat, card or line among its arguments a message is a `Line`, otherwise a text.

mod language;
mod read;
mod table;
mod write;

pub use language::{FILE, Fault, Language, PLURALS};
pub use table::{PLACE, Table};

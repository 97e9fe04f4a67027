//! Shadows, a toy game of cards that only some seats know.
//!
//! # The rules in brief
//! - **SH-1** 24 cards: 6 lamps, 6 bells, 4 stars, 8 stones. Two to four seats. At first two cards
//!   lie face-down before each seat, which nobody has seen, and each seat holds three.
//! - **SH-2** A turn: the seat draws a card, if there is one, then has two actions, of which it may
//!   leave some: *play* a card from hand face-down before itself; *flip*: turn up a card of its own
//!   that lies face-down. What lies on the table is named by a number that is never used again.
//! - **SH-3** The power of a card that is turned up waits. While powers wait nothing else can be
//!   done; the owner picks the next one each time.
//! - **SH-4** *Lamp*: look at any card that lies face-down; only this seat learns it, all see which
//!   one it was. With no such card it does nothing. *Bell*: all own cards that lie face-down are
//!   turned up, and their powers wait too. *Star*: one action more. A stone has no power.
//! - **SH-5** The game ends after the turn in which the last card was drawn. Each card face-up is
//!   worth 1 to its owner, a stone 3. Most wins.
//! - **SH-6** Time-out: waiting powers are used in random order and on random cards; the turn ends.
//! - **SH-7** A seat that leaves a table of two concedes; at a larger one it is timed out from then
//!   on.

mod action;
mod event;
mod options;
mod rules;
mod state;
mod view;

pub(crate) use action::{Action, Kind, Refusal};
pub(crate) use event::Event;
pub(crate) use options::{IDENTITY, ShadowsOptions};
pub(crate) use state::{DECK, Kinds, MOST_SEATS, Number, Shadows};
pub(crate) use view::{CardView, View};

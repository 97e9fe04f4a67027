//! Wreck, a toy game of turns on the open table.
//!
//! # The rules in brief
//! - **WR-1** 24 finds, worth 1 to 6, four of each; 16 charms, worth 0 to 3, four of each. Three to
//!   eight seats hold two charms each, secret to their owner; the charms left over are secret to
//!   all.
//! - **WR-2** A round: as many finds as seats are laid out face-up. Each is named by a number that
//!   counts on through the game and is never used again.
//! - **WR-3** *Share*, on the open table: in turn each seat takes a find. The first round begins
//!   with seat 1, the second with seat 2. Time-out: the find worth most, the first of equals.
//! - **WR-4** *Charms* (option *charms*, on by default), in turn, with a look at one's own: each
//!   seat plays a charm, which counts and lies open, or passes. A pass needs no look. A seat without
//!   charms is passed over, which everybody can see. Time-out: a pass.
//! - **WR-5** After two rounds, finds and played charms worth most win.
//! - **WR-6** A seat that leaves is timed out from then on.

mod action;
mod event;
mod options;
mod rules;
mod state;
mod view;

pub(crate) use action::{Action, Refusal};
pub(crate) use event::Event;
pub(crate) use options::{IDENTITY, WreckOptions};
pub(crate) use state::{CHARMS, Charms, Find, MOST_SEATS, Wreck};
pub(crate) use view::View;

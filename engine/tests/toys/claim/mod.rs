//! Claim, a toy game of two secret decisions a seat.
//!
//! # The rules in brief
//! - **CL-1** Two to four seats are dealt four cards each from 20, numbered 1 to 20. A hand is
//!   secret to its owner; the cards left over are secret to all.
//! - **CL-2** In a round every seat plays a card face-down,
//! - **CL-3** and claims or doubts that its card will be the highest: both simultaneous, in either
//!   order. A seat is awaited until it has made both; nothing is shown before everybody has.
//! - **CL-4** All is shown. The highest card takes a point, and every seat that called its own card
//!   rightly takes one. The cards played are out of the game.
//! - **CL-5** A time-out makes one decision, the card before the call: at random, drawn when all
//!   decisions are in, in seat order.
//! - **CL-6** A seat that leaves a table of two concedes; at a larger one it is timed out from then
//!   on.
//! - **CL-7** After the last round (option *rounds*, 1 to 3) most points win.

mod action;
mod event;
mod options;
mod rules;
mod state;
mod view;

pub(crate) use action::{Action, Call, Refusal};
pub(crate) use event::Event;
pub(crate) use options::{ClaimOptions, IDENTITY};
pub(crate) use state::{Claim, Faces, MOST_SEATS, Part};
pub(crate) use view::View;

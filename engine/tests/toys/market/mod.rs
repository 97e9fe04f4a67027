//! Market, a toy game of trading in a free order.
//!
//! # The rules in brief
//! - **MK-1** Two to eight seats. There are as many of each of the four spices (anise, clove, mace,
//!   nutmeg) as seats; each seat is dealt four, secret to it.
//! - **MK-2** Seats act in any order, as often as they like, until all have *finished*. Time-out:
//!   finished.
//! - **MK-3** *Offer*: spices that the seat holds, at most three, for others, at most three; either
//!   side may be empty, not both. An offer is a secret of the two. A seat has at most one open
//!   offer to another, and makes at most four in a game. The offers of one seat to another are
//!   counted from 1, and named by that. An offer makes a seat that had finished unfinished again,
//!   which all see.
//! - **MK-4** *Accept*: if the receiver holds what is wanted, all that was promised changes hands,
//!   in front of everybody. All other offers that either of the two has made are void, so an open
//!   offer can always be kept. *Decline*, *withdraw*: the offer is void.
//! - **MK-5** When all have finished, open offers are void. A seat's spices count: those of a kind,
//!   times their number. Most wins.
//! - **MK-6** A seat that leaves a table of two concedes; at a larger one it is timed out from then
//!   on, its offers are void, and none can be made to it.
//!
//! # What a seat knows of others
//! Who offers a spice holds it, and trades are seen: so each seat knows a number of spices of each
//! kind that another seat holds at least, and nothing else. That is what views tell.
//!
//! # What [`legal_actions`](engine::game::Game::legal_actions) lists
//! To finish, every answer to an open offer, and of the offers those of one spice held for one not
//! held. Any other offer is judged by `check`.

mod action;
mod event;
mod options;
mod rules;
mod state;
mod view;

pub(crate) use action::{Action, Refusal};
pub(crate) use event::Event;
pub(crate) use options::{IDENTITY, MarketOptions};
pub(crate) use state::{Bundle, MOST_SEATS, Market, Offer, Spice};
pub(crate) use view::View;

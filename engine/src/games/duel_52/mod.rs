//! Duel 52, a battle for three lanes for two by Judd Madden and Nina Riddell, with the expansion
//! Heroes & Bannermen and Forts.
//!
//! # The rules in brief
//! Each seat has a side of three lanes. A turn: draw a card, then three actions (D52-3 to 5): play
//! a card face-down, flip an own card, attack with a face-up one, make a pair (D52-6 to 9). 2
//! damage kills a card (D52-11, 12). Each rank has a power (D52-19 to 31). Once the draw pile is
//! empty, base cards join in (D52-16). A seat loses if it has no cards to play and two of its lanes
//! are empty (D52-17).
//!
//! # Rulings of ours
//! A pair lasts until a card of it dies or moves (D52-14); an attack deals all its damage at once
//! (D52-15); the winner is decided after all consequences of an action (D52-17); twenty turns
//! without progress in the end phase are a draw (D52-18). A seat that can only end its turn is
//! skipped, in the expansion too (D52-18, 80).
//!
//! # Options
//! | id | values | default |
//! | --- | --- | --- |
//! | `starts` | `seat-1`, `seat-2`, `random` (D52-3) | `random` |
//! | `heroes` | `off`, `on` (D52-40) | `off` |
//! | `bannermen` | `off`, `on` (D52-55) | `off` |
//! | `forts` | `off`, `on` (D52-73) | `off` |
//! | `time` | `off`, `show`, `double` (D52-82): a minute a turn, or two | `off` |
//!
//! # Representation
//! Cards on the table have ids, in order of arrival. A fact about cards is the set of ids for which
//! it is true: so a rule about many cards is a few set operations, and a state is small.

mod action;
mod board;
mod bot;
mod card_ids;
mod coach;
mod determinize;
mod event;
mod inspect;
mod lanes;
mod options;
mod outside;
mod power;
mod refusal;
mod rules;
mod state;
mod view;

pub use action::{Action, Fort, LookTarget, Spell};
pub use board::Origin;
pub use card_ids::{CardId, CardIds};
pub use event::Event;
use lanes::ByLane;
pub use lanes::{Lane, Lanes};
pub use options::{Duel52Options, Starts};
pub use power::{HeroKind, Power, PowerTiming};
pub use refusal::Refusal;
pub use state::{Banner, Choice, Duel52, HandCertainty, Hero, KnownHand, Phase};
pub use view::{CardView, FortView, SeatView, Side, View};

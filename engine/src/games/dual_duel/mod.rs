//! Dual Duel, a match of simultaneous pair building for two, by Zero.
//!
//! # The rules in brief
//! Fifty cards, 1 to 10 in five colours (DD-1). For a duel each seat gets 22 (DD-3) and lays two
//! aside face-down as its wilds (DD-4). Nine rounds follow: each seat gives the other a card (DD-5)
//! and keeps one (DD-6); the two are its pair. A seat may then call "Wild" (DD-7) and must exchange
//! a card of its pair for a wild, for 2 points (DD-8, 9, 16). The higher score wins the round
//! (DD-10, 12 to 15), most rounds the duel (DD-17). Three bonus rounds, then fewer calls break a
//! tie (DD-18 to 20). Two duels win the match (DD-2).
//!
//! # Rulings of ours
//! Calls are secret, and a single call gives the other seat one more chance (DD-7). A late swap is
//! random (DD-8). 10 and 1 are not consecutive (DD-13). A tied duel counts for nobody, and a match
//! has a longest length (DD-21). Wilds lie in random slots, which tell nothing about the cards.
//!
//! # Options
//! | id | values | default |
//! | --- | --- | --- |
//! | `target` | duels that win the match, 1 to 3 (DD-2) | 2 |
//! | `longest` | duels after which the match ends as it stands, 3 to 15 (DD-21) | 9 |
//! | `time` | `off`: no time limits; `show`: those of DD-22; `double`: twice as long | `off` |

mod action;
mod bot;
mod card;
mod coach;
mod determinize;
mod event;
mod inspect;
mod options;
mod outside;
mod refusal;
mod rules;
mod state;
mod view;

pub use crate::cards::BadCard;
pub use action::{Action, Swap, Wilds};
pub use card::{Card, Cards, Colour};
pub use event::{DuelEnd, Event};
pub use options::DualDuelOptions;
pub use refusal::Refusal;
pub use rules::scoring::{Fits, Score, score};
use state::BONUS_ROUNDS;
pub use state::{DualDuel, HAND_SIZE, Pair, Phase, ROUNDS, Round, Rounds, Slot};
pub use view::{SeatView, SlotView, View};

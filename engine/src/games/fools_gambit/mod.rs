//! Fools Gambit, a duel of wagers for two by shion-wild.
//!
//! # The rules in brief
//! Each seat draws three cards (FG-5) and chooses a duel card and a wager (FG-6). Wagers are shown;
//! each seat may exchange its third card for its duel card or its wager (FG-8). Then duel cards are
//! turned up: the higher one wins, its owner banks its own wager, the loser's is discarded (FG-10);
//! equal cards send both wagers to the off-hands (FG-12). A 5 makes the opponent exchange duel card
//! and third card, a 2 takes its wager's value, a 7 reverses the result (FG-13 to 19). Third cards
//! go to the off-hand, which refills the main deck when that runs out (FG-20). Most points in the
//! winning pile win (FG-22).
//!
//! # Rulings of ours
//! The swap is simultaneous (FG-8), and so are two 5s' exchanges (FG-16); a 5 brought in by an
//! exchange acts in turn, each 5 once a round (FG-17); equal points are a draw (FG-22).
//!
//! # Options
//! | id | values | default |
//! | --- | --- | --- |
//! | `deck` | `split`: a deck shared, black against red; `full`: a deck each (FG-3) | `split` |
//! | `time` | `off`: no time limits; `show`: 60 seconds to choose, 30 to swap; `double` | `off` |

mod action;
mod bot;
mod coach;
mod determinize;
mod event;
mod inspect;
mod options;
mod outside;
mod points;
mod refusal;
mod rules;
mod state;
mod view;

pub use action::{Action, Choice, Swap};
pub use event::{Event, SwapShown};
pub use options::{Deck, FoolsGambitOptions};
pub use points::{points, points_of};
pub use refusal::Refusal;
pub use state::{FoolsGambit, HAND_SIZE, Phase};
pub use view::{SeatView, View};

//! Card games of bluff with hidden cards, and the contract that they share.
//!
//! A plain library with the bots: no clock, no input or output, no wording.
//!
//! # A game in ten lines
//! ```
//! use engine::chance::Seed;
//! use engine::game::{Decision, Game, Observer, Sink};
//! use engine::games::fools_gambit::{FoolsGambit, FoolsGambitOptions};
//!
//! let mut game = FoolsGambit::deal(&FoolsGambitOptions::default(), 2, Seed(7))?;
//! let mut actions = Vec::new();
//! while let Some(seat) = game.turn().awaited().lowest() {
//!     let view = game.view(Observer::Seat(seat)); // all that the seat may look at
//!     assert!(view.seats[seat].hand.is_some() && view.seats[seat.other()].hand.is_none());
//!     actions.clear();
//!     game.legal_actions(seat, &mut actions);
//!     game.decide(seat, Decision::Act(actions[0]), &mut Sink::none())?;
//! }
//! assert!(game.turn().outcome().is_some());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # A game in one file
//! `examples/kuhn_poker.rs` is a whole small game of hidden information, with all that bots and
//! tests need. Read it before you write a game.
//!
//! # Modules
//! - [`game`]: the contract: [`Game`](game::Game), turns, outcomes, decisions, events, refusals.
//! - [`games`]: one folder a game, each with the same files.
//! - [`catalogue`]: the list of games, and [`AnyGame`](catalogue::AnyGame), a game of any kind.
//! - [`record`]: a game as text, and its replay. [`replay`]: a record with its frames.
//! - [`options`]: a game's options as data.
//! - [`time`]: time limits, as an option. [`season`]: what carries over from game to game.
//! - [`bot`]: programs that play.
//! - [`puzzle`]: positions with one best decision.
//! - [`seat`], [`cards`], [`set`], [`chance`]: seats, cards, sets of them, random numbers.
//!
//! # Common mistakes
//! - A state and a record hold every secret. Only views and [seen](game::Event::seen_by) events may
//!   go to a screen, a log or a bot.
//! - In a simultaneous choice only the set of awaited seats may change before the last seat
//!   decides; random numbers are drawn then, in seat order. A time-out is as secret as a choice.
//! - With more than two seats, a seat that left [times out](game::Game::left) when it is awaited.
//! - A state holds only integers of fixed width: with `usize`, floats or hash order, a record could
//!   play differently elsewhere.
//! - A change to how the same decisions play needs a new [edition](game::Identity::edition).

#![warn(missing_docs)]

pub mod bot;
pub mod cards;
pub mod catalogue;
pub mod chance;
#[doc(hidden)]
pub mod fnv;
pub mod game;
pub mod games;
#[doc(hidden)]
pub mod invisible;
#[doc(hidden)]
pub mod list;
pub mod options;
pub mod puzzle;
pub mod record;
pub mod replay;
pub mod season;
pub mod seat;
pub mod set;
#[doc(hidden)]
pub mod sort;
pub mod time;

//! Bots. They get views, as every player does.
//!
//! [`Search`] plays any game: it draws states that fit its view (determinizations), tries its
//! actions in each, plays on to an end, and drops the worse half of the actions again and again
//! (sequential halving). A game describes itself in [`Heuristics`]; [`Level`] and [`Style`] set how
//! a bot plays. `docs/bots.md` has the measurements.
//!
//! [`Analyst`] and [`Odds`] teach with the same search: how much better an action is, how certain
//! that is, and the chances to win.

/// Why determinizing can't fail: a game has shown the view, or a view from another device was
/// [checked](crate::game::Outside).
const VIEW_WAS_SHOWN: &str = "a game has shown the view";

mod analysis;
mod coach;
mod heuristics;
mod incremental;
mod level;
mod odds;
mod rollout;
mod search;
mod style;
mod tally;
mod value;
mod weighted;

pub use analysis::{Analysis, Analyst};
pub use coach::{ASPECTS, Aspects, Care, Coach};
pub use heuristics::Heuristics;
pub use incremental::{Equilibrium, Incremental};
pub use level::{Effort, Level, Method};
pub use odds::Odds;
pub use search::Search;
pub use style::Style;
pub use tally::{Evaluated, Reason};
pub use value::Value;
pub(crate) use weighted::at_weight;
pub use weighted::{best_of, pick_weighted};

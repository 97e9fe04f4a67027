//! Bots. They get views, as every player does.
//!
//! [`Search`] plays any game: it draws states that fit its view (determinizations), tries its
//! actions in each of them, plays on to an end, and drops the worse half of the actions again and
//! again (sequential halving). A game describes itself in [`Heuristics`]; [`Level`] sets how well a
//! bot plays, [`Style`] its style. `docs/bots.md` has the measurements.
//!
//! [`Analyst`] and [`Odds`] teach with the same search: how much better one action is than another,
//! how certain that is, and what the chances are.

/// Bots think about views that a game has shown; a foreign one is [checked](crate::game::Outside)
/// first.
const SHOWN: &str = "a game has shown the view";

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
pub use level::{Effort, Level, Way};
pub use odds::Odds;
pub use search::Search;
pub use style::Style;
pub use tally::{Evaluated, Reason};
pub use value::Value;
pub(crate) use weighted::at_weight;
pub use weighted::{best_of, weighted};

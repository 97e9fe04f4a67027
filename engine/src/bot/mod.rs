//! Players that are programs. They get views, like everybody.
//!
//! [`Search`] plays any game: it draws states that fit its view (determinizations), tries its
//! actions in each of them, plays on to an end, and drops the worse half of the actions again and
//! again (sequential halving). What a game knows of itself, it says in [`Heuristics`]; how well a
//! bot plays, in [`Level`]; its style, in [`Style`]. `docs/bots.md` has what was measured.
//!
//! [`Analyst`] and [`Odds`] use the same search to teach: how much better one action is than
//! another, how sure that is, and what the chances are.

/// Bots think about views that a game has shown: one from elsewhere is [checked](crate::game::Outside) first.
const SHOWN: &str = "a game has shown the view";

mod analysis;
mod coach;
mod equilibrium;
mod heuristics;
mod level;
mod odds;
mod rollout;
mod search;
mod style;
mod tally;
mod value;
mod weighted;

pub use analysis::{Analysis, Analyst, Evaluated};
pub use coach::{ASPECTS, Aspects, Care, Coach};
pub use equilibrium::Equilibrium;
pub use heuristics::Heuristics;
pub use level::{Effort, Level, Way};
pub use odds::Odds;
pub use search::Search;
pub use style::Style;
pub use tally::Reason;
pub use value::Value;
pub use weighted::{best_of, weighted};

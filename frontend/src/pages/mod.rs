//! One module a page.

mod about;
mod daily;
mod evening;
mod home;
mod import;
pub mod learn;
mod link;
mod not_found;
mod people;
pub mod phone;
mod puzzles;
mod replay;
mod review;
mod rules;
pub mod set_up;
pub mod settings;
mod stats;
pub mod table;

pub use about::about;
pub use daily::Daily;
pub use evening::{EveningPage, Evenings};
pub use home::Home;
pub use import::Import;
pub use learn::{Learn, lesson};
pub use link::link;
pub use not_found::not_found;
pub use people::PeoplePage;
pub use puzzles::{PuzzlePage, Puzzles};
pub use replay::ReplayPage;
pub use review::ReviewPage;
pub use rules::rules;
pub use set_up::{alone, set_up};
pub use settings::Settings;
pub use stats::Stats;
pub use table::Table;

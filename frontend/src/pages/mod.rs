//! One module a page.

mod about;
mod home;
mod link;
mod not_found;
mod replay;
mod rules;
pub mod set_up;
pub mod settings;
mod table;

pub use about::About;
pub use home::Home;
pub use link::Link;
pub use not_found::NotFound;
pub use replay::ReplayPage;
pub use rules::Rules;
pub use set_up::SetUp;

pub use settings::Settings;
pub use table::Table;

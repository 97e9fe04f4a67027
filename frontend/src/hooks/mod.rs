//! What components share: settings, short notices, the page's title, the screen kept awake.

mod page;
mod settings;
mod toasts;
mod update;
mod wake;

pub use page::{come_from_door, use_page};
pub use settings::{dress_page, use_settings};
pub use toasts::{Toast, ToastPlace, Toasts, use_toasts};
pub use update::use_update_waiting;
pub use wake::use_wake_lock;

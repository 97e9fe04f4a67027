mod callbacks;
mod change_observer;
mod drag;
mod elapsed;
mod focus;
mod keys;
mod page;
mod settings;
mod sharing;
mod shortcuts;
mod text;
pub mod toasts;
mod today;
mod wake;

pub use callbacks::{changes, sets, sets_given, use_latest};
pub use change_observer::{Attributes, ChangeObserver};
pub use drag::{Drag, use_drag};
pub use elapsed::use_elapsed;
pub use focus::{use_kept_focus, watch_input};
pub use keys::use_keys;
pub use page::{
    follow_earlier_page, use_document_event, use_focus_when_lost, use_focused, use_is_visible,
    use_key_event, use_media, use_page, use_update_waiting, use_window_event,
};
pub use settings::{
    apply_settings, change_settings, note_sound_asked, use_motion_speed, use_private_live,
    use_settings, use_table_letters,
};
pub use sharing::{copies, use_share_end};
pub use shortcuts::{is_busy, is_free, key_character};
pub use text::{TextState, use_text};
pub use today::use_today;
pub use wake::use_wake_lock;

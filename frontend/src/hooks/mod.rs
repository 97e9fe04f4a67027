mod drag;
mod focus;
mod keys;
mod latest;
mod page;
mod passing;
mod settings;
mod sharing;
mod signs;
mod text;
pub mod toasts;
mod today;
mod wake;

pub use drag::{Drag, use_drag};
pub use focus::{use_kept_focus, watch_input};
pub use keys::use_keys;
pub use latest::{changes, sets, sets_given, use_latest};
pub use page::{
    follow_earlier_page, use_focus_when_lost, use_focused, use_is_visible, use_media, use_page,
    use_update_waiting, use_window_event,
};
pub use passing::use_passing;
pub use settings::{
    apply_settings, change_settings, note_sound_asked, use_motion_speed, use_private_live,
    use_settings, use_table_letters,
};
pub use sharing::{copies, use_share_end};
pub use signs::{is_busy, sign_of};
pub use text::{TextState, use_text};
pub use today::use_today;
pub use wake::use_wake_lock;

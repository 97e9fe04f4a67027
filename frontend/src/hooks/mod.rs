mod drag;
mod focus;
mod keys;
mod latest;
mod media;
mod page;
mod passing;
mod settings;
mod signs;
mod table_letters;
mod text;
pub mod toasts;
mod today;
mod update;
mod visible;
mod wake;

pub use drag::{Drag, use_drag};
pub use focus::{use_kept_focus, watch_input};
pub use keys::use_keys;
pub use latest::{sets, use_latest};
pub use media::use_media;
pub use page::{follow_earlier_page, use_focus_when_lost, use_page};
pub use passing::use_passing;
pub use settings::{
    apply_settings, change_settings, note_sound_asked, use_motion_speed, use_private_live,
    use_settings,
};
pub use signs::{is_busy, sign_of};
pub use table_letters::use_table_letters;
pub use text::{TextState, use_text};
pub use today::use_today;
pub use update::use_update_waiting;
pub use visible::use_is_visible;
pub use wake::use_wake_lock;

use std::cell::{Cell, RefCell};

use yew::prelude::*;

use crate::services::motion::MotionSpeed;
use crate::services::page::document;
use crate::services::settings::{Distance, Motion, Settings, Sound, Speech};
use crate::services::{boot, language, sound};

thread_local! {
    static CURRENT: RefCell<Settings> = RefCell::new(load());
    /// Whether the last change could be stored.
    static IS_STORED: Cell<bool> = const { Cell::new(true) };
    /// Components to redraw on changes, each with a number.
    static LISTENERS: RefCell<Vec<(u32, UseForceUpdateHandle)>> = const { RefCell::new(Vec::new()) };
}

/// The stored settings. Without a browser, where tests draw components as text, nothing moves.
fn load() -> Settings {
    if cfg!(target_arch = "wasm32") {
        Settings::here().unwrap_or_default()
    } else {
        Settings { motion: Motion::Off, ..Settings::default() }
    }
}

/// The stored settings, which another tab may have changed; this tab's settings if it couldn't store them.
fn current_settings() -> Settings {
    let stored = if IS_STORED.get() { Settings::here() } else { None };
    stored.unwrap_or_else(|| CURRENT.with_borrow(Clone::clone))
}

/// Notes that the person was asked about sound. Without an answer, the sound is off.
pub fn note_sound_asked() {
    if current_settings().sound == Sound::Unasked {
        change_settings(|settings| settings.sound = Sound::Off);
    }
}

/// Changes and stores settings. If storing fails, they apply to this tab alone.
pub fn change_settings(change: impl FnOnce(&mut Settings)) {
    let mut settings = current_settings();
    change(&mut settings);
    IS_STORED.set(settings.save_here().is_ok());
    apply(&settings);
    CURRENT.set(settings);
    let listeners = LISTENERS.with_borrow(Clone::clone);
    for (_, listener) in listeners {
        listener.force_update();
    }
}

pub fn apply_settings() {
    CURRENT.with_borrow(apply);
}

fn apply(settings: &Settings) {
    language::set_indices(settings.indices);
    sound::apply_settings(settings);
    boot::call("applySettings", &settings.write().into());
}

#[hook]
pub fn use_motion_speed() -> MotionSpeed {
    MotionSpeed::from_setting(use_settings().motion)
}

/// Adds an item to a list. Returns its number, by which the caller removes it.
fn add_numbered<T>(items: &mut Vec<(u32, T)>, item: T) -> u32 {
    let number = items.last().map_or(0, |(number, _)| number + 1);
    items.push((number, item));
    number
}

/// The settings; redraws the component on changes.
#[hook]
pub fn use_settings() -> Settings {
    let update = use_force_update();
    use_effect_with((), move |()| {
        let number = LISTENERS.with_borrow_mut(|listeners| add_numbered(listeners, update));
        move || LISTENERS.with_borrow_mut(|listeners| listeners.retain(|(id, _)| *id != number))
    });
    CURRENT.with_borrow(Clone::clone)
}

/// The `aria-live` value for a seat's secrets: read out as they come, or not at all.
#[hook]
pub fn use_private_live() -> Option<&'static str> {
    (use_settings().speech == Speech::Open).then_some("polite")
}

/// The root element's attribute with the viewing distance of the shown table. Styles could use `:has()` instead, but
/// browsers would evaluate that again on every change of the page.
const DISTANCE: &str = "data-table";

thread_local! {
    /// The distances of the mounted tables: a new table may mount before the old one unmounts.
    static TABLES: RefCell<Vec<(u32, Distance)>> = const { RefCell::new(Vec::new()) };
}

/// Sizes letters for a table seen from `distance`, while the component is there. Near, the device's setting decides, as
/// far as the screen has room; far, the screen alone.
#[hook]
pub fn use_table_letters(distance: Distance) {
    use_effect_with(distance, |distance| {
        let number = TABLES.with_borrow_mut(|tables| add_numbered(tables, *distance));
        apply_distance();
        move || {
            TABLES.with_borrow_mut(|tables| tables.retain(|(id, _)| *id != number));
            apply_distance();
        }
    });
}

fn apply_distance() {
    let Some(root) = document().and_then(|document| document.document_element()) else { return };
    let distance = TABLES.with_borrow(|tables| tables.last().map(|(_, distance)| *distance));
    let _ = match distance {
        None => root.remove_attribute(DISTANCE),
        Some(Distance::Near) => root.set_attribute(DISTANCE, "near"),
        Some(Distance::Far) => root.set_attribute(DISTANCE, "far"),
    };
}

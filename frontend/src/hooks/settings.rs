//! The device's settings, for all components.

use std::cell::{Cell, RefCell};

use yew::prelude::*;

use crate::services::motion::MotionSpeed;
use crate::services::settings::{Motion, Settings, Sound, Speech};
use crate::services::{boot, sound};

thread_local! {
    static CURRENT: RefCell<Settings> = RefCell::new(kept());
    /// Whether what was changed last could be kept.
    static IS_KEPT: Cell<bool> = const { Cell::new(true) };
    /// The components that are redrawn when they change, with a number each.
    static LISTENERS: RefCell<Vec<(u32, UseForceUpdateHandle)>> = const { RefCell::new(Vec::new()) };
}

/// What the device has kept. Without a browser, where tests draw components as text, nothing moves.
fn kept() -> Settings {
    if cfg!(target_arch = "wasm32") {
        Settings::here().unwrap_or_default()
    } else {
        Settings { motion: Motion::Off, ..Settings::default() }
    }
}

/// Changes settings and keeps them. Where nothing can be kept they hold for this tab.
pub fn change_settings(change: impl FnOnce(&mut Settings)) {
    let mut settings = now();
    change(&mut settings);
    put(settings);
}

/// The settings as they are now: another tab may have changed some. What this one could not keep holds.
fn now() -> Settings {
    let kept = if IS_KEPT.get() { Settings::here() } else { None };
    kept.unwrap_or_else(|| CURRENT.with_borrow(Clone::clone))
}

/// Notes that the question whether there is to be sound was asked. No answer is one, too.
pub fn note_sound_asked() {
    let settings = now();
    if settings.sound == Sound::Unasked {
        put(Settings { sound: Sound::Off, ..settings });
    }
}

fn put(settings: Settings) {
    IS_KEPT.set(settings.keep_here().is_ok());
    apply(&settings);
    CURRENT.set(settings);
    let listeners = LISTENERS.with_borrow(Clone::clone);
    for (_, listener) in listeners {
        listener.force_update();
    }
}

/// Gives the whole page what the styles need to know of the settings.
pub fn apply_settings() {
    CURRENT.with_borrow(apply);
}

fn apply(settings: &Settings) {
    sound::tune(settings);
    boot::call("applySettings", &settings.write().into());
}

/// How fast things move here and now.
#[hook]
pub fn use_motion_speed() -> MotionSpeed {
    MotionSpeed::of(use_settings().motion)
}

/// The settings; the component is redrawn when they change.
#[hook]
pub fn use_settings() -> Settings {
    let drawn = use_force_update();
    use_effect_with((), move |()| {
        let number = LISTENERS.with_borrow_mut(|listeners| {
            let number = listeners.last().map_or(0, |(number, _)| number + 1);
            listeners.push((number, drawn));
            number
        });
        move || LISTENERS.with_borrow_mut(|listeners| listeners.retain(|(one, _)| *one != number))
    });
    CURRENT.with_borrow(Clone::clone)
}

/// How what only a seat may know is announced: read out as it comes, or not at all.
#[hook]
pub fn use_private_live() -> Option<&'static str> {
    (use_settings().speech == Speech::Open).then_some("polite")
}

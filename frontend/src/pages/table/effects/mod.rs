//! Hooks that run beside the screens of a game, and draw nothing.

use gloo::timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::StorageEvent;
use yew::prelude::*;

use super::autosave::{SaveError, note_end};
use super::game::{RunningGame, SessionHandle};
use crate::device::TableReason;
use crate::hooks::{use_motion_speed, use_window_event};
use crate::playback::READING_MS;
use crate::services::motion::MotionSpeed;
use crate::services::parts::{Part, use_parts};
use crate::services::storage::{StoreError, tell_of_change};
use crate::session::Step;

pub mod bots;
pub mod cover;
pub mod hints;
pub mod phones;
pub mod sounds;

/// The delay of auto-continue after the news; the class `runs-out` shows it.
const DELAY_MS: u32 = 2_500;

/// Continues after the news without a press: with everybody on phones nobody is there to press "Continue". Also before
/// a choice by gestures, if the table looks as before. Returns the board's callback for the end of its news, and
/// whether the delay is running.
#[hook]
pub fn use_auto_continue(
    session: &SessionHandle,
    reason: TableReason,
) -> (Option<Callback<()>>, bool) {
    let speed = use_motion_speed();
    let news = (session.table_seen(), session.decisions());
    let shown_news = use_state_eq(|| None);
    let setter = shown_news.setter();
    let on_shown = use_callback(news, move |(), news| setter.set(Some(*news)));
    let is_automatic = reason == TableReason::News
        && (session.has_only_phones() || session.continues_to_gestures());
    let is_delayed = is_automatic && *shown_news == Some(news);
    // Without motion everything is shown at once.
    let delay_ms =
        if speed == MotionSpeed::Still { Some(READING_MS) } else { is_delayed.then_some(DELAY_MS) };
    let dispatcher = session.dispatcher();
    use_effect_with((delay_ms.filter(|_| is_automatic), news), move |(delay_ms, _)| {
        let timer =
            delay_ms.map(|delay| Timeout::new(delay, move || dispatcher.dispatch(Step::Continue)));
        move || drop(timer)
    });
    (is_automatic.then_some(on_shown), is_delayed)
}

/// Saves the game after every step that changes the save. Returns a callback that saves at once, and the last error.
#[hook]
pub fn use_autosave(game: &RunningGame) -> (Callback<()>, Option<StoreError>) {
    let RunningGame { id, session, autosave, .. } = game;
    let save_error = use_state_eq(|| None::<StoreError>);
    // The code that notes the end of a game loads later than the table.
    let is_over = session.turn().outcome().is_some();
    let parts = use_parts(if is_over { vec![Part::Later, Part::More] } else { Vec::new() });
    let can_note_end = is_over && parts.are_loaded();
    let save_now = {
        let (autosave, session, setter) = (autosave.clone(), session.clone(), save_error.setter());
        Callback::from(move |()| {
            let saved = autosave.save(&session);
            let note = || note_end(&autosave, &session).map(|()| tell_of_change());
            match saved.and_then(|()| if can_note_end { note() } else { Ok(()) }) {
                Ok(()) => setter.set(None),
                Err(SaveError::Store(error)) => setter.set(Some(error)),
                // The autosave reports the conflict, and the table shows it.
                Err(SaveError::Conflict) => {}
            }
        })
    };
    let (decisions, waits) = (session.decisions(), session.waits_for_link());
    let saved_state = (decisions, waits, session.local(), session.places().to_vec());
    let on_change = save_now.clone();
    use_effect_with((saved_state, can_note_end), move |_| on_change.emit(()));
    let (autosave, session, key) = (autosave.clone(), session.clone(), id.key());
    // Notices at once when another tab saves.
    use_window_event("storage", move |event| {
        let event: Option<&StorageEvent> = event.dyn_ref();
        if event.and_then(StorageEvent::key).as_ref() == Some(&key) {
            autosave.check_external_change(&session);
        }
    });
    (save_now, *save_error)
}

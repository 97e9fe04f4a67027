//! Hooks that run beside the screens of a game, and draw nothing.

use gloo::timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::StorageEvent;
use yew::prelude::*;

use super::game::{RunningGame, SessionHandle};
use super::keeper::{SaveError, note_end};
use crate::device::Why;
use crate::hooks::{use_motion_speed, use_window_event};
use crate::playback::READING;
use crate::services::motion::MotionSpeed;
use crate::services::parts::{Part, use_parts};
use crate::services::storage::{StoreError, tell_of_change};
use crate::session::Step;

pub mod bots;
pub mod cover;
pub mod hint_worker;
pub mod phones;
pub mod sounds;

/// The delay of auto-continue after the last news, in milliseconds. `.runs-out` shows it.
const REST: u32 = 2_500;

/// With everybody on phones nobody is there to press "Continue", so the table continues by itself after its news; also
/// before a choice by gestures, if the game says so. Returns the board's callback for the end of its news, and whether
/// the delay is running.
#[hook]
pub fn use_auto_continue(session: &SessionHandle, why: Why) -> (Option<Callback<()>>, bool) {
    let speed = use_motion_speed();
    let news = (session.table_seen(), session.decisions());
    let rested = use_state_eq(|| None);
    let on_rested = use_callback(news, {
        let rested = rested.setter();
        move |(), news| rested.set(Some(*news))
    });
    let goes_on = session.is_for_all_eyes() || session.continues_to_gestures();
    let goes_on = goes_on && why == Why::News;
    let rests = goes_on && *rested == Some(news);
    let wait = if speed == MotionSpeed::Still { Some(READING) } else { rests.then_some(REST) };
    let dispatcher = session.dispatcher();
    use_effect_with((wait.filter(|_| goes_on), news), move |(wait, _)| {
        let timer =
            wait.map(|wait| Timeout::new(wait, move || dispatcher.dispatch(Step::Continue)));
        move || drop(timer)
    });
    (goes_on.then_some(on_rested), rests)
}

/// Saves the game after every step that changes the save. Returns a callback that saves at once, and the last error.
#[hook]
pub fn use_autosave(game: &RunningGame) -> (Callback<()>, Option<StoreError>) {
    let RunningGame { id, session, keeper, .. } = game;
    let trouble = use_state_eq(|| None::<StoreError>);
    // The code that notes the end of a game loads later than the table.
    let is_over = session.turn().outcome().is_some();
    let noting = use_parts(if is_over { vec![Part::Later, Part::More] } else { Vec::new() });
    let can_note = is_over && noting.are_there();
    let keep = {
        let (keeper, session, trouble) = (keeper.clone(), session.clone(), trouble.setter());
        Callback::from(move |()| {
            let saved = keeper.keep(&session);
            let note = || note_end(&keeper, &session).map(|()| tell_of_change());
            match saved.and_then(|()| if can_note { note() } else { Ok(()) }) {
                Ok(()) => trouble.set(None),
                Err(SaveError::Store(error)) => trouble.set(Some(error)),
                // The table shows a screen of its own.
                Err(SaveError::Conflict) => {}
            }
        })
    };
    {
        let keep = keep.clone();
        let (decisions, waits) = (session.decisions(), session.waits_for_link());
        let saved = (decisions, waits, session.local(), session.places().to_vec());
        use_effect_with((saved, can_note), move |_| keep.emit(()));
    }
    let (keeper, session, key) = (keeper.clone(), session.clone(), id.key());
    // Notices at once when another tab saves.
    use_window_event("storage", move |event| {
        let event: Option<&StorageEvent> = event.dyn_ref();
        if event.and_then(StorageEvent::key).as_ref() == Some(&key) {
            keeper.check_external_change(&session);
        }
    });
    (keep, *trouble)
}

//! Hooks that run beside the screens of a game, and draw nothing.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::StorageEvent;
use yew::prelude::*;

use super::game::{RunningGame, SessionHandle};
use super::keeper::{SaveError, note_end};
use super::sheet::Sheet;
use crate::device::{Screen, Why};
use crate::hooks::{use_motion_speed, use_settings, use_window_event};
use crate::playback::READING;
use crate::services::history::{self, BackGuard, BackPress};
use crate::services::motion::MotionSpeed;
use crate::services::page;
use crate::services::parts::{Part, use_parts};
use crate::services::settings::Untouched;
use crate::services::sound::{self, Cue};
use crate::services::storage::{StoreError, tell_of_change};
use crate::session::Step;

pub mod bots;
pub mod hint_worker;
pub mod phones;

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

/// Covers an untouched open hand after this time, in milliseconds.
const UNTOUCHED: u32 = 60_000;
const TOUCHES: [&str; 5] = ["pointerdown", "pointermove", "wheel", "keydown", "focusin"];

/// Covers the screen when the page is hidden or somebody presses Back; Back closes a dialog first, and leaves the page
/// if there is nothing to close or cover. After a decision Back does nothing: the next person may hold the device.
#[hook]
pub fn use_cover(session: &SessionHandle, sheet: &UseStateHandle<Option<Sheet>>) {
    let (session, sheet) = (session.clone(), sheet.clone());
    use_effect_with((), move |()| {
        let back = {
            let (session, sheet) = (session.clone(), sheet.clone());
            BackGuard::new(Callback::from(move |()| {
                if history::close_dialog() {
                    sheet.set(None);
                    return BackPress::Used;
                }
                if session.screen().secrets_of().is_some() && session.is_shared() {
                    session.dispatch(Step::Cover);
                    return BackPress::Used;
                }
                BackPress::Leave
            }))
        };
        let document = page::window().and_then(|window| window.document());
        let hidden = document.map(|document| {
            EventListener::new(&document.clone(), "visibilitychange", move |_| {
                if document.hidden() {
                    sheet.set(None);
                    session.dispatch(Step::Cover);
                }
            })
        });
        move || drop((back, hidden))
    });
}

/// Covers an open hand that nobody touches.
#[hook]
pub fn use_cover_untouched(session: &SessionHandle) {
    let is_wanted = use_settings().untouched == Untouched::Cover && session.hides_anything();
    let dispatcher = session.dispatcher();
    use_effect_with((is_wanted, session.screen()), move |(is_wanted, _)| {
        let document = page::window().and_then(|window| window.document());
        let watch = document.filter(|_| *is_wanted).map(|document| {
            let wait = move || {
                let dispatcher = dispatcher.clone();
                Timeout::new(UNTOUCHED, move || dispatcher.dispatch(Step::CoverUntouched))
            };
            let timer = Rc::new(RefCell::new(wait()));
            TOUCHES.map(|touch| {
                let (timer, wait) = (timer.clone(), wait.clone());
                EventListener::new(&document, touch, move |_| drop(timer.replace(wait())))
            })
        });
        move || drop(watch)
    });
}

/// A clock is audible from this many seconds before its end.
const LAST_SECONDS: u32 = 5;

/// The sound of a change of screens. Decisions within one visit are silent: nobody may hear how many secret ones there
/// are. The end of a visit is public.
fn cue_for(from: Screen, to: Screen, decided: bool) -> Option<Cue> {
    let by_hand = match from {
        Screen::Seat(_) => !matches!(to, Screen::Seat(_)),
        _ => matches!(from, Screen::Table(Why::Choice) | Screen::Gestures(_)),
    };
    (by_hand && decided).then_some(Cue::Lock)
}

/// Sounds of a game that don't belong to its frames.
#[hook]
pub fn use_sounds(session: &SessionHandle) {
    use_effect_with((), |()| {
        let window = gloo::utils::window();
        let awake = ["pointerdown", "keydown"]
            .map(|kind| EventListener::new(&window, kind, |_| sound::wake()));
        move || drop(awake)
    });
    let before = use_mut_ref(|| (session.screen(), session.decisions()));
    use_effect_with((session.screen(), session.decisions()), move |now| {
        let (screen, decisions) = before.replace(*now);
        if let Some(cue) = cue_for(screen, now.0, now.1 > decisions) {
            sound::play(cue);
        }
    });
}

#[hook]
pub fn use_last_seconds(session: &SessionHandle) {
    let seconds = session.clock().map(|clock| clock.left.div_ceil(1_000));
    use_effect_with(seconds, |seconds| {
        if seconds.is_some_and(|left| (1..=LAST_SECONDS).contains(&left)) {
            sound::play(Cue::Clock);
        }
    });
}

#[cfg(test)]
mod tests {
    use engine::seat::{Seat, SeatSet};

    use super::*;

    #[test]
    fn a_visit_sounds_once_however_much_is_decided_in_it() {
        let (one, two) = (Screen::Seat(Seat::ONE), Screen::Done(Seat::ONE));
        assert_eq!(cue_for(one, one, true), None);
        for after in [two, Screen::Table(Why::News), Screen::Pick(SeatSet::first(3))] {
            assert_eq!(cue_for(one, after, true), Some(Cue::Lock));
            assert_eq!(cue_for(one, after, false), None, "the screen was covered");
        }
        assert_eq!(cue_for(two, one, false), None, "taken back");
        assert_eq!(cue_for(Screen::Table(Why::Bots), Screen::Table(Why::News), true), None);
    }
}

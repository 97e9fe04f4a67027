//! Covers the screen when the page is hidden, and when nobody touches it.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::hooks::{use_document_event, use_settings};
use crate::pages::table::game::SessionHandle;
use crate::pages::table::sheet::Sheet;
use crate::services::browser_ui;
use crate::services::page;
use crate::services::settings::Untouched;
use crate::session::Step;

/// Covers an untouched open hand after this time.
const UNTOUCHED_MS: u32 = 60_000;
const TOUCH_EVENTS: [&str; 5] = ["pointerdown", "pointermove", "wheel", "keydown", "focusin"];

/// Covers the screen when the page is hidden or somebody presses Back; Back closes a dialog first, and leaves the page
/// if there is nothing to close or cover. After a decision Back never leaves: the next person may hold the device.
#[hook]
pub fn use_cover(session: &SessionHandle, sheet: &UseStateHandle<Option<Sheet>>) {
    let (dispatcher, setter) = (session.dispatcher(), sheet.setter());
    use_document_event("visibilitychange", move |_| {
        if page::document().is_some_and(|document| document.hidden()) {
            setter.set(None);
            dispatcher.dispatch(Step::Cover);
        }
    });
    let (session, sheet) = (session.clone(), sheet.setter());
    use_effect_with((), move |()| {
        let back = browser_ui::guard_back(Callback::from(move |()| {
            if browser_ui::close_dialog() {
                sheet.set(None);
                return true;
            }
            if session.screen().secrets_of().is_some() && session.is_shared() {
                session.dispatch(Step::Cover);
                return true;
            }
            false
        }));
        move || drop(back)
    });
}

#[hook]
pub fn use_cover_untouched(session: &SessionHandle) {
    let is_on = use_settings().untouched == Untouched::Cover && session.can_be_covered();
    let dispatcher = session.dispatcher();
    use_effect_with((is_on, session.screen()), move |(is_on, _)| {
        let listeners = page::document().filter(|_| *is_on).map(|document| {
            let start_timer = move || {
                let dispatcher = dispatcher.clone();
                Timeout::new(UNTOUCHED_MS, move || dispatcher.dispatch(Step::CoverUntouched))
            };
            let timer = Rc::new(RefCell::new(start_timer()));
            TOUCH_EVENTS.map(|event| {
                let (timer, start_timer) = (timer.clone(), start_timer.clone());
                EventListener::new(&document, event, move |_| drop(timer.replace(start_timer())))
            })
        });
        move || drop(listeners)
    });
}

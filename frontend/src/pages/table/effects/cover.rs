//! The screen is covered when the page goes out of sight.

use gloo::events::EventListener;
use yew::prelude::*;

use crate::pages::table::game::Running;
use crate::pages::table::sheet::Sheet;
use crate::services::history::{self, Back, BackGuard};
use crate::services::page;
use crate::session::Step;

/// Covers the screen when the page is hidden or Back is pressed; Back closes a dialog first, and
/// leaves the page where there is nothing to close or cover.
#[hook]
pub fn use_cover(session: &Running, sheet: &UseStateHandle<Option<Sheet>>) {
    let (session, sheet) = (session.clone(), sheet.clone());
    use_effect_with((), move |()| {
        let back = {
            let (session, sheet) = (session.clone(), sheet.clone());
            BackGuard::new(Callback::from(move |()| {
                if history::close_dialog() {
                    sheet.set(None);
                    return Back::Used;
                }
                if session.screen().shows().is_some() && session.is_shared() {
                    session.dispatch(Step::Cover);
                    return Back::Used;
                }
                Back::Leave
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

//! The landing bundle: the home page alone. It links neither the games nor the reader of records, for
//! all of it has to be loaded before anything can be seen.

use std::cell::RefCell;

use yew::AppHandle;
use yew::prelude::*;

use crate::components::toast::ToastPlace;
use crate::hooks::hand_on_notices;
use crate::pages::Home;
use crate::services::{boot, page};

thread_local! {
    static MOUNTED: RefCell<Option<AppHandle<Landing>>> = const { RefCell::new(None) };
}

/// Draws the home page.
pub fn start() {
    boot::install_rescue();
    if let Some(root) = page::cleared_root() {
        MOUNTED.set(Some(yew::Renderer::<Landing>::with_root(root).render()));
    }
}

/// Takes the home page away, with all its listeners, when the app takes its place. Returns the notices
/// that were up, for the app to show.
pub fn unmount() -> String {
    let notices = hand_on_notices();
    if let Some(landing) = MOUNTED.take() {
        landing.destroy();
    }
    notices
}

#[component]
fn Landing() -> Html {
    html! {
        <>
            <Home />
            <ToastPlace />
        </>
    }
}

//! The door: the home page alone. It links neither the games nor the reader of records, for all of
//! it has to be loaded before anything can be seen.

use std::cell::RefCell;

use yew::AppHandle;
use yew::prelude::*;

use crate::hooks::ToastPlace;
use crate::pages::Home;
use crate::services::{boot, page};

thread_local! {
    static OPEN: RefCell<Option<AppHandle<Door>>> = const { RefCell::new(None) };
}

/// Opens the door.
pub fn open() {
    boot::install_rescue();
    if let Some(root) = page::cleared_root() {
        OPEN.set(Some(yew::Renderer::<Door>::with_root(root).render()));
    }
}

/// Takes the door away, with all that listens in it, for the house to take its place.
pub fn leave() {
    if let Some(door) = OPEN.take() {
        door.destroy();
    }
}

#[component]
fn Door() -> Html {
    html! {
        <>
            <Home />
            <ToastPlace />
        </>
    }
}

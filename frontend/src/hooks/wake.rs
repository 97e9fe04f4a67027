//! The screen kept awake.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::events::EventListener;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::services::page;
use crate::services::wake::{self, WakeLock};

/// The lock, once there is one; nothing is kept after it is closed.
#[derive(Default)]
struct Holder {
    lock: Option<WakeLock>,
    is_closed: bool,
}

fn ask(holder: Rc<RefCell<Holder>>) {
    spawn_local(async move {
        let lock = wake::ask().await;
        let mut holder = holder.borrow_mut();
        if !holder.is_closed {
            holder.lock = lock;
        }
    });
}

/// Keeps the screen awake while the component is there and `active`, where the browser can.
/// Browsers let go of it when the page is hidden; it is asked for again when it comes back.
#[hook]
pub fn use_wake_lock(active: bool) {
    use_effect_with(active, |active| {
        let holder = Rc::new(RefCell::new(Holder::default()));
        let document = page::window().and_then(|window| window.document());
        let listener = document.filter(|_| *active).map(|document| {
            ask(holder.clone());
            let holder = holder.clone();
            EventListener::new(&document.clone(), "visibilitychange", move |_| {
                if !document.hidden() {
                    ask(holder.clone());
                }
            })
        });
        move || {
            drop(listener);
            let mut holder = holder.borrow_mut();
            holder.is_closed = true;
            holder.lock = None;
        }
    });
}

use std::cell::RefCell;
use std::rc::Rc;

use gloo::events::EventListener;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::services::page;
use crate::services::wake::{self, WakeLock};

/// The lock, once the browser has granted it. A closed holder takes no more locks.
#[derive(Default)]
struct Holder {
    lock: Option<WakeLock>,
    listener: Option<EventListener>,
    is_requesting: bool,
    is_closed: bool,
}

/// Requests the lock, unless the lock is held or already requested.
fn request(holder: &Rc<RefCell<Holder>>) {
    let is_hidden = page::document().is_none_or(|document| document.hidden());
    {
        let mut held = holder.borrow_mut();
        let is_held = held.lock.as_ref().is_some_and(WakeLock::is_held);
        if is_hidden || held.is_closed || held.is_requesting || is_held {
            return;
        }
        held.is_requesting = true;
    }
    let holder = holder.clone();
    spawn_local(async move {
        let lock = wake::ask().await;
        let again = holder.clone();
        let mut held = holder.borrow_mut();
        held.is_requesting = false;
        if !held.is_closed {
            held.listener = lock.as_ref().and_then(|it| it.on_release(move |_| request(&again)));
            held.lock = lock;
        }
    });
}

/// Keeps the screen awake while the component is there and `active`, where the browser can. Browsers may refuse the
/// lock, and release it when the page is hidden or the battery is low: requests it again when the page is visible, and
/// at the next press.
#[hook]
pub fn use_wake_lock(active: bool) {
    use_effect_with(active, |active| {
        let holder = Rc::new(RefCell::new(Holder::default()));
        let document = page::document().filter(|_| *active);
        let listeners = document.map(|document| {
            request(&holder);
            ["visibilitychange", "pointerdown"].map(|kind| {
                let holder = holder.clone();
                EventListener::new(&document, kind, move |_| request(&holder))
            })
        });
        move || {
            drop(listeners);
            let last = Holder { is_closed: true, ..Holder::default() };
            drop(holder.replace(last));
        }
    });
}

//! Web Locks: which tab plays which game.
//!
//! A lock lasts until its value is dropped or another tab steals it. Where Web Locks are missing or refused, as with
//! all site data blocked, every tab gets its locks: it can't know of other tabs. A table then stops before it
//! overwrites another tab's save, and offers both versions.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use js_sys::{Function, Object, Promise, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::AbortController;
use yew::Callback;

use super::keys::OPEN_GAME;
use super::page;

const GAME_PREFIX: &str = "facedown.game.";

#[wasm_bindgen]
extern "C" {
    /// The browser's `LockManager`, which web-sys has only behind a build flag.
    #[derive(Clone, Debug)]
    type LockManager;

    #[wasm_bindgen(method, catch)]
    fn request(
        this: &LockManager,
        name: &str,
        options: &Object,
        granted: &Function,
    ) -> Result<Promise, JsValue>;
}

fn manager() -> Option<LockManager> {
    page::feature("locks").map(JsCast::unchecked_into)
}

/// A lock, released when dropped.
#[derive(Debug)]
pub struct Lock {
    release: Option<Function>,
    is_dropped: Rc<Cell<bool>>,
}

impl Drop for Lock {
    fn drop(&mut self) {
        self.is_dropped.set(true);
        if let Some(release) = &self.release {
            let _ = release.call0(&JsValue::UNDEFINED);
        }
    }
}

/// Locks the game: `None` if another tab has it. `on_lost` is called when another tab takes it over.
pub async fn lock_game(id: &str, on_lost: Callback<()>) -> Option<Lock> {
    lock(&format!("{GAME_PREFIX}{id}"), ("ifAvailable", JsValue::TRUE), on_lost).await
}

/// Takes the game over from any tab that has it.
pub async fn steal_game(id: &str, on_lost: Callback<()>) -> Option<Lock> {
    lock(&format!("{GAME_PREFIX}{id}"), ("steal", JsValue::TRUE), on_lost).await
}

/// A wait for a game in another tab, cancelled when dropped.
#[derive(Debug)]
pub struct Wait(AbortController);

impl Drop for Wait {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// Calls `on_free` once no other tab has the game, unless the wait is cancelled first.
pub fn wait_for_game(id: &str, on_free: Callback<()>) -> Option<Wait> {
    let (manager, wait) = (manager()?, Wait(AbortController::new().ok()?));
    let options = Object::new();
    Reflect::set(&options, &"signal".into(), &wait.0.signal()).ok()?;
    // The lock is released at once: the caller then requests the game as usual.
    let granted = Closure::once_into_js(|| {});
    let lock_ended =
        manager.request(&format!("{GAME_PREFIX}{id}"), &options, granted.unchecked_ref()).ok()?;
    spawn_local(async move {
        if JsFuture::from(lock_ended).await.is_ok() {
            on_free.emit(());
        }
    });
    Some(wait)
}

/// Marks this tab as having an open game.
pub async fn mark_open_game() -> Option<Lock> {
    lock(OPEN_GAME, ("mode", "shared".into()), Callback::noop()).await
}

async fn lock(name: &str, (option, value): (&str, JsValue), on_lost: Callback<()>) -> Option<Lock> {
    let options = Object::new();
    let _ = Reflect::set(&options, &option.into(), &value);
    let is_dropped = Rc::new(Cell::new(false));
    let Some(manager) = manager() else {
        return Some(Lock { release: None, is_dropped });
    };
    // The browser calls `granted` with the lock or null, and holds the lock until the returned promise settles.
    // `answer_promise` settles with the function that releases the lock, with null if another tab has it, with undefined
    // if locks are forbidden.
    let send_answer = Rc::new(RefCell::new(None::<Function>));
    let answer_promise = Promise::new(&mut |resolve, _| *send_answer.borrow_mut() = Some(resolve));
    let granted = Closure::once_into_js({
        let send_answer = send_answer.clone();
        move |lock: JsValue| -> JsValue {
            let resolve =
                send_answer.borrow_mut().take().expect("a promise gives its resolver at once");
            if lock.is_null() {
                let _ = resolve.call1(&JsValue::UNDEFINED, &JsValue::NULL);
                return JsValue::UNDEFINED;
            }
            Promise::new(&mut |release, _| {
                let _ = resolve.call1(&JsValue::UNDEFINED, &release);
            })
            .into()
        }
    });
    let Ok(lock_ended) = manager.request(name, &options, granted.unchecked_ref()) else {
        return Some(Lock { release: None, is_dropped });
    };
    {
        let is_dropped = is_dropped.clone();
        spawn_local(async move {
            let is_rejected = JsFuture::from(lock_ended).await.is_err();
            // Rejected before anything was granted or refused, so no other tab is the cause.
            if let Some(resolve) = send_answer.borrow_mut().take() {
                let _ = resolve.call0(&JsValue::UNDEFINED);
            } else if is_rejected && !is_dropped.get() {
                on_lost.emit(());
            }
        });
    }
    let answer = JsFuture::from(answer_promise).await.ok()?;
    if answer.is_undefined() {
        return Some(Lock { release: None, is_dropped });
    }
    Some(Lock { release: Some(answer.dyn_into().ok()?), is_dropped })
}

//! Toasts: short notices at the lower edge.

use std::cell::RefCell;

use gloo::timers::callback::Timeout;
use web_sys::Element;
use yew::prelude::*;

use super::page::use_window_event;
use crate::services::keys::COPY_FAILED;
use crate::services::page;
use crate::services::saves::Deleted;
use crate::services::storage::StoreError;
use crate::words::reason::RefusalReason;
use crate::words::{errors, files};

/// The maximum number of notices at a time; the oldest go first.
const MOST_SHOWN: usize = 3;

const SHOWN_MS: u32 = 7_000;
/// Time enough to reach the undo with a keyboard.
const SHOWN_WITH_UNDO_MS: u32 = 20_000;
/// The interval of checks whether somebody still points at a notice, which keeps the notice.
const CHECK_INTERVAL_MS: u32 = 2_000;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Toast {
    pub number: u32,
    pub notice: Notice,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    pub text: String,
    /// The id of the rule that is the reason.
    pub rule: Option<String>,
    kind: ToastKind,
}

/// When a notice disappears.
#[derive(Clone, PartialEq, Eq, Debug)]
enum ToastKind {
    /// After a time.
    Message,
    /// After a time, or once a retry succeeds.
    Failed,
    /// After a longer time; the notice has an "Undo" that restores the game.
    Deleted(Deleted),
}

impl Notice {
    pub fn deleted(&self) -> Option<&Deleted> {
        if let ToastKind::Deleted(deleted) = &self.kind { Some(deleted) } else { None }
    }
}

#[derive(Clone, PartialEq, Default, Debug)]
struct ToastState {
    shown: Vec<Toast>,
    next: u32,
}

impl ToastState {
    /// Adds a notice, which replaces an equal one. Notices of two deleted games differ, even with the same text.
    fn add(&mut self, notice: Notice) {
        self.shown.retain(|toast| toast.notice != notice);
        self.shown.push(Toast { number: self.next, notice });
        self.next += 1;
        let surplus = self.shown.len().saturating_sub(MOST_SHOWN);
        self.shown.drain(..surplus);
    }

    fn remove(&mut self, number: u32) {
        self.shown.retain(|toast| toast.number != number);
    }

    fn remove_failures(&mut self) {
        self.shown.retain(|toast| toast.notice.kind != ToastKind::Failed);
    }
}

thread_local! {
    // A context instead would redraw every button at each notice.
    static STATE: RefCell<Option<UseStateHandle<ToastState>>> = const { RefCell::new(None) };
}

pub fn say(text: impl Into<String>) {
    add(text, ToastKind::Message);
}

/// Shows why something failed, until [`clear_failures`].
pub fn fail(reason: impl Into<RefusalReason>) {
    let RefusalReason { text, rule } = reason.into();
    let (text, rule) = (text.to_string(), rule.map(str::to_owned));
    change(|toasts| toasts.add(Notice { text, rule, kind: ToastKind::Failed }));
}

/// The value. For an error `None`, and a notice says why storing failed.
pub fn or_fail<T>(result: Result<T, StoreError>) -> Option<T> {
    result.map_err(|error| fail(errors::store(error))).ok()
}

/// Says that the browser was asked to save a file, or that it refused.
pub fn say_download(name: &str, is_asked: bool) {
    if is_asked {
        clear_failures();
        say(files::asked(name));
    } else {
        fail(files::REFUSED);
    }
}

pub fn clear_failures() {
    change(ToastState::remove_failures);
}

pub fn say_deleted(text: impl Into<String>, deleted: Deleted) {
    add(text, ToastKind::Deleted(deleted));
}

fn add(text: impl Into<String>, kind: ToastKind) {
    change(|toasts| toasts.add(Notice { text: text.into(), rule: None, kind }));
}

/// A press callback that shows the reason if there is a refusal.
pub fn unless_refused<E: 'static>(
    refusal: Option<RefusalReason>,
    on_press: Callback<E>,
) -> Callback<E> {
    Callback::from(move |event| match &refusal {
        Some(reason) => fail(reason.clone()),
        None => on_press.emit(event),
    })
}

pub fn remove(number: u32) {
    change(|toasts| toasts.remove(number));
}

/// Removes all notices, for example before the device changes hands.
pub fn clear() {
    change(|toasts| toasts.shown.clear());
}

fn change(change: impl FnOnce(&mut ToastState)) {
    if let Some(handle) = STATE.with_borrow(Clone::clone) {
        let mut state = (*handle).clone();
        change(&mut state);
        handle.set(state);
    }
}

/// The visible notices, for the one component that shows them. Each disappears after its time.
#[hook]
pub fn use_shown_toasts() -> Vec<Toast> {
    let state = use_state_eq(ToastState::default);
    // Not in an effect: the page's effects, which may show a notice, run earlier.
    STATE.set(Some(state.clone()));
    use_window_event(COPY_FAILED, |_| say(files::NO_COPY));
    let last_next = use_mut_ref(|| 0);
    let shown = state.shown.clone();
    use_effect_with(state.next, move |next| {
        let first_new = last_next.replace(*next);
        for toast in shown.iter().filter(|toast| toast.number >= first_new) {
            let can_undo = toast.notice.deleted().is_some();
            remove_after(toast.number, if can_undo { SHOWN_WITH_UNDO_MS } else { SHOWN_MS });
        }
    });
    state.shown.clone()
}

pub fn toast_id(number: u32) -> String {
    format!("notice-{number}")
}

/// Whether somebody points at the notice, or its content has the focus.
fn is_held(number: u32) -> bool {
    page::element::<Element>(&toast_id(number))
        .is_some_and(|notice| notice.matches(":hover, :focus-within").unwrap_or(false))
}

/// Removes a notice after `delay_ms`, or later if it is held at that time.
fn remove_after(number: u32, delay_ms: u32) {
    let on_time = move || {
        if is_held(number) {
            remove_after(number, CHECK_INTERVAL_MS);
        } else {
            remove(number);
        }
    };
    Timeout::new(delay_ms, on_time).forget();
}

#[cfg(test)]
mod tests {
    use super::*;

    fn add(state: &mut ToastState, text: &str, kind: ToastKind) {
        state.add(Notice { text: text.to_owned(), rule: None, kind });
    }

    fn with_texts(texts: &[&str]) -> ToastState {
        let mut state = ToastState::default();
        for text in texts {
            add(&mut state, text, ToastKind::Message);
        }
        state
    }

    fn texts(state: &ToastState) -> Vec<&str> {
        state.shown.iter().map(|toast| toast.notice.text.as_str()).collect()
    }

    #[test]
    fn a_failure_shows_until_a_retry_succeeds() {
        let mut state = with_texts(&["a"]);
        add(&mut state, "no room", ToastKind::Failed);
        assert_eq!(texts(&state), ["a", "no room"]);
        state.remove_failures();
        assert_eq!(texts(&state), ["a"]);
    }

    #[test]
    fn every_deleted_game_can_be_put_back() {
        let deleted = |id: &str| Deleted { id: id.into(), text: "x".into() };
        let mut state = ToastState::default();
        for id in ["a", "b"] {
            add(&mut state, "deleted", ToastKind::Deleted(deleted(id)));
        }
        let shown = state.shown.iter().filter_map(|toast| toast.notice.deleted());
        assert!(shown.eq([&deleted("a"), &deleted("b")]));
    }

    #[test]
    fn old_notices_make_room_and_equal_ones_are_one() {
        let mut state = with_texts(&["a", "b", "a", "c", "d"]);
        assert_eq!(texts(&state), ["a", "c", "d"]);
        state.remove(state.shown[1].number);
        assert_eq!(texts(&state), ["a", "d"]);
    }
}

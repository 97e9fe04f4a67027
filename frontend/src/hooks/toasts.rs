//! Toasts: short notices at the lower edge.

use std::cell::RefCell;
use std::rc::Rc;

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

/// The most notices at a time; older ones go first.
const MOST: usize = 3;

const STAYS: u32 = 7_000;
/// A notice with an undo stays long enough to reach it with a keyboard.
const STAYS_WITH_UNDO: u32 = 20_000;
/// A notice stays while somebody points at it; the next check is after this time.
const LOOKS_AGAIN: u32 = 2_000;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Toast {
    pub number: u32,
    pub notice: Notice,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    pub text: String,
    /// The rule behind the reason.
    pub rule: Option<String>,
    kind: ToastKind,
}

/// The end of a notice's stay.
#[derive(Clone, PartialEq, Eq, Debug)]
enum ToastKind {
    /// After its time.
    Told,
    /// Once a retry succeeds.
    Failed,
    /// After its time; it has an "Undo" that restores the game.
    Deleted(Deleted),
}

impl Notice {
    pub fn deleted(&self) -> Option<&Deleted> {
        match &self.kind {
            ToastKind::Deleted(deleted) => Some(deleted),
            ToastKind::Told | ToastKind::Failed => None,
        }
    }
}

#[derive(Clone, PartialEq, Default, Debug)]
pub struct ToastState {
    shown: Vec<Toast>,
    next: u32,
}

#[derive(Debug)]
pub enum ToastChange {
    Add(Notice),
    Remove(u32),
    Succeeded,
    Clear,
}

impl Reducible for ToastState {
    type Action = ToastChange;

    fn reduce(self: Rc<Self>, change: ToastChange) -> Rc<Self> {
        let mut state = (*self).clone();
        match change {
            ToastChange::Add(notice) => {
                // A repeated notice replaces itself; that of another deleted game is a new one.
                state.shown.retain(|toast| toast.notice != notice);
                state.shown.push(Toast { number: state.next, notice });
                state.next += 1;
                let surplus = state.shown.len().saturating_sub(MOST);
                state.shown.drain(..surplus);
            }
            ToastChange::Remove(number) => state.shown.retain(|toast| toast.number != number),
            ToastChange::Succeeded | ToastChange::Clear if state.shown.is_empty() => return self,
            ToastChange::Succeeded => state.shown.retain(|it| it.notice.kind != ToastKind::Failed),
            ToastChange::Clear => state.shown.clear(),
        }
        state.into()
    }
}

thread_local! {
    // A single place for the page: with a context, every button would subscribe to it.
    static PLACE: RefCell<Option<UseReducerDispatcher<ToastState>>> = const { RefCell::new(None) };
}

pub fn say(text: impl Into<String>) {
    add(text, ToastKind::Told);
}

/// Shows why something failed, until a retry [succeeds](succeeded).
pub fn fail(reason: impl Into<RefusalReason>) {
    let RefusalReason { text, rule } = reason.into();
    let rule = rule.map(str::to_owned);
    change(ToastChange::Add(Notice { text: text.to_string(), rule, kind: ToastKind::Failed }));
}

/// The value; `None` after a notice of why storing failed.
pub fn or_fail<T>(result: Result<T, StoreError>) -> Option<T> {
    result.map_err(|error| fail(errors::store(error))).ok()
}

/// Says where the browser has saved a file, or that it could not.
pub fn download_result(name: &str, could: bool) {
    if could {
        succeeded();
        say(files::asked(name));
    } else {
        fail(files::REFUSED);
    }
}

/// Removes notices of earlier failures.
pub fn succeeded() {
    change(ToastChange::Succeeded);
}

/// Shows a notice with a way to restore a deleted game.
pub fn say_deleted(text: impl Into<String>, deleted: Deleted) {
    add(text, ToastKind::Deleted(deleted));
}

fn add(text: impl Into<String>, kind: ToastKind) {
    change(ToastChange::Add(Notice { text: text.into(), rule: None, kind }));
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
    change(ToastChange::Remove(number));
}

/// Removes all notices, for example before the device changes hands.
pub fn clear() {
    change(ToastChange::Clear);
}

fn change(change: ToastChange) {
    let place = PLACE.with_borrow(Clone::clone);
    if let Some(place) = place {
        place.dispatch(change);
    }
}

/// The visible notices, for the only place that shows them; each goes after its time.
#[hook]
pub fn use_shown_toasts() -> Vec<Toast> {
    let state = use_reducer(ToastState::default);
    // Not in an effect: the page's effects run earlier, and may show a notice.
    PLACE.set(Some(state.dispatcher()));
    use_window_event(COPY_FAILED, |_| say(files::NO_COPY));
    let timed = use_mut_ref(|| 0);
    let shown = state.shown.clone();
    use_effect_with(state.next, move |next| {
        let before = timed.replace(*next);
        for toast in shown.iter().filter(|toast| toast.number >= before) {
            let can_undo = toast.notice.deleted().is_some();
            take_away(toast.number, if can_undo { STAYS_WITH_UNDO } else { STAYS });
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

/// Removes a notice after `after` milliseconds, unless somebody points at it then.
fn take_away(number: u32, after: u32) {
    let look = move || {
        if is_held(number) {
            take_away(number, LOOKS_AGAIN);
        } else {
            remove(number);
        }
    };
    Timeout::new(after, look).forget();
}

#[cfg(test)]
mod tests {
    use super::*;

    fn add(state: Rc<ToastState>, text: &str, kind: ToastKind) -> Rc<ToastState> {
        state.reduce(ToastChange::Add(Notice { text: text.to_owned(), rule: None, kind }))
    }

    fn after(state: Rc<ToastState>, texts: &[&str]) -> Rc<ToastState> {
        texts.iter().fold(state, |state, text| add(state, text, ToastKind::Told))
    }

    fn texts(state: &ToastState) -> Vec<&str> {
        state.shown.iter().map(|toast| toast.notice.text.as_str()).collect()
    }

    #[test]
    fn a_failure_shows_until_a_retry_succeeds() {
        let state = add(after(Rc::default(), &["a"]), "no room", ToastKind::Failed);
        assert_eq!(texts(&state), ["a", "no room"]);
        let state = state.reduce(ToastChange::Succeeded);
        assert_eq!(texts(&state), ["a"]);
    }

    #[test]
    fn every_deleted_game_can_be_put_back() {
        let deleted = |id: &str| ToastKind::Deleted(Deleted { id: id.into(), text: "x".into() });
        let state = add(Rc::default(), "deleted", deleted("a"));
        let state = add(state, "deleted", deleted("b"));
        let ids: Vec<_> = state
            .shown
            .iter()
            .filter_map(|toast| toast.notice.deleted())
            .map(|one| &one.id)
            .collect();
        assert_eq!(ids, ["a", "b"]);
    }

    #[test]
    fn old_notices_make_room_and_echoes_are_one() {
        let state = after(Rc::default(), &["a", "b", "a", "c", "d"]);
        assert_eq!(texts(&state), ["a", "c", "d"]);
        let number = state.shown[1].number;
        let state = state.reduce(ToastChange::Remove(number));
        assert_eq!(texts(&state), ["a", "d"]);
        let state = state.reduce(ToastChange::Clear);
        assert!(state.shown.is_empty());
        let same = state.clone().reduce(ToastChange::Clear);
        assert!(Rc::ptr_eq(&same, &state), "nothing is drawn anew");
    }
}

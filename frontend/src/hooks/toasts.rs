//! Short notices at the lower edge.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::components::toast::{self, toast_list};

/// The most notices at a time; older ones make room.
const MOST: usize = 3;

const STAYS: u32 = 7_000;
/// One with something to take back stays long enough to be found with a keyboard.
const STAYS_WITH_UNDO: u32 = 20_000;
/// As long as somebody points at a notice it stays, and is looked after again this much later.
const LOOKS_AGAIN: u32 = 2_000;

/// A short notice, perhaps with something to take back.
#[derive(Clone, PartialEq, Debug)]
pub struct Toast {
    pub number: u32,
    pub text: AttrValue,
    /// What "undo" does.
    pub undo: Option<Callback<()>>,
}

/// The notices that are to be seen.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct ToastState {
    shown: Vec<Toast>,
    next: u32,
}

/// What becomes of the notices.
#[derive(Debug)]
pub enum ToastChange {
    Add { text: AttrValue, undo: Option<Callback<()>> },
    Remove(u32),
    Clear,
}

impl Reducible for ToastState {
    type Action = ToastChange;

    fn reduce(self: Rc<Self>, change: ToastChange) -> Rc<Self> {
        let mut state = (*self).clone();
        match change {
            ToastChange::Add { text, undo } => {
                // The same notice again would be a list of echoes.
                state.shown.retain(|toast| toast.text != text);
                state.shown.push(Toast { number: state.next, text, undo });
                state.next += 1;
                let surplus = state.shown.len().saturating_sub(MOST);
                state.shown.drain(..surplus);
            }
            ToastChange::Remove(number) => state.shown.retain(|toast| toast.number != number),
            ToastChange::Clear if state.shown.is_empty() => return self,
            ToastChange::Clear => state.shown.clear(),
        }
        state.into()
    }
}

thread_local! {
    // One place for all of the page: a context would be asked for by every button.
    static PLACE: RefCell<Option<UseReducerDispatcher<ToastState>>> = const { RefCell::new(None) };
}

/// Shows notices from anywhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Toasts;

#[expect(clippy::unused_self, reason = "a value to hand on, as if the place were its own")]
impl Toasts {
    /// Shows a notice.
    pub fn say(&self, text: impl Into<AttrValue>) {
        Self::change(ToastChange::Add { text: text.into(), undo: None });
    }

    /// Shows a notice with a way to take back what it tells of.
    pub fn say_with_undo(&self, text: impl Into<AttrValue>, undo: Callback<()>) {
        Self::change(ToastChange::Add { text: text.into(), undo: Some(undo) });
    }

    /// What a press does that may be refused: then the reason is shown.
    pub fn unless<E: 'static>(
        &self,
        refusal: Option<AttrValue>,
        on_press: Callback<E>,
    ) -> Callback<E> {
        let toasts = self.clone();
        Callback::from(move |event| match &refusal {
            Some(reason) => toasts.say(reason.to_string()),
            None => on_press.emit(event),
        })
    }

    /// Takes one notice away.
    pub fn remove(&self, number: u32) {
        Self::change(ToastChange::Remove(number));
    }

    /// Takes all notices away, as before the device changes hands.
    pub fn clear(&self) {
        Self::change(ToastChange::Clear);
    }

    fn change(change: ToastChange) {
        let place = PLACE.with_borrow(Clone::clone);
        if let Some(place) = place {
            place.dispatch(change);
        }
    }
}

/// The place for notices.
#[component]
pub fn ToastPlace() -> Html {
    let state = use_reducer(ToastState::default);
    let dispatcher = state.dispatcher();
    use_effect_with((), move |()| PLACE.set(Some(dispatcher)));
    let timed = use_mut_ref(|| 0);
    let shown = state.shown.clone();
    use_effect_with(state.next, move |next| {
        let before = timed.replace(*next);
        for toast in shown.iter().filter(|toast| toast.number >= before) {
            take_away(toast.number, if toast.undo.is_some() { STAYS_WITH_UNDO } else { STAYS });
        }
    });
    toast_list(&state.shown)
}

/// Takes a notice away after so many milliseconds, unless somebody points at it then.
fn take_away(number: u32, after: u32) {
    let look = move || {
        if toast::is_held(number) {
            take_away(number, LOOKS_AGAIN);
        } else {
            Toasts.remove(number);
        }
    };
    Timeout::new(after, look).forget();
}

/// The place for notices, for a component.
#[hook]
pub fn use_toasts() -> Toasts {
    Toasts
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(state: Rc<ToastState>, texts: &[&'static str]) -> Rc<ToastState> {
        texts.iter().fold(state, |state, text| {
            state.reduce(ToastChange::Add { text: AttrValue::Static(text), undo: None })
        })
    }

    fn texts(state: &ToastState) -> Vec<&str> {
        state.shown.iter().map(|toast| toast.text.as_str()).collect()
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
    }

    #[test]
    fn clearing_nothing_draws_nothing_anew() {
        let state = Rc::new(ToastState::default());
        assert!(Rc::ptr_eq(&state.clone().reduce(ToastChange::Clear), &state));
    }
}

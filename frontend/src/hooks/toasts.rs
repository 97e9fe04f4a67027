//! Short notices at the lower edge.

use std::rc::Rc;

use yew::prelude::*;

use crate::components::toast::ToastList;

/// The most notices at a time; older ones make room.
const MOST: usize = 3;

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
    pub shown: Vec<Toast>,
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

/// Shows notices from anywhere.
#[derive(Clone, PartialEq)]
pub struct Toasts(UseReducerDispatcher<ToastState>);

impl Toasts {
    /// Shows a notice.
    pub fn say(&self, text: impl Into<AttrValue>) {
        self.0.dispatch(ToastChange::Add { text: text.into(), undo: None });
    }

    /// Shows a notice with a way to take back what it tells of.
    pub fn say_with_undo(&self, text: impl Into<AttrValue>, undo: Callback<()>) {
        self.0.dispatch(ToastChange::Add { text: text.into(), undo: Some(undo) });
    }

    /// Takes one notice away.
    pub fn remove(&self, number: u32) {
        self.0.dispatch(ToastChange::Remove(number));
    }

    /// Takes all notices away, as before the device changes hands.
    pub fn clear(&self) {
        self.0.dispatch(ToastChange::Clear);
    }
}

#[derive(Properties, PartialEq)]
pub struct ToastProviderProps {
    pub children: Html,
}

/// Gives its children a place for notices.
#[component]
pub fn ToastProvider(props: &ToastProviderProps) -> Html {
    let state = use_reducer(ToastState::default);
    let toasts = Toasts(state.dispatcher());
    html! {
        <ContextProvider<Toasts> context={toasts.clone()}>
            { props.children.clone() }
            <ToastList shown={state.shown.clone()} {toasts} />
        </ContextProvider<Toasts>>
    }
}

/// The place for notices.
#[hook]
pub fn use_toasts() -> Toasts {
    use_context().expect("every page lies within the provider of notices")
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

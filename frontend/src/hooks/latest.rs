//! Short ways to make callbacks.

use yew::prelude::*;

/// A callback that puts this value into a state, whatever it is given.
pub fn sets<T: Clone + 'static, IN>(state: &UseStateHandle<T>, value: T) -> Callback<IN> {
    let state = state.setter();
    Callback::from(move |_| state.set(value.clone()))
}

/// A callback that never changes and calls the one that was given last: what it is handed to isn't drawn again because
/// of it.
#[hook]
pub fn use_latest<I: 'static>(callback: Callback<I>) -> Callback<I> {
    let latest = use_mut_ref(Callback::noop);
    latest.replace(callback);
    use_callback((), move |input, ()| {
        let callback = latest.borrow().clone();
        callback.emit(input);
    })
}

use yew::prelude::*;

/// A callback that sets a state to this value, whatever its argument.
pub fn sets<T: Clone + 'static, IN>(state: &UseStateHandle<T>, value: T) -> Callback<IN> {
    let state = state.setter();
    Callback::from(move |_| state.set(value.clone()))
}

/// A callback that sets a state to the value it is given.
pub fn sets_given<T: 'static>(state: &UseStateHandle<T>) -> Callback<T> {
    let state = state.setter();
    Callback::from(move |value| state.set(value))
}

/// A callback that changes a state by its argument. It redraws the component, even if nothing changed.
pub fn changes<T: Clone + 'static, IN>(
    state: &UseStateHandle<T>,
    change: impl Fn(&mut T, IN) + 'static,
) -> Callback<IN> {
    let state = state.clone();
    Callback::from(move |given| {
        let mut next = (*state).clone();
        change(&mut next, given);
        state.set(next);
    })
}

/// A callback that stays the same and calls the latest `callback`, so that a new one redraws no receiver.
#[hook]
pub fn use_latest<I: 'static>(callback: Callback<I>) -> Callback<I> {
    let latest = use_mut_ref(Callback::noop);
    latest.replace(callback);
    use_callback((), move |input, ()| {
        let callback = latest.borrow().clone();
        callback.emit(input);
    })
}

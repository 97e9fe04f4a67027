use gloo::events::EventListener;
use yew::prelude::*;

use crate::services::page;
use crate::services::update;

/// Whether a newer build is loaded and waits for the switch.
#[hook]
pub fn use_update_waiting() -> bool {
    let waiting = use_state_eq(update::is_waiting);
    let setter = waiting.setter();
    use_effect_with((), move |()| {
        let listener = page::window()
            .map(|window| EventListener::new(&window, update::EVENT, move |_| setter.set(true)));
        move || drop(listener)
    });
    *waiting
}

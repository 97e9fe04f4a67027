use gloo::events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::StorageEvent;
use yew::prelude::*;

use crate::pages::table::game::RunningGame;
use crate::pages::table::keeper::{SaveError, note_end};
use crate::services::page;
use crate::services::parts::{Part, use_parts};
use crate::services::storage::{StoreError, tell_of_change};

/// Saves the game after every step that changes the save. Returns a callback that saves at once, and the last error.
#[hook]
pub fn use_autosave(game: &RunningGame) -> (Callback<()>, Option<StoreError>) {
    let RunningGame { id, session, keeper, .. } = game;
    let trouble = use_state_eq(|| None::<StoreError>);
    // The code that notes the end of a game loads later than the table.
    let is_over = session.turn().outcome().is_some();
    let noting = use_parts(if is_over { vec![Part::Later, Part::More] } else { Vec::new() });
    let can_note = is_over && noting.are_there();
    let keep = {
        let (keeper, session, trouble) = (keeper.clone(), session.clone(), trouble.setter());
        Callback::from(move |()| {
            let saved = keeper.keep(&session);
            let note = || note_end(&keeper, &session).map(|()| tell_of_change());
            match saved.and_then(|()| if can_note { note() } else { Ok(()) }) {
                Ok(()) => trouble.set(None),
                Err(SaveError::Store(error)) => trouble.set(Some(error)),
                // The table shows a screen of its own.
                Err(SaveError::Conflict) => {}
            }
        })
    };
    {
        let keep = keep.clone();
        let (decisions, waits) = (session.decisions(), session.waits_for_link());
        let saved = (decisions, waits, session.local(), session.places().to_vec());
        use_effect_with((saved, can_note), move |_| keep.emit(()));
    }
    {
        let (keeper, session, key) = (keeper.clone(), session.clone(), id.key());
        // Notices at once when another tab saves.
        use_effect_with((), move |()| {
            let listener = page::window().map(|window| {
                EventListener::new(&window, "storage", move |event| {
                    let event: Option<&StorageEvent> = event.dyn_ref();
                    if event.and_then(StorageEvent::key).as_ref() == Some(&key) {
                        keeper.check_external_change(&session);
                    }
                })
            });
            move || drop(listener)
        });
    }
    (keep, *trouble)
}

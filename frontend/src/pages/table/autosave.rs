//! A running game is saved after every step.

use yew::prelude::*;

use super::Running;
use crate::services::clock;
use crate::services::saves::{self, LoadError, Save, SaveId};
use crate::services::storage::{StoreError, with_device};
use crate::session::Session;

/// Saves the game after every step that changes what is saved. While that fails, gives the reason
/// and a way to try again.
#[hook]
pub fn use_autosave(
    id: &SaveId,
    save: &Save,
    session: &Running,
) -> Option<(StoreError, Callback<()>)> {
    let trouble = use_state_eq(|| None::<StoreError>);
    let tries = use_state_eq(|| 0_u32);
    let saved = (session.decisions(), session.kept(), *tries);
    {
        let (id, save, session, trouble) =
            (id.clone(), save.clone(), session.clone(), trouble.setter());
        use_effect_with(saved, move |_| trouble.set(save_game(&id, &save, &session).err()));
    }
    let on_retry = Callback::from(move |()| tries.set(*tries + 1));
    trouble.map(|error| (error, on_retry))
}

/// Writes the game to the store. What else the save holds may have been changed by another page,
/// a new label say, so it is taken from the store; `save` stands in if it was deleted there.
fn save_game(id: &SaveId, save: &Save, session: &Session) -> Result<(), StoreError> {
    with_device(|store| {
        let stored = match saves::load(store, id) {
            Ok(stored) => stored,
            Err(LoadError::Store(error)) => return Err(error),
            Err(LoadError::Missing | LoadError::Damaged(_)) => save.clone(),
        };
        let record = session.record().to_string();
        let changed = if record == stored.record { stored.changed } else { clock::now() };
        let summary = Some(session.summary());
        let next = Save { record, kept: session.kept(), changed, summary, ..stored.clone() };
        if next == stored { Ok(()) } else { saves::keep(store, id, &next) }
    })
}

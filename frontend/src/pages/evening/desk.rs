//! What all parts of an evening's page share.

use yew::prelude::*;

use crate::hooks::Toasts;
use crate::services::clock;
use crate::services::evenings::{self, Evening};
use crate::services::people::People;
use crate::services::saves::SaveId;
use crate::services::storage::{Store, with_device};
use crate::words::{errors, evening as words};

/// What all parts of the page share.
#[derive(Clone, PartialEq)]
pub struct Desk {
    pub id: SaveId,
    pub evening: UseStateHandle<Option<Evening>>,
    pub deleting: UseStateHandle<bool>,
    pub toasts: Toasts,
}

impl Desk {
    /// The evening as it is kept now: another tab may have played on.
    pub fn fresh(&self, store: &dyn Store) -> Option<Evening> {
        let mut evening = evenings::settle(store, &self.id, clock::now()).ok()??;
        evening.follow(&People::load(store));
        Some(evening)
    }

    /// Changes the evening, and keeps it.
    pub fn change(&self, change: impl FnOnce(&mut Evening)) {
        let Some(mut evening) = with_device(|store| self.fresh(store)) else {
            return self.toasts.fail(words::MISSING_HINT);
        };
        change(&mut evening);
        evening.changed = clock::now();
        match with_device(|store| evenings::keep(store, &self.id, &evening)) {
            Ok(()) => self.toasts.succeeded(),
            Err(error) => self.toasts.fail(errors::store(error)),
        }
        self.evening.set(Some(evening));
    }

    /// What a button does.
    pub fn on<IN>(&self, act: impl Fn(&Self) + 'static) -> Callback<IN> {
        let desk = self.clone();
        Callback::from(move |_| act(&desk))
    }
}

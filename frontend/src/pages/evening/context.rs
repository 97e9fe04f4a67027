//! What all parts of an evening's page share.

use yew::prelude::*;

use crate::hooks::Toasts;
use crate::services::evenings::{self, Evening};
use crate::services::saves::SaveId;
use crate::words::{errors, evening as words};

/// What all parts of the page share.
#[derive(Clone, PartialEq)]
pub struct EveningContext {
    pub id: SaveId,
    pub evening: UseStateHandle<Option<Evening>>,
    pub deleting: UseStateHandle<bool>,
    pub toasts: Toasts,
}

impl EveningContext {
    /// Changes the evening, and keeps it.
    pub fn change(&self, change: impl FnOnce(&mut Evening)) {
        let Some((evening, kept)) = evenings::change(&self.id, change) else {
            return self.toasts.fail(words::MISSING_HINT);
        };
        match kept {
            Ok(()) => self.toasts.succeeded(),
            Err(error) => self.toasts.fail(errors::store(error)),
        }
        self.evening.set(Some(evening));
    }

    /// What a button does.
    pub fn on<IN>(&self, act: impl Fn(&Self) + 'static) -> Callback<IN> {
        let context = self.clone();
        Callback::from(move |_| act(&context))
    }
}

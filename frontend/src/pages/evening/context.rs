//! The context that the parts of an evening's page share.

use yew::prelude::*;

use crate::hooks::toasts;
use crate::services::evenings::{self, Evening};
use crate::services::saves::SaveId;
use crate::services::sound::{self, Cue};
use crate::words::{errors, evening as words};

#[derive(Clone, PartialEq)]
pub struct EveningContext {
    pub id: SaveId,
    pub evening: UseStateHandle<Option<Evening>>,
    pub to_confirm: UseStateHandle<Option<Confirm>>,
    /// Whether the evening was just ended on this page.
    pub just_ended: UseStateHandle<bool>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Confirm {
    End,
    Delete,
}

impl EveningContext {
    /// Changes the evening and saves it.
    pub fn change(&self, change: impl FnOnce(&mut Evening)) {
        let Some((evening, kept)) = evenings::change(&self.id, change) else {
            return toasts::fail(words::MISSING_HINT);
        };
        match kept {
            Ok(()) => toasts::succeeded(),
            Err(error) => toasts::fail(errors::store(error)),
        }
        self.evening.set(Some(evening));
    }

    /// Ends the evening. A running game doesn't count.
    pub fn end(&self) {
        self.to_confirm.set(None);
        self.change(|evening| {
            if let Some(running) = evening.running().cloned() {
                evening.call_off(&running);
            }
            evening.is_over = true;
        });
        self.just_ended.set(true);
        sound::play(Cue::Win);
    }

    pub fn on<IN>(&self, act: impl Fn(&Self) + 'static) -> Callback<IN> {
        let context = self.clone();
        Callback::from(move |_| act(&context))
    }
}

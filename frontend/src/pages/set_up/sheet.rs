//! The context that the parts of the set-up page share.

use yew::prelude::*;

use crate::draft::GameDraft;
use crate::hooks::sets;
use crate::services::people::People;
use crate::services::stored::Unread;

/// The draft, and the way to change it.
pub struct DraftForm {
    pub draft: UseStateHandle<GameDraft>,
    pub people: UseStateHandle<Result<People, Unread>>,
    pub open_dialog: UseStateHandle<Option<SetUpDialog>>,
    /// Whether the deal is given, so that only the players can be changed.
    pub is_given: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum SetUpDialog {
    Look(usize),
    Order,
}

impl DraftForm {
    /// A callback that changes the draft by its input.
    pub fn on<IN: 'static>(&self, change: impl Fn(&mut GameDraft, IN) + 'static) -> Callback<IN> {
        let draft = self.draft.clone();
        Callback::from(move |given| {
            let mut next = (*draft).clone();
            change(&mut next, given);
            draft.set(next);
        })
    }

    /// A callback that opens a dialog.
    pub fn ask<IN: 'static>(&self, what: SetUpDialog) -> Callback<IN> {
        sets(&self.open_dialog, Some(what))
    }

    pub fn on_close(&self) -> Callback<()> {
        sets(&self.open_dialog, None)
    }
}

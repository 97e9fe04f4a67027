//! What all parts of the home page share.

use yew::prelude::*;

use super::today::Today;
use crate::services::evenings::UnderWay;
use crate::services::games as kept;
use crate::services::saves::{Entry, Save, SaveId, Shelf};

/// What a dialog is open for.
#[derive(Clone, PartialEq)]
pub enum OpenDialog {
    /// A new name for a save: what is typed so far.
    Rename(Entry, String),
    /// Whether a game that is not over is exported.
    ExportRunning(Entry),
    /// Whether a file is there that the browser was asked to save.
    Filed(Filed),
}

/// What all parts of the page share.
#[derive(Clone)]
pub struct HomeContext {
    pub shelf: UseStateHandle<Shelf>,
    pub evening: UseStateHandle<Option<UnderWay>>,
    pub today: UseStateHandle<Today>,
    pub open_dialog: UseStateHandle<Option<OpenDialog>>,
    /// All saves are listed, not the latest alone.
    pub lists_all: UseStateHandle<bool>,
    /// The games that have just come in.
    pub arrived: UseStateHandle<Vec<SaveId>>,
}

impl HomeContext {
    /// Reads again what is kept.
    pub fn reload(&self) {
        self.shelf.set(kept::shelf());
    }

    /// Opens a dialog.
    pub fn ask(&self, what: OpenDialog) {
        self.open_dialog.set(Some(what));
    }

    /// Closes the dialog.
    pub fn close(&self) {
        self.open_dialog.set(None);
    }

    pub fn on_close(&self) -> Callback<()> {
        let context = self.clone();
        Callback::from(move |()| context.close())
    }

    /// What a button does.
    pub fn on<IN>(&self, act: impl Fn(&Self) + 'static) -> Callback<IN> {
        let context = self.clone();
        Callback::from(move |_| act(&context))
    }
}

/// A file that the browser was asked to save.
#[derive(Clone, PartialEq, Debug)]
pub struct Filed {
    pub name: String,
    pub text: String,
    pub then: Then,
}

/// What is done once it is there.
#[derive(Clone, PartialEq, Debug)]
pub enum Then {
    /// The game counts as exported.
    Note(SaveId),
    /// These games are cleared, as long as they are still as they are in the file.
    Clear(Vec<(SaveId, Save)>),
}

//! The home page's state, shared by its parts.

use yew::prelude::*;

use super::today::TodayResults;
use crate::services::evenings::UnderWay;
use crate::services::saved_games;
use crate::services::saves::{Save, SaveId, Shelf, ShelfEntry};

#[derive(Clone, PartialEq)]
pub enum HomeDialog {
    /// The save, and the label typed so far.
    Rename(ShelfEntry, String),
    ExportRunning(ShelfEntry),
    /// Asks whether the browser has saved the file.
    Exported(ExportedFile),
}

#[derive(Clone)]
pub struct HomeContext {
    pub shelf: UseStateHandle<Shelf>,
    pub evening: UseStateHandle<Option<UnderWay>>,
    pub today: UseStateHandle<TodayResults>,
    pub open_dialog: UseStateHandle<Option<HomeDialog>>,
    /// Whether all saves are listed, or only the latest.
    pub lists_all: UseStateHandle<bool>,
    pub just_imported: UseStateHandle<Vec<SaveId>>,
}

impl HomeContext {
    pub fn reload_shelf(&self) {
        self.shelf.set(saved_games::shelf());
    }

    pub fn open(&self, dialog: HomeDialog) {
        self.open_dialog.set(Some(dialog));
    }

    pub fn close(&self) {
        self.open_dialog.set(None);
    }

    /// A callback that runs `act` with this context.
    pub fn callback<IN>(&self, act: impl Fn(&Self) + 'static) -> Callback<IN> {
        let context = self.clone();
        Callback::from(move |_| act(&context))
    }
}

/// A file handed to the browser to save.
#[derive(Clone, PartialEq, Debug)]
pub struct ExportedFile {
    pub name: String,
    pub text: String,
    pub then: AfterExport,
}

/// The next step once somebody confirms that the file was saved.
#[derive(Clone, PartialEq, Debug)]
pub enum AfterExport {
    NoteExport(SaveId),
    /// Deletes these games if they are still as in the file.
    Clear(Vec<(SaveId, Save)>),
}

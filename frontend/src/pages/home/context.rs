//! The context that the parts of the home page share.

use std::cell::RefCell;

use web_sys::{Element, ScrollIntoViewOptions, ScrollLogicalPosition};
use yew::prelude::*;

use super::today::TodayResults;
use crate::components::button::{Button, Weight};
use crate::components::dialog::Dialog;
use crate::hooks::toasts;
use crate::services::evenings::UnderWay;
use crate::services::files::download;
use crate::services::page::element;
use crate::services::saved_games;
use crate::services::saves::{Save, SaveId, Shelf, ShelfEntry};
use crate::words::{errors, files, home};

#[derive(Clone, PartialEq)]
pub enum HomeDialog {
    /// Renaming a save: the text typed so far.
    Rename(ShelfEntry, String),
    /// Asks whether to export a running game.
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
    pub fn reload(&self) {
        self.shelf.set(saved_games::shelf());
    }

    pub fn ask(&self, what: HomeDialog) {
        self.open_dialog.set(Some(what));
    }

    pub fn close(&self) {
        self.open_dialog.set(None);
    }

    pub fn on_close(&self) -> Callback<()> {
        let context = self.clone();
        Callback::from(move |()| context.close())
    }

    pub fn on<IN>(&self, act: impl Fn(&Self) + 'static) -> Callback<IN> {
        let context = self.clone();
        Callback::from(move |_| act(&context))
    }
}

/// A file handed to the browser to save. A page never learns whether the browser blocked the download or somebody
/// cancelled it, so nothing counts as exported before somebody confirms the file.
#[derive(Clone, PartialEq, Debug)]
pub struct ExportedFile {
    pub name: String,
    pub text: String,
    pub then: Then,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Then {
    /// Marks the game as exported.
    Note(SaveId),
    /// Clears these games if they are still as in the file.
    Clear(Vec<(SaveId, Save)>),
}

/// Asks the browser to save a file, then whether it did.
pub fn file(context: &HomeContext, exported: ExportedFile) {
    if download(&exported.name, &exported.text) {
        toasts::succeeded();
        context.ask(HomeDialog::Exported(exported));
    } else {
        context.close();
        toasts::fail(files::REFUSED);
    }
}

pub fn ask_if_saved(context: &HomeContext, exported: &ExportedFile) -> Html {
    let (yes, warning) = match &exported.then {
        Then::Note(_) => (files::IT_IS, None),
        Then::Clear(games) => (files::CLEAR, Some(files::only_copy(games.len()))),
    };
    let then = exported.then.clone();
    let on_yes = context.on(move |context| go_on(context, &then));
    let on_again = {
        let exported = exported.clone();
        context.on(move |context| file(context, exported.clone()))
    };
    html! {
        <Dialog
            id="filed"
            title={files::IS_IT_THERE}
            on_close={context.on_close()}
            actions={html! {
                <>
                    <Button label={files::ONCE_MORE} on_press={on_again} />
                    <Button weight={Weight::Main} label={yes} on_press={on_yes} />
                </>
            }}
        >
            <p class="filed__name">{ files::look(&exported.name) }</p>
            if let Some(warning) = warning {
                <p>{ warning }</p>
            }
        </Dialog>
    }
}

fn go_on(context: &HomeContext, then: &Then) {
    match then {
        Then::Note(id) => {
            if let Err(error) = saved_games::note_export(id) {
                toasts::fail(errors::load(&error));
            }
        }
        Then::Clear(games) => {
            if let Some(count) = toasts::kept(saved_games::clear(games)) {
                toasts::say(home::cleared(count));
            }
        }
    }
    context.close();
    context.reload();
}

thread_local! {
    static JUST_IMPORTED: RefCell<Vec<SaveId>> = const { RefCell::new(Vec::new()) };
}

/// Notes imported games for the home page, which points them out when it next opens.
pub fn announce(ids: Vec<SaveId>) {
    JUST_IMPORTED.set(ids);
}

/// Takes the games imported since the page was last open.
pub fn take() -> Vec<SaveId> {
    JUST_IMPORTED.take()
}

/// The id of a save's list item.
pub fn element_id(id: &SaveId) -> String {
    format!("saved-{id}")
}

pub fn scroll_to(ids: &[SaveId]) {
    let places = ids.iter().filter_map(|id| element::<Element>(&element_id(id)));
    let height = |place: &Element| place.get_bounding_client_rect().top();
    let first = places.min_by(|one, other| height(one).total_cmp(&height(other)));
    if let Some(first) = first {
        let options = ScrollIntoViewOptions::new();
        options.set_block(ScrollLogicalPosition::Center);
        first.scroll_into_view_with_scroll_into_view_options(&options);
    }
}

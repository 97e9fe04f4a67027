//! The question after games were handed to the browser as a file. A page never learns whether the browser blocked the
//! download or somebody cancelled it, so nothing counts as exported before somebody confirms the file.

use yew::prelude::*;

use super::context::{ExportedFile, HomeContext, HomeDialog, Then};
use crate::components::button::{Button, Weight};
use crate::components::dialog::Dialog;
use crate::hooks::toasts;
use crate::services::files::download;
use crate::services::saved_games;
use crate::words::{errors, files, home};

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
            if let Some(count) = toasts::or_fail(saved_games::clear(games)) {
                toasts::say(home::cleared(count));
            }
        }
    }
    context.close();
    context.reload();
}

//! The import of games from a file, a text or a link.

use std::cell::Cell;
use std::rc::Rc;

use engine::catalogue::AnyGame;
use engine::record::PartialRecord;
use wasm_bindgen_futures::spawn_local;
use web_sys::{HtmlElement, HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

use crate::components::button::{Button, Weight};
use crate::components::dialog::{Dialog, confirm};
use crate::components::field::text_in;
use crate::components::icon::Glyph;
use crate::components::page::Page;
use crate::games::summary;
use crate::hooks::{sets, toasts};
use crate::pages::home;
use crate::route::Route;
use crate::services::device_data::{self, Imports};
use crate::services::files::FileError;
use crate::services::import::{Bundle, GameImport, ImportReport, ImportSource, NoGame, examine};
use crate::services::page::element;
use crate::services::saved_games::save_received;
use crate::services::{clock, files, launch, links};
use crate::words::{self, by_link, errors, import as text};

const FILE_ID: &str = "import-file";
const TEXT_ID: &str = "paste-text";
/// The longest accepted text, in UTF-16 code units: many times the longest game.
const MOST_PASTED: u32 = 1_048_576;

const PROGRESS_INTERVAL_MS: u64 = 24;

#[derive(Clone, PartialEq)]
enum ImportDialog {
    /// A record with an error after a good part.
    GoodPart(Box<PartialRecord<AnyGame>>),
    /// The payloads of several links, to choose from.
    Links(Vec<String>),
    /// Another app has shared a text.
    Shared(String),
    Running {
        done: usize,
        total: usize,
    },
    Done(ImportReport, Box<Imports>),
}

#[derive(Clone)]
struct ImportContext {
    open_dialog: UseStateHandle<Option<ImportDialog>>,
    is_stopped: Rc<Cell<bool>>,
}

#[component]
pub fn Import() -> Html {
    let context = ImportContext {
        open_dialog: use_state(|| None),
        is_stopped: use_memo((), |()| Cell::new(false)),
    };
    // Leaving the page stops the import.
    let is_stopped = context.is_stopped.clone();
    use_effect_with((), move |()| move || is_stopped.set(true));
    let system_context = context.clone();
    use_effect_with((), move |()| take_from_system(&system_context));
    let text_context = context.clone();
    let on_import = Callback::from(move |_: MouseEvent| {
        // The field's own length is checked first, since reading the value copies the whole text.
        let length = element(TEXT_ID).map_or(0, |field: HtmlTextAreaElement| field.text_length());
        if length > MOST_PASTED {
            return toasts::fail(text::TOO_LONG);
        }
        let text = text_in(TEXT_ID);
        if text.trim().is_empty() {
            toasts::fail(text::NO_TEXT);
        } else {
            import_text(&text_context, &text);
        }
    });
    html! {
        <Page title={text::TITLE} name="import">
            <p class="lead">{ text::HINT }</p>
            { file_input(&context) }
            <div class="field">
                <label class="field__label" for={TEXT_ID}>{ text::PASTED_TEXT }</label>
                <textarea
                    id={TEXT_ID}
                    class="input import__text"
                    rows="8"
                    spellcheck="false"
                    autocomplete="off"
                    autocapitalize="off"
                />
                <p class="field__hint">{ by_link::PASTE_HINT }</p>
            </div>
            <div class="wrap-3">
                <Button weight={Weight::Main} label={text::IMPORT_NOW} on_press={on_import} />
            </div>
            { match &*context.open_dialog {
                None => Html::default(),
                Some(ImportDialog::Links(payloads)) => link_picker(&context, payloads),
                Some(ImportDialog::Shared(text)) => shared_text_dialog(&context, text),
                Some(ImportDialog::GoodPart(partial)) => good_part_dialog(&context, partial),
                Some(ImportDialog::Running { done, total }) => progress_dialog(&context, *done, *total),
                Some(ImportDialog::Done(report, imports)) => result_dialog(&context, report, **imports),
            } }
        </Page>
    }
}

fn file_input(context: &ImportContext) -> Html {
    let context = context.clone();
    let onchange = Callback::from(move |event: Event| {
        let input = event.target_unchecked_into::<HtmlInputElement>();
        let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
        // Otherwise the browser reports no change when the same file is chosen again.
        input.set_value("");
        let context = context.clone();
        spawn_local(async move {
            import_file(&context, files::read(&file).await);
        });
    });
    let on_choose = Callback::from(|_| {
        if let Some(input) = element::<HtmlElement>(FILE_ID) {
            input.click();
        }
    });
    html! {
        <div class="wrap-3">
            <input
                type="file"
                hidden=true
                id={FILE_ID}
                accept=".facedown,.txt,.json,text/plain,application/json"
                {onchange}
            />
            <Button icon={Glyph::Upload} label={text::CHOOSE_FILE} on_press={on_choose} />
        </div>
    }
}

/// Takes a file or text from the system, if the app is installed. A file that the user opens with the app is imported
/// at once; a text that another app shares may be anybody's, so the page asks first.
fn take_from_system(context: &ImportContext) {
    let files_context = context.clone();
    launch::on_files(move |text| import_file(&files_context, text));
    let context = context.clone();
    spawn_local(async move {
        match launch::take_shared().await {
            Some(Ok(text)) => context.open_dialog.set(Some(ImportDialog::Shared(text))),
            Some(Err(error)) => toasts::fail(errors::file(error)),
            None => {}
        }
    });
}

fn import_file(context: &ImportContext, text: Result<String, FileError>) {
    match text {
        Ok(text) => import_text(context, &text),
        Err(error) => toasts::fail(errors::file(error)),
    }
}

/// Imports a text's games, or opens the link or page in the text.
fn import_text(context: &ImportContext, text: &str) {
    match examine(text) {
        Ok(ImportSource::Links(payloads)) => match <[String; 1]>::try_from(payloads) {
            Ok([payload]) => {
                toasts::clear_failures();
                Route::Link(payload).go();
            }
            Err(payloads) => context.open_dialog.set(Some(ImportDialog::Links(payloads))),
        },
        Ok(ImportSource::Bundle(bundle)) => {
            toasts::clear_failures();
            spawn_local(import_games(context.clone(), bundle));
        }
        Ok(ImportSource::Record(partial)) if partial.error.is_some() => {
            context.open_dialog.set(Some(ImportDialog::GoodPart(partial)));
        }
        Ok(ImportSource::Record(partial)) => save_record(&partial),
        Err(NoGame::TooLarge) => toasts::fail(errors::file(FileError::TooLarge)),
        Err(NoGame::BadRecord(error)) => match Route::in_text(text) {
            Some(route) => {
                toasts::clear_failures();
                route.go();
            }
            None => toasts::fail(errors::record(&error)),
        },
    }
}

/// Imports a file's games bit by bit, until all are in or somebody stops the import.
async fn import_games(context: ImportContext, Bundle { games, device_data }: Bundle) {
    context.is_stopped.set(false);
    let Some(mut import) = toasts::or_fail(GameImport::begin(games, summary)) else { return };
    let games_result = loop {
        let (done, total) = (import.done(), import.total());
        context.open_dialog.set(Some(ImportDialog::Running { done, total }));
        clock::wait(0).await;
        match import.run_for(PROGRESS_INTERVAL_MS) {
            Ok(has_more) if has_more && !context.is_stopped.get() => {}
            Ok(_) => break Ok(()),
            Err(error) => break Err(error),
        }
    };
    // Both imports leave free the storage reserved for a running game's next decisions.
    let (imports, result) = device_data::import(&device_data);
    let report = import.finish();
    toasts::or_fail(games_result.and(result));
    context.open_dialog.set(Some(ImportDialog::Done(report, Box::new(imports))));
}

/// Saves a record, as far as it could be read, as a new game.
fn save_record(partial: &PartialRecord<AnyGame>) {
    let summary = summary(&partial.game, &partial.record.players);
    if let Some(id) = toasts::or_fail(save_received(&partial.record, summary)) {
        toasts::clear_failures();
        toasts::say(text::IMPORTED);
        home::set_just_imported(vec![id]);
        Route::Home.go();
    }
}

fn link_picker(context: &ImportContext, payloads: &[String]) -> Html {
    let link = |(at, payload): (usize, &String)| {
        let payload = payload.clone();
        let label = words::links::one_of(at + 1, &links::open(&payload));
        let on_press = Callback::from(move |_: MouseEvent| Route::Link(payload.clone()).go());
        html! { <Button {label} {on_press} /> }
    };
    html! {
        <Dialog key="links" id="links" title={text::WHICH_LINK} on_close={sets(&context.open_dialog, None)}>
            <div class="stack-5">{ for payloads.iter().enumerate().map(link) }</div>
        </Dialog>
    }
}

fn shared_text_dialog(context: &ImportContext, shared: &str) -> Html {
    let on_close = sets(&context.open_dialog, None);
    let (context, shared) = (context.clone(), shared.to_owned());
    let on_import = Callback::from(move |_: MouseEvent| {
        context.open_dialog.set(None);
        import_text(&context, &shared);
    });
    confirm(
        ("shared", text::SHARED),
        text::SHARED_HINT.translate(),
        (Weight::Main, text::IMPORT_NOW, on_import),
        on_close,
    )
}

fn progress_dialog(context: &ImportContext, done: usize, total: usize) -> Html {
    let is_stopped = context.is_stopped.clone();
    let on_stop = Callback::from(move |()| is_stopped.set(true));
    html! {
        <Dialog
            key="running"
            id="importing"
            title={text::RUNNING}
            on_close={on_stop.clone()}
            actions={html! { <Button label={text::STOP} on_press={on_stop.reform(|_| ())} /> }}
        >
            <p id="import-progress">{ text::progress(done, total) }</p>
            <progress
                class="import__progress"
                aria-labelledby="import-progress"
                max={total.to_string()}
                value={done.to_string()}
            />
        </Dialog>
    }
}

fn result_dialog(context: &ImportContext, report: &ImportReport, imports: Imports) -> Html {
    let added = report.added.clone();
    let on_show = Callback::from(move |_: MouseEvent| {
        home::set_just_imported(added.clone());
        Route::Home.go();
    });
    html! {
        <Dialog
            key="done"
            id="imported"
            title={text::DONE}
            on_close={sets(&context.open_dialog, None)}
            actions={html! {
                <Button weight={Weight::Main} label={text::SHOW} on_press={on_show} />
            }}
        >
            <ul class="stack-2">
                for line in text::report(report).into_iter().chain(text::other_results(imports)) {
                    <li key={line.clone()}>{ &line }</li>
                }
            </ul>
        </Dialog>
    }
}

/// Shows a record's error, and offers its good part.
fn good_part_dialog(context: &ImportContext, partial: &PartialRecord<AnyGame>) -> Html {
    let decisions = partial.record.decisions.len();
    let error = partial.error.as_ref().map(errors::record).unwrap_or_default();
    let (on_close, partial) = (sets(&context.open_dialog, None), partial.clone());
    let on_keep = Callback::from(move |_: MouseEvent| {
        on_close.emit(());
        save_record(&partial);
    });
    confirm(
        ("good-part", text::TITLE),
        &text::good_part(&error, decisions),
        (Weight::Main, text::KEEP_GOOD_PART, on_keep),
        sets(&context.open_dialog, None),
    )
}

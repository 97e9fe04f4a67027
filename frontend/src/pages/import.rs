//! Games brought in from a file, a text or a link.

use engine::catalogue::AnyGame;
use engine::record::Reading;
use wasm_bindgen_futures::spawn_local;
use web_sys::{HtmlElement, HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

use crate::components::button::{Button, Weight};
use crate::components::dialog::Dialog;
use crate::components::field::text_in;
use crate::components::icon::Glyph;
use crate::components::page::Page;
use crate::hooks::{Toasts, use_toasts};
use crate::route::Route;
use crate::services::bring_in::{Found, examine, unpack};
use crate::services::chance::fresh_id;
use crate::services::page::element;
use crate::services::saves::{self, Save};
use crate::services::storage::with_device;
use crate::services::{clock, files};
use crate::words::{self, errors, import as told};

const FILE: &str = "import-file";
const TEXT: &str = "paste-text";
/// The most characters that are looked at of what is pasted: many times the longest game.
const MOST_PASTED: u32 = 1_048_576;

/// Where the record is asked about that has something wrong after a good part.
type Doubtful = UseStateHandle<Option<Box<Reading<AnyGame>>>>;

/// The page.
#[component]
pub fn Import() -> Html {
    let toasts = use_toasts();
    let doubtful: Doubtful = use_state(|| None);
    let on_read = {
        let (doubtful, toasts) = (doubtful.clone(), toasts.clone());
        Callback::from(move |_: MouseEvent| {
            // By its length, before the text is copied out of the field.
            let length = element(TEXT).map_or(0, |field: HtmlTextAreaElement| field.text_length());
            if length > MOST_PASTED {
                return toasts.say(told::TOO_LONG);
            }
            let text = text_in(TEXT);
            if text.trim().is_empty() {
                toasts.say(told::NO_TEXT);
            } else {
                bring_in(&toasts, &doubtful, &text);
            }
        })
    };
    html! {
        <Page title={told::TITLE} name="import">
            <p class="lead">{ told::HINT }</p>
            { from_file(&toasts, &doubtful) }
            <div class="field">
                <label class="field__label" for={TEXT}>{ told::PASTED_TEXT }</label>
                <textarea
                    id={TEXT}
                    class="input import__text"
                    rows="8"
                    spellcheck="false"
                    autocomplete="off"
                    autocapitalize="off"
                />
            </div>
            <div class="import__row">
                <Button weight={Weight::Main} label={told::IMPORT_NOW} on_press={on_read} />
            </div>
            if let Some(reading) = &*doubtful {
                { good_part(&toasts, &doubtful, reading) }
            }
        </Page>
    }
}

/// The way in for a file.
fn from_file(toasts: &Toasts, doubtful: &Doubtful) -> Html {
    let (toasts, doubtful) = (toasts.clone(), doubtful.clone());
    let onchange = Callback::from(move |event: Event| {
        let input = event.target_unchecked_into::<HtmlInputElement>();
        let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
        // The same file again would be no change.
        input.set_value("");
        let (toasts, doubtful) = (toasts.clone(), doubtful.clone());
        spawn_local(async move {
            match files::read(file).await {
                Ok(text) => bring_in(&toasts, &doubtful, &text),
                Err(error) => toasts.say(errors::file(error)),
            }
        });
    });
    let on_choose = Callback::from(|_| {
        if let Some(input) = element::<HtmlElement>(FILE) {
            input.click();
        }
    });
    html! {
        <div class="import__row">
            <input
                type="file"
                hidden=true
                id={FILE}
                accept=".txt,.json,text/plain,application/json"
                {onchange}
            />
            <Button icon={Glyph::Upload} label={told::CHOOSE_FILE} on_press={on_choose} />
        </div>
    }
}

/// Does with a text from outside what it is for.
fn bring_in(toasts: &Toasts, doubtful: &Doubtful, text: &str) {
    match examine(text) {
        Ok(Found::Link(payload)) => Route::Link { payload }.go(),
        Ok(Found::Bundle(texts)) => {
            match with_device(|store| unpack(store, &texts, fresh_id)) {
                Ok(count) => toasts.say(told::imported(count)),
                Err(error) => return toasts.say(errors::store(error)),
            }
            Route::Home.go();
        }
        Ok(Found::Record(reading)) if reading.trouble.is_some() => doubtful.set(Some(reading)),
        Ok(Found::Record(reading)) => keep(toasts, &reading),
        Err(trouble) => toasts.say(errors::record(&trouble)),
    }
}

/// Keeps what was read as a new save.
fn keep(toasts: &Toasts, reading: &Reading<AnyGame>) {
    let record = &reading.record;
    let summary = Some(saves::summary(&reading.game, &record.players));
    let save = Save { summary, ..Save::new(record.to_string(), clock::now()) };
    match with_device(|store| saves::keep(store, &fresh_id(), &save)) {
        Ok(()) => {
            toasts.say(told::IMPORTED);
            Route::Home.go();
        }
        Err(error) => toasts.say(errors::store(error)),
    }
}

/// Says what is wrong with a record, and offers what is good of it.
fn good_part(toasts: &Toasts, doubtful: &Doubtful, reading: &Reading<AnyGame>) -> Html {
    let decisions = reading.record.decisions.len();
    let trouble = reading.trouble.as_ref().map(errors::record).unwrap_or_default();
    let on_close = {
        let doubtful = doubtful.clone();
        Callback::from(move |()| doubtful.set(None))
    };
    let on_keep = {
        let (toasts, on_close, reading) = (toasts.clone(), on_close.clone(), reading.clone());
        Callback::from(move |_: MouseEvent| {
            on_close.emit(());
            keep(&toasts, &reading);
        })
    };
    html! {
        <Dialog
            id="good-part"
            title={told::TITLE}
            on_close={on_close.clone()}
            actions={html! {
                <>
                    <Button label={words::CANCEL} on_press={on_close.reform(|_| ())} />
                    <Button
                        weight={Weight::Main}
                        label={told::KEEP_GOOD_PART}
                        on_press={on_keep}
                    />
                </>
            }}
        >
            <p>{ told::good_part(&trouble, decisions) }</p>
        </Dialog>
    }
}

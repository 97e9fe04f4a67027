//! Games brought in from a file, a text or a link.

use engine::catalogue::AnyGame;
use engine::record::Reading;
use wasm_bindgen_futures::spawn_local;
use web_sys::{HtmlElement, HtmlInputElement};
use yew::prelude::*;

use super::{Asking, Desk};
use crate::components::button::{Button, Weight};
use crate::components::dialog::Dialog;
use crate::components::field::text_in;
use crate::components::icon::Glyph;
use crate::route::Route;
use crate::services::bring_in::{Found, examine, unpack};
use crate::services::chance::fresh_id;
use crate::services::page::element;
use crate::services::saves::{self, Save};
use crate::services::storage::with_device;
use crate::services::{clock, files};
use crate::words::{self, errors, home};

const FILE: &str = "import-file";
const TEXT: &str = "paste-text";

/// The controls to bring a game in.
pub fn import(desk: &Desk) -> Html {
    let onchange = {
        let desk = desk.clone();
        Callback::from(move |event: Event| {
            let input = event.target_unchecked_into::<HtmlInputElement>();
            let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
            // The same file again would be no change.
            input.set_value("");
            let desk = desk.clone();
            spawn_local(async move {
                match files::read(file).await {
                    Ok(text) => bring_in(&desk, &text),
                    Err(error) => desk.toasts.say(errors::file(error)),
                }
            });
        })
    };
    let choose = |_: &Desk| {
        if let Some(input) = element::<HtmlElement>(FILE) {
            input.click();
        }
    };
    html! {
        <section class="import" aria-labelledby="import-title">
            <h2 id="import-title">{ home::IMPORT }</h2>
            <p class="import__hint">{ home::IMPORT_HINT }</p>
            <div class="import__row">
                <input
                    type="file"
                    hidden=true
                    id={FILE}
                    accept=".txt,.json,text/plain,application/json"
                    {onchange}
                />
                <Button
                    icon={Glyph::Upload}
                    label={home::CHOOSE_FILE}
                    on_press={desk.on(choose)}
                />
                <Button
                    icon={Glyph::Text}
                    label={home::PASTE}
                    on_press={desk.on(|desk| desk.ask(Asking::Paste))}
                />
            </div>
        </section>
    }
}

/// Does with a text from outside what it is for.
fn bring_in(desk: &Desk, text: &str) {
    match examine(text) {
        Ok(Found::Link(payload)) => Route::Link { payload }.go(),
        Ok(Found::Bundle(texts)) => {
            match with_device(|store| unpack(store, &texts, fresh_id)) {
                Ok(count) => desk.toasts.say(home::imported(count)),
                Err(error) => desk.toasts.say(errors::store(error)),
            }
            desk.close();
            desk.reload();
        }
        Ok(Found::Record(reading)) if reading.trouble.is_some() => {
            desk.ask(Asking::GoodPart(reading));
        }
        Ok(Found::Record(reading)) => keep(desk, &reading),
        Err(trouble) => desk.toasts.say(errors::record(&trouble)),
    }
}

/// Keeps what was read as a new save.
fn keep(desk: &Desk, reading: &Reading<AnyGame>) {
    let save = Save::new(reading.record.to_string(), clock::now());
    match with_device(|store| saves::keep(store, &fresh_id(), &save)) {
        Ok(()) => desk.toasts.say(home::IMPORTED),
        Err(error) => desk.toasts.say(errors::store(error)),
    }
    desk.close();
    desk.reload();
}

/// A place for a text from the clipboard.
pub fn paste(desk: &Desk) -> Html {
    let read = |desk: &Desk| {
        let text = text_in(TEXT);
        if text.trim().is_empty() {
            desk.toasts.say(home::NO_TEXT);
        } else {
            bring_in(desk, &text);
        }
    };
    html! {
        <Dialog
            id="paste"
            title={home::PASTE}
            on_close={desk.on_close()}
            actions={html! {
                <>
                    <Button label={words::CANCEL} on_press={desk.on(Desk::close)} />
                    <Button
                        weight={Weight::Main}
                        label={home::IMPORT_NOW}
                        on_press={desk.on(read)}
                    />
                </>
            }}
        >
            <div class="field">
                <label class="field__label" for={TEXT}>{ home::PASTED_TEXT }</label>
                <textarea
                    id={TEXT}
                    class="input import__text"
                    rows="8"
                    spellcheck="false"
                    autocomplete="off"
                    autocapitalize="off"
                />
            </div>
        </Dialog>
    }
}

/// Says what is wrong with a record, and offers what is good of it.
pub fn good_part(desk: &Desk, reading: &Reading<AnyGame>) -> Html {
    let decisions = reading.record.decisions.len();
    let trouble = reading.trouble.as_ref().map(errors::record).unwrap_or_default();
    let reading = reading.clone();
    html! {
        <Dialog
            id="good-part"
            title={home::IMPORT}
            on_close={desk.on_close()}
            actions={html! {
                <>
                    <Button label={words::CANCEL} on_press={desk.on(Desk::close)} />
                    <Button
                        weight={Weight::Main}
                        label={home::KEEP_GOOD_PART}
                        on_press={desk.on(move |desk| keep(desk, &reading))}
                    />
                </>
            }}
        >
            <p>{ home::good_part(&trouble, decisions) }</p>
        </Dialog>
    }
}

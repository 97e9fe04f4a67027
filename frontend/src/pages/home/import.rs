//! Games brought in from a file, a text or a link.

use engine::catalogue::AnyGame;
use engine::record::Reading;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::{HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

use crate::components::button::{Button, Weight};
use crate::components::dialog::Dialog;
use crate::components::icon::Glyph;
use crate::hooks::{Toasts, use_toasts};
use crate::route::Route;
use crate::services::bring_in::{Found, examine, unpack};
use crate::services::chance::fresh_id;
use crate::services::saves::{self, Save};
use crate::services::storage::with_device;
use crate::services::{clock, files};
use crate::words::{self, errors, home};

#[derive(Properties, PartialEq)]
pub struct ImportProps {
    /// To be called when something came in.
    pub reload: Callback<()>,
}

/// What a dialog is open for.
#[derive(Clone, PartialEq)]
enum Asking {
    Paste,
    /// A record with something wrong after a good part.
    GoodPart(Box<Reading<AnyGame>>),
}

/// The controls to bring a game in.
#[component]
pub fn Import(props: &ImportProps) -> Html {
    let toasts = use_toasts();
    let asking = use_state(|| None::<Asking>);
    let chooser = use_node_ref();
    let close = {
        let setter = asking.setter();
        Callback::from(move |()| setter.set(None))
    };
    let on_text = {
        let setter = asking.setter();
        let toasts = toasts.clone();
        let reload = props.reload.clone();
        Callback::from(move |text: String| match examine(&text) {
            Ok(Found::Link(payload)) => {
                Route::Link { payload }.go();
            }
            Ok(Found::Bundle(texts)) => {
                match with_device(|store| unpack(store, &texts, fresh_id)) {
                    Ok(count) => toasts.say(home::imported(count)),
                    Err(error) => toasts.say(errors::store(error)),
                }
                setter.set(None);
                reload.emit(());
            }
            Ok(Found::Record(reading)) if reading.trouble.is_some() => {
                setter.set(Some(Asking::GoodPart(reading)));
            }
            Ok(Found::Record(reading)) => {
                keep(&reading, &toasts);
                setter.set(None);
                reload.emit(());
            }
            Err(trouble) => toasts.say(errors::record(&trouble)),
        })
    };
    let on_file = {
        let (on_text, toasts) = (on_text.clone(), toasts.clone());
        Callback::from(move |event: Event| {
            let input = event.target_unchecked_into::<HtmlInputElement>();
            let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
            // The same file again would be no change.
            input.set_value("");
            let (on_text, toasts) = (on_text.clone(), toasts.clone());
            spawn_local(async move {
                match files::read(file).await {
                    Ok(text) => on_text.emit(text),
                    Err(error) => toasts.say(errors::file(error)),
                }
            });
        })
    };
    let choose = {
        let chooser = chooser.clone();
        Callback::from(move |_| {
            if let Some(input) = chooser.cast::<HtmlInputElement>() {
                input.click();
            }
        })
    };
    let ask_paste = {
        let setter = asking.setter();
        Callback::from(move |_| setter.set(Some(Asking::Paste)))
    };
    html! {
        <section class="import" aria-labelledby="import-title">
            <h2 id="import-title">{ home::IMPORT }</h2>
            <p class="import__hint">{ home::IMPORT_HINT }</p>
            <div class="import__row">
                <input
                    ref={chooser}
                    type="file"
                    hidden=true
                    id="import-file"
                    accept=".txt,.json,text/plain,application/json"
                    onchange={on_file}
                />
                <Button icon={Glyph::Upload} label={home::CHOOSE_FILE} on_press={choose} />
                <Button icon={Glyph::Text} label={home::PASTE} on_press={ask_paste} />
            </div>
            { match (*asking).clone() {
                None => Html::default(),
                Some(Asking::Paste) => html! { <Paste {on_text} on_close={close} /> },
                Some(Asking::GoodPart(reading)) => html! {
                    <GoodPart {reading} on_close={close} reload={props.reload.clone()} />
                },
            } }
        </section>
    }
}

/// Keeps what was read as a new save.
fn keep(reading: &Reading<AnyGame>, toasts: &Toasts) {
    let save = Save::new(reading.record.to_string(), clock::now());
    match with_device(|store| saves::keep(store, &fresh_id(), &save)) {
        Ok(()) => toasts.say(home::IMPORTED),
        Err(error) => toasts.say(errors::store(error)),
    }
}

#[derive(Properties, PartialEq)]
struct PasteProps {
    on_text: Callback<String>,
    on_close: Callback<()>,
}

/// A place for a text from the clipboard.
#[component]
fn Paste(props: &PasteProps) -> Html {
    let toasts = use_toasts();
    let text = use_node_ref();
    let on_press = {
        let text = text.clone();
        let on_text = props.on_text.clone();
        Callback::from(move |_| {
            let text = text.get().and_then(|node| node.dyn_into::<HtmlTextAreaElement>().ok());
            match text.map(|area| area.value()).filter(|text| !text.trim().is_empty()) {
                Some(text) => on_text.emit(text),
                None => toasts.say(home::NO_TEXT),
            }
        })
    };
    html! {
        <Dialog
            id="paste"
            title={home::PASTE}
            on_close={props.on_close.clone()}
            actions={html! {
                <>
                    <Button label={words::CANCEL} on_press={props.on_close.reform(|_| ())} />
                    <Button weight={Weight::Main} label={home::IMPORT_NOW} {on_press} />
                </>
            }}
        >
            <div class="field">
                <label class="field__label" for="paste-text">{ home::PASTED_TEXT }</label>
                <textarea
                    ref={text}
                    id="paste-text"
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

#[derive(Properties, PartialEq)]
struct GoodPartProps {
    reading: Box<Reading<AnyGame>>,
    on_close: Callback<()>,
    reload: Callback<()>,
}

/// Says what is wrong with a record, and offers what is good of it.
#[component]
fn GoodPart(props: &GoodPartProps) -> Html {
    let toasts = use_toasts();
    let on_press = {
        let reading = props.reading.clone();
        let (on_close, reload) = (props.on_close.clone(), props.reload.clone());
        Callback::from(move |_| {
            keep(&reading, &toasts);
            on_close.emit(());
            reload.emit(());
        })
    };
    let decisions = props.reading.record.decisions.len();
    let trouble = props.reading.trouble.as_ref().map(errors::record).unwrap_or_default();
    html! {
        <Dialog
            id="good-part"
            title={home::IMPORT}
            on_close={props.on_close.clone()}
            actions={html! {
                <>
                    <Button label={words::CANCEL} on_press={props.on_close.reform(|_| ())} />
                    <Button weight={Weight::Main} label={home::KEEP_GOOD_PART} {on_press} />
                </>
            }}
        >
            <p>{ home::good_part(&trouble, decisions) }</p>
        </Dialog>
    }
}

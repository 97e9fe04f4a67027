//! The list of the page's keyboard shortcuts, with the letters on this keyboard.

use js_sys::Map;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::words::table;

#[wasm_bindgen]
extern "C" {
    #[derive(Clone)]
    type Keyboard;

    #[wasm_bindgen(thread_local_v2, js_namespace = navigator, js_name = keyboard)]
    static KEYBOARD: Option<Keyboard>;

    #[wasm_bindgen(method, catch, js_name = getLayoutMap)]
    async fn layout(this: &Keyboard) -> Result<JsValue, JsValue>;
}

/// The letter that a keyboard of this layout has on the key of a Latin letter; `None` if it is Latin itself.
fn local_letter(layout: &JsValue, letter: &str) -> Option<String> {
    let shown = layout.unchecked_ref::<Map>().get(&format!("Key{letter}").into()).as_string()?;
    let is_not_latin = shown.chars().all(|letter| letter.is_alphabetic() && !letter.is_ascii());
    (is_not_latin && letter.len() == 1).then(|| shown.to_uppercase())
}

#[component]
pub fn Keys() -> Html {
    let layout = use_state(|| None::<JsValue>);
    let setter = layout.setter();
    use_effect_with((), move |()| {
        spawn_local(async move {
            let Some(keyboard) = KEYBOARD.with(Clone::clone) else { return };
            setter.set(keyboard.layout().await.ok());
        });
    });
    let label = |key: &'static str| {
        let shown = layout.as_ref().and_then(|layout| local_letter(layout, key));
        shown.map_or(AttrValue::Static(key), AttrValue::from)
    };
    html! {
        <dl class="keys">
            for (key, meaning) in table::KEYS {
                <div key={key}>
                    <dt><kbd>{ label(key.translate()) }</kbd></dt>
                    <dd>{ meaning }</dd>
                </div>
            }
        </dl>
    }
}

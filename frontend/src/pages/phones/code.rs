//! A code from one device for another, as a QR code and as text.

use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::components::button::Button;
use crate::components::icon::Glyph;
use crate::hooks::toasts;
use crate::services::qr;
use crate::services::share::copy;
use crate::words::share as words;

#[derive(Properties, PartialEq)]
pub struct CodeProps {
    /// The code's content, also for copying.
    pub text: AttrValue,
    /// The QR code's label.
    pub name: AttrValue,
    /// The text's label.
    pub text_name: AttrValue,
    /// The button's label.
    pub copy: AttrValue,
    pub copied: AttrValue,
}

/// A text as a large QR code, with a button to copy it.
#[component]
pub fn Code(props: &CodeProps) -> Html {
    let must_select = use_state_eq(|| false);
    let picture = use_memo(props.text.clone(), |text| qr::picture(text));
    let on_copy = {
        let (text, copied) = (props.text.clone(), props.copied.clone());
        let must_select = must_select.setter();
        Callback::from(move |_| {
            let (text, copied) = (text.clone(), copied.clone());
            let must_select = must_select.clone();
            spawn_local(async move {
                if copy(&text).await {
                    toasts::say(copied.to_string());
                } else {
                    must_select.set(true);
                }
            });
        })
    };
    let onfocus = Callback::from(|event: FocusEvent| {
        event.target_unchecked_into::<HtmlInputElement>().select();
    });
    html! {
        <div class="centre stack-3 phone-code">
            if let Some(picture) = &*picture {
                <img class="phone-code__picture" src={picture.clone()} alt={props.name.clone()} />
            }
            <div class="phone-code__row">
                <input
                    class="input phone-code__text"
                    readonly=true
                    aria-label={props.text_name.clone()}
                    value={props.text.clone()}
                    {onfocus}
                />
                <Button icon={Glyph::Copy} label={props.copy.clone()} on_press={on_copy} />
            </div>
            if *must_select {
                <p class="field__hint" role="alert">{ words::SELECT }</p>
            }
        </div>
    }
}

//! A code from one device for another: as a QR code and as text, and read by the camera.

use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use web_sys::{HtmlInputElement, HtmlVideoElement};
use yew::prelude::*;

use crate::components::button::Button;
use crate::components::icon::Glyph;
use crate::hooks::{copies, use_share_end};
use crate::services::camera::{Camera, CameraTrouble};
use crate::services::qr;
use crate::words::{phones as words, share};

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
    let (on_end, must_select) = use_share_end(props.copied.clone());
    let on_copy = copies(props.text.clone(), on_end);
    let picture = use_memo(props.text.clone(), |text| qr::picture(text));
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
            if must_select {
                <p class="field__hint" role="alert">{ share::SELECT }</p>
            }
        </div>
    }
}

#[derive(Properties, PartialEq)]
pub struct ScanProps {
    /// Called once for a code, as long as the same one is in view.
    pub on_text: Callback<String>,
    pub on_stop: Callback<()>,
}

/// Keeps the camera on while this is in the page.
#[component]
pub fn Scan(props: &ScanProps) -> Html {
    // `None` while the browser asks for the permission.
    let state = use_state(|| None::<Result<Rc<Camera>, CameraTrouble>>);
    let video = use_node_ref();
    let last = use_mut_ref(String::new);
    {
        let state = state.setter();
        use_effect_with((), move |()| {
            let is_there = Rc::new(std::cell::Cell::new(true));
            let still = is_there.clone();
            spawn_local(async move {
                let opened = Camera::open().await;
                // A page that was left needs no camera: dropping it turns it off.
                if still.get() {
                    state.set(Some(opened.map(Rc::new)));
                }
            });
            move || is_there.set(false)
        });
    }
    let camera = (*state).clone().and_then(Result::ok);
    {
        let (video, state, on_text) = (video.clone(), state.setter(), props.on_text.clone());
        use_effect_with(camera.is_some(), move |_| {
            if let (Some(camera), Some(video)) = (camera, video.cast::<HtmlVideoElement>()) {
                let on_text = Callback::from(move |text: String| {
                    if *last.borrow() != text {
                        last.borrow_mut().clone_from(&text);
                        on_text.emit(text);
                    }
                });
                let on_trouble = Callback::from(move |trouble| state.set(Some(Err(trouble))));
                camera.watch(&video, on_text, on_trouble);
            }
        });
    }
    html! {
        <div class="stack-3 scan">
            { match &*state {
                None => html! { <p role="status">{ words::ASKING_CAMERA }</p> },
                Some(Ok(camera)) => html! {
                    <div class={classes!("scan__picture", camera.faces_user().then_some("is-mirrored"))}>
                        <video
                            ref={video}
                            class="scan__video"
                            muted=true
                            playsinline=true
                            aria-label={words::VIDEO}
                        />
                        <span class="scan__aim" aria-hidden="true" />
                    </div>
                },
                Some(Err(trouble)) => {
                    html! { <p class="field__error" role="alert">{ words::camera(*trouble) }</p> }
                }
            } }
            if !matches!(*state, Some(Err(_))) {
                <Button
                    icon={Glyph::Close}
                    label={words::STOP_SCAN}
                    on_press={props.on_stop.reform(|_| ())}
                />
            }
        </div>
    }
}

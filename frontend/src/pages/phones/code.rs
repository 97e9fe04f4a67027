//! A code from one device for another: as a QR code and as text, and read by the camera.

use std::cell::Cell;
use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use web_sys::{HtmlInputElement, HtmlVideoElement};
use yew::prelude::*;

use crate::components::button::Button;
use crate::components::icon::Glyph;
use crate::hooks::{copies, use_share_end};
use crate::services::camera::{Camera, CameraError};
use crate::services::qr;
use crate::words::{phones as words, share};

#[derive(Properties, PartialEq)]
pub struct CodeProps {
    pub text: AttrValue,
    pub picture_label: AttrValue,
    pub text_label: AttrValue,
    pub copy_label: AttrValue,
    /// The announcement once the text is copied.
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
                <img class="share__picture phone-code__picture" src={picture.clone()} alt={props.picture_label.clone()} />
            }
            <div class="row-2 phone-code__row">
                <input
                    class="input grow phone-code__text"
                    readonly=true
                    aria-label={props.text_label.clone()}
                    value={props.text.clone()}
                    {onfocus}
                />
                <Button icon={Glyph::Copy} label={props.copy_label.clone()} on_press={on_copy} />
            </div>
            if must_select {
                <p class="field__hint" role="alert">{ share::SELECT }</p>
            }
        </div>
    }
}

#[derive(Properties, PartialEq)]
pub struct CodeScannerProps {
    /// Called with each code that is read, once while the same code stays in view.
    pub on_text: Callback<String>,
    pub on_stop: Callback<()>,
}

/// The camera's picture, in which codes are read. The camera is on while the picture is shown.
#[component]
pub fn CodeScanner(props: &CodeScannerProps) -> Html {
    // The camera, or why there is none; `None` while the browser asks for permission.
    let opened = use_state(|| None::<Result<Rc<Camera>, CameraError>>);
    let video = use_node_ref();
    let last_text = use_mut_ref(String::new);
    {
        let opened = opened.setter();
        use_effect_with((), move |()| {
            let is_mounted = Rc::new(Cell::new(true));
            let still_mounted = is_mounted.clone();
            spawn_local(async move {
                let camera = Camera::open().await;
                // If the page was left meanwhile, dropping the camera turns it off.
                if still_mounted.get() {
                    opened.set(Some(camera.map(Rc::new)));
                }
            });
            move || is_mounted.set(false)
        });
    }
    let camera = opened.as_ref().and_then(|opened| opened.as_ref().ok()).cloned();
    {
        let (video, opened, on_text) = (video.clone(), opened.setter(), props.on_text.clone());
        use_effect_with(camera.is_some(), move |_| {
            if let (Some(camera), Some(video)) = (camera, video.cast::<HtmlVideoElement>()) {
                let on_text = Callback::from(move |text: String| {
                    if *last_text.borrow() != text {
                        last_text.borrow_mut().clone_from(&text);
                        on_text.emit(text);
                    }
                });
                let on_error = Callback::from(move |error| opened.set(Some(Err(error))));
                camera.watch(&video, on_text, on_error);
            }
        });
    }
    html! {
        <div class="stack-3 scan">
            { match &*opened {
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
                Some(Err(error)) => {
                    html! { <p class="field__error" role="alert">{ words::camera(*error) }</p> }
                }
            } }
            if !matches!(*opened, Some(Err(_))) {
                <Button
                    icon={Glyph::Close}
                    label={words::STOP_SCAN}
                    on_press={props.on_stop.reform(|_| ())}
                />
            }
        </div>
    }
}

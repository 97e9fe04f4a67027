//! A link to share, by share sheet, as text or as a QR code.

use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::button::{Button, Weight};
use super::icon::Glyph;
use crate::hooks::{copies, use_share_end};
use crate::services::qr;
use crate::services::share::share;
use crate::words::share as words;

#[derive(Properties, PartialEq)]
pub struct ShareLinkProps {
    /// The link's title in the share sheet.
    pub title: AttrValue,
    pub address: AttrValue,
    /// Shows a QR code for another device's camera.
    pub shows_qr: bool,
    /// Hides the QR code at first.
    #[prop_or_default]
    pub qr_folded: bool,
}

#[component]
pub fn ShareLink(props: &ShareLinkProps) -> Html {
    let (on_end, must_select) = use_share_end(words::COPIED.into());
    let on_copy = copies(props.address.clone(), on_end.clone());
    let (title, address) = (props.title.clone(), props.address.clone());
    let on_share = Callback::from(move |_| {
        let (title, address, on_end) = (title.clone(), address.clone(), on_end.clone());
        spawn_local(async move { on_end.emit(share(&title, &address).await) });
    });
    let onfocus = Callback::from(|event: FocusEvent| {
        event.target_unchecked_into::<HtmlInputElement>().select();
    });
    let picture = use_memo((props.address.clone(), props.shows_qr), |(address, shows_qr)| {
        if *shows_qr { qr::picture(address) } else { None }
    });
    let figure = picture.as_ref().as_ref().map(|picture| {
        html! {
            <figure class="centre stack-3">
                <img class="share__picture" src={picture.clone()} alt={words::QR} />
                <figcaption class="centred note">{ words::QR_HINT }</figcaption>
            </figure>
        }
    });
    let (above, below) = if props.qr_folded { (None, figure) } else { (figure, None) };
    html! {
        <div class="stack-4 share">
            { for above }
            <div class="wrap-3 middle">
                <Button
                    weight={Weight::Main}
                    icon={Glyph::Share}
                    label={words::SHARE}
                    on_press={on_share}
                />
                <Button icon={Glyph::Copy} label={words::COPY} on_press={on_copy} />
            </div>
            if must_select {
                <p class="centred note" role="alert">{ words::SELECT }</p>
            }
            <input
                class="input share__address"
                readonly=true
                aria-label={words::ADDRESS}
                value={props.address.clone()}
                {onfocus}
            />
            if let Some(figure) = below {
                <details class="share__folded">
                    <summary>{ words::SHOW_QR }</summary>
                    { figure }
                </details>
            }
        </div>
    }
}

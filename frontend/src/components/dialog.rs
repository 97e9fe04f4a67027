//! A question or a leaf of text above the page.

use wasm_bindgen::JsCast;
use web_sys::{EventTarget, HtmlDialogElement, HtmlElement, Node};
use yew::prelude::*;

use super::button::{Button, Weight};
use super::icon::Glyph;
use crate::words;

#[derive(Properties, PartialEq)]
pub struct DialogProps {
    /// The element's id; its heading's id is made from it.
    pub id: AttrValue,
    pub title: AttrValue,
    /// Asked for by Escape, the cross, and a press outside. The owner takes the dialog away.
    pub on_close: Callback<()>,
    /// Wide enough for a page of text.
    #[prop_or_default]
    pub wide: bool,
    /// The buttons at the lower edge.
    #[prop_or_default]
    pub actions: Option<Html>,
    pub children: Html,
}

/// A modal dialog, open as long as it is in the page. When it goes the focus returns to where it
/// was, if that is there still.
#[component]
pub fn Dialog(props: &DialogProps) -> Html {
    let node = use_node_ref();
    {
        let node = node.clone();
        use_effect_with((), move |()| {
            let opener = web_sys::window()
                .and_then(|window| window.document())
                .and_then(|document| document.active_element())
                .and_then(|element| element.dyn_into::<HtmlElement>().ok());
            let dialog = node.cast::<HtmlDialogElement>();
            if let Some(dialog) = &dialog {
                let _ = dialog.show_modal();
            }
            move || {
                if let Some(dialog) = dialog {
                    dialog.close();
                }
                if let Some(opener) = opener.filter(|opener| opener.is_connected()) {
                    let _ = opener.focus();
                }
            }
        });
    }
    let oncancel = {
        let on_close = props.on_close.clone();
        Callback::from(move |event: Event| {
            event.prevent_default();
            on_close.emit(());
        })
    };
    // The dialog's own box is all padding-free, so a press on it, not in it, is one outside.
    let onclick = {
        let on_close = props.on_close.clone();
        let node = node.clone();
        Callback::from(move |event: MouseEvent| {
            let target =
                event.target().and_then(|target: EventTarget| target.dyn_into::<Node>().ok());
            if target.is_some() && target == node.get() {
                on_close.emit(());
            }
        })
    };
    let heading = format!("{}-title", props.id);
    html! {
        <dialog
            ref={node}
            id={props.id.clone()}
            class={classes!("dialog", props.wide.then_some("is-wide"))}
            aria-labelledby={heading.clone()}
            {oncancel}
            {onclick}
        >
            <div class="dialog__box">
                <header class="dialog__head">
                    <h2 id={heading} class="dialog__title">{ &props.title }</h2>
                    <Button
                        weight={Weight::Quiet}
                        icon={Glyph::Close}
                        label={words::CLOSE}
                        bare=true
                        on_press={props.on_close.reform(|_| ())}
                    />
                </header>
                <div class="dialog__body">{ props.children.clone() }</div>
                if let Some(actions) = props.actions.clone() {
                    <footer class="dialog__actions">{ actions }</footer>
                }
            </div>
        </dialog>
    }
}

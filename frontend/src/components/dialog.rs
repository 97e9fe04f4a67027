use web_sys::{Element, HtmlDialogElement, HtmlElement};
use yew::prelude::*;

use super::button::{Button, Weight, icon_button};
use super::icon::Glyph;
use crate::services::browser_ui::focus_in_place;
use crate::services::page::{self, element};
use crate::words;
use crate::words::text::Text;

/// Asks to confirm an action. Only the button with `label` runs `on_confirm`; any other way out changes nothing.
pub fn confirm(
    (id, title): (&'static str, Text),
    text: &str,
    (weight, label, on_confirm): (Weight, Text, Callback<MouseEvent>),
    on_close: Callback<()>,
) -> Html {
    let on_cancel = on_close.reform(|_: MouseEvent| ());
    html! {
        <Dialog
            key={id}
            {id}
            {title}
            {on_close}
            actions={html! {
                <>
                    <Button label={words::CANCEL} on_press={on_cancel} />
                    <Button {weight} {label} on_press={on_confirm} />
                </>
            }}
        >
            <p>{ text }</p>
        </Dialog>
    }
}

#[derive(Properties, PartialEq)]
pub struct DialogProps {
    /// The element's id; the heading's id begins with it.
    pub id: AttrValue,
    pub title: AttrValue,
    /// The id of the element to focus, if not the first button.
    #[prop_or_default]
    pub focus: Option<&'static str>,
    /// Runs on Escape, the cross, and a press outside. The owner removes the dialog.
    pub on_close: Callback<()>,
    #[prop_or_default]
    pub wide: bool,
    /// Fills the screen, for a board.
    #[prop_or_default]
    pub whole: bool,
    #[prop_or_default]
    pub class: Classes,
    /// Decoration behind the box.
    #[prop_or_default]
    pub under: Html,
    #[prop_or_default]
    pub actions: Option<Html>,
    pub children: Html,
}

/// A modal dialog, open while mounted. When it closes, the browser restores the focus.
#[component]
pub fn Dialog(props: &DialogProps) -> Html {
    let node = use_node_ref();
    let (mounted, focus) = (node.clone(), props.focus);
    use_effect_with((), move |()| {
        let dialog = mounted.cast::<HtmlDialogElement>();
        if let Some(dialog) = &dialog {
            let _ = dialog.show_modal();
        }
        if let Some(first) = focus.and_then(element::<HtmlElement>) {
            focus_in_place(&first);
        }
        move || dialog.iter().for_each(HtmlDialogElement::close)
    });
    let oncancel = props.on_close.reform(|event: Event| event.prevent_default());
    // Browsers may close the dialog without `cancel`, for example after a second Escape.
    let onclose = props.on_close.reform(|_: Event| ());
    // All content lies in a child, so a click on the dialog itself is outside the box. The press must have begun there,
    // too: a selection of text may end outside.
    let began_outside = use_mut_ref(|| false);
    let dialog = node.clone();
    let is_outside = move |event: &Event| {
        page::target(event).is_some_and(|target| dialog.cast::<Element>() == Some(target))
    };
    let onpointerdown = {
        let (began_outside, is_outside) = (began_outside.clone(), is_outside.clone());
        Callback::from(move |event: PointerEvent| *began_outside.borrow_mut() = is_outside(&event))
    };
    let on_close = props.on_close.clone();
    let onclick = Callback::from(move |event: MouseEvent| {
        if began_outside.take() && is_outside(&event) {
            on_close.emit(());
        }
    });
    let heading = format!("{}-title", props.id);
    html! {
        <dialog
            ref={node}
            id={props.id.clone()}
            class={classes!("dialog", props.wide.then_some("is-wide"), props.whole.then_some("is-whole"), props.class.clone())}
            aria-labelledby={heading.clone()}
            {oncancel}
            {onclose}
            {onpointerdown}
            {onclick}
        >
            { props.under.clone() }
            <div class="dialog__box">
                <header class="row-4 dialog__head">
                    <h2 id={heading.clone()} class="dialog__title">{ &props.title }</h2>
                    { icon_button(Glyph::Close, words::CLOSE, props.on_close.reform(|_| ())) }
                </header>
                // Takes the focus, so that keys can scroll it.
                <div class="stack-4 dialog__body" role="group" aria-labelledby={heading} tabindex="0">
                    { props.children.clone() }
                </div>
                if let Some(actions) = props.actions.clone() {
                    <footer class="dialog__actions">{ actions }</footer>
                }
            </div>
        </dialog>
    }
}

//! Buttons that can always explain why they can't be used.

use yew::html::IntoPropValue;
use yew::prelude::*;

use super::icon::{Glyph, icon};
use crate::hooks::toasts;
use crate::route::Route;
use crate::words::reason::RefusalReason;
use crate::words::sentence::Label;
use crate::words::text::Text;

/// A button's prominence.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Weight {
    /// The screen's one main action.
    Main,
    #[default]
    Plain,
    /// A side action, without a frame.
    Quiet,
    /// A destructive action.
    Danger,
}

impl Weight {
    const fn class(self) -> &'static str {
        match self {
            Self::Main => "is-main",
            Self::Plain => "is-plain",
            Self::Quiet => "is-quiet",
            Self::Danger => "is-danger",
        }
    }
}

#[derive(Properties, PartialEq)]
pub struct ButtonProps {
    #[prop_or_default]
    pub weight: Weight,
    #[prop_or_default]
    pub icon: Option<Glyph>,
    /// The text, or the accessible name of an icon-only button.
    pub label: Label,
    #[prop_or_default]
    pub icon_only: bool,
    /// Why the action is impossible now. The button stays reachable; a press shows the reason.
    #[prop_or_default]
    pub refusal: Option<RefusalReason>,
    /// The refusal in a word or two, for a main button without room for a sentence.
    #[prop_or_default]
    pub short_refusal: Option<AttrValue>,
    #[prop_or_default]
    pub submits: bool,
    /// Gets the focus after a pick: see `hooks::focus`.
    #[prop_or_default]
    pub is_next: bool,
    #[prop_or_default]
    pub id: Option<AttrValue>,
    #[prop_or_default]
    pub class: Classes,
    #[prop_or_default]
    pub on_press: Callback<MouseEvent>,
}

/// A button. When refused it is `aria-disabled`, never `disabled`, and a press shows the reason.
#[component]
pub fn Button(props: &ButtonProps) -> Html {
    let refusal = props.refusal.clone();
    let on_press = props.on_press.clone();
    let onclick = Callback::from(move |event: MouseEvent| match &refusal {
        Some(reason) => {
            event.prevent_default();
            toasts::fail(reason.clone());
        }
        None => on_press.emit(event),
    });
    let kind = if props.submits { "submit" } else { "button" };
    let class = classes!(
        "button",
        props.weight.class(),
        props.icon_only.then_some("is-bare"),
        props.class.clone()
    );
    html! {
        <button
            type={kind}
            id={props.id.clone()}
            {class}
            aria-disabled={props.refusal.is_some().then_some("true")}
            aria-description={props.refusal.as_ref().and_then(|reason| reason.rule)}
            aria-label={accessible_name(props)}
            data-next={props.is_next.then_some("")}
            {onclick}
        >
            { for props.icon.map(icon) }
            { label(props) }
        </button>
    }
}

/// A quiet button with an icon alone; the label names it for screen readers.
pub fn icon_button(
    icon: Glyph,
    label: impl IntoPropValue<Label>,
    on_press: Callback<MouseEvent>,
) -> Html {
    html! { <Button weight={Weight::Quiet} {icon} {label} icon_only=true {on_press} /> }
}

/// The screen's one main action. Screens focus it by its id.
pub fn main_button(
    id: &'static str,
    icon: Option<Glyph>,
    label: impl IntoPropValue<Label>,
    on_press: Callback<MouseEvent>,
) -> Html {
    html! { <Button {id} weight={Weight::Main} {icon} {label} {on_press} /> }
}

pub fn link_button(
    to: &Route,
    weight: Weight,
    glyph: Option<Glyph>,
    label: impl Into<AttrValue>,
) -> Html {
    let label = label.into();
    html! {
        <a href={to.href()} class={classes!("button", weight.class())}>
            { for glyph.map(icon) }
            { label }
        </a>
    }
}

pub fn icon_link(to: &Route, glyph: Glyph, label: Text) -> Html {
    html! {
        <a href={to.href()} class="button is-quiet is-bare">
            { icon(glyph) }
            <span class="visually-hidden">{ label }</span>
        </a>
    }
}

/// The refusal that a main button shows instead of its label.
fn shown_reason(props: &ButtonProps) -> Option<&AttrValue> {
    let reason =
        props.refusal.as_ref().filter(|_| props.weight == Weight::Main && !props.icon_only)?;
    Some(props.short_refusal.as_ref().unwrap_or(&reason.text))
}

/// The accessible name if it differs from the label. It is an attribute, since browsers would lay out hidden text.
fn accessible_name(props: &ButtonProps) -> Option<AttrValue> {
    let label = &props.label;
    match &props.refusal {
        Some(reason) => {
            let text = shown_reason(props).unwrap_or(&reason.text).clone();
            Some(RefusalReason::from(text).disabled_label(label.spoken()))
        }
        None => if props.icon_only { Some(label.spoken()) } else { label.aria_label() }.cloned(),
    }
}

fn label(props: &ButtonProps) -> Html {
    match shown_reason(props) {
        _ if props.icon_only => Html::default(),
        Some(reason) => html! { <span key="reason" class="button__reason">{ reason }</span> },
        None => html! { <span key="label">{ &props.label.written }</span> },
    }
}

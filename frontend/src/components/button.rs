//! Buttons that can always say why they can't.

use yew::html::IntoPropValue;
use yew::prelude::*;

use super::icon::{Glyph, icon};
use crate::hooks::toasts;
use crate::words::reason::Reason;
use crate::words::sentence::Label;

/// How much a button stands out.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Weight {
    /// The one thing to do on a screen.
    Main,
    /// One of several things.
    #[default]
    Plain,
    /// A side matter: no frame.
    Quiet,
    /// Takes something away.
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
    /// An icon before the text.
    #[prop_or_default]
    pub icon: Option<Glyph>,
    /// The text, or the accessible name of a button that shows its icon only.
    pub label: Label,
    /// Shows the icon only.
    #[prop_or_default]
    pub bare: bool,
    /// Why it can't be done now: the button stays reachable and tells this when it is pressed.
    #[prop_or_default]
    pub refusal: Option<Reason>,
    /// The same in a word or two, for a main button without room for a sentence.
    #[prop_or_default]
    pub in_short: Option<AttrValue>,
    /// Sends the form that it is in.
    #[prop_or_default]
    pub submits: bool,
    /// It follows what was just picked: see `hooks::focus`.
    #[prop_or_default]
    pub is_next: bool,
    #[prop_or_default]
    pub id: Option<AttrValue>,
    #[prop_or_default]
    pub class: Classes,
    #[prop_or_default]
    pub on_press: Callback<MouseEvent>,
    #[prop_or_default]
    pub node: NodeRef,
}

/// The button that locks in what is drafted; `Err` says what is still to be picked.
pub fn lock<A: Copy + 'static>(
    label: impl IntoPropValue<Label>,
    draft: Result<Vec<A>, Reason>,
    judge: &Callback<A, Option<Reason>>,
    on_act: Callback<A>,
) -> Html {
    let refusal = match &draft {
        Ok(actions) => actions.iter().find_map(|action| judge.emit(*action)),
        Err(missing) => Some(missing.clone()),
    };
    let actions = draft.unwrap_or_default();
    let on_press = Callback::from(move |_| actions.iter().for_each(|action| on_act.emit(*action)));
    html! {
        <Button key="lock" weight={Weight::Main} class="lock" label={label.into_prop_value()} {refusal} {on_press} />
    }
}

/// A button. Refused, it is `aria-disabled`, never `disabled`, and pressing it tells the reason.
#[component]
pub fn Button(props: &ButtonProps) -> Html {
    let onclick = {
        let refusal = props.refusal.clone();
        let on_press = props.on_press.clone();
        Callback::from(move |event: MouseEvent| match &refusal {
            Some(reason) => {
                event.prevent_default();
                toasts::fail(reason.clone());
            }
            None => on_press.emit(event),
        })
    };
    let kind = if props.submits { "submit" } else { "button" };
    let class = classes!(
        "button",
        props.weight.class(),
        props.bare.then_some("is-bare"),
        props.class.clone()
    );
    html! {
        <button
            ref={props.node.clone()}
            type={kind}
            id={props.id.clone()}
            {class}
            aria-disabled={props.refusal.is_some().then_some("true")}
            aria-description={props.refusal.as_ref().and_then(|reason| reason.rule)}
            aria-label={name(props)}
            data-next={props.is_next.then_some("")}
            {onclick}
        >
            if let Some(glyph) = props.icon {
                { icon(glyph) }
            }
            { label(props) }
        </button>
    }
}

/// What a main button shows in place of what it would do: why it can't be pressed yet.
fn shown_reason(props: &ButtonProps) -> Option<&AttrValue> {
    let reason = props.refusal.as_ref().filter(|_| props.weight == Weight::Main && !props.bare)?;
    Some(props.in_short.as_ref().unwrap_or(&reason.text))
}

/// The button's name where it is not what it shows. It is no hidden text, which browsers would lay out.
fn name(props: &ButtonProps) -> Option<AttrValue> {
    let label = &props.label;
    match &props.refusal {
        Some(reason) => {
            let text = shown_reason(props).unwrap_or(&reason.text).clone();
            Some(Reason::from(text).barring(label.spoken()))
        }
        None => if props.bare { Some(label.spoken()) } else { label.apart() }.cloned(),
    }
}

/// What the button shows.
fn label(props: &ButtonProps) -> Html {
    match shown_reason(props) {
        _ if props.bare => Html::default(),
        Some(reason) => html! {
            <span key="reason" class="button__label button__reason">{ reason }</span>
        },
        None => html! { <span key="label" class="button__label">{ &props.label.written }</span> },
    }
}

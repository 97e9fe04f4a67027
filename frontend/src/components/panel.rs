//! A panel in the middle of the screen.

use web_sys::HtmlElement;
use yew::prelude::*;

use crate::services::history::focus_in_place;

#[derive(Properties, PartialEq)]
pub struct PanelProps {
    pub title: AttrValue,
    #[prop_or_default]
    pub hint: Option<AttrValue>,
    pub children: Html,
}

#[derive(Properties, PartialEq)]
pub struct HeadingProps {
    pub class: &'static str,
    pub text: AttrValue,
}

/// The heading of a screen. It takes the focus, so that none survives from the screen before.
#[component]
pub fn Heading(props: &HeadingProps) -> Html {
    let heading = use_node_ref();
    {
        let heading = heading.clone();
        use_effect_with((), move |()| {
            if let Some(heading) = heading.cast::<HtmlElement>() {
                focus_in_place(&heading);
            }
        });
    }
    html! { <h2 class={props.class} tabindex="-1" ref={heading}>{ &props.text }</h2> }
}

/// A panel in the middle of the screen.
#[component]
pub fn Panel(props: &PanelProps) -> Html {
    html! {
        <section class="sheet">
            <Heading class="sheet__title" text={props.title.clone()} />
            if let Some(hint) = &props.hint {
                <p class="sheet__hint">{ hint }</p>
            }
            { props.children.clone() }
        </section>
    }
}

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

/// A panel in the middle of the screen. Its heading takes the focus, so that none survives from
/// the screen before.
#[component]
pub fn Panel(props: &PanelProps) -> Html {
    let heading = use_node_ref();
    {
        let heading = heading.clone();
        use_effect_with((), move |()| {
            if let Some(heading) = heading.cast::<HtmlElement>() {
                focus_in_place(&heading);
            }
        });
    }
    html! {
        <section class="sheet">
            <h2 class="sheet__title" tabindex="-1" ref={heading}>{ &props.title }</h2>
            if let Some(hint) = &props.hint {
                <p class="sheet__hint">{ hint }</p>
            }
            { props.children.clone() }
        </section>
    }
}

use web_sys::HtmlElement;
use yew::prelude::*;

use crate::services::history::focus_in_place;
use crate::words::text::Text;

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

pub fn panel(title: impl Into<AttrValue>, hint: Option<Text>, content: Html) -> Html {
    html! {
        <section class="sheet">
            <Heading class="sheet__title" text={title.into()} />
            if let Some(hint) = hint {
                <p class="soft sheet__hint">{ hint }</p>
            }
            { content }
        </section>
    }
}

pub fn help(line: Text) -> Html {
    html! { <p class="caption help">{ line }</p> }
}

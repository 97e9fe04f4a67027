use yew::prelude::*;

use crate::hooks::use_focused;
use crate::words::text::Text;

#[derive(Properties, PartialEq)]
pub struct HeadingProps {
    pub class: &'static str,
    pub text: AttrValue,
}

/// The heading of a screen. It takes the focus, so that none survives from the screen before.
#[component]
pub fn Heading(props: &HeadingProps) -> Html {
    let node = use_focused();
    html! { <h2 class={props.class} tabindex="-1" ref={node}>{ &props.text }</h2> }
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

/// A game's summary in a line, always visible on its board.
pub fn help(line: Text) -> Html {
    html! { <p class="caption help">{ line }</p> }
}

//! A heading that takes the focus, a panel below such a heading, and a board's help line.

use yew::prelude::*;

use crate::hooks::use_focused;
use crate::words::text::Text;

#[derive(Properties, PartialEq)]
pub struct HeadingProps {
    #[prop_or_default]
    pub id: Option<&'static str>,
    pub class: &'static str,
    pub children: Html,
}

/// The heading of a screen. It takes the focus from the screen before.
#[component]
pub fn Heading(props: &HeadingProps) -> Html {
    let node = use_focused();
    html! {
        <h2 id={props.id} class={props.class} tabindex="-1" ref={node}>{ props.children.clone() }</h2>
    }
}

pub fn panel(title: impl Into<AttrValue>, hint: Option<Text>, content: Html) -> Html {
    let title = title.into();
    html! {
        <section class="sheet">
            <Heading class="sheet__title">{ title }</Heading>
            if let Some(hint) = hint {
                <p class="soft sheet__hint">{ hint }</p>
            }
            { content }
        </section>
    }
}

/// A game's summary in a line, always visible on its board.
pub fn help(line: Text) -> Html {
    html! { <p class="caption centred help">{ line }</p> }
}

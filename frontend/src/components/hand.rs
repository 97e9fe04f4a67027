//! The cards that somebody holds.

use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct HandProps {
    /// What a screen reader calls it, such as "your hand".
    pub label: AttrValue,
    /// How many cards there are: more than seven overlap.
    pub count: usize,
    #[prop_or_default]
    pub class: Classes,
    /// The cards, each a keyed `Card`.
    pub children: Html,
}

/// A hand: cards side by side, that overlap where there are many.
#[component]
pub fn Hand(props: &HandProps) -> Html {
    let class = classes!("hand", (props.count > 7).then_some("is-crowded"), props.class.clone());
    html! {
        <div {class} role="group" aria-label={props.label.clone()}>
            { props.children.clone() }
        </div>
    }
}

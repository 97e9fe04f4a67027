use engine::cards::Card as Face;
use yew::prelude::*;

use super::card::{Arrival, BackColour, Card, face_picture};

#[derive(Properties, PartialEq)]
pub struct PileProps {
    /// Shown below.
    pub name: AttrValue,
    pub count: u32,
    /// The top card, if face-up.
    #[prop_or_default]
    pub top: Option<Face>,
    #[prop_or_default]
    pub back: BackColour,
    /// The accessible name, such as "Ana's main deck, 23 cards".
    pub label: AttrValue,
    /// A note beside the name, such as its points.
    #[prop_or_default]
    pub note: Option<AttrValue>,
    /// Set if the top card has just arrived.
    #[prop_or_default]
    pub arrives: Option<Arrival>,
    /// Makes it a button.
    #[prop_or_default]
    pub on_press: Option<Callback<MouseEvent>>,
    #[prop_or_default]
    pub class: Classes,
    #[prop_or_default]
    pub node: NodeRef,
}

/// The visible thickness of the pile: 0 for empty, up to 3.
const fn thickness(count: u32) -> u8 {
    match count {
        0 => 0,
        1..=4 => 1,
        5..=13 => 2,
        _ => 3,
    }
}

#[component]
pub fn Pile(props: &PileProps) -> Html {
    let class = classes!("pile", format!("is-{}", thickness(props.count)), props.class.clone());
    let inside = html! {
        <>
            <span class="pile__cards" aria-hidden="true">
                if props.count > 0 {
                    <Card
                        key={props.arrives.as_ref().map_or("", |arrives| &arrives.name).to_owned()}
                        picture={props.top.map(face_picture)}
                        back={props.back}
                        label=""
                        arrives={props.arrives.clone()}
                    />
                }
                <span class="pile__count">{ props.count }</span>
            </span>
            <span class="pile__name" aria-hidden="true">
                { &props.name }
                if let Some(note) = &props.note {
                    <span class="pile__note">{ note }</span>
                }
            </span>
        </>
    };
    let label = props.label.clone();
    let node = props.node.clone();
    match props.on_press.clone() {
        Some(onclick) => html! {
            <button ref={node} type="button" {class} {onclick}>
                <span class="visually-hidden">{ label }</span>
                { inside }
            </button>
        },
        None => html! {
            <span ref={node} {class} role="img" aria-label={label}>{ inside }</span>
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_an_empty_pile_looks_empty() {
        assert_eq!(thickness(0), 0);
        assert!((1..=52).all(|count| (1..=3).contains(&thickness(count))));
    }
}

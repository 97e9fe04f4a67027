//! A sentence with cards in it.

use yew::prelude::*;

use crate::words::cards::{self, Part};

#[derive(Properties, PartialEq)]
pub struct SaidProps {
    pub text: AttrValue,
}

/// A sentence whose cards look like cards, and are read out by their names.
#[component]
pub fn Said(props: &SaidProps) -> Html {
    let parts = cards::parts(&props.text);
    html! {
        <span class="said">
            for (at, part) in parts.into_iter().enumerate() {
                { match part {
                    Part::Text(text) => html! { <span key={at}>{ text }</span> },
                    Part::Card(card) => html! {
                        <span key={at} class="said__card" data-suit={card.suit().letter().to_string()}>
                            <span aria-hidden="true">{ cards::written(card) }</span>
                            <span class="visually-hidden">{ cards::spoken(card) }</span>
                        </span>
                    },
                    Part::Own(card) => html! {
                        <span key={at} class="said__card is-coloured">
                            <span aria-hidden="true">{ card.look }</span>
                            <span class="visually-hidden">{ card.spoken }</span>
                        </span>
                    },
                } }
            }
        </span>
    }
}

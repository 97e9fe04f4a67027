use yew::prelude::*;

use crate::words::cards;
use crate::words::line::InlineCard;
use crate::words::sentence::{Piece, Sentence};

/// A sentence whose cards look like cards; screen readers hear their names.
pub fn rich_sentence(text: impl Into<Sentence>) -> Html {
    rich(&text.into())
}

fn rich(text: &Sentence) -> Html {
    html! {
        <span class="said">
            for (at, piece) in text.pieces().iter().enumerate() {
                { match piece {
                    Piece::Text(text) => html! { <span key={at}>{ text }</span> },
                    Piece::Card(InlineCard::Card(card)) => html! {
                        <span key={at} class="said__card" data-suit={card.suit().letter().to_string()}>
                            <span aria-hidden="true">{ cards::written(*card) }</span>
                            <span class="visually-hidden">{ cards::spoken(*card) }</span>
                        </span>
                    },
                    Piece::Card(InlineCard::Own(card)) => html! {
                        <span key={at} class="said__card is-coloured">
                            <span aria-hidden="true">{ card.look.clone() }</span>
                            <span class="visually-hidden">{ &card.spoken }</span>
                        </span>
                    },
                } }
            }
        </span>
    }
}

pub fn sentence_list(lines: &[Sentence]) -> Html {
    html! {
        <ul class="stack-2 sheet__lines">
            for (at, line) in lines.iter().enumerate() {
                <li key={at}>{ rich(line) }</li>
            }
        </ul>
    }
}

use engine::games::dual_duel::{Card as Face, Colour, Pair, Score, score};
use yew::prelude::*;

use super::text::board::why;
use super::text::cards::{colour, colour_and_shape, shape, spoken};
use super::{picture, sign};
use crate::components::card::{Card, Emphasis};

/// Two cards, and whether the second came in as a wild.
const EXAMPLES: [(&str, &str, bool); 6] = [
    ("4r", "4b", false),
    ("9r", "10b", false),
    ("2r", "9r", false),
    ("6r", "9b", false),
    ("7r", "8r", false),
    ("9y", "10p", true),
];

/// A drawing in the rules: a card (`7r`), the colours' `signs`, or `examples` of pairs with their scores.
pub fn drawing(name: &str) -> Option<Html> {
    match name {
        "signs" => Some(html! {
            <ul class="wrap-3" role="list">
                for one in Colour::ALL {
                    <li class="row-2">{ sign(one) }{ colour_and_shape(colour(one), shape(one)) }</li>
                }
            </ul>
        }),
        "examples" => {
            let examples: Option<Html> = EXAMPLES.into_iter().map(example).collect();
            Some(html! { <div class="stack-3 dd-examples">{ examples? }</div> })
        }
        card => Some(small_card(card.parse().ok()?)),
    }
}

fn example((received, kept, wild): (&str, &str, bool)) -> Option<Html> {
    let pair = Pair { received: received.parse().ok()?, kept: kept.parse().ok()? };
    let score = Score { wild, ..score(pair) };
    Some(html! {
        <figure class="centre centred stack-2 dd-example raised">
            <div class="row-2">{ for pair.cards().map(small_card) }</div>
            <figcaption>{ why(pair, score) }</figcaption>
        </figure>
    })
}

fn small_card(face: Face) -> Html {
    html! { <Card picture={Some(picture(face))} emphasis={Emphasis::Plain} label={spoken(face)} /> }
}

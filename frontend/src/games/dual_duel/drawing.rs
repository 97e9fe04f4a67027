use engine::games::dual_duel::{Card as Face, Colour, Pair, Score, score};
use yew::prelude::*;

use super::text::board::why;
use super::text::cards::{colour, colour_and_shape, shape, spoken};
use super::{picture, sign};
use crate::components::card::{Card, Emphasis};

/// Pairs: two cards, and `wild` if the second was swapped in as a wild card.
const EXAMPLES: [&str; 6] = ["4r 4b", "9r 10b", "2r 9r", "6r 9b", "7r 8r", "9y 10p wild"];

/// A drawing in the rules: a card (`7r`), the colours' `signs`, or `examples` of pairs with their scores.
pub fn drawing(name: &str) -> Option<Html> {
    match name {
        "signs" => Some(html! {
            <ul class="wrap-3" role="list">
                for each in Colour::ALL {
                    <li class="row-2">{ sign(each) }{ colour_and_shape(colour(each), shape(each)) }</li>
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

fn example(text: &str) -> Option<Html> {
    let mut words = text.split(' ');
    let mut card = || words.next()?.parse::<Face>().ok();
    let pair = Pair { received: card()?, kept: card()? };
    let score = Score { wild: words.next().is_some(), ..score(pair) };
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

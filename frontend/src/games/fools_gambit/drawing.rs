use engine::cards::Card as Face;
use engine::games::fools_gambit::FoolsGambit;
use yew::prelude::*;

use super::text::board::{BLACK, DUEL, RED, THIRD, WAGER};
use crate::components::card::{Card, Emphasis, face_picture};
use crate::components::rich_sentence::rich_sentence;
use crate::games::GameUi as _;
use crate::words::cards::spoken;
use crate::words::text::Text;

/// A drawing in the rules: a card (`Ks`), a card in a sentence (`K♠`), or an example. `example 9s Kc, Jh 4h, red` has
/// black's cards, red's cards, and the winner; cards are a duel card, a wager and perhaps a third card.
pub fn drawing(name: &str) -> Option<Html> {
    if let Some(example) = name.strip_prefix("example ") {
        let mut parts = example.split(", ");
        let hands = [parts.next()?, parts.next()?];
        let winner = parts.next()?;
        let sides = [(BLACK, "black"), (RED, "red")].into_iter().zip(hands);
        return sides.map(|((side_name, id), cards)| row(side_name, cards, id == winner)).collect();
    }
    match name.parse() {
        Ok(face) => Some(small_card(face, Emphasis::Plain)),
        Err(_) => FoolsGambit::read_card(name).map(rich_sentence),
    }
}

fn row(side_name: Text, cards: &str, is_winner: bool) -> Option<Html> {
    let places = [DUEL, WAGER, THIRD].into_iter().zip(cards.split(' '));
    let drawn_cards: Option<Html> = places
        .map(|(place, card)| {
            let emphasis = if is_winner && place == DUEL { Emphasis::Lit } else { Emphasis::Plain };
            Some(html! {
                <span class="centre soft fg-example__card">
                    { small_card(card.parse().ok()?, emphasis) }<small>{ place }</small>
                </span>
            })
        })
        .collect();
    Some(html! {
        <div class={classes!("row-3", "fg-example__row", is_winner.then_some("is-winner"))}>
            <span class="soft strong fg-example__name">{ side_name }</span>
            { drawn_cards? }
        </div>
    })
}

fn small_card(face: Face, emphasis: Emphasis) -> Html {
    html! { <Card picture={face_picture(face)} {emphasis} label={spoken(face)} /> }
}

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
        let rows = [parts.next()?, parts.next()?];
        let winner = parts.next()?;
        let sides = [(BLACK, "black"), (RED, "red")].into_iter().zip(rows);
        return sides.map(|((side, id), cards)| row(side, cards, id == winner)).collect();
    }
    match name.parse() {
        Ok(face) => Some(small(face, Emphasis::Plain)),
        Err(_) => FoolsGambit::card_written(name).map(rich_sentence),
    }
}

fn row(side: Text, cards: &str, wins: bool) -> Option<Html> {
    let places = [DUEL, WAGER, THIRD].into_iter().zip(cards.split(' '));
    let cards: Option<Html> = places
        .map(|(place, card)| {
            let emphasis = if wins && place == DUEL { Emphasis::Lit } else { Emphasis::Plain };
            Some(html! {
                <span class="centre soft fg-example__card">{ small(card.parse().ok()?, emphasis) }<small>{ place }</small></span>
            })
        })
        .collect();
    Some(html! {
        <div class={classes!("row-3", "fg-example__row", wins.then_some("is-winner"))}>
            <span class="soft strong fg-example__name">{ side }</span>
            { cards? }
        </div>
    })
}

fn small(face: Face, emphasis: Emphasis) -> Html {
    html! { <Card picture={face_picture(face)} {emphasis} label={spoken(face)} /> }
}

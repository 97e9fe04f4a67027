use engine::games::gold_rush_shoot_out::{Card, CardCounts, Load, Loot};
use yew::prelude::*;

use super::icons::{self, Badge};
use super::text::cards;
use crate::words::messages::gold_rush_shoot_out::drawing as words;
use crate::words::text::Text;

/// A drawing in the rules: a sign, or all `kinds` of cards.
pub fn drawing(name: &str) -> Option<Html> {
    Some(match name {
        "kinds" => kinds_table(),
        "blank" => icons::load(Load::Blank),
        "bullet" => icons::load(Load::Bullet),
        "3-bars" => icons::card(Card::Loot(Loot::ThreeBars)),
        "stamp" => icons::card(Card::Loot(Loot::Stamp)),
        "out" => icons::badge(Badge::Out),
        "wound" => icons::badge(Badge::Wound),
        _ => return None,
    })
}

fn kinds_table() -> Html {
    html! {
        <table class="gr-kinds">
            <thead>
                <tr>
                    <th scope="col">{ words::CARD }</th>
                    <th scope="col">{ words::HOW_MANY }</th>
                    <th scope="col">{ words::GOOD_FOR }</th>
                </tr>
            </thead>
            <tbody>
                for card in Card::all() {
                    <tr key={cards::name(card)}>
                        <th scope="row">{ icons::card(card) }{ " " }{ cards::name(card) }</th>
                        <td>{ CardCounts::ALL.of(card) }</td>
                        <td>{ good_for(card) }</td>
                    </tr>
                }
            </tbody>
        </table>
    }
}

const fn good_for(card: Card) -> Text {
    match card {
        Card::Loot(Loot::OneBar | Loot::TwoBars | Loot::ThreeBars | Loot::FiveBars) => words::BARS,
        Card::Loot(Loot::Stamp) => words::STAMPS,
        Card::Loot(Loot::Antique) => words::ANTIQUES,
        Card::Ability(ability) => cards::ability_effect(ability),
    }
}

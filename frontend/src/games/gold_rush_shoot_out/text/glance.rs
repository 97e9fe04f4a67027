//! Gold Rush Shoot Out at a glance: the top of its rules.

use engine::games::gold_rush_shoot_out::{Card, Load, Loot};
use yew::prelude::*;

use crate::games::gold_rush_shoot_out::icons::{self, Mark};
use crate::words::rules::{row, spot};

pub(super) const SENTENCES: [&str; 5] = [
    "Six rounds, and in each one loot lies on the table.",
    "Everybody loads a blank or a bullet in secret, and aims at somebody for all to see.",
    "Sit out, and you are safe and get nothing; stand, and you are in.",
    "The pistols fire: whoever still stands unhurt shares the loot, card by card.",
    "After six rounds the most gold wins.",
];

/// A standoff of three, and who gets the loot.
pub(super) fn drawing() -> Html {
    let shares = html! {
        <>
            { spot(icons::of_load(Load::Blank), "blank") }
            { spot(icons::of_card(Card::Loot(Loot::ThreeBars)), "3 gold") }
            { spot(icons::of_card(Card::Loot(Loot::Stamp)), "stamp") }
        </>
    };
    html! {
        <>
            { row("Ana", shares, "only clicks, but the loot is hers") }
            { row("Ben", spot(icons::mark(Mark::Out), "sits out"), "was safe, and gets nothing") }
            { row(
                "Cem",
                html! { <>{ spot(icons::of_load(Load::Bullet), "bullet") }{ spot(icons::mark(Mark::Wound), "wounded") }</> },
                "hit Dee, and was hit by her",
            ) }
        </>
    }
}

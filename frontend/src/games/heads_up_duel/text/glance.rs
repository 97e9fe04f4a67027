//! Heads Up Duel at a glance: the top of its rules.

use engine::games::heads_up_duel::CardKind;
use yew::prelude::*;

use crate::games::heads_up_duel::picture;
use crate::words::rules::{row, spot};

pub(super) const SENTENCES: [&str; 5] = [
    "Everybody gets 15 cards, and builds a deck by trading and on the black market.",
    "Then you duel one opponent, hand against hand, until a hand is empty.",
    "Each round you both turn up a card, then add special cards, or more of the number you showed.",
    "The higher sum takes the point; Jacks, Queens, Kings and Aces bend the round.",
    "More points win the duel and a Gamebreaker token; most tokens win the game.",
];

/// A round won by a second card of the number that was shown.
pub(super) fn drawing() -> Html {
    use CardKind::{King, Number};
    html! {
        <>
            { row(
                "Ana",
                html! { <>{ card(Number(7), "shown") }{ card(Number(7), "added") }{ card(King, "added") }</> },
                "14: a point, and one more for the King",
            ) }
            { row("Ben", html! { <>{ card(Number(10), "shown") }</> }, "10: no second 10 to add") }
        </>
    }
}

fn card(kind: CardKind, caption: &'static str) -> Html {
    spot(html! { <span class="card">{ picture(kind, None) }</span> }, caption)
}

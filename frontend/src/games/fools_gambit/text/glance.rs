//! Fools Gambit at a glance: the top of its rules.

use engine::cards::Card as Face;
use yew::prelude::*;

use crate::components::card::face_picture;
use crate::words::rules::{row, spot};

pub(super) const SENTENCES: [&str; 5] = [
    "Each round you draw three cards: one to duel with, one to wager, one in reserve.",
    "Both wagers are turned up, and either of you may still swap the third card in.",
    "The higher duel card wins; 2s, 5s and 7s have tricks of their own.",
    "Win, and you bank your own wager; lose, and it is gone.",
    "When the cards run out, more banked points win.",
];

/// A duel won, and what that does to the wagers.
pub(super) fn drawing() -> Html {
    let duel = |black, red| html! { <>{ card(black, "duel") }{ card(red, "wager") }</> };
    html! {
        <>
            { row("Ana", duel("Ks", "8c"), "wins, and banks 8") }
            { row("Ben", duel("9h", "Jd"), "loses the jack") }
        </>
    }
}

fn card(text: &str, caption: &'static str) -> Html {
    let face: Face = text.parse().expect("the drawing names real cards; a test draws it");
    spot(html! { <span class="card">{ face_picture(face) }</span> }, caption)
}

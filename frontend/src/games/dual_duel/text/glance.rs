//! Dual Duel at a glance: the top of its rules.

use yew::prelude::*;

use crate::games::dual_duel::picture;
use crate::words::rules::{row, spot};

pub(super) const SENTENCES: [&str; 5] = [
    "Each round you lay a pair: your rival gives you one of its cards, you keep the other.",
    "Equal numbers score 13, consecutive ones their sum, two of a colour twice the difference.",
    "The better pair takes the round, and most of nine rounds take the duel.",
    "At the start each of you lays two cards aside as wild cards.",
    "Call “Wild” to swap one of them into a bad pair, for 2 points less.",
];

/// Two pairs, and what they score.
pub(super) fn drawing() -> Html {
    let pair = |given, kept| html! { <>{ card(given, "given") }{ card(kept, "kept") }</> };
    html! {
        <>
            { row("Ana", pair("7r", "8y"), "consecutive: 7 + 8 = 15") }
            { row("Ben", pair("2g", "9g"), "one colour: 2 × 7 = 14") }
        </>
    }
}

fn card(text: &str, caption: &'static str) -> Html {
    let face = text.parse().expect("the drawing names real cards; a test draws it");
    spot(html! { <span class="card">{ picture(face) }</span> }, caption)
}

//! Duel 52 at a glance: the top of its rules.

use engine::cards::Card as Face;
use yew::prelude::*;

use crate::components::card::{Back, back, face};
use crate::words::rules::{row, spot};

pub(super) const SENTENCES: [&str; 5] = [
    "Two of you fight over three lanes; a turn has three actions.",
    "Play cards face-down; when the moment is right, flip them for their power.",
    "Face-up cards attack; two hits kill a card, three a face-up Jack.",
    "When nothing is left to draw, the base cards under each lane join in.",
    "Clear two lanes of an enemy with nothing left to play, and you win.",
];

/// A side of three lanes for each seat.
pub(super) fn drawing() -> Html {
    let ben = html! {
        <>
            { spot(back(Back::Warm), "hit once") }
            { spot(card("Qd"), "moved here") }
            { spot(back(Back::Warm), "a trap?") }
        </>
    };
    let lanes = html! {
        for lane in ["Lane 1", "Lane 2", "Lane 3"] {
            <span key={lane} class="how__lane">{ lane }</span>
        }
    };
    let ana = html! {
        <>
            { spot(card("10s"), "attacks") }
            { spot(card("Jc"), "on guard") }
            { spot(back(Back::Cool), "waits") }
        </>
    };
    html! {
        <>
            { row("Ben", ben, "") }
            { row("", lanes, "") }
            { row("Ana", ana, "") }
        </>
    }
}

fn card(text: &str) -> Html {
    let named: Face = text.parse().expect("the drawing names real cards; a test draws it");
    face(named)
}

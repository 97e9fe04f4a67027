use yew::prelude::*;

use super::details::reference;
use crate::components::card::{BackColour, back, face};

/// A drawing in the rules: a card (`10s`), a seat's back (`cool`, `warm`), or the card `reference`.
pub fn drawing(name: &str) -> Option<Html> {
    Some(match name {
        "reference" => reference(None),
        "cool" => back(BackColour::Cool),
        "warm" => back(BackColour::Warm),
        card => face(card.parse().ok()?),
    })
}

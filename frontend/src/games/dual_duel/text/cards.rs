use crate::words::choice;
pub(crate) use crate::words::messages::dual_duel::cards::*;
use engine::games::dual_duel::{Card, Colour};

/// The sign of a colour, for people who can't tell the colours apart.
pub const fn sign(colour: Colour) -> char {
    match colour {
        Colour::Red => '▲',
        Colour::Yellow => '●',
        Colour::Green => '■',
        Colour::Blue => '✚',
        Colour::Purple => '★',
    }
}

pub fn colour(colour: Colour) -> &'static str {
    choice(COLOURS, colour as usize)
}

pub fn shape(colour: Colour) -> &'static str {
    choice(SHAPES, colour as usize)
}

/// A card in writing: `9▲`.
pub fn written(card: Card) -> String {
    format!("{}{}", card.number(), sign(card.colour()))
}

/// A card in speech: `red 9`.
pub fn spoken(card: Card) -> String {
    numbered(colour(card.colour()), card.number())
}

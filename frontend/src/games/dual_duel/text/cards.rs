pub(crate) use crate::words::messages::dual_duel::cards::*;
use crate::words::text::Text;
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

pub const fn colour(colour: Colour) -> Text {
    match colour {
        Colour::Red => RED,
        Colour::Yellow => YELLOW,
        Colour::Green => GREEN,
        Colour::Blue => BLUE,
        Colour::Purple => PURPLE,
    }
}

pub const fn shape(colour: Colour) -> Text {
    match colour {
        Colour::Red => TRIANGLE,
        Colour::Yellow => DISC,
        Colour::Green => SQUARE,
        Colour::Blue => CROSS,
        Colour::Purple => STAR,
    }
}

/// A card in writing: `9▲`.
pub fn written(card: Card) -> String {
    format!("{}{}", card.number(), sign(card.colour()))
}

/// A card in speech: `red 9`.
pub fn spoken(card: Card) -> String {
    numbered(colour(card.colour()), card.number())
}

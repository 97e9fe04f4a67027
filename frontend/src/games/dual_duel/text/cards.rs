//! The game's cards in words, written and spoken.

use engine::games::dual_duel::{Card, Colour};

/// The sign of a colour, which tells it apart without the colour itself.
pub const fn sign(colour: Colour) -> char {
    match colour {
        Colour::Red => '▲',
        Colour::Yellow => '●',
        Colour::Green => '■',
        Colour::Blue => '✚',
        Colour::Purple => '★',
    }
}

/// A colour's name.
pub const fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "red",
        Colour::Yellow => "yellow",
        Colour::Green => "green",
        Colour::Blue => "blue",
        Colour::Purple => "purple",
    }
}

/// The name of a colour's sign.
pub const fn shape(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "triangle",
        Colour::Yellow => "disc",
        Colour::Green => "square",
        Colour::Blue => "cross",
        Colour::Purple => "star",
    }
}

/// A card in writing: `9▲`.
pub fn written(card: Card) -> String {
    format!("{}{}", card.number(), sign(card.colour()))
}

/// A card in speech: `red 9`.
pub fn spoken(card: Card) -> String {
    format!("{} {}", colour(card.colour()), card.number())
}

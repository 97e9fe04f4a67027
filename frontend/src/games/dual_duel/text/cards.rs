//! The game's cards in words: as they are written, and as they are said.

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

/// What a colour is called.
pub const fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "red",
        Colour::Yellow => "yellow",
        Colour::Green => "green",
        Colour::Blue => "blue",
        Colour::Purple => "purple",
    }
}

/// What the sign of a colour is called.
pub const fn shape(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "triangle",
        Colour::Yellow => "disc",
        Colour::Green => "square",
        Colour::Blue => "cross",
        Colour::Purple => "star",
    }
}

/// A card as it is written: `9▲`.
pub fn written(card: Card) -> String {
    format!("{}{}", card.number(), sign(card.colour()))
}

/// A card as it is said: `red 9`.
pub fn spoken(card: Card) -> String {
    format!("{} {}", colour(card.colour()), card.number())
}

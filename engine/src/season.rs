//! What is carried from game to game in a season: tokens and strikes, in the games that know them.

use crate::seat::Seat;

/// What a seat is left with at the end of a game.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Purse {
    /// Gamebreaker tokens, in halves: what it brought less what it spent, and what it won.
    pub halves: u8,
    /// The strikes of this game.
    pub strikes: u8,
}

/// A game that knows tokens and strikes.
pub trait Season {
    /// What the seat is left with at the end; `None` while the game goes on.
    fn purse(&self, seat: Seat) -> Option<Purse>;
}

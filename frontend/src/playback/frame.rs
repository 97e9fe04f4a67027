//! What an observer saw happen.

use std::rc::Rc;

use engine::catalogue::{AnyEvent, AnyView};
use engine::game::Game;

/// What an observer saw happen at once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Frame<V, E> {
    /// What it knew before.
    pub before: V,
    /// What it saw happen.
    pub events: Vec<E>,
    /// What it knew then.
    pub view: V,
}

/// A frame of a game of any kind.
pub type AnyFrame = Frame<AnyView, AnyEvent>;

/// A frame of this game.
pub type FrameOf<G> = Frame<Rc<<G as Game>::View>, <G as Game>::Event>;

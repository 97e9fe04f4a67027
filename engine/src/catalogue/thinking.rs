//! Searches and analyses as trait objects: they drive computations in the game's own types.

use super::{AnyAction, AnyView, CatalogueGame};
use crate::bot::{Incremental, Level, Search, Style};
use crate::chance::Seed;
use crate::seat::Seat;

/// A computation about any game's position, with result `T`.
pub trait Thinking<T>: Incremental {
    /// The result so far.
    fn result(&self) -> T;
}

/// All of a level's roll-outs: the `thousandths` of a full [`AnySearch`].
pub const ALL_ROLLOUTS: u32 = 1000;

/// A bot's search for its best action; `None` if there is nothing to do.
pub type AnySearch = dyn Thinking<Option<AnyAction>>;

impl AnySearch {
    /// A search at this level and style, with `thousandths` of its roll-outs; see [`Search::new`].
    #[must_use]
    pub fn new(
        view: &AnyView,
        seat: Seat,
        bot: (Level, Style),
        seed: Seed,
        thousandths: u32,
    ) -> Box<Self> {
        view.own().search(seat, bot, seed, thousandths)
    }
}

impl<G: CatalogueGame> Thinking<Option<AnyAction>> for Search<G> {
    fn result(&self) -> Option<AnyAction> {
        self.best().map(G::any_action)
    }
}

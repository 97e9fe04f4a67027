//! Searches and analyses of one game as trait objects. They run in the game's own types; the object
//! only drives them.

use super::{AnyAction, AnyView, Listed};
use crate::bot::{Incremental, Level, Search, Style};
use crate::chance::Seed;
use crate::seat::Seat;

/// A computation about a position of any game, with result `T`.
pub trait Thinking<T>: Incremental {
    /// The result so far.
    fn result(&self) -> T;
}

/// A bot's search; its result is the best action, `None` if there is nothing to do.
pub type AnySearch = dyn Thinking<Option<AnyAction>>;

impl AnySearch {
    /// A bot of that level and style with this view; see [`Search::new`]. It makes this part, in
    /// thousandths, of its level's roll-outs.
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

impl<G: Listed> Thinking<Option<AnyAction>> for Search<G> {
    fn result(&self) -> Option<AnyAction> {
        self.best().map(G::any_action)
    }
}

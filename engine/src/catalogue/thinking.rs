//! Searches and analyses of one game as trait objects. They run in the game's own types; through the object they are only
//! told to think on.

use super::{AnyAction, AnyView, Listed};
use crate::bot::{Level, Search, Style};
use crate::chance::Seed;
use crate::seat::Seat;

/// What is found out about a position of any game, at once or in parts: it comes to a `T`.
pub trait Thinking<T> {
    /// Thinks on, for so many decisions of roll-outs at the most.
    fn step(&mut self, decisions: u32);

    /// Whether it has thought to the end.
    fn is_done(&self) -> bool;

    /// What came of it so far.
    fn result(&self) -> T;

    /// Thinks to the end.
    fn think(&mut self) {
        while !self.is_done() {
            self.step(u32::MAX);
        }
    }
}

/// A bot's search, which comes to the best action; `None` if there is nothing to do.
pub type AnySearch = dyn Thinking<Option<AnyAction>>;

impl AnySearch {
    /// A bot of that level and style that looks at this view; see [`Search::new`]. It
    /// makes so many thousandths of the roll-outs of its level.
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
    fn step(&mut self, decisions: u32) {
        self.step(decisions);
    }

    fn is_done(&self) -> bool {
        self.is_done()
    }

    fn result(&self) -> Option<AnyAction> {
        self.best().map(G::any_action)
    }
}

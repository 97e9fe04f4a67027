//! Analyses and odds of one game as trait objects.

use super::thinking::Thinking;
use super::{AnyAction, AnyView, CatalogueGame};
use crate::bot::{Analysis, Analyst, Coach as _, Odds};
use crate::chance::Seed;
use crate::seat::Seat;

/// An analysis of any game's position.
pub type AnyAnalyst = dyn Thinking<Analysis<AnyAction>>;

impl AnyAnalyst {
    /// Analyses all legal actions; see [`Analyst::new`].
    #[must_use]
    pub fn new(view: &AnyView, seat: Seat, seed: Seed, rollouts: u32) -> Box<Self> {
        with_own!(AnyView, view, own: G => Box::new(Analyst::<G>::new(own, seat, seed, rollouts)))
    }

    /// Like `new`, with care; see [`Analyst::with_care`].
    #[must_use]
    pub fn with_care(view: &AnyView, seat: Seat, seed: Seed, rollouts: u32) -> Box<Self> {
        with_own!(AnyView, view, own: G => {
            Box::new(Analyst::<G>::new(own, seat, seed, rollouts).with_care())
        })
    }

    /// Evaluates an action taken; see [`Analyst::with_played`]. `None` for another game's action.
    #[must_use]
    pub fn with_played(
        view: &AnyView,
        seat: Seat,
        seed: Seed,
        rollouts: u32,
        played: &AnyAction,
    ) -> Option<Box<Self>> {
        with_own!(AnyView, view, own: G => {
            let played = *G::own_action(played)?;
            Some(Box::new(Analyst::<G>::new(own, seat, seed, rollouts).with_played(played)))
        })
    }

    /// Like `with_played`, with care; also `None` in a game whose roll-outs need no care.
    #[must_use]
    pub fn with_played_and_care(
        view: &AnyView,
        seat: Seat,
        seed: Seed,
        rollouts: u32,
        played: &AnyAction,
    ) -> Option<Box<Self>> {
        with_own!(AnyView, view, own: G => {
            let played = *G::own_action(played).filter(|_| G::CARE.is_some())?;
            Some(Box::new(Analyst::<G>::new(own, seat, seed, rollouts).with_played(played).with_care()))
        })
    }
}

impl<G: CatalogueGame> Thinking<Analysis<AnyAction>> for Analyst<G> {
    fn result(&self) -> Analysis<AnyAction> {
        let Analysis { evaluated, determinizations, rollouts, is_by_rule, obvious_loss } =
            self.analysis();
        Analysis {
            evaluated: evaluated.into_iter().map(|action| action.map(G::any_action)).collect(),
            determinizations,
            rollouts,
            is_by_rule,
            obvious_loss,
        }
    }
}

/// The chance to win from any game's position, from 0 to 1. With all cards known:
/// [`AnyGame::odds`](super::AnyGame::odds).
pub type AnyOdds = dyn Thinking<f64>;

impl AnyOdds {
    /// The chance by the seat's knowledge; see [`Odds::from_view`].
    #[must_use]
    pub fn from_view(view: &AnyView, seat: Seat, seed: Seed, rollouts: u32) -> Box<Self> {
        with_own!(AnyView, view, own: G => Box::new(Odds::<G>::from_view(own, seat, seed, rollouts)))
    }
}

impl<G: CatalogueGame> Thinking<f64> for Odds<G> {
    fn result(&self) -> f64 {
        self.chance()
    }
}

pub(super) trait ErasedPosition {
    fn odds(&self, seat: Seat, seed: Seed, rollouts: u32) -> Box<AnyOdds>;
}

impl<G: CatalogueGame> ErasedPosition for G {
    fn odds(&self, seat: Seat, seed: Seed, rollouts: u32) -> Box<AnyOdds> {
        Box::new(Odds::from_state(self, seat, seed, rollouts))
    }
}

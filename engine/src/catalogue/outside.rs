//! [`Inspect`] and [`Outside`] over all games. A program that is split by games has them in another part.

use std::hash::Hasher;

use super::{AnyEvent, AnyGame, AnyView, Listed, Own};
use crate::chance::{Chance, Dice};
use crate::game::{Flaw, Inspect, Outside};

impl Inspect for AnyGame {
    fn audit(&self) -> Result<(), Flaw> {
        self.0.audit()
    }

    fn chance(&self) -> Chance {
        self.0.chance()
    }
}

impl Outside for AnyGame {
    fn check_view(view: &AnyView) -> Result<(), Flaw> {
        view.as_sent().check()
    }

    fn check_event(event: &AnyEvent, seats: u8) -> Result<(), Flaw> {
        let own: &dyn ErasedEvent = with_own!(AnyEvent, event, own => own);
        own.check(seats)
    }

    fn draw_from(view: &AnyView, dice: &mut Dice) -> Option<Self> {
        view.as_sent().draw(dice)
    }
}

/// [`Inspect`] of a state of one game.
pub(super) trait ErasedState {
    fn hash_into(&self, state: &mut dyn Hasher);
    fn audit(&self) -> Result<(), Flaw>;
    fn chance(&self) -> Chance;
}

impl<G: Listed> ErasedState for G {
    fn hash_into(&self, mut state: &mut dyn Hasher) {
        self.hash(&mut state);
    }

    fn audit(&self) -> Result<(), Flaw> {
        Inspect::audit(self)
    }

    fn chance(&self) -> Chance {
        Inspect::chance(self)
    }
}

/// A view that came from another device.
trait ErasedView {
    fn check(&self) -> Result<(), Flaw>;
    fn draw(&self, dice: &mut Dice) -> Option<AnyGame>;
}

impl<V> ErasedView for V
where
    V: Own<Game: Listed<View = V>>,
{
    fn check(&self) -> Result<(), Flaw> {
        V::Game::check_view(self)
    }

    fn draw(&self, dice: &mut Dice) -> Option<AnyGame> {
        V::Game::draw_from(self, dice).map(AnyGame::of)
    }
}

impl AnyView {
    fn as_sent(&self) -> &dyn ErasedView {
        with_own!(AnyView, self, own => &**own)
    }
}

/// An event that came from another device.
trait ErasedEvent {
    fn check(&self, seats: u8) -> Result<(), Flaw>;
}

impl<E> ErasedEvent for E
where
    E: Own<Game: Listed<Event = E>>,
{
    fn check(&self, seats: u8) -> Result<(), Flaw> {
        E::Game::check_event(self, seats)
    }
}

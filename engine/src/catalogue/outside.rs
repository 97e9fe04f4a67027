//! [`Inspect`] and [`Outside`] of all games, in a separate file so that a program split by game has
//! their code in a separate part.

use std::hash::Hasher;

use super::{AnyEvent, AnyGame, CatalogueGame, GamePart};
use crate::chance::Chance;
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
    fn check_event(event: &AnyEvent, seats: u8) -> Result<(), Flaw> {
        let own: &dyn ErasedEvent = with_own!(AnyEvent, event, own => own);
        own.check(seats)
    }
}

pub(super) trait ErasedState {
    fn hash_into(&self, state: &mut dyn Hasher);
    fn audit(&self) -> Result<(), Flaw>;
    fn chance(&self) -> Chance;
}

impl<G: CatalogueGame> ErasedState for G {
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

trait ErasedEvent {
    fn check(&self, seats: u8) -> Result<(), Flaw>;
}

impl<E> ErasedEvent for E
where
    E: GamePart<Game: CatalogueGame<Event = E>>,
{
    fn check(&self, seats: u8) -> Result<(), Flaw> {
        E::Game::check_event(self, seats)
    }
}

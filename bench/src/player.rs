//! Random play: lists all legal actions, takes one, and drops the events.

use engine::chance::Seed;
use engine::game::{Decision, Game, Order, Sink, Turn};
use engine::seat::Seat;

use crate::subjects::Subject;
use crate::unit::Rng;

/// Room for the longest list of legal actions, so that the list never grows during a measurement.
const ACTION_CAPACITY: usize = 4_096;

/// Plays all seats of a game at random.
#[derive(Debug)]
pub struct Player<G: Game> {
    rng: Rng,
    actions: Vec<G::Action>,
}

impl<G: Game> Player<G> {
    /// A player that chooses by the seed alone.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self { rng: Rng::new(seed), actions: Vec::with_capacity(ACTION_CAPACITY) }
    }

    /// The next seat and its action; `None` once the game is over.
    ///
    /// # Panics
    /// If an awaited seat has no action, against the [contract](Game).
    pub fn choose(&mut self, game: &G) -> Option<(Seat, G::Action)> {
        let Turn::Awaiting(awaiting) = game.turn() else { return None };
        let seat = match awaiting.order {
            Order::Alone | Order::Together => awaiting.seats.lowest(),
            Order::Free => {
                let nth = self.rng.below(usize::from(awaiting.seats.len()));
                awaiting.seats.iter().nth(nth)
            }
        };
        let seat = seat.expect("a game that goes on waits for somebody");
        self.actions.clear();
        game.legal_actions(seat, &mut self.actions);
        assert!(!self.actions.is_empty(), "a seat that is awaited can do something");
        let chosen = self.rng.below(self.actions.len());
        Some((seat, self.actions.swap_remove(chosen)))
    }

    /// Makes the next decision; returns `false` once the game is over.
    ///
    /// # Panics
    /// If the game refuses an action that it listed, against the [contract](Game).
    pub fn step(&mut self, game: &mut G) -> bool {
        let Some((seat, action)) = self.choose(game) else { return false };
        game.decide(seat, Decision::Act(action), &mut Sink::none())
            .expect("what is listed is accepted");
        true
    }

    /// Plays to the end; returns the number of decisions.
    pub fn finish(&mut self, game: &mut G) -> u64 {
        let mut decisions = 0;
        while self.step(game) {
            decisions += 1;
        }
        decisions
    }
}

/// Plays `games` games, the same ones at each call; returns the number of decisions.
#[must_use]
pub fn play<G: Game>(subject: &Subject<G>, games: u32) -> u64 {
    let mut player = Player::new(0);
    (0..games).map(|number| player.finish(&mut subject.deal(Seed(u64::from(number))))).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::bot::Heuristics;

    use crate::subjects::{self, Visitor};

    struct Check;

    impl Visitor for Check {
        fn visit<G: Heuristics>(&mut self, subject: &Subject<G>) {
            let few = play(subject, 5);
            assert_eq!(few, play(subject, 5), "{}", subject.name);
            assert!(few > 0 && play(subject, 6) > few, "{}", subject.name);
            let mut game = subject.deal(Seed(3));
            let mut player = Player::new(1);
            player.finish(&mut game);
            assert!(game.turn().outcome().is_some() && player.choose(&game).is_none());
        }
    }

    #[test]
    fn games_are_played_to_the_end_and_alike_each_time() {
        subjects::visit_all(&mut Check);
    }
}

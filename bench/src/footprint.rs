//! What a game takes from the heap, and how large its state is.

use engine::chance::Seed;
use engine::game::Game;

use crate::allocations;
use crate::player::Player;
use crate::subjects::Subject;

/// How many games are looked at.
const GAMES: u64 = 500;

/// The memory that a game uses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Footprint {
    /// How many decisions were looked at.
    pub decisions: u64,
    /// How often the heap was asked for memory in them: to list the legal actions into the
    /// caller's list, which has room, and to decide.
    pub allocations: u64,
    /// The largest state, in bytes: the value and what a copy of it takes from the heap.
    pub state: u64,
}

/// Plays random games and counts.
#[must_use]
pub fn measure<G: Game>(subject: &Subject<G>) -> Footprint {
    let mut player = Player::new(0);
    let mut footprint = Footprint { decisions: 0, allocations: 0, state: 0 };
    for number in 0..GAMES {
        let mut game = subject.deal(Seed(number));
        loop {
            let (copy, taken) = allocations::during(|| game.clone());
            footprint.state = footprint.state.max(size_of_val(&copy) as u64 + taken.bytes);
            let (decided, taken) = allocations::during(|| player.step(&mut game));
            footprint.allocations += taken.allocations;
            if !decided {
                break;
            }
            footprint.decisions += 1;
        }
    }
    footprint
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::subjects::{self, Visitor};

    struct Check;

    impl Visitor for Check {
        fn visit<G: Game>(&mut self, subject: &Subject<G>) {
            let footprint = measure(subject);
            assert!(footprint.decisions > GAMES, "{}", subject.name);
            assert_eq!(footprint.allocations, 0, "{}: a decision allocates", subject.name);
            assert!(footprint.state >= size_of::<G>() as u64, "{}", subject.name);
        }
    }

    #[test]
    fn a_decision_allocates_nothing() {
        subjects::each(&mut Check);
    }
}

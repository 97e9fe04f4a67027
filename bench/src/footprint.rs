//! A game's heap use and the size of its state.

use std::hint::black_box;

use allocation_counter::measure as count_allocations;
use engine::chance::Seed;
use engine::game::Game;

use crate::player::Player;
use crate::subjects::Subject;

pub const GAMES: u64 = 500;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Footprint {
    pub decisions: u64,
    /// Heap allocations for listing the legal actions, into a list that needn't grow, and for deciding.
    pub allocations: u64,
    /// The size of the largest state, with its heap memory.
    pub state_bytes: u64,
}

/// Measures [`GAMES`] random games.
#[must_use]
pub fn measure<G: Game>(subject: &Subject<G>) -> Footprint {
    let mut player = Player::new(0);
    let mut footprint = Footprint { decisions: 0, allocations: 0, state_bytes: 0 };
    for number in 0..GAMES {
        let mut game = subject.deal(Seed(number));
        loop {
            let clone_heap = count_allocations(|| drop(black_box(game.clone())));
            let bytes = size_of::<G>() as u64 + clone_heap.bytes_total;
            footprint.state_bytes = footprint.state_bytes.max(bytes);
            let mut has_decided = false;
            let step_heap = count_allocations(|| has_decided = player.step(&mut game));
            footprint.allocations += step_heap.count_total;
            if !has_decided {
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
            assert!(footprint.state_bytes >= size_of::<G>() as u64, "{}", subject.name);
        }
    }

    #[test]
    fn a_decision_allocates_nothing() {
        subjects::visit_all(&mut Check);
    }

    #[test]
    fn an_allocation_is_counted_and_so_is_one_that_grows() {
        let taken = count_allocations(|| drop(black_box(vec![0_u32; 5])));
        assert_eq!((taken.count_total, taken.bytes_total), (1, 20));
        let mut list: Vec<u64> = Vec::with_capacity(2);
        assert_eq!(count_allocations(|| list.extend(black_box([1, 2]))).count_total, 0);
        assert_eq!(count_allocations(|| list.push(black_box(3))).count_total, 1);
    }
}

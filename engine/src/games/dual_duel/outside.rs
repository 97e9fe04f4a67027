use crate::game::{Flaw, Outside};
use crate::games::dual_duel::{DualDuel, Event, Score};
use crate::seat::BySeat;

impl Outside for DualDuel {
    fn check_event(event: &Event, seats: u8) -> Result<(), Flaw> {
        // A wild in the pair costs 2 points (DD-16).
        let are_possible = |scores: &BySeat<Score>| {
            scores.0.iter().all(|score| score.plain >= if score.wild { 2 } else { 0 })
        };
        let is_wrong = matches!(event, Event::Ended(outcome) if !outcome.fits_table(seats))
            || matches!(event, Event::RoundWon { scores, .. } if !are_possible(scores));
        Flaw::unless(!is_wrong, "scores and ranks are those of the game")
    }
}

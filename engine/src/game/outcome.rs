use serde::{Deserialize, Serialize};

use crate::seat::{Seat, SeatSet};

/// The result of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "Unchecked")]
pub struct Outcome {
    /// By seat: 1 for the best, equal for shared places, 0 beyond the table's seats.
    ranks: [u8; Seat::MOST as usize],
    seats: u8,
    /// The way the game ended.
    pub ending: Ending,
}

/// Deserialized, so possibly invalid.
#[derive(Deserialize)]
struct Unchecked {
    ranks: [u8; Seat::MOST as usize],
    seats: u8,
    ending: Ending,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
#[error("not an outcome")]
struct BadOutcome;

impl TryFrom<Unchecked> for Outcome {
    type Error = BadOutcome;

    fn try_from(Unchecked { ranks, seats, ending }: Unchecked) -> Result<Self, BadOutcome> {
        let is_rank = |(seat, rank): (u8, &u8)| {
            if seat < seats { (1..=seats).contains(rank) } else { *rank == 0 }
        };
        let ranks_fit = (0..).zip(&ranks).all(is_rank) && seats <= Seat::MOST;
        let ending_fits = match ending {
            Ending::Played => true,
            Ending::Conceded(seat) => seat.number() <= seats,
        };
        if ranks_fit && ending_fits { Ok(Self { ranks, seats, ending }) } else { Err(BadOutcome) }
    }
}

/// The way a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Ending {
    /// The game was played to its end.
    Played,
    /// This seat conceded.
    Conceded(Seat),
}

impl Outcome {
    /// Ranks seats by their scores, the highest first; ignores scores beyond [`Seat::MOST`] seats.
    #[must_use]
    pub fn from_scores(scores: &[u32]) -> Self {
        let scores = &scores[..scores.len().min(Seat::MOST as usize)];
        let mut ranks = [0; Seat::MOST as usize];
        for (rank, score) in ranks.iter_mut().zip(scores) {
            *rank = 1 + scores.iter().filter(|other| *other > score).count() as u8;
        }
        Self { ranks, seats: scores.len() as u8, ending: Ending::Played }
    }

    /// The outcome when a seat concedes a game for two.
    #[must_use]
    pub const fn conceded(seat: Seat) -> Self {
        let mut ranks = [0; Seat::MOST as usize];
        ranks[seat.index()] = 2;
        ranks[seat.other().index()] = 1;
        Self { ranks, seats: 2, ending: Ending::Conceded(seat) }
    }

    /// The seat's place; 1 is best.
    #[must_use]
    pub const fn rank(&self, seat: Seat) -> u8 {
        self.ranks[seat.index()]
    }

    /// Whether the outcome ranks a table of `seats` seats.
    #[must_use]
    pub const fn fits_table(&self, seats: u8) -> bool {
        self.seats == seats
    }

    /// Each seat with its place.
    pub fn ranks(&self) -> impl Iterator<Item = (Seat, u8)> {
        Seat::all(self.seats).map(|seat| (seat, self.rank(seat)))
    }

    /// The seats in first place.
    #[must_use]
    pub fn winners(&self) -> SeatSet {
        Seat::all(self.seats).filter(|seat| self.rank(*seat) == 1).collect()
    }

    /// The sole winner; `None` if several share first place.
    #[must_use]
    pub fn winner(&self) -> Option<Seat> {
        self.winners().single()
    }

    /// The seat's payoff: 2 for each seat it beat, 1 for each tie. With two seats: 2, 1 or 0.
    #[must_use]
    pub fn payoff(&self, seat: Seat) -> u32 {
        let own = self.rank(seat);
        let others = self.ranks().filter(|(other, _)| *other != seat);
        others.map(|(_, rank)| u32::from(own < rank) + u32::from(own <= rank)).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_outcome_ranks_and_shares() {
        let three = Outcome::from_scores(&[5, 9, 5]);
        let seat = |number| Seat::from_number(number).unwrap();
        assert_eq!(three.winner(), Some(Seat::TWO));
        assert_eq!([1, 2, 3].map(|number| three.rank(seat(number))), [2, 1, 2]);
        assert_eq!([1, 2, 3].map(|number| three.payoff(seat(number))), [1, 4, 1]);
        let draw = Outcome::from_scores(&[7, 7]);
        assert_eq!((draw.winner(), draw.payoff(Seat::ONE)), (None, 1));
        assert_eq!(Outcome::conceded(Seat::ONE).winner(), Some(Seat::TWO));
    }

    #[test]
    fn an_outcome_has_a_rank_for_each_seat_that_plays_and_no_other() {
        let ranks = |outcome: Outcome| outcome.ranks().map(|(_, rank)| rank).collect::<Vec<_>>();
        assert_eq!(ranks(Outcome::from_scores(&[1, 4, 2, 4])), [4, 1, 3, 1]);
        assert_eq!(ranks(Outcome::from_scores(&[0; 9])), [1; 8]);
        assert_eq!(Outcome::from_scores(&[3, 2, 1]).winners(), SeatSet::from_item(Seat::ONE));
    }
}

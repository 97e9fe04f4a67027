//! The end (GR-25 to GR-28).

use serde::{Deserialize, Serialize};

use crate::game::Outcome;
use crate::seat::{BySeat, Seat};

use super::super::Sink;
use super::super::state::{GoldRushShootOut, MOST_SEATS, Stage};
use super::super::{Event, Loot};

/// Half tokens for most gold (GR-26) and for most antiques (GR-27).
const FOR_GOLD: u8 = 3;
const FOR_ANTIQUES: u8 = 1;

/// What came of the game for one seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Tally {
    /// What its envelope is worth in gold bars (GR-25).
    pub gold: u16,
    /// Its antiques.
    pub antiques: u8,
    /// The wounds that it has left.
    pub wounds: u8,
    /// The half tokens that it gets for most gold (GR-26).
    pub for_gold: u8,
    /// The half tokens that it gets for most antiques (GR-27).
    pub for_antiques: u8,
    /// Whether it gets a strike for most wounds (GR-28).
    pub strike: bool,
}

impl GoldRushShootOut {
    /// GR-25: envelopes are opened, from the poorest to the richest, and tokens handed out.
    pub(super) fn open_envelopes(&mut self, sink: &mut Sink<'_>) {
        let (scores, tallies) = (self.scores(), self.tallies());
        let outcome = Outcome::of_scores(&scores.0[..usize::from(self.seats)]);
        for rank in (1..=self.seats).rev() {
            for seat in Seat::all(self.seats).filter(|seat| outcome.rank(*seat) == rank) {
                let (envelope, tally) = (self.places[seat].envelope(), tallies[seat]);
                self.places[seat].tokens += tally.for_gold + tally.for_antiques;
                sink.emit(|| Event::EnvelopeOpened(seat, envelope, tally));
            }
        }
        self.stage = Stage::Over(outcome);
        sink.emit(|| Event::Ended(outcome));
    }

    /// GR-26: gold, and of equals fewer wounds. Nobody wins if nobody has gold.
    fn scores(&self) -> BySeat<u32, MOST_SEATS> {
        let gold = |seat: Seat| u32::from(self.places[seat].envelope().worth());
        let any_gold = Seat::all(self.seats).any(|seat| gold(seat) > 0);
        BySeat::from_fn(|seat| {
            let unhurt = u32::from(u8::MAX - self.places[seat].wounds);
            if any_gold { gold(seat) << 8 | unhurt } else { 0 }
        })
    }

    /// What each seat gets.
    pub(in super::super) fn tallies(&self) -> BySeat<Tally, MOST_SEATS> {
        let scores = self.scores();
        let seats = || Seat::all(self.seats);
        let antiques = |seat: Seat| self.places[seat].envelope().loot(Loot::Antique);
        let wounds = |seat: Seat| self.places[seat].wounds;
        let best = seats().map(|seat| scores[seat]).max().unwrap_or_default();
        let most_antiques = seats().map(antiques).max().unwrap_or_default();
        let most_wounds = seats().map(wounds).max().unwrap_or_default();
        let mut tallies = BySeat::<Tally, MOST_SEATS>::default();
        for seat in seats() {
            let richest = best > 0 && scores[seat] == best;
            let collector = most_antiques > 0 && antiques(seat) == most_antiques;
            tallies[seat] = Tally {
                gold: self.places[seat].envelope().worth(),
                antiques: antiques(seat),
                wounds: wounds(seat),
                for_gold: if richest { FOR_GOLD } else { 0 },
                for_antiques: if collector { FOR_ANTIQUES } else { 0 },
                strike: most_wounds > 0 && wounds(seat) == most_wounds,
            };
        }
        tallies
    }
}

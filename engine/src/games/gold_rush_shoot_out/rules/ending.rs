//! The end of the game (GR-25 to GR-28).

use crate::game::{Outcome, Sink};
use crate::games::gold_rush_shoot_out::state::{MOST_SEATS, Prizes, Stage};
use crate::games::gold_rush_shoot_out::{Event, GoldRushShootOut, Loot, Tally};
use crate::seat::{BySeat, Seat, SeatSet};

/// GR-26.
const HALVES_FOR_GOLD: u8 = 3;
/// GR-27.
const HALVES_FOR_ANTIQUES: u8 = 1;

impl GoldRushShootOut {
    /// GR-25: from the poorest seat to the richest.
    pub(super) fn open_envelopes(&mut self, sink: &mut Sink<Self>) {
        let (scores, prizes) = (self.scores(), self.prizes());
        let outcome = Outcome::from_scores(&scores.0[..usize::from(self.seats)]);
        let mut opened = SeatSet::EMPTY;
        for rank in (1..=self.seats).rev() {
            for seat in Seat::all(self.seats).filter(|seat| outcome.rank(*seat) == rank) {
                sink.close_frame(self);
                opened = opened.with(seat);
                self.stage = Stage::Envelopes { opened, prizes };
                let (envelope, tally) = (self.by_seat[seat].envelope(), self.tally(seat, prizes));
                self.by_seat[seat].half_tokens += tally.for_gold + tally.for_antiques;
                sink.emit(|| Event::EnvelopeOpened(seat, envelope, tally));
            }
        }
        sink.close_frame(self);
        self.stage = Stage::Over(outcome);
        sink.emit(|| Event::Ended(outcome));
    }

    /// GR-26: gold, then fewer wounds. Nobody wins without gold.
    fn scores(&self) -> BySeat<u32, MOST_SEATS> {
        let gold = |seat: Seat| u32::from(self.by_seat[seat].envelope().worth());
        let any_gold = Seat::all(self.seats).any(|seat| gold(seat) > 0);
        BySeat::from_fn(|seat| {
            let unhurt = u32::from(u8::MAX - self.by_seat[seat].wounds);
            if any_gold { gold(seat) << 8 | unhurt } else { 0 }
        })
    }

    pub(in super::super) fn prizes(&self) -> Prizes {
        let scores = self.scores();
        let antiques = |seat: Seat| self.by_seat[seat].envelope().loot(Loot::Antique).into();
        Prizes {
            gold: self.seats_with_most(|seat| scores[seat]),
            antiques: self.seats_with_most(antiques),
            wounds: self.seats_with_most(|seat| self.by_seat[seat].wounds.into()),
        }
    }

    /// The seats with the largest count; none if all counts are 0.
    fn seats_with_most(&self, count: impl Fn(Seat) -> u32) -> SeatSet {
        let most = Seat::all(self.seats).map(&count).max().unwrap_or_default();
        Seat::all(self.seats).filter(|seat| most > 0 && count(*seat) == most).collect()
    }

    pub(in super::super) fn tally(&self, seat: Seat, prizes: Prizes) -> Tally {
        let state = &self.by_seat[seat];
        let envelope = state.envelope();
        Tally {
            gold: envelope.worth(),
            antiques: envelope.loot(Loot::Antique),
            wounds: state.wounds,
            for_gold: if prizes.gold.contains(seat) { HALVES_FOR_GOLD } else { 0 },
            for_antiques: if prizes.antiques.contains(seat) { HALVES_FOR_ANTIQUES } else { 0 },
            strike: prizes.wounds.contains(seat),
        }
    }
}

//! The end of the game (GR-25 to GR-28).

use crate::game::{Outcome, Sink};
use crate::games::gold_rush_shoot_out::state::{MOST_SEATS, Prizes, Stage};
use crate::games::gold_rush_shoot_out::{Event, GoldRushShootOut, Loot, Tally};
use crate::seat::{BySeat, Seat, SeatSet};

/// Half tokens for most gold (GR-26) and for most antiques (GR-27).
const FOR_GOLD: u8 = 3;
const FOR_ANTIQUES: u8 = 1;

impl GoldRushShootOut {
    /// GR-25: opens envelopes from the poorest to the richest, and awards tokens.
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
                self.by_seat[seat].tokens += tally.for_gold + tally.for_antiques;
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
            gold: self.most(|seat| scores[seat]),
            antiques: self.most(antiques),
            strikes: self.most(|seat| self.by_seat[seat].wounds.into()),
        }
    }

    /// The seats with most of something; none if nobody has any.
    fn most(&self, has: impl Fn(Seat) -> u32) -> SeatSet {
        let most = Seat::all(self.seats).map(&has).max().unwrap_or_default();
        Seat::all(self.seats).filter(|seat| most > 0 && has(*seat) == most).collect()
    }

    pub(in super::super) fn tally(&self, seat: Seat, prizes: Prizes) -> Tally {
        let state = &self.by_seat[seat];
        let envelope = state.envelope();
        Tally {
            gold: envelope.worth(),
            antiques: envelope.loot(Loot::Antique),
            wounds: state.wounds,
            for_gold: if prizes.gold.contains(seat) { FOR_GOLD } else { 0 },
            for_antiques: if prizes.antiques.contains(seat) { FOR_ANTIQUES } else { 0 },
            strike: prizes.strikes.contains(seat),
        }
    }
}

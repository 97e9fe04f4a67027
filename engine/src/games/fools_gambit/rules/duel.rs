//! Swaps and duel (FG-8 to FG-19).

use crate::cards::{CardSet, Rank};
use crate::game::Sink;
use crate::games::fools_gambit::action::Swap;
use crate::games::fools_gambit::event::{Event, SwapShown};
use crate::games::fools_gambit::rules::scoring::points_of;
use crate::games::fools_gambit::state::{FoolsGambit, Hand, Laid, Pending, SeatState};
use crate::seat::{BySeat, Seat, SeatSet};

impl FoolsGambit {
    /// FG-8 to FG-12: swaps, duel, and what becomes of the cards.
    pub(super) fn duel(&mut self, sink: &mut Sink<Self>) {
        self.emit_time_outs(sink);
        for (seat, own) in Seat::all(2).zip(&mut self.seats.0) {
            own.swap(seat, sink);
        }
        sink.close_frame(self);
        for own in &mut self.seats.0 {
            own.laid_mut().duel_shown = true;
        }
        sink.emit(|| Event::DuelsShown(self.laid().map(|laid| laid.duel)));
        sink.close_frame(self);
        self.act_fives(sink);
        self.take_wagers(sink);
        let winner = self.compare(sink);
        for (seat, own) in Seat::all(2).zip(&mut self.seats.0) {
            own.put_away(seat, winner, sink);
        }
        sink.close_frame(self);
        self.begin_round(sink);
    }

    /// The cards laid down.
    fn laid(&self) -> BySeat<Laid> {
        BySeat::from_fn(|seat| self.seats[seat].laid())
    }

    /// FG-14 to FG-17: as long as a 5 that has not acted yet is a duel card, 5s act, both at once.
    fn act_fives(&mut self, sink: &mut Sink<Self>) {
        let mut acted = BySeat([CardSet::EMPTY; 2]);
        loop {
            let acts = |seat: &Seat| {
                let duel = self.seats[*seat].laid().duel;
                duel.rank() == Rank::FIVE && !acted[*seat].contains(duel)
            };
            let acting: SeatSet = Seat::all(2).filter(acts).collect();
            if acting.is_empty() {
                return;
            }
            sink.emit(|| Event::FivesActed(acting));
            for seat in acting {
                acted[seat].insert(self.seats[seat].laid().duel);
            }
            for seat in Seat::all(2).filter(|seat| acting.contains(seat.other())) {
                let laid = self.seats[seat].laid_mut();
                std::mem::swap(&mut laid.duel, &mut laid.third);
                laid.third_seen = true;
                let (out, brought_in) = (laid.third, laid.duel);
                sink.emit(|| Event::Exchanged { seat, out, brought_in });
            }
            sink.close_frame(self);
        }
    }

    /// FG-18: 2s take the values of their owners' wagers.
    fn take_wagers(&mut self, sink: &mut Sink<Self>) {
        for seat in Seat::all(2) {
            let laid = self.seats[seat].laid_mut();
            if laid.duel.rank() == Rank::TWO {
                laid.counts_as_wager = true;
                let rank = laid.wager.rank();
                sink.emit(|| Event::TwoTook(seat, rank));
                sink.close_frame(self);
            }
        }
    }

    /// FG-10, 12, 19: the winner; `None` for equal values. What becomes of the wagers belongs to
    /// the frame of the result.
    fn compare(&self, sink: &mut Sink<Self>) -> Option<Seat> {
        let cards = self.laid();
        let values = cards.map(|laid| {
            let counts = if laid.counts_as_wager { laid.wager } else { laid.duel };
            counts.rank()
        });
        let sevens = Seat::all(2).filter(|seat| cards[*seat].duel.rank() == Rank::SEVEN);
        let sevens: SeatSet = sevens.collect();
        for seat in sevens {
            sink.emit(|| Event::SevenReversed(seat));
        }
        sink.close_frame(self);
        let reversed = sevens.len() == 1;
        let winner = match values[Seat::ONE].cmp(&values[Seat::TWO]) {
            std::cmp::Ordering::Greater => Some(Seat::ONE),
            std::cmp::Ordering::Less => Some(Seat::TWO),
            std::cmp::Ordering::Equal => None,
        };
        let winner = if reversed { winner.map(Seat::other) } else { winner };
        sink.emit(|| Event::RoundWon { values, reversed, winner });
        winner
    }
}

impl SeatState {
    /// FG-8: the third card is exchanged, as the seat has chosen.
    fn swap(&mut self, seat: Seat, sink: &mut Sink<FoolsGambit>) {
        let swap = match self.pending {
            Pending::SwapChosen(swap) => swap,
            Pending::Owed | Pending::TimedOut | Pending::Chosen(_) | Pending::Done => Swap::Keep,
        };
        self.pending = Pending::Done;
        let laid = self.laid_mut();
        let shown = match swap {
            Swap::Keep => SwapShown::Kept,
            Swap::Duel => {
                std::mem::swap(&mut laid.duel, &mut laid.third);
                SwapShown::Duel
            }
            Swap::Wager => {
                std::mem::swap(&mut laid.wager, &mut laid.third);
                laid.third_seen = true;
                SwapShown::Wager { out: laid.third, brought_in: laid.wager }
            }
        };
        sink.emit(|| Event::Swapped(seat, shown));
    }

    /// FG-10 to FG-12: each card to its pile.
    fn put_away(&mut self, seat: Seat, winner: Option<Seat>, sink: &mut Sink<FoolsGambit>) {
        let Laid { duel, wager, third, third_seen, .. } = self.laid();
        self.hand = Hand::Empty;
        self.discard.insert(duel);
        self.off_hand.insert(third);
        if third_seen {
            self.off_hand_seen.insert(third);
        }
        match winner {
            None => {
                self.off_hand.insert(wager);
                self.off_hand_seen.insert(wager);
                sink.emit(|| Event::WagerReturned(seat, wager));
            }
            Some(winner) if winner == seat => {
                self.winning.insert(wager);
                sink.emit(|| Event::Banked(seat, wager, points_of(wager)));
            }
            Some(_) => {
                self.discard.insert(wager);
                sink.emit(|| Event::Discarded(seat, wager));
            }
        }
    }
}

//! Swaps and duel (FG-8 to FG-19).

use crate::cards::{CardSet, Rank};
use crate::seat::{BySeat, Seat, SeatSet};

use super::scoring::points_of;
use crate::games::fools_gambit::action::Swap;
use crate::games::fools_gambit::event::{Event, Sink, SwapShown};
use crate::games::fools_gambit::state::{FoolsGambit, Hand, Laid, Pending, SeatState};

impl FoolsGambit {
    /// FG-8 to FG-12: swaps, duel, and what becomes of the cards. The duel is settled on a copy of
    /// the cards laid down.
    pub(super) fn duel(&mut self, sink: &mut Sink<'_>) {
        self.emit_time_outs(sink);
        let mut cards = BySeat::from_fn(|seat| self.seats[seat].swapped(seat, sink));
        self.close_frame(&cards, sink);
        for laid in &mut cards.0 {
            laid.duel_shown = true;
        }
        sink.emit(|| Event::DuelsShown(cards.map(|laid| laid.duel)));
        self.close_frame(&cards, sink);
        self.act_fives(&mut cards, sink);
        self.take_wagers(&mut cards, sink);
        let winner = self.compare(&cards, sink);
        for (seat, own) in Seat::all(2).zip(&mut self.seats.0) {
            own.put_away(seat, cards[seat], winner, sink);
        }
        sink.close_frame(self);
        self.begin_round(sink);
    }

    /// Closes a frame in which the cards lie like this.
    fn close_frame(&mut self, cards: &BySeat<Laid>, sink: &mut Sink<'_>) {
        if sink.is_open() {
            for (own, laid) in self.seats.0.iter_mut().zip(&cards.0) {
                (own.hand, own.pending) = (Hand::Laid(*laid), Pending::Done);
            }
            sink.close_frame(self);
        }
    }

    /// FG-14 to FG-17: as long as a 5 that has not acted yet is a duel card, 5s act, both at once.
    fn act_fives(&mut self, cards: &mut BySeat<Laid>, sink: &mut Sink<'_>) {
        let mut acted = BySeat([CardSet::EMPTY; 2]);
        loop {
            let acts = |seat: &Seat| {
                let duel = cards[*seat].duel;
                duel.rank() == Rank::FIVE && !acted[*seat].contains(duel)
            };
            let acting: SeatSet = Seat::all(2).filter(acts).collect();
            if acting.is_empty() {
                return;
            }
            sink.emit(|| Event::FivesActed(acting));
            for seat in acting.iter() {
                acted[seat].insert(cards[seat].duel);
            }
            for seat in Seat::all(2).filter(|seat| acting.contains(seat.other())) {
                let laid = &mut cards[seat];
                std::mem::swap(&mut laid.duel, &mut laid.third);
                laid.third_seen = true;
                let (out, brought_in) = (laid.third, laid.duel);
                sink.emit(|| Event::Exchanged { seat, out, brought_in });
            }
            self.close_frame(cards, sink);
        }
    }

    /// FG-18: 2s take the values of their owners' wagers.
    fn take_wagers(&mut self, cards: &mut BySeat<Laid>, sink: &mut Sink<'_>) {
        for seat in Seat::all(2) {
            let laid = &mut cards[seat];
            if laid.duel.rank() == Rank::TWO {
                laid.counts_as_wager = true;
                let rank = laid.wager.rank();
                sink.emit(|| Event::TwoTook(seat, rank));
                self.close_frame(cards, sink);
            }
        }
    }

    /// FG-10, 12, 19: the winner; `None` for equal values. What becomes of the wagers belongs to
    /// the frame of the result.
    fn compare(&mut self, cards: &BySeat<Laid>, sink: &mut Sink<'_>) -> Option<Seat> {
        let values = cards.map(|laid| {
            let counts = if laid.counts_as_wager { laid.wager } else { laid.duel };
            counts.rank()
        });
        let sevens = Seat::all(2).filter(|seat| cards[*seat].duel.rank() == Rank::SEVEN);
        let sevens: SeatSet = sevens.collect();
        for seat in sevens.iter() {
            sink.emit(|| Event::SevenReversed(seat));
        }
        self.close_frame(cards, sink);
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
    /// FG-8: the cards as they lie after the swap.
    fn swapped(&self, seat: Seat, sink: &mut Sink<'_>) -> Laid {
        let mut laid = self.laid();
        let swap = match self.pending {
            Pending::SwapChosen(swap) => swap,
            Pending::Owed | Pending::TimedOut | Pending::Chosen(_) | Pending::Done => Swap::Keep,
        };
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
        laid
    }

    /// FG-10 to FG-12: each card to its pile.
    fn put_away(&mut self, seat: Seat, laid: Laid, winner: Option<Seat>, sink: &mut Sink<'_>) {
        let Laid { duel, wager, third, third_seen, .. } = laid;
        self.hand = Hand::Empty;
        self.pending = Pending::Done;
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

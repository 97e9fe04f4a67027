//! Swaps and duels (FG-8 to FG-19).

use crate::cards::{CardSet, Rank};
use crate::game::{Pending, Sink};
use crate::games::fools_gambit::state::{CardsAndSwap, LaidCards, SeatState, Stage};
use crate::games::fools_gambit::{Event, FoolsGambit, Swap, SwapShown, points_of};
use crate::seat::{BySeat, Seat, SeatSet};

impl FoolsGambit {
    /// FG-8 to FG-12: makes the swaps, settles the duel and puts the cards into piles.
    pub(super) fn play_duel(&mut self, laid: BySeat<CardsAndSwap>, sink: &mut Sink<Self>) {
        self.emit_time_outs(|seat| laid[seat].swap == Pending::TimedOut, sink);
        let mut cards = laid.map(|laid| laid.cards);
        for (cards, CardsAndSwap { swap, .. }) in cards.0.iter_mut().zip(&laid.0) {
            cards.exchange(swap.choice().unwrap_or(Swap::Keep));
        }
        for seat in Seat::all(2) {
            sink.emit(|| Event::Swapped(seat, laid[seat].swap_shown()));
        }
        self.close_frame_with(cards, sink);
        for laid in &mut cards.0 {
            laid.duel_shown = true;
        }
        sink.emit(|| Event::DuelsShown(cards.map(|laid| laid.duel)));
        self.close_frame_with(cards, sink);
        self.act_fives(&mut cards, sink);
        self.take_wager_values(&mut cards, sink);
        let winner = self.decide_winner(cards, sink);
        self.stage = Stage::Empty;
        for (seat, state) in Seat::all(2).zip(&mut self.seats.0) {
            state.put_away(seat, cards[seat], winner, sink);
        }
        sink.close_frame(self);
        self.begin_round(sink);
    }

    /// Closes a frame whose state shows these cards.
    fn close_frame_with(&mut self, cards: BySeat<LaidCards>, sink: &mut Sink<Self>) {
        if sink.is_open() {
            self.stage = Stage::Duel(cards);
            sink.close_frame(self);
        }
    }

    /// FG-14 to FG-17: lets 5s act, two of them at once, until each 5 that duels has acted.
    fn act_fives(&mut self, cards: &mut BySeat<LaidCards>, sink: &mut Sink<Self>) {
        let mut acted = BySeat([CardSet::EMPTY; 2]);
        loop {
            let is_acting = |seat: &Seat| {
                let duel = cards[*seat].duel;
                duel.rank() == Rank::FIVE && !acted[*seat].contains(duel)
            };
            let acting: SeatSet = Seat::all(2).filter(is_acting).collect();
            if acting.is_empty() {
                return;
            }
            sink.emit(|| Event::FivesActed(acting));
            for seat in acting {
                acted[seat].insert(cards[seat].duel);
            }
            for seat in Seat::all(2).filter(|seat| acting.contains(seat.other())) {
                let laid = &mut cards[seat];
                std::mem::swap(&mut laid.duel, &mut laid.third);
                laid.third_seen = true;
                let (out, brought_in) = (laid.third, laid.duel);
                sink.emit(|| Event::Exchanged { seat, out, brought_in });
            }
            self.close_frame_with(*cards, sink);
        }
    }

    /// FG-18: each 2 takes the value of its owner's wager.
    fn take_wager_values(&mut self, cards: &mut BySeat<LaidCards>, sink: &mut Sink<Self>) {
        for seat in Seat::all(2) {
            let laid = &mut cards[seat];
            if laid.duel.rank() == Rank::TWO {
                laid.counts_as_wager = true;
                let rank = laid.wager.rank();
                sink.emit(|| Event::TwoTook(seat, rank));
                self.close_frame_with(*cards, sink);
            }
        }
    }

    /// FG-10, 12, 19. Leaves the frame open for the wagers' moves.
    fn decide_winner(&mut self, cards: BySeat<LaidCards>, sink: &mut Sink<Self>) -> Option<Seat> {
        let values = cards.map(|laid| {
            let counting_card = if laid.counts_as_wager { laid.wager } else { laid.duel };
            counting_card.rank()
        });
        let sevens = Seat::all(2).filter(|seat| cards[*seat].duel.rank() == Rank::SEVEN);
        let sevens: SeatSet = sevens.collect();
        for seat in sevens {
            sink.emit(|| Event::SevenReversed(seat));
        }
        self.close_frame_with(cards, sink);
        let reversed = sevens.len() == 1;
        let higher = values.seat_with_more();
        let winner = if reversed { higher.map(Seat::other) } else { higher };
        sink.emit(|| Event::RoundWon { values, reversed, winner });
        winner
    }
}

impl LaidCards {
    /// FG-8: exchanges the third card.
    #[inline]
    fn exchange(&mut self, swap: Swap) {
        match swap {
            Swap::Keep => {}
            Swap::Duel => std::mem::swap(&mut self.duel, &mut self.third),
            Swap::Wager => {
                std::mem::swap(&mut self.wager, &mut self.third);
                self.third_seen = true;
            }
        }
    }
}

impl CardsAndSwap {
    fn swap_shown(self) -> SwapShown {
        match self.swap.choice().unwrap_or(Swap::Keep) {
            Swap::Keep => SwapShown::Kept,
            Swap::Duel => SwapShown::Duel,
            Swap::Wager => SwapShown::Wager { out: self.cards.wager, brought_in: self.cards.third },
        }
    }
}

impl SeatState {
    /// FG-10 to FG-12: puts each card into its pile.
    fn put_away(
        &mut self,
        seat: Seat,
        cards: LaidCards,
        winner: Option<Seat>,
        sink: &mut Sink<FoolsGambit>,
    ) {
        let LaidCards { duel, wager, third, third_seen, .. } = cards;
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

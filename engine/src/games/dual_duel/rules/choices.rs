//! The effects of a phase's choices (DD-4 to DD-9, DD-18).

use crate::game::{Pending, Sink};
use crate::games::dual_duel::state::{SeatState, Wild};
use crate::games::dual_duel::{Action, Card, DualDuel, Event, Phase, Slot, Swap};
use crate::seat::{BySeat, Seat, SeatSet};

impl DualDuel {
    pub(super) fn carry_out(&mut self, sink: &mut Sink<Self>) {
        let pending = self.seats.map(|seat| seat.pending);
        for seat in &mut self.seats.0 {
            seat.pending = Pending::Owed;
        }
        match self.phase {
            Phase::Lay => self.lay(pending, sink),
            Phase::Give => self.give(pending, sink),
            Phase::Keep => self.keep(pending, sink),
            Phase::Call => self.call(pending, sink),
            Phase::Answer => self.answer(pending, sink),
            Phase::Swap => self.swap(pending, sink),
            Phase::Bonus => self.take(pending, sink),
        }
    }

    fn random_card(&mut self, seat: Seat) -> Card {
        let card = self.seats[seat].hand.pick(&mut self.chance.next_event());
        card.expect("a seat that is asked for a card has one")
    }

    /// DD-4: lays wilds aside, in random slots: a fixed order would tell which card is lower.
    fn lay(&mut self, pending: BySeat<Pending<Action>>, sink: &mut Sink<Self>) {
        for seat in Seat::all(2) {
            let mut cards = if let Pending::Made(Action::Lay(wilds)) = pending[seat] {
                wilds.cards()
            } else {
                // Removed before the second draw, so that the two cards differ.
                let one = self.random_card(seat);
                self.seats[seat].remove_from_hand(one);
                [one, self.random_card(seat)]
            };
            self.chance.next_event().shuffle(&mut cards);
            let state = &mut self.seats[seat];
            // Does nothing for a card that a time-out has already removed.
            for card in cards {
                state.remove_from_hand(card);
            }
            state.slots = cards.map(|card| Some(Wild { card, face_up: false }));
            sink.emit(|| Event::WildsLaid(seat, Some(cards)));
        }
        self.close_frame(sink);
        self.begin_round(sink);
    }

    /// Takes a card from each hand: the seat's choice, or a random one.
    fn play_cards(&mut self, pending: BySeat<Pending<Action>>) -> BySeat<Card> {
        BySeat::from_fn(|seat| {
            let card = match pending[seat] {
                Pending::Made(Action::Give(card) | Action::Keep(card)) => card,
                Pending::Made(_) | Pending::Owed | Pending::TimedOut => self.random_card(seat),
            };
            self.seats[seat].remove_from_hand(card);
            card
        })
    }

    /// DD-5: each seat gives the other a card.
    fn give(&mut self, pending: BySeat<Pending<Action>>, sink: &mut Sink<Self>) {
        let BySeat([one, two]) = self.play_cards(pending);
        let received = BySeat([two, one]);
        for (seat, card) in received.iter() {
            self.seats[seat].received = Some(*card);
        }
        self.phase = Phase::Keep;
        sink.emit(|| Event::Given(received));
    }

    /// DD-6: each seat keeps a card.
    fn keep(&mut self, pending: BySeat<Pending<Action>>, sink: &mut Sink<Self>) {
        let kept = self.play_cards(pending);
        for (seat, card) in kept.iter() {
            self.seats[seat].kept = Some(*card);
        }
        self.phase = Phase::Call;
        sink.emit(|| Event::Kept(kept));
    }

    /// DD-7: shows the calls.
    fn call(&mut self, pending: BySeat<Pending<Action>>, sink: &mut Sink<Self>) {
        let has_called = |seat: &Seat| pending[*seat] == Pending::Made(Action::Call);
        let called: SeatSet = Seat::all(2).filter(has_called).collect();
        self.called = called;
        for seat in called {
            self.seats[seat].calls += 1;
        }
        sink.emit(|| Event::Called(called));
        match called.len() {
            0 => {
                self.close_frame(sink);
                self.score_round(sink);
            }
            1 => self.phase = Phase::Answer,
            _ => self.phase = Phase::Swap,
        }
    }

    /// DD-7: shows the other seat's answer to a single call.
    fn answer(&mut self, pending: BySeat<Pending<Action>>, sink: &mut Sink<Self>) {
        for seat in self.choosing_seats() {
            let has_called = pending[seat] == Pending::Made(Action::Call);
            if has_called {
                self.called = self.called.with(seat);
                self.seats[seat].calls += 1;
            }
            sink.emit(|| Event::Answered(seat, has_called));
        }
        self.phase = Phase::Swap;
    }

    /// DD-8, 9: swaps in wilds of the seats that called.
    fn swap(&mut self, pending: BySeat<Pending<Action>>, sink: &mut Sink<Self>) {
        for seat in self.called {
            let swap = if let Pending::Made(Action::Swap(swap)) = pending[seat] {
                swap
            } else {
                let swaps: [Option<Swap>; 4] = self.seats[seat].swaps();
                let count = swaps.iter().flatten().count() as u32;
                let nth = self.chance.next_event().below(count);
                let swap = swaps.into_iter().flatten().nth(nth as usize);
                swap.expect("a seat that called has a pair and a wild")
            };
            let slot = self.seats[seat].exchange(swap);
            sink.emit(|| Event::Swapped(seat, slot, swap));
        }
        self.close_frame(sink);
        self.score_round(sink);
    }

    /// DD-18: each seat takes a wild back.
    fn take(&mut self, pending: BySeat<Pending<Action>>, sink: &mut Sink<Self>) {
        for seat in Seat::all(2) {
            let slot = if let Pending::Made(Action::Take(card)) = pending[seat] {
                self.seats[seat].slot_of(card).expect("refusals let only wilds pass")
            } else {
                Slot::ALL[self.chance.next_event().below(2) as usize]
            };
            let state = &mut self.seats[seat];
            let Wild { card, face_up } =
                state.slots[slot.index()].take().expect("two wilds before the bonus rounds");
            state.hand.insert(card);
            if face_up {
                state.hand_seen.insert(card);
            }
            sink.emit(|| Event::TookUp { seat, slot, card: Some(card), face_up });
        }
        self.close_frame(sink);
        self.begin_round(sink);
    }
}

impl SeatState {
    fn remove_from_hand(&mut self, card: Card) {
        self.hand = self.hand.without(card);
        self.hand_seen = self.hand_seen.without(card);
    }

    /// DD-9: the card swapped out becomes a face-up wild.
    fn exchange(&mut self, swap: Swap) -> Slot {
        let slot = self.slot_of(swap.brought_in).expect("refusals let only wilds pass");
        self.slots[slot.index()] = Some(Wild { card: swap.out, face_up: true });
        let pair = self.pair().expect("a seat that called has a pair").after_swap(swap);
        (self.received, self.kept) = (Some(pair.received), Some(pair.kept));
        slot
    }
}

//! How a round goes (FG-5 to FG-22).

use crate::cards::{Card, CardSet, Rank};
use crate::game::Outcome;
use crate::pile::Pile;
use crate::seat::{BySeat, Seat, SeatSet};

use super::Sink;
use super::state::{FoolsGambit, HAND, Hand, Laid, Pending, Place, Stage};
use super::{Choice, Event, Swap, SwapShown};

/// What a banked card is worth (FG-2).
#[must_use]
pub const fn points_of(card: Card) -> u8 {
    match card.rank() {
        Rank::ACE => 14,
        Rank::JACK | Rank::QUEEN | Rank::KING => 10,
        number => number.order(),
    }
}

/// What a winning pile is worth (FG-2).
#[must_use]
pub fn points(pile: CardSet) -> u16 {
    pile.iter().map(|card| u16::from(points_of(card))).sum()
}

/// A seat's part of a duel as it is settled.
#[derive(Clone, Copy)]
struct Dueller {
    duel: Card,
    wager: Card,
    third: Card,
    /// Everybody has seen the third card (FG-8, 14).
    third_seen: bool,
    /// The 5s of this seat that have acted in this round (FG-17).
    acted: CardSet,
}

impl FoolsGambit {
    /// Both seats' choices are in: what they chose happens.
    pub(super) fn go_on(&mut self, sink: &mut Sink<'_>) {
        match self.stage {
            Stage::Choose => self.lay_down(sink),
            Stage::Swap => self.duel(sink),
            Stage::Over(_) => {}
        }
    }

    /// FG-5, 20, 21: draws for the next round, or ends the game.
    pub(super) fn begin_round(&mut self, sink: &mut Sink<'_>) {
        if self.places.0.iter().any(|place| place.playable() < HAND) {
            let points = self.places.map(|place| u32::from(points(place.winning)));
            let outcome = Outcome::by_score(&points);
            self.stage = Stage::Over(outcome);
            sink.emit(|| Event::Ended(outcome));
            return;
        }
        self.round += 1;
        self.stage = Stage::Choose;
        let round = self.round;
        sink.emit(|| Event::RoundBegan(round));
        for seat in Seat::all(2) {
            let place = &mut self.places[seat];
            if place.main_deck.len() < HAND {
                let all = place.main_deck.set().union(place.off_hand);
                place.main_deck = Pile::shuffled(all, &mut self.chance.next_event());
                place.off_hand = CardSet::EMPTY;
                place.off_hand_seen = CardSet::EMPTY;
                sink.emit(|| Event::Recycled(seat));
            }
            let mut hand =
                [(); 3].map(|()| place.main_deck.draw().expect("FG-20 leaves at least a hand"));
            hand.sort_unstable();
            place.hand = Hand::Drawn(hand);
            sink.emit(|| Event::Drew(seat, Some(hand)));
        }
    }

    /// Both have decided: those whose time ran out are told of.
    fn tell_time_outs(&self, sink: &mut Sink<'_>) {
        for (seat, place) in self.places.iter() {
            if matches!(place.pending, Pending::TimedOut) {
                sink.emit(|| Event::TimedOut(seat));
            }
        }
    }

    /// FG-6, 7: both have picked; the wagers are turned up.
    fn lay_down(&mut self, sink: &mut Sink<'_>) {
        self.tell_time_outs(sink);
        for seat in Seat::all(2) {
            let place = &mut self.places[seat];
            let Hand::Drawn(hand) = place.hand else { continue };
            let choice = match place.pending {
                Pending::Chosen(choice) => choice,
                Pending::Owed | Pending::TimedOut | Pending::SwapChosen(_) => {
                    let mut cards = hand;
                    self.chance.next_event().shuffle(&mut cards);
                    let choice = Choice { duel: cards[0], wager: cards[1] };
                    sink.emit(|| Event::Chose(seat, Some(choice)));
                    choice
                }
            };
            let Choice { duel, wager } = choice;
            let left = place.hand.set().without(duel).without(wager);
            let third = left.iter().next().expect("three cards less two");
            place.hand = Hand::Laid(Laid { duel, wager, third });
            place.pending = Pending::Owed;
        }
        self.stage = Stage::Swap;
        let laid = self.places.map(|place| place.laid());
        sink.emit(|| Event::WagersShown(laid.map(|laid| laid.wager)));
    }

    /// FG-8 to FG-12: swaps, duel, and what becomes of the cards.
    fn duel(&mut self, sink: &mut Sink<'_>) {
        self.tell_time_outs(sink);
        let mut duellers = BySeat::from_fn(|seat| self.swap(seat, sink));
        let duels = duellers.map(|dueller| dueller.duel);
        sink.emit(|| Event::DuelsShown(duels));
        act_fives(&mut duellers, sink);
        let winner = compare(&duellers, sink);
        for seat in Seat::all(2) {
            self.places[seat].put_away(seat, duellers[seat], winner, sink);
        }
        self.begin_round(sink);
    }

    /// FG-8.
    fn swap(&mut self, seat: Seat, sink: &mut Sink<'_>) -> Dueller {
        let place = &self.places[seat];
        let Laid { duel, wager, third } = place.laid();
        let swap = match place.pending {
            Pending::SwapChosen(swap) => swap,
            Pending::Owed | Pending::TimedOut | Pending::Chosen(_) => Swap::Keep,
        };
        let (shown, cards) = match swap {
            Swap::Keep => (SwapShown::Kept, (duel, wager, third)),
            Swap::Duel => (SwapShown::Duel, (third, wager, duel)),
            Swap::Wager => {
                (SwapShown::Wager { out: wager, brought_in: third }, (duel, third, wager))
            }
        };
        sink.emit(|| Event::Swapped(seat, shown));
        let (duel, wager, third) = cards;
        let third_seen = matches!(swap, Swap::Wager);
        Dueller { duel, wager, third, third_seen, acted: CardSet::EMPTY }
    }
}

/// FG-14 to FG-17: as long as a 5 that has not acted yet is a duel card, 5s act, both at once.
fn act_fives(duellers: &mut BySeat<Dueller>, sink: &mut Sink<'_>) {
    loop {
        let acts = |seat: &Seat| {
            let Dueller { duel, acted, .. } = duellers[*seat];
            duel.rank() == Rank::FIVE && !acted.contains(duel)
        };
        let acting: SeatSet = Seat::all(2).filter(acts).collect();
        if acting.is_empty() {
            return;
        }
        sink.emit(|| Event::FivesActed(acting));
        for seat in acting.iter() {
            let five = duellers[seat].duel;
            duellers[seat].acted.insert(five);
        }
        for seat in Seat::all(2).filter(|seat| acting.contains(seat.other())) {
            let dueller = &mut duellers[seat];
            std::mem::swap(&mut dueller.duel, &mut dueller.third);
            dueller.third_seen = true;
            let (out, brought_in) = (dueller.third, dueller.duel);
            sink.emit(|| Event::Exchanged { seat, out, brought_in });
        }
    }
}

/// FG-10, 12, 18, 19: the winner; `None` for equal values.
fn compare(duellers: &BySeat<Dueller>, sink: &mut Sink<'_>) -> Option<Seat> {
    let values = BySeat::from_fn(|seat| {
        let Dueller { duel, wager, .. } = duellers[seat];
        if duel.rank() == Rank::TWO {
            sink.emit(|| Event::TwoTook(seat, wager.rank()));
            wager.rank()
        } else {
            duel.rank()
        }
    });
    let sevens = Seat::all(2).filter(|seat| duellers[*seat].duel.rank() == Rank::SEVEN);
    let sevens: SeatSet = sevens.collect();
    for seat in sevens.iter() {
        sink.emit(|| Event::SevenReversed(seat));
    }
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

impl Place {
    /// The cards laid down in the swap stage.
    fn laid(&self) -> Laid {
        match self.hand {
            Hand::Laid(laid) => laid,
            Hand::Empty | Hand::Drawn(_) => unreachable!("cards are laid down before the swap"),
        }
    }

    /// FG-10 to FG-12: each card to its pile.
    fn put_away(
        &mut self,
        seat: Seat,
        dueller: Dueller,
        winner: Option<Seat>,
        sink: &mut Sink<'_>,
    ) {
        let Dueller { duel, wager, third, third_seen, .. } = dueller;
        self.hand = Hand::Empty;
        self.pending = Pending::Owed;
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

//! An observer that remembers: a view made from nothing but what it is told.

use engine::cards::{Card, CardSet};
use engine::game::{Observer, Turn};
use engine::games::fools_gambit::{Choice, Event, Phase, SwapShown, View, points};
use engine::seat::{BySeat, Seat, SeatSet};

/// What an observer can put together from its first view and the events that it sees.
pub(crate) struct Memory {
    pub(crate) view: View,
    observer: Observer,
    round: BySeat<Shown>,
}

/// What has been shown of a seat in this round.
#[derive(Clone, Copy, Default)]
struct Shown {
    duel: Option<Card>,
    /// The third card, if everybody has seen it.
    third: Option<Card>,
}

impl Memory {
    pub(crate) fn new(view: View, observer: Observer) -> Self {
        Self { view, observer, round: BySeat::default() }
    }

    /// Remembers what it sees.
    pub(crate) fn see(&mut self, event: Event) {
        match event {
            Event::RoundBegan(round) => {
                self.view.round = round;
                self.view.phase = Phase::Choose;
                self.await_both();
                self.round = BySeat::default();
            }
            Event::Recycled(seat) => self.recycled(seat),
            Event::Drew(seat, cards) => {
                let place = &mut self.view.seats[seat];
                place.main_deck -= 3;
                place.held = 3;
                if let Some(cards) = cards {
                    let hand = cards.into_iter().collect();
                    place.hand = Some(hand);
                    place.unseen = place.unseen.minus(hand);
                }
            }
            Event::Chose(seat, choice) => {
                self.view.seats[seat].chosen = choice;
                self.decided(seat);
            }
            Event::WagersShown(wagers) => {
                for (seat, wager) in wagers.iter() {
                    self.wager_shown(seat, *wager);
                }
                self.view.phase = Phase::Swap;
                self.await_both();
            }
            Event::SwapChosen(seat, swap) => {
                self.view.seats[seat].swap_chosen = swap;
                self.decided(seat);
            }
            Event::Swapped(seat, shown) => self.swapped(seat, shown),
            Event::DuelsShown(duels) => {
                self.round = BySeat::from_fn(|seat| {
                    let shown = self.round[seat];
                    Shown { duel: Some(duels[seat]), ..shown }
                });
            }
            Event::Exchanged { seat, out, brought_in } => {
                self.round[seat] = Shown { duel: Some(brought_in), third: Some(out) };
            }
            Event::Banked(seat, wager, _) => {
                let winning = &mut self.view.seats[seat].winning;
                winning.insert(wager);
                self.view.seats[seat].points = points(self.view.seats[seat].winning);
                self.put_away(seat);
            }
            Event::Discarded(seat, wager) => {
                self.view.seats[seat].discard.insert(wager);
                self.put_away(seat);
            }
            Event::WagerReturned(seat, wager) => {
                self.goes_off(seat, Some(wager));
                self.put_away(seat);
            }
            Event::Ended(outcome) => self.view.turn = Turn::Over(outcome),
            Event::TimedOut(_)
            | Event::FivesActed(_)
            | Event::TwoTook(..)
            | Event::SevenReversed(_)
            | Event::RoundWon { .. }
            | Event::Conceded(_) => {}
        }
    }

    fn await_both(&mut self) {
        self.view.turn = Turn::together(SeatSet::first(2));
    }

    fn decided(&mut self, seat: Seat) {
        self.view.turn = Turn::together(self.view.turn.awaited().without(seat));
    }

    fn recycled(&mut self, seat: Seat) {
        let place = &mut self.view.seats[seat];
        place.main_deck += place.off_hand;
        place.off_hand = 0;
        let known = place.off_hand_known.unwrap_or(place.off_hand_seen);
        place.unseen = place.unseen.union(known);
        place.off_hand_seen = CardSet::EMPTY;
        place.off_hand_known = place.off_hand_known.map(|_| CardSet::EMPTY);
    }

    fn wager_shown(&mut self, seat: Seat, wager: Card) {
        let place = &mut self.view.seats[seat];
        place.wager = Some(wager);
        place.unseen = place.unseen.without(wager);
        place.held = 2;
        place.hand = place.hand.map(|hand| hand.without(wager));
        if let Some(Choice { duel, .. }) = place.chosen.take() {
            place.duel = Some(duel);
            place.third = place.hand.and_then(|hand| hand.without(duel).iter().next());
        }
    }

    fn swapped(&mut self, seat: Seat, shown: SwapShown) {
        let place = &mut self.view.seats[seat];
        place.swap_chosen = None;
        match shown {
            SwapShown::Kept => {}
            SwapShown::Duel => std::mem::swap(&mut place.duel, &mut place.third),
            SwapShown::Wager { out, brought_in } => {
                place.wager = Some(brought_in);
                place.unseen = place.unseen.without(brought_in);
                place.third = place.third.map(|_| out);
                self.round[seat].third = Some(out);
            }
        }
    }

    /// A card, seen by all or by nobody but its owner, goes to the off-hand.
    fn goes_off(&mut self, seat: Seat, seen: Option<Card>) {
        let place = &mut self.view.seats[seat];
        place.off_hand += 1;
        if let Some(card) = seen {
            place.off_hand_seen.insert(card);
            place.off_hand_known = place.off_hand_known.map(|known| known.with(card));
            place.unseen = place.unseen.without(card);
        }
    }

    /// The round is over: duel card and third card go to their piles.
    fn put_away(&mut self, seat: Seat) {
        let Shown { duel, third } = self.round[seat];
        let duel = duel.expect("duel cards are shown before anybody wins");
        self.goes_off(seat, third);
        let own = self.observer.is(seat);
        let place = &mut self.view.seats[seat];
        if let (None, Some(known), Some(hidden)) = (third, &mut place.off_hand_known, place.third) {
            known.insert(hidden);
        }
        self.view.phase = Phase::Choose;
        place.discard.insert(duel);
        place.unseen = place.unseen.without(duel);
        place.held = 0;
        place.hand = own.then_some(CardSet::EMPTY);
        (place.wager, place.duel, place.third) = (None, None, None);
    }
}

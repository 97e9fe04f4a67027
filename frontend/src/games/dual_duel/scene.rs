//! The table at one moment, and how an event changes it.

use std::rc::Rc;

use engine::game::Turn;
use engine::games::dual_duel::{
    Action, Card, Deck, DualDuel, Event, HAND, Pair, Phase, Round, Rounds, Score, SeatView, Slot,
    SlotView, Swap, View,
};
use engine::seat::{BySeat, Seat, SeatSet};

use super::reveal;
use crate::playback::{self, FrameKind, FrameOf};
use crate::words::players::Players;

/// How a round was decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// What the pairs scored.
    pub scores: BySeat<Score>,
    /// The winner; `None` for a tie.
    pub winner: Option<Seat>,
}

/// The cards in front of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Lying {
    pub given: Option<Card>,
    pub kept: Option<Card>,
    /// The card that was swapped in.
    pub wild: Option<Card>,
}

impl Lying {
    /// The pair, once both of its cards lie.
    pub fn pair(self) -> Option<Pair> {
        Some(Pair { given: self.given?, kept: self.kept? })
    }
}

/// What lies where at one moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    /// All else that the observer knows.
    pub view: View,
    /// The pairs, which stay in sight until the next round.
    pub pairs: BySeat<Lying>,
    /// How the round was decided, once it is.
    pub verdict: Option<Verdict>,
}

impl playback::Scene for Scene {
    type Game = DualDuel;

    fn at_rest(view: &Rc<View>) -> Self {
        Self::of(view)
    }

    fn after(&self, frame: &FrameOf<DualDuel>) -> Self {
        let mut next = self.clone();
        next.calm();
        for event in &frame.events {
            next.apply(event, &frame.view);
        }
        next
    }

    fn kind(event: &Event) -> FrameKind {
        reveal::kind(event)
    }

    fn narrate(frame: &FrameOf<DualDuel>, players: &Players) -> Option<String> {
        reveal::telling(crate::playback::kind::<Self>(frame), &frame.events, players)
    }
}

impl Scene {
    fn of(view: &View) -> Self {
        let pairs =
            view.seats.map(|SeatView { given, kept, .. }| Lying { given, kept, wild: None });
        Self { view: *view, pairs, verdict: None }
    }

    #[expect(clippy::unused_self)]
    fn calm(&mut self) {}

    fn apply(&mut self, event: &Event, _after: &View) {
        let both = Turn::together(SeatSet::first(2));
        let view = &mut self.view;
        match *event {
            Event::DuelBegan(duel) => {
                (view.duel, view.round, view.phase, view.turn) = (duel, 0, Phase::Lay, both);
                (view.rounds, view.called, view.aside) =
                    (Rounds::default(), SeatSet::EMPTY, Card::COUNT);
                view.aside_known = view.aside_known.map(|_| Deck::WHOLE);
                for place in &mut view.seats.0 {
                    let hand = place.hand.map(|_| Deck::EMPTY);
                    *place = SeatView { hand, held: 0, slots: [None; 2], calls: 0, ..*place };
                    (place.hand_seen, place.given, place.kept) = (Deck::EMPTY, None, None);
                }
                (self.pairs, self.verdict) = (BySeat::default(), None);
            }
            Event::Dealt(seat, number, cards) => {
                view.aside -= number;
                let cards = cards.unwrap_or_default();
                view.aside_known = view.aside_known.map(|aside| aside.minus(cards));
                let place = &mut view.seats[seat];
                place.held += number;
                place.hand = place.hand.map(|hand| hand.union(cards));
                if number < HAND {
                    view.turn = both;
                }
            }
            Event::Chose(seat, action) => self.chose(seat, action),
            Event::TimedOut(_) | Event::Conceded(_) => {}
            Event::WildsLaid(seat, cards) => {
                let place = &mut view.seats[seat];
                let slot = |card| Some(SlotView { card, face_up: false });
                place.slots =
                    cards.map_or([slot(None); 2], |cards| cards.map(|card| slot(Some(card))));
                place.held -= 2;
                let cards = cards.into_iter().flatten().collect();
                place.hand = place.hand.map(|hand| hand.minus(cards));
                place.chosen = None;
            }
            Event::RoundBegan(round) => {
                (view.round, view.phase, view.turn) = (round, Phase::Give, both);
                (self.pairs, self.verdict) = (BySeat::default(), None);
            }
            Event::Given(cards) => {
                for (seat, card) in cards.iter() {
                    self.view.seats[seat].given = Some(*card);
                    self.pairs[seat].given = Some(*card);
                    self.played(seat.other(), *card);
                }
                (self.view.phase, self.view.turn) = (Phase::Keep, both);
            }
            Event::Kept(cards) => {
                for (seat, card) in cards.iter() {
                    self.view.seats[seat].kept = Some(*card);
                    self.pairs[seat].kept = Some(*card);
                    self.played(seat, *card);
                }
                (self.view.phase, self.view.turn) = (Phase::Call, both);
            }
            Event::Called(seats) => self.called(seats),
            Event::Answered(seat, calls) => self.answered(seat, calls),
            Event::Swapped(seat, slot, swap) => self.swapped(seat, slot, swap),
            Event::RoundWon { pairs, scores, winner } => {
                self.verdict = Some(Verdict { scores, winner });
                let round = Round { pairs, swapped: view.called };
                view.rounds = view.rounds.iter().copied().chain([round]).collect();
                (view.called, view.phase) = (SeatSet::EMPTY, Phase::Give);
                for place in &mut view.seats.0 {
                    (place.given, place.kept, place.chosen) = (None, None, None);
                }
            }
            Event::BonusBegan => (view.phase, view.turn) = (Phase::Bonus, both),
            Event::TookUp { seat, slot, card, face_up } => {
                let place = &mut view.seats[seat];
                place.slots[slot.index()] = None;
                (place.held, place.chosen) = (place.held + 1, None);
                if let Some(card) = card {
                    place.hand = place.hand.map(|hand| hand.with(card));
                    if face_up {
                        place.hand_seen.insert(card);
                    }
                }
            }
            Event::DuelWon { end, .. } => {
                if let Some(winner) = end.winner() {
                    view.won[winner] += 1;
                }
            }
            Event::Ended(outcome) => view.turn = Turn::Over(outcome),
        }
        self.keep_in_step();
    }
}

impl Scene {
    fn chose(&mut self, seat: Seat, action: Option<Action>) {
        self.view.seats[seat].chosen = action;
        if let Turn::Awaiting(awaiting) = &mut self.view.turn {
            awaiting.seats = awaiting.seats.without(seat);
        }
    }

    /// A card leaves the hand.
    fn played(&mut self, seat: Seat, card: Card) {
        let place = &mut self.view.seats[seat];
        place.held -= 1;
        place.hand = place.hand.map(|hand| hand.without(card));
        place.hand_seen = place.hand_seen.without(card);
        place.chosen = None;
    }

    fn called(&mut self, seats: SeatSet) {
        self.view.called = seats;
        for (seat, place) in Seat::all(2).zip(&mut self.view.seats.0) {
            place.calls += u8::from(seats.contains(seat));
            place.chosen = None;
        }
        match (seats.len(), seats.lowest()) {
            (1, Some(seat)) => {
                self.view.phase = Phase::Answer;
                self.view.turn = Turn::of(seat.other());
            }
            (2, _) => {
                self.view.phase = Phase::Swap;
                self.view.turn = Turn::together(seats);
            }
            _ => {}
        }
    }

    fn answered(&mut self, seat: Seat, calls: bool) {
        let view = &mut self.view;
        view.phase = Phase::Swap;
        view.seats[seat].chosen = None;
        view.turn = if calls {
            view.called = view.called.with(seat);
            view.seats[seat].calls += 1;
            Turn::together(view.called)
        } else {
            Turn::of(seat.other())
        };
    }

    fn swapped(&mut self, seat: Seat, slot: Slot, swap: Swap) {
        let place = &mut self.view.seats[seat];
        place.slots[slot.index()] = Some(SlotView { card: Some(swap.out), face_up: true });
        let lying = &mut self.pairs[seat];
        for card in [&mut lying.given, &mut lying.kept] {
            if *card == Some(swap.out) {
                *card = Some(swap.brought_in);
            }
        }
        lying.wild = Some(swap.brought_in);
        (place.given, place.kept) = (lying.given, lying.kept);
    }

    /// What is not yet seen follows from all the rest.
    fn keep_in_step(&mut self) {
        let view = &mut self.view;
        let mut known = view.rounds.discards().union(view.aside_known.unwrap_or_default());
        for place in &view.seats.0 {
            let wilds = place.slots.iter().flatten().filter_map(|slot| slot.card);
            let on_table = place.given.into_iter().chain(place.kept).chain(wilds);
            known = known.union(on_table.collect());
            known = known.union(place.hand.unwrap_or(place.hand_seen));
        }
        view.unseen = Deck::WHOLE.minus(known);
    }

    /// What a pair scores as it lies.
    pub fn score(&self, seat: Seat) -> Option<Score> {
        if let Some(verdict) = self.verdict {
            return Some(verdict.scores[seat]);
        }
        let lying = self.pairs[seat];
        let plain = engine::games::dual_duel::score(lying.pair()?);
        Some(Score { wild: lying.wild.is_some(), ..plain })
    }

    /// Whose side is shown near.
    pub fn near(&self) -> Seat {
        self.view.observer.seat().unwrap_or(Seat::ONE)
    }
}

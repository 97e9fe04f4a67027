//! How a duel goes (DD-3 to DD-21).

use serde::{Deserialize, Serialize};

use crate::game::Outcome;
use crate::seat::{BySeat, Seat, SeatSet};

use super::Sink;
use super::state::{BONUS, DualDuel, Pending, Place, Round, Rounds, Wild};
use super::{Action, Card, Deck, DuelEnd, Event, HAND, Phase, ROUNDS, Slot, Swap};

/// The two cards in front of a seat in a round: its Dual.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Pair {
    /// The card that the opponent gave (DD-5).
    pub given: Card,
    /// The card that the seat kept (DD-6).
    pub kept: Card,
}

impl Pair {
    /// Whether the card is one of the two.
    #[must_use]
    pub fn has(self, card: Card) -> bool {
        self.given == card || self.kept == card
    }

    /// The two cards.
    #[must_use]
    pub fn cards(self) -> [Card; 2] {
        [self.given, self.kept]
    }

    /// The pair after an exchange of one of its cards.
    #[must_use]
    pub fn swapped(self, swap: Swap) -> Self {
        if self.given == swap.out {
            Self { given: swap.brought_in, ..self }
        } else {
            Self { kept: swap.brought_in, ..self }
        }
    }
}

/// Which rule a pair's score follows from: the first that fits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Fits {
    /// The same number: 13 (DD-12).
    SameNumber,
    /// Consecutive numbers: their sum (DD-13).
    Consecutive,
    /// The same colour: twice the difference (DD-14).
    SameColour,
    /// Nothing of it: 14 less the lower number (DD-15).
    Otherwise,
}

/// What a pair scores.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Score {
    /// The rule that fits.
    pub fits: Fits,
    /// What it scores by that rule.
    pub plain: u8,
    /// Whether a wild was swapped in, which costs 2 (DD-16).
    pub wild: bool,
}

impl Score {
    /// What is compared.
    #[must_use]
    pub const fn points(self) -> u8 {
        if self.wild { self.plain - 2 } else { self.plain }
    }
}

/// What a pair scores in a round without a wild (DD-12 to DD-15).
#[must_use]
pub fn score(pair: Pair) -> Score {
    let [one, two] = pair.cards().map(Card::number);
    let difference = one.abs_diff(two);
    let (fits, plain) = if difference == 0 {
        (Fits::SameNumber, 13)
    } else if difference == 1 {
        (Fits::Consecutive, one + two)
    } else if pair.given.colour() == pair.kept.colour() {
        (Fits::SameColour, 2 * difference)
    } else {
        (Fits::Otherwise, 14 - one.min(two))
    };
    Score { fits, plain, wild: false }
}

impl Round {
    /// What each pair scored.
    #[must_use]
    pub fn scores(&self) -> BySeat<Score> {
        BySeat::from_fn(|seat| Score {
            wild: self.swapped.contains(seat),
            ..score(self.pairs[seat])
        })
    }

    /// Whose pair scored more; `None` for equal scores (DD-10).
    #[must_use]
    pub fn winner(&self) -> Option<Seat> {
        higher(self.scores().map(Score::points))
    }
}

impl Rounds {
    /// How many of them each seat won.
    #[must_use]
    pub fn wins(&self) -> BySeat<u8> {
        let mut wins = BySeat::<u8>::default();
        for winner in self.iter().filter_map(Round::winner) {
            wins[winner] += 1;
        }
        wins
    }
}

fn higher(of: BySeat<u8>) -> Option<Seat> {
    match of[Seat::ONE].cmp(&of[Seat::TWO]) {
        std::cmp::Ordering::Greater => Some(Seat::ONE),
        std::cmp::Ordering::Less => Some(Seat::TWO),
        std::cmp::Ordering::Equal => None,
    }
}

impl DualDuel {
    /// DD-3: deals the next duel.
    pub(super) fn begin_duel(&mut self, sink: &mut Sink<'_>) {
        self.duel += 1;
        self.round = 0;
        self.phase = Phase::Lay;
        self.rounds = Rounds::default();
        self.places = BySeat::default();
        let duel = self.duel;
        sink.emit(|| Event::DuelBegan(duel));
        self.aside = Deck::WHOLE;
        self.deal_aside(HAND, sink);
    }

    /// Deals so many of the cards aside to each seat.
    fn deal_aside(&mut self, each: u8, sink: &mut Sink<'_>) {
        let mut cards = [None; Card::COUNT as usize];
        for (place, card) in cards.iter_mut().zip(self.aside) {
            *place = Some(card);
        }
        let count = usize::from(self.aside.len());
        self.chance.next_event().shuffle(&mut cards[..count]);
        for (seat, dealt) in Seat::all(2).zip(cards.chunks(each.into())) {
            let dealt: Deck = dealt.iter().flatten().copied().collect();
            self.aside = self.aside.minus(dealt);
            self.places[seat].hand = self.places[seat].hand.union(dealt);
            sink.emit(|| Event::Dealt(seat, each, Some(dealt)));
        }
    }

    fn begin_round(&mut self, sink: &mut Sink<'_>) {
        self.round += 1;
        self.phase = Phase::Give;
        let round = self.round;
        sink.emit(|| Event::RoundBegan(round));
    }

    /// All that were asked have decided: what they chose happens.
    pub(super) fn go_on(&mut self, sink: &mut Sink<'_>) {
        for seat in self.asked().iter() {
            if self.places[seat].pending == Pending::TimedOut {
                sink.emit(|| Event::TimedOut(seat));
            }
        }
        let pending = self.places.map(|place| place.pending);
        for place in &mut self.places.0 {
            place.pending = Pending::Owed;
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

    /// A random card of the seat's hand, where its time ran out.
    fn random_card(&mut self, seat: Seat) -> Card {
        let nth = self.chance.next_event().below(self.places[seat].hand.len().into());
        let card = self.places[seat].hand.iter().nth(nth as usize);
        card.expect("a seat that is asked for a card has one")
    }

    /// DD-4. Which of the two lies in which slot is drawn: nobody can tell from it which is lower.
    fn lay(&mut self, pending: BySeat<Pending>, sink: &mut Sink<'_>) {
        for seat in Seat::all(2) {
            let mut cards = if let Pending::Chosen(Action::Lay(wilds)) = pending[seat] {
                wilds.cards()
            } else {
                let one = self.random_card(seat);
                self.places[seat].play(one);
                [one, self.random_card(seat)]
            };
            self.chance.next_event().shuffle(&mut cards);
            let place = &mut self.places[seat];
            for card in cards {
                place.play(card);
            }
            place.slots = cards.map(|card| Some(Wild { card, face_up: false }));
            sink.emit(|| Event::WildsLaid(seat, Some(cards)));
        }
        self.begin_round(sink);
    }

    /// The card that each seat plays from its hand: the one that it chose, or a random one.
    fn played(&mut self, pending: BySeat<Pending>) -> BySeat<Card> {
        BySeat::from_fn(|seat| {
            let card = match pending[seat] {
                Pending::Chosen(Action::Give(card) | Action::Keep(card)) => card,
                Pending::Chosen(_) | Pending::Owed | Pending::TimedOut => self.random_card(seat),
            };
            self.places[seat].play(card);
            card
        })
    }

    /// DD-5.
    fn give(&mut self, pending: BySeat<Pending>, sink: &mut Sink<'_>) {
        let BySeat([of_one, of_two]) = self.played(pending);
        let given = BySeat([of_two, of_one]);
        for (seat, card) in given.iter() {
            self.places[seat].given = Some(*card);
        }
        self.phase = Phase::Keep;
        sink.emit(|| Event::Given(given));
    }

    /// DD-6.
    fn keep(&mut self, pending: BySeat<Pending>, sink: &mut Sink<'_>) {
        let kept = self.played(pending);
        for (seat, card) in kept.iter() {
            self.places[seat].kept = Some(*card);
        }
        self.phase = Phase::Call;
        sink.emit(|| Event::Kept(kept));
    }

    /// DD-7: both have decided whether to call.
    fn call(&mut self, pending: BySeat<Pending>, sink: &mut Sink<'_>) {
        let calls = |seat: &Seat| pending[*seat] == Pending::Chosen(Action::Call);
        let called: SeatSet = Seat::all(2).filter(calls).collect();
        self.called = called;
        for seat in called.iter() {
            self.places[seat].calls += 1;
        }
        sink.emit(|| Event::Called(called));
        match called.len() {
            0 => self.score_round(sink),
            1 => self.phase = Phase::Answer,
            _ => self.phase = Phase::Swap,
        }
    }

    /// DD-7: the other seat has answered a single call.
    fn answer(&mut self, pending: BySeat<Pending>, sink: &mut Sink<'_>) {
        for seat in self.asked().iter() {
            let calls = pending[seat] == Pending::Chosen(Action::Call);
            if calls {
                self.called = self.called.with(seat);
                self.places[seat].calls += 1;
            }
            sink.emit(|| Event::Answered(seat, calls));
        }
        self.phase = Phase::Swap;
    }

    /// DD-8, 9.
    fn swap(&mut self, pending: BySeat<Pending>, sink: &mut Sink<'_>) {
        for seat in self.called.iter() {
            let swap = if let Pending::Chosen(Action::Swap(swap)) = pending[seat] {
                swap
            } else {
                let swaps: [Option<Swap>; 4] = self.places[seat].swaps();
                let count = swaps.iter().flatten().count() as u32;
                let nth = self.chance.next_event().below(count);
                let swap = swaps.into_iter().flatten().nth(nth as usize);
                swap.expect("a seat that called has a pair and a wild")
            };
            let slot = self.places[seat].exchange(swap);
            sink.emit(|| Event::Swapped(seat, slot, swap));
        }
        self.score_round(sink);
    }

    /// DD-18: each seat takes one of its wilds up.
    fn take(&mut self, pending: BySeat<Pending>, sink: &mut Sink<'_>) {
        for seat in Seat::all(2) {
            let slot = if let Pending::Chosen(Action::Take(card)) = pending[seat] {
                self.places[seat].slot_of(card).expect("what was checked can be taken")
            } else {
                Slot::ALL[self.chance.next_event().below(2) as usize]
            };
            let place = &mut self.places[seat];
            let Wild { card, face_up } =
                place.slots[slot.index()].take().expect("two wilds before the bonus rounds");
            place.hand.insert(card);
            if face_up {
                place.hand_seen.insert(card);
            }
            sink.emit(|| Event::TookUp { seat, slot, card: Some(card), face_up });
        }
        self.begin_round(sink);
    }

    /// DD-10: the pairs are compared and discarded, and what follows begins.
    fn score_round(&mut self, sink: &mut Sink<'_>) {
        let pairs = self.places.map(|place| place.pair().expect("pairs before they are scored"));
        let round = Round { pairs, swapped: self.called };
        let (scores, winner) = (round.scores(), round.winner());
        self.rounds.push(round);
        self.called = SeatSet::EMPTY;
        self.phase = Phase::Give;
        for place in &mut self.places.0 {
            (place.given, place.kept) = (None, None);
        }
        sink.emit(|| Event::RoundWon { pairs, scores, winner });
        let wins = self.rounds.wins();
        let equal = higher(wins).is_none();
        if self.round == ROUNDS && equal {
            self.phase = Phase::Bonus;
            sink.emit(|| Event::BonusBegan);
            self.deal_aside(BONUS, sink);
        } else if self.round == ROUNDS || self.rounds.is_full() {
            self.end_duel(wins, sink);
        } else {
            self.begin_round(sink);
        }
    }

    /// DD-17, 20, 21.
    fn end_duel(&mut self, wins: BySeat<u8>, sink: &mut Sink<'_>) {
        let calls = self.places.map(|place| place.calls);
        let end = match (higher(wins), higher(calls)) {
            (Some(seat), _) => DuelEnd::Rounds(seat),
            (None, Some(caller)) => DuelEnd::Calls(caller.other()),
            (None, None) => DuelEnd::Tied,
        };
        if let Some(seat) = end.winner() {
            self.won[seat] += 1;
        }
        sink.emit(|| Event::DuelWon { wins, calls, end });
        let reached = self.won.0.into_iter().any(|won| won >= self.options.target);
        if reached || self.duel >= self.options.longest {
            let outcome = Outcome::by_score(&self.won.map(u32::from));
            self.over = Some(outcome);
            sink.emit(|| Event::Ended(outcome));
        } else {
            self.begin_duel(sink);
        }
    }
}

impl Place {
    /// A card leaves the hand.
    fn play(&mut self, card: Card) {
        self.hand = self.hand.without(card);
        self.hand_seen = self.hand_seen.without(card);
    }

    /// The pair, once both cards lie.
    pub(super) fn pair(&self) -> Option<Pair> {
        Some(Pair { given: self.given?, kept: self.kept? })
    }

    /// The wilds that lie, by slot.
    pub(super) fn wilds(&self) -> impl Iterator<Item = Wild> {
        self.slots.into_iter().flatten()
    }

    /// Where the wild lies.
    pub(super) fn slot_of(&self, card: Card) -> Option<Slot> {
        let holds = |slot: &Slot| self.slots[slot.index()].is_some_and(|wild| wild.card == card);
        Slot::ALL.into_iter().find(holds)
    }

    /// The exchanges that the seat can make (DD-8).
    pub(super) fn swaps(&self) -> [Option<Swap>; 4] {
        let mut swaps = [None; 4];
        let mut free = swaps.iter_mut();
        for out in self.pair().map(Pair::cards).into_iter().flatten() {
            for Wild { card: brought_in, .. } in self.wilds() {
                if let Some(place) = free.next() {
                    *place = Some(Swap { out, brought_in });
                }
            }
        }
        swaps
    }

    /// DD-9: the card swapped out is the wild from now on, face-up.
    fn exchange(&mut self, swap: Swap) -> Slot {
        let slot = self.slot_of(swap.brought_in).expect("what was checked can be swapped in");
        self.slots[slot.index()] = Some(Wild { card: swap.out, face_up: true });
        let pair = self.pair().expect("a seat that called has a pair").swapped(swap);
        (self.given, self.kept) = (Some(pair.given), Some(pair.kept));
        slot
    }
}

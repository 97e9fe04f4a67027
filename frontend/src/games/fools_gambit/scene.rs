//! What lies where on the table at one moment, and how an event changes it.
//!
//! A scene is made from a view, and moved on by events as the same observer sees them. It never
//! knows more than they do.

use std::rc::Rc;

use engine::cards::{Card, CardSet, Rank};
use engine::game::Turn;
use engine::games::fools_gambit::{
    Choice, Event, FoolsGambit, Phase, Swap, SwapShown, View, points,
};
use engine::seat::{BySeat, Seat, SeatSet};

use super::reveal;
use crate::playback::{self, FrameKind, FrameOf};
use crate::words::players::Players;

/// Where a card of the round lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// In hand, not picked for anything.
    Hand,
    /// Picked to duel with.
    Duel,
    /// Wagered.
    Wager,
    /// Left over, in hand.
    Third,
}

/// How a card stands out at this moment.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Mark {
    /// It does not.
    #[default]
    Plain,
    /// Its effect happens.
    Acts,
    /// It wins the round.
    Wins,
    /// It loses the round.
    Loses,
}

/// What becomes of a card when the round is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// It goes to the winning pile, for so many points.
    Banked(u8),
    /// It is discarded.
    Discarded,
    /// It goes to the off-hand.
    OffHand,
}

/// One of the three cards of a seat's round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lying {
    /// Follows the card from place to place; for cards that the observer does not know it says
    /// no more than their places do.
    pub token: u8,
    /// Where it lies.
    pub spot: Spot,
    /// Its face, if the observer knows it.
    pub face: Option<Card>,
    /// Whether all have seen it.
    pub seen: bool,
    /// How it stands out.
    pub mark: Mark,
    /// What it counts as, if that is not its own value.
    pub value: Option<Rank>,
    /// Where it goes when the round is over.
    pub fate: Option<Fate>,
}

impl Lying {
    const fn new(token: u8, spot: Spot, face: Option<Card>) -> Self {
        Self { token, spot, face, seen: false, mark: Mark::Plain, value: None, fate: None }
    }
}

/// How a round was decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// The values that were compared.
    pub values: BySeat<Rank>,
    /// Whether a 7 reversed the result.
    pub reversed: bool,
    /// The winner; `None` for a tie.
    pub winner: Option<Seat>,
}

/// The cards of a seat's round: three, or none between rounds.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Row(Vec<Lying>);

impl Row {
    /// The cards, in the order of their tokens.
    pub fn cards(&self) -> &[Lying] {
        &self.0
    }

    /// The card in a place that holds one.
    pub fn at(&self, spot: Spot) -> Option<&Lying> {
        self.0.iter().find(|lying| lying.spot == spot)
    }

    /// Whether the cards are picked and laid down.
    pub fn is_laid(&self) -> bool {
        self.at(Spot::Duel).is_some()
    }

    /// The same cards after a swap of the third one.
    #[must_use]
    pub fn swapped(&self, swap: Swap) -> Self {
        let mut row = self.clone();
        match swap {
            Swap::Keep => {}
            Swap::Duel => row.exchange(Spot::Duel, Spot::Third),
            Swap::Wager => row.exchange(Spot::Wager, Spot::Third),
        }
        row
    }

    fn at_mut(&mut self, spot: Spot) -> Option<&mut Lying> {
        self.0.iter_mut().find(|lying| lying.spot == spot)
    }

    /// The face of the card in a place, if it is known.
    pub fn face(&self, spot: Spot) -> Option<Card> {
        self.at(spot).and_then(|lying| lying.face)
    }

    fn known(&self) -> CardSet {
        self.0.iter().filter_map(|lying| lying.face).collect()
    }

    fn in_hand(cards: impl IntoIterator<Item = Option<Card>>) -> Self {
        let tokens = 0..;
        Self(tokens.zip(cards).map(|(token, face)| Lying::new(token, Spot::Hand, face)).collect())
    }

    fn exchange(&mut self, one: Spot, other: Spot) {
        for lying in &mut self.0 {
            lying.spot = match lying.spot {
                spot if spot == one => other,
                spot if spot == other => one,
                spot => spot,
            };
        }
    }

    /// The picked cards find their places; cards that are not known, in the order of their tokens.
    fn lay(&mut self, duel: Option<Card>, wager: Option<Card>) {
        for (spot, card) in [(Spot::Duel, duel), (Spot::Wager, wager)] {
            let face = card.filter(|card| self.known().contains(*card));
            let picked = |lying: &&mut Lying| lying.spot == Spot::Hand && lying.face == face;
            if let Some(lying) = self.0.iter_mut().find(picked) {
                (lying.spot, lying.face) = (spot, card);
            }
        }
        for lying in &mut self.0 {
            if lying.spot == Spot::Hand {
                lying.spot = Spot::Third;
            }
        }
    }
}

/// What lies where at one moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    /// The piles and all else that the observer knows.
    pub view: View,
    /// The cards of the round.
    pub rows: BySeat<Row>,
    /// How the round was decided, once it is.
    pub verdict: Option<Verdict>,
}

impl playback::Scene for Scene {
    type Game = FoolsGambit;

    fn at_rest(view: &Rc<View>) -> Self {
        Self::of(view)
    }

    fn after(&self, frame: &FrameOf<FoolsGambit>) -> Self {
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

    fn narrate(frame: &FrameOf<FoolsGambit>, players: &Players) -> Option<String> {
        reveal::telling(crate::playback::kind::<Self>(frame), &frame.events, players)
    }
}

impl Scene {
    fn of(view: &View) -> Self {
        let rows = BySeat::from_fn(|seat| {
            let seat = &view.seats[seat];
            if let Some(wager) = seat.wager {
                let card = |token, spot, face| Lying::new(token, spot, face);
                return Row(vec![
                    card(0, Spot::Duel, seat.duel),
                    Lying { seen: true, ..card(1, Spot::Wager, Some(wager)) },
                    card(2, Spot::Third, seat.third),
                ]);
            }
            let mut row = match seat.hand {
                Some(hand) => Row::in_hand(hand.iter().map(Some)),
                None => Row::in_hand((0..seat.held).map(|_| None)),
            };
            if let Some(Choice { duel, wager }) = seat.chosen {
                row.lay(Some(duel), Some(wager));
            }
            row
        });
        Self { view: *view, rows, verdict: None }
    }

    fn calm(&mut self) {
        for row in &mut self.rows.0 {
            for lying in &mut row.0 {
                if lying.mark == Mark::Acts {
                    lying.mark = Mark::Plain;
                }
            }
        }
    }

    /// `after` tells an owner what time-outs picked.
    fn apply(&mut self, event: &Event, after: &View) {
        match *event {
            Event::RoundBegan(round) => {
                self.view.round = round;
                self.view.phase = Phase::Choose;
                self.view.turn = Turn::together(SeatSet::first(2));
                self.rows = BySeat::default();
                self.verdict = None;
            }
            Event::Recycled(seat) => {
                let place = &mut self.view.seats[seat];
                place.main_deck += place.off_hand;
                place.off_hand = 0;
                place.off_hand_seen = CardSet::EMPTY;
                place.off_hand_known = place.off_hand_known.map(|_| CardSet::EMPTY);
            }
            Event::Drew(seat, cards) => {
                let place = &mut self.view.seats[seat];
                place.main_deck -= 3;
                place.held = 3;
                place.hand = cards.map(|cards| cards.into_iter().collect());
                self.rows[seat] = match cards {
                    Some(cards) => Row::in_hand(cards.map(Some)),
                    None => Row::in_hand([None; 3]),
                };
            }
            Event::Chose(seat, choice) => {
                self.decided(seat);
                self.view.seats[seat].chosen = choice;
                if let Some(Choice { duel, wager }) = choice {
                    self.rows[seat].lay(Some(duel), Some(wager));
                }
            }
            Event::SwapChosen(seat, swap) => {
                self.decided(seat);
                self.view.seats[seat].swap_chosen = swap;
            }
            Event::TimedOut(seat) => self.decided(seat),
            Event::WagersShown(wagers) => self.show_wagers(wagers, after),
            Event::Swapped(seat, shown) => self.swap(seat, shown),
            Event::DuelsShown(duels) => {
                for (seat, duel) in duels.iter() {
                    if let Some(lying) = self.rows[seat].at_mut(Spot::Duel) {
                        (lying.face, lying.seen) = (Some(*duel), true);
                    }
                }
            }
            Event::FivesActed(seats) => seats.iter().for_each(|seat| self.act(seat)),
            Event::Exchanged { seat, out, brought_in } => {
                let row = &mut self.rows[seat];
                row.exchange(Spot::Duel, Spot::Third);
                for (spot, card) in [(Spot::Duel, brought_in), (Spot::Third, out)] {
                    if let Some(lying) = row.at_mut(spot) {
                        (lying.face, lying.seen) = (Some(card), true);
                    }
                }
            }
            Event::TwoTook(seat, rank) => {
                self.act(seat);
                if let Some(lying) = self.rows[seat].at_mut(Spot::Duel) {
                    lying.value = Some(rank);
                }
            }
            Event::SevenReversed(seat) => self.act(seat),
            Event::RoundWon { values, reversed, winner } => {
                self.verdict = Some(Verdict { values, reversed, winner });
                for (seat, row) in Seat::all(2).zip(&mut self.rows.0) {
                    if let Some(lying) = row.at_mut(Spot::Duel) {
                        lying.mark = match winner {
                            Some(winner) if winner == seat => Mark::Wins,
                            Some(_) => Mark::Loses,
                            None => Mark::Plain,
                        };
                    }
                }
            }
            Event::Banked(seat, _, points) => self.put_away(seat, Fate::Banked(points)),
            Event::Discarded(seat, _) => self.put_away(seat, Fate::Discarded),
            Event::WagerReturned(seat, _) => self.put_away(seat, Fate::OffHand),
            Event::Conceded(_) => {}
            Event::Ended(outcome) => self.view.turn = Turn::Over(outcome),
        }
        Seat::all(2).for_each(|seat| self.keep_in_step(seat));
    }
}

impl Scene {
    fn decided(&mut self, seat: Seat) {
        if let Turn::Awaiting(awaiting) = &mut self.view.turn {
            awaiting.seats = awaiting.seats.without(seat);
        }
    }

    fn act(&mut self, seat: Seat) {
        if let Some(lying) = self.rows[seat].at_mut(Spot::Duel) {
            lying.mark = Mark::Acts;
        }
    }

    fn show_wagers(&mut self, wagers: BySeat<Card>, after: &View) {
        self.view.phase = Phase::Swap;
        self.view.turn = Turn::together(SeatSet::first(2));
        for (seat, wager) in wagers.iter() {
            let row = &mut self.rows[seat];
            row.lay(after.seats[seat].duel, Some(*wager));
            if let Some(lying) = row.at_mut(Spot::Wager) {
                (lying.face, lying.seen) = (Some(*wager), true);
            }
            let place = &mut self.view.seats[seat];
            place.held = 2;
            place.chosen = None;
        }
    }

    fn swap(&mut self, seat: Seat, shown: SwapShown) {
        let row = &mut self.rows[seat];
        match shown {
            SwapShown::Kept => {}
            SwapShown::Duel => row.exchange(Spot::Duel, Spot::Third),
            SwapShown::Wager { out, brought_in } => {
                row.exchange(Spot::Wager, Spot::Third);
                for (spot, card) in [(Spot::Wager, brought_in), (Spot::Third, out)] {
                    if let Some(lying) = row.at_mut(spot) {
                        (lying.face, lying.seen) = (Some(card), true);
                    }
                }
            }
        }
    }

    /// The three cards go to their piles; they stay in sight until the next round.
    fn put_away(&mut self, seat: Seat, of_wager: Fate) {
        let place = &mut self.view.seats[seat];
        for lying in &mut self.rows[seat].0 {
            let fate = match lying.spot {
                Spot::Duel => Fate::Discarded,
                Spot::Wager => of_wager,
                Spot::Third | Spot::Hand => Fate::OffHand,
            };
            lying.fate = Some(fate);
            match (fate, lying.face) {
                (Fate::Banked(_), Some(card)) => place.winning.insert(card),
                (Fate::Discarded, Some(card)) => place.discard.insert(card),
                (Fate::Banked(_) | Fate::Discarded, None) => {}
                (Fate::OffHand, card) => {
                    place.off_hand += 1;
                    if let (Some(known), Some(card)) = (&mut place.off_hand_known, card) {
                        known.insert(card);
                    }
                    if let Some(card) = card.filter(|_| lying.seen) {
                        place.off_hand_seen.insert(card);
                    }
                }
            }
        }
        place.points = points(place.winning);
        (place.held, place.swap_chosen) = (0, None);
        self.view.phase = Phase::Choose;
    }

    /// What the view says of the round's cards follows from how they lie.
    fn keep_in_step(&mut self, seat: Seat) {
        let row = &self.rows[seat];
        let place = &mut self.view.seats[seat];
        let own = place.off_hand_known.is_some();
        let put_away = row.cards().iter().any(|lying| lying.fate.is_some());
        let laid = row.is_laid() && place.chosen.is_none() && !put_away;
        let face = |spot| if laid { row.face(spot) } else { None };
        place.wager = face(Spot::Wager);
        place.duel = face(Spot::Duel).filter(|_| own);
        place.third = face(Spot::Third).filter(|_| own);
        let held = if put_away { CardSet::EMPTY } else { row.known() };
        place.hand = own.then(|| place.wager.map_or(held, |wager| held.without(wager)));
        let off_hand = place.off_hand_known.unwrap_or(place.off_hand_seen);
        let located = place.discard.union(place.winning).union(off_hand).union(row.known());
        place.unseen = self.view.deck.cards_of(seat).minus(located);
    }
}

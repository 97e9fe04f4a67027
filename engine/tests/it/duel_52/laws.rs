use engine::cards::{Card, CardSet, Rank};
use engine::game::{Game, Observer};
use engine::games::duel_52::{CardView, Duel52, Origin, View};
use engine::seat::{BySeat, Seat};

use crate::harness::everybody;
use crate::laws::long_games;
use crate::laws::play::keeps_the_laws;
use crate::laws::subject::Subject;
use engine::games::duel_52::Duel52Options;

impl Subject for Duel52 {
    fn secrets(&self, observer: Observer) -> Vec<String> {
        let (open, view) = (self.view(everybody()), self.view(observer));
        let hidden = Hidden::from_view(&view);
        let mut secrets = Vec::new();
        for (known, real) in view.cards.iter().zip(&open.cards) {
            if let (None, Some(face)) = (known.face, real.face)
                && hidden.could_be_elsewhere(known, face)
            {
                secrets.push(format!("{:?} is {face}", known.id));
            }
        }
        for seat in Seat::all(2).filter(|seat| !observer.is(*seat)) {
            let (known, real) = (&view.seats[seat], &open.seats[seat]);
            let doubtful = known.shown.doubtful;
            let is_free = |card: &Card| {
                if doubtful.contains(*card) { hidden.played[seat] > 0 } else { hidden.rest > 0 }
            };
            let hand = real.hand.unwrap_or_default().difference(known.shown.sure);
            secrets.extend(hand.iter().filter(is_free).map(|card| format!("{seat} holds {card}")));
            let free = |card: &Card| !doubtful.contains(*card) && hidden.rest > 0;
            let discarded = real.discarded.unwrap_or_default();
            let discarded = discarded.iter().filter(free);
            secrets.extend(discarded.map(|card| format!("{seat} discarded {card}")));
        }
        for (at, (known, real)) in view.forts.iter().zip(open.forts).enumerate() {
            if let (Some(known), Some(real)) = (known, real)
                && known.face.is_none()
                && hidden.rest > 0
            {
                secrets.push(format!("fort {at} is {:?}", real.face));
            }
        }
        if hidden.rest > 1 {
            let pile = self.pile().iter().enumerate();
            secrets.extend(pile.map(|(at, card)| format!("card {at} of the pile is {card}")));
        }
        secrets
    }
}

struct Hidden {
    cards: CardSet,
    /// Unknown cards in the draw pile or set aside.
    rest: u8,
    /// Each seat's unknown cards in lanes, played from hand.
    played: BySeat<u8>,
    /// The unknown cards in each seat's hand.
    held: BySeat<u8>,
    /// Cards that were known to be in a hand, and may have left that hand.
    doubtful: CardSet,
}

impl Hidden {
    fn from_view(view: &View) -> Self {
        let unknown = || view.cards.iter().filter(|card| card.face.is_none());
        let mut places = unknown().count() as u8;
        places += view.forts.iter().flatten().filter(|fort| fort.face.is_none()).count() as u8;
        let mut held = BySeat([0; 2]);
        for seat in Seat::all(2) {
            let known = &view.seats[seat];
            if known.hand.is_none() {
                held[seat] = known.holds - known.shown.sure.len();
            }
            places += held[seat];
            places += if known.discarded.is_none() { known.discards } else { 0 };
        }
        let cards = view.unseen();
        let BySeat([one, two]) = &view.seats;
        Self {
            cards,
            rest: cards.len() - places,
            played: BySeat::from_fn(|seat| {
                let played = |card: &&CardView| {
                    card.owner == seat && card.from == Origin::Hand && card.lane.is_some()
                };
                unknown().filter(played).count() as u8
            }),
            held,
            doubtful: one.shown.doubtful.union(two.shown.doubtful),
        }
    }

    fn could_be_elsewhere(&self, known: &CardView, face: Card) -> bool {
        let three = Rank::new(3).expect("a rank");
        let killed = known.lane.is_none();
        if self.doubtful.contains(face) {
            return !killed && self.held[known.owner] > 0;
        }
        if !killed {
            return self.rest > 0;
        }
        let others = self.cards.difference(self.doubtful).without(face);
        others.iter().any(|other| other.rank() != three)
    }
}

fn parts(heroes: bool, bannermen: bool, forts: bool) -> Duel52Options {
    Duel52Options { heroes, bannermen, forts, ..Duel52Options::default() }
}

#[test]
fn duel_52_keeps_the_laws() {
    keeps_the_laws::<Duel52>(&parts(false, false, false), 2, long_games());
}

#[test]
fn duel_52_with_forts_keeps_the_laws() {
    keeps_the_laws::<Duel52>(&parts(false, false, true), 2, long_games());
}

#[test]
fn duel_52_with_bannermen_keeps_the_laws() {
    keeps_the_laws::<Duel52>(&parts(false, true, false), 2, long_games());
}

#[test]
fn duel_52_with_bannermen_and_forts_keeps_the_laws() {
    keeps_the_laws::<Duel52>(&parts(false, true, true), 2, long_games());
}

#[test]
fn duel_52_with_heroes_keeps_the_laws() {
    keeps_the_laws::<Duel52>(&parts(true, false, false), 2, long_games());
}

#[test]
fn duel_52_with_heroes_and_forts_keeps_the_laws() {
    keeps_the_laws::<Duel52>(&parts(true, false, true), 2, long_games());
}

#[test]
fn duel_52_with_heroes_and_bannermen_keeps_the_laws() {
    keeps_the_laws::<Duel52>(&parts(true, true, false), 2, long_games());
}

#[test]
fn duel_52_with_everything_keeps_the_laws() {
    keeps_the_laws::<Duel52>(&parts(true, true, true), 2, long_games());
}

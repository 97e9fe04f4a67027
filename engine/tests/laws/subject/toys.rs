//! The secrets of the toys.

use engine::game::{Game, Observer};
use engine::seat::Seat;

use crate::toys::claim::{Claim, ClaimOptions, Faces, Pending};
use crate::toys::market::{Bundle, Market, MarketOptions, Spice};
use crate::toys::shadows::{Kind, Kinds, Number, Shadows, ShadowsOptions};
use crate::toys::wreck::{CHARMS, Wreck, WreckOptions};

use super::{Subject, unsure, words_after};
use crate::harness::everybody;
use crate::play::keeps_the_laws;
use crate::toy_games;

impl Subject for Claim {
    fn secrets(&self, observer: Observer) -> Vec<String> {
        let (open, view) = (self.view(everybody()), self.view(observer));
        let places = || Seat::all(view.seats).map(|seat| &view.places[seat]);
        let known: u8 =
            places().map(|place| place.played.len() + place.hand.map_or(0, Faces::len)).sum();
        let mut secrets = Vec::new();
        for seat in Seat::all(view.seats).filter(|seat| !observer.is(*seat)) {
            let place = &open.places[seat];
            let hand = place.hand.unwrap_or_default();
            if 20 - known > hand.len() {
                secrets.extend(hand.iter().map(|face| format!("{seat} holds {face}")));
            }
            if let Some(Pending::Made(face)) = place.card {
                secrets.push(format!("{seat} plays {face}"));
            }
            if let Some(Pending::Made(call)) = place.call {
                secrets.push(format!("{seat} calls {call}"));
            }
        }
        secrets
    }
}

impl Subject for Wreck {
    fn secrets(&self, observer: Observer) -> Vec<String> {
        let (open, view) = (self.view(everybody()), self.view(observer));
        let mut secrets = Vec::new();
        let mut unseen = [CHARMS / 4; 4];
        for place in &view.places.0 {
            for (worth, left) in unseen.iter_mut().enumerate() {
                *left -= place.played.0[worth] + place.held.map_or(0, |held| held.0[worth]);
            }
        }
        for seat in Seat::all(view.seats).filter(|seat| !observer.is(*seat)) {
            let held = open.places[seat].held.unwrap_or_default();
            for worth in 0..4 {
                if unsure(unseen[worth], unseen.iter().sum(), held.count()) {
                    secrets.push(format!("{seat} holds {} charms {worth}", held.0[worth]));
                }
            }
        }
        let finds = words_after(self, "finds ");
        let to_come = &finds[view.came.iter().flatten().count()..];
        if to_come.iter().any(|worth| *worth != to_come[0]) {
            let to_come = to_come.iter().enumerate();
            secrets.extend(to_come.map(|(at, worth)| format!("find {at} to come: {worth}")));
        }
        secrets
    }
}

impl Subject for Shadows {
    fn secrets(&self, observer: Observer) -> Vec<String> {
        let (open, view) = (self.view(everybody()), self.view(observer));
        let mut unseen = Kinds::ALL;
        let hands = view.hands.0.iter().filter_map(|hand| hand.cards).flat_map(Kinds::each);
        let faces = view.table.iter().flatten().filter_map(|card| card.kind);
        hands.chain(faces).for_each(|kind| unseen.take(kind));
        let mut secrets = Vec::new();
        let elsewhere = |kind: Kind| unseen.of(kind) < unseen.count();
        let table = view.table.iter().zip(&open.table).enumerate();
        for (at, (known, real)) in table {
            if let (Some(known), Some(real)) = (known, real)
                && let (None, Some(kind)) = (known.kind, real.kind)
                && elsewhere(kind)
            {
                secrets.push(format!("{} is a {kind}", Number::at(at)));
            }
        }
        for seat in Seat::all(view.seats).filter(|seat| !observer.is(*seat)) {
            let hand = open.hands[seat].cards.unwrap_or_default();
            for kind in Kind::ALL {
                if unsure(unseen.of(kind), unseen.count(), hand.count()) {
                    secrets.push(format!("{seat} holds {} {kind}", hand.of(kind)));
                }
            }
        }
        let deck = words_after(self, "deck ");
        let to_draw = deck.iter().enumerate().skip(deck.len() - usize::from(view.to_draw));
        for (at, kind) in to_draw {
            if Kind::ALL.into_iter().any(|one| one.to_string() == *kind && elsewhere(one)) {
                secrets.push(format!("card {at} of the deck: {kind}"));
            }
        }
        secrets
    }
}

impl Subject for Market {
    fn secrets(&self, observer: Observer) -> Vec<String> {
        let (open, view) = (self.view(everybody()), self.view(observer));
        let mut unseen = Bundle([view.seats; 4]);
        for place in &view.places.0 {
            unseen = unseen.less(place.held.unwrap_or(place.at_least));
        }
        let mut secrets = Vec::new();
        for seat in Seat::all(view.seats).filter(|seat| !observer.is(*seat)) {
            let held = open.places[seat].held.unwrap_or_default();
            let hidden = held.less(view.places[seat].at_least);
            for spice in Spice::ALL {
                if unsure(unseen.of(spice), unseen.count(), hidden.count()) {
                    secrets.push(format!("{seat} holds {} {spice:?}", held.of(spice)));
                }
            }
        }
        secrets
    }
}

#[test]
fn the_toy_of_a_free_order_keeps_the_laws() {
    for seats in 2..=8 {
        keeps_the_laws::<Market>(&MarketOptions, seats, toy_games());
    }
}

#[test]
fn the_toy_of_two_decisions_a_seat_keeps_the_laws() {
    for seats in 2..=4 {
        for rounds in [1, 3] {
            keeps_the_laws::<Claim>(&ClaimOptions { rounds }, seats, toy_games());
        }
    }
}

#[test]
fn the_toy_of_open_turns_keeps_the_laws() {
    for seats in 3..=8 {
        for charms in [true, false] {
            keeps_the_laws::<Wreck>(&WreckOptions { charms }, seats, toy_games());
        }
    }
}

#[test]
fn the_toy_of_waiting_powers_keeps_the_laws() {
    for seats in 2..=4 {
        keeps_the_laws::<Shadows>(&ShadowsOptions, seats, toy_games());
    }
}

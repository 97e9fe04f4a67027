//! The cards on the table: their places, secrets and conditions.

use serde::{Deserialize, Serialize};

use crate::cards::{Card, Rank, Suit};
use crate::games::duel_52::card_ids::Counters;
use crate::games::duel_52::{ByLane, CardId, CardIds, Lane, Lanes, Power, PowerTiming};
use crate::seat::{BySeat, Seat, SeatSet};

/// The way a card came to the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Origin {
    /// Dealt as a base card (D52-2).
    Base,
    /// Taken as a fort (D52-75).
    Fort,
    /// Played from hand (D52-6).
    Hand,
    /// Played as a warrior (D52-42).
    Hero,
}

/// All cards that came to the table, even killed ones. Each fact about cards is a set of ids.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Board {
    pub(super) arrivals: u8,
    faces: [Card; CardId::COUNT as usize],
    sides: BySeat<ByLane<CardIds>>,
    /// Seat 2's cards, even killed ones.
    seat_two: CardIds,
    pub(super) face_up: CardIds,
    pub(super) base: CardIds,
    pub(super) forts: CardIds,
    /// For each seat, the cards whose face it saw while they lay face-down.
    pub(super) known: BySeat<CardIds>,
    /// At most 3: 4 would kill any card.
    pub(super) damage: Counters<2>,
    pub(super) frozen: CardIds,
    pub(super) paired: CardIds,
    /// Unpaired face-up cards that could form a pair; cached, as actions are listed often.
    pub(super) pairable: CardIds,
    /// The cards of the second pair, if a seat has two pairs of one rank in a lane.
    second_pair: CardIds,
    /// Made in this turn.
    pub(super) attacks: Counters<2>,
    /// Cards without attacks left in this turn.
    pub(super) spent: CardIds,
    /// Cards that may attack more than once in this turn (D52-19).
    pub(super) swift: CardIds,
    /// Flipped by a mage in this turn, so that they can't attack (D52-46).
    pub(super) activated: CardIds,
    /// Rushed into play in this turn, so that they can't be flipped (D52-44).
    pub(super) rushed: CardIds,
    /// Waiting uses of each card's power: one for its flip and one for each King (D52-32).
    pub(super) waiting: Counters<3>,
    /// Face-up Jacks.
    pub(super) taunting: CardIds,
    /// Face-up 9s.
    pub(super) nimble: CardIds,
}

impl Board {
    pub(super) const EMPTY: Self = Self {
        arrivals: 0,
        faces: [Card::new(Rank::TWO, Suit::Clubs); CardId::COUNT as usize],
        sides: BySeat([ByLane([CardIds::EMPTY; 3]); 2]),
        seat_two: CardIds::EMPTY,
        face_up: CardIds::EMPTY,
        base: CardIds::EMPTY,
        forts: CardIds::EMPTY,
        known: BySeat([CardIds::EMPTY; 2]),
        damage: Counters::NONE,
        frozen: CardIds::EMPTY,
        paired: CardIds::EMPTY,
        pairable: CardIds::EMPTY,
        second_pair: CardIds::EMPTY,
        attacks: Counters::NONE,
        spent: CardIds::EMPTY,
        swift: CardIds::EMPTY,
        activated: CardIds::EMPTY,
        rushed: CardIds::EMPTY,
        waiting: Counters::NONE,
        taunting: CardIds::EMPTY,
        nimble: CardIds::EMPTY,
    };

    pub(super) fn all(&self) -> CardIds {
        CardIds::first(self.arrivals)
    }

    pub(super) const fn face(&self, id: CardId) -> Card {
        self.faces[id.index()]
    }

    /// The card's power, active or not.
    pub(super) const fn power(&self, id: CardId) -> Power {
        Power::from_card(self.face(id))
    }

    pub(super) fn has_power(&self, id: CardId, power: Power) -> bool {
        self.face(id).rank() == power.rank()
    }

    fn have_same_rank(&self, one: CardId, other: CardId) -> bool {
        self.face(one).rank() == self.face(other).rank()
    }

    pub(super) fn side(&self, seat: Seat, lane: Lane) -> CardIds {
        self.sides[seat][lane]
    }

    pub(super) fn lanes(&self, seat: Seat) -> ByLane<CardIds> {
        self.sides[seat]
    }

    pub(super) fn cards_of(&self, seat: Seat) -> CardIds {
        self.sides[seat].all()
    }

    /// The cards in lanes: all but killed ones.
    pub(super) fn living(&self) -> CardIds {
        self.cards_of(Seat::ONE).union(self.cards_of(Seat::TWO))
    }

    pub(super) fn owner(&self, id: CardId) -> Seat {
        if self.seat_two.contains(id) { Seat::TWO } else { Seat::ONE }
    }

    /// `None` if the card was killed.
    pub(super) fn lane(&self, id: CardId) -> Option<Lane> {
        self.lane_of(self.owner(id), id)
    }

    /// `None` unless the seat has the card in a lane.
    pub(super) fn lane_of(&self, seat: Seat, id: CardId) -> Option<Lane> {
        let sides = &self.sides[seat];
        Lane::ALL.into_iter().find(|lane| sides[*lane].contains(id))
    }

    pub(super) fn origin(&self, id: CardId, hero: Option<Card>) -> Origin {
        if self.forts.contains(id) {
            Origin::Fort
        } else if self.base.contains(id) {
            Origin::Base
        } else if hero == Some(self.face(id)) {
            Origin::Hero
        } else {
            Origin::Hand
        }
    }

    pub(super) fn known_to(&self, id: CardId) -> SeatSet {
        Seat::all(2).filter(|seat| self.known[*seat].contains(id)).collect()
    }

    /// Puts a card on the table, face-down.
    pub(super) fn lay(&mut self, card: Card, seat: Seat, lane: Lane, origin: Origin) -> CardId {
        let id = CardId::from_arrival(self.arrivals);
        self.arrivals += 1;
        self.faces[id.index()] = card;
        self.sides[seat][lane].insert(id);
        if seat == Seat::TWO {
            self.seat_two.insert(id);
        }
        match origin {
            Origin::Base => self.base.insert(id),
            Origin::Fort => {
                self.base.insert(id);
                self.forts.insert(id);
                self.known[seat].insert(id);
            }
            Origin::Hand | Origin::Hero => self.known[seat].insert(id),
        }
        id
    }

    /// Kills an unpaired card and clears its conditions.
    pub(super) fn kill(&mut self, id: CardId) {
        let killed = CardIds::from_item(id);
        self.remove_from_lane(id);
        for set in [
            &mut self.frozen,
            &mut self.spent,
            &mut self.swift,
            &mut self.activated,
            &mut self.rushed,
            &mut self.taunting,
            &mut self.nimble,
        ] {
            set.remove(id);
        }
        self.damage.clear(killed);
        self.attacks.clear(killed);
    }

    pub(super) fn turn_up(&mut self, id: CardId) {
        self.face_up.insert(id);
        let owner = self.owner(id);
        if let Some(lane) = self.lane(id) {
            self.add_pairable(id, self.side(owner, lane));
        }
        if self.has_power(id, Power::Taunt) {
            self.taunting.insert(id);
        } else if self.has_power(id, Power::Nimble) {
            self.nimble.insert(id);
            self.frozen.remove(id);
        }
    }

    pub(super) fn move_to(&mut self, id: CardId, lane: Lane) {
        let seat = self.owner(id);
        self.remove_from_lane(id);
        if self.face_up.contains(id) {
            self.add_pairable(id, self.side(seat, lane));
        }
        self.sides[seat][lane].insert(id);
    }

    /// Removes an unpaired card. Another card of the lane may no longer be pairable.
    fn remove_from_lane(&mut self, id: CardId) {
        let seat = self.owner(id);
        let Some(lane) = self.lane_of(seat, id) else { return };
        self.sides[seat][lane].remove(id);
        if self.pairable.contains(id) {
            self.pairable.remove(id);
            self.update_pairable(self.side(seat, lane));
        }
    }

    #[inline(never)]
    fn update_pairable(&mut self, side: CardIds) {
        self.pairable = self.pairable.difference(side);
        for id in side.intersection(self.face_up).difference(self.paired) {
            self.add_pairable(id, side.below(id));
        }
    }

    /// Adds this card and those that it could form a pair with, if any.
    fn add_pairable(&mut self, id: CardId, side: CardIds) {
        for other in side.intersection(self.face_up).difference(self.paired).without(id) {
            if self.have_same_rank(id, other) {
                self.pairable = self.pairable.with(id).with(other);
            }
        }
    }

    pub(super) fn with_same_rank(&self, id: CardId, side: CardIds) -> impl Iterator<Item = CardId> {
        side.iter().filter(move |other| self.have_same_rank(id, *other))
    }

    /// The other card of its pair. Inline only for the frequent case that it has none.
    #[inline]
    pub(super) fn mate(&self, id: CardId) -> Option<CardId> {
        if self.paired.contains(id) { self.mate_of_paired(id) } else { None }
    }

    #[inline(never)]
    fn mate_of_paired(&self, id: CardId) -> Option<CardId> {
        let side = self.side(self.owner(id), self.lane(id)?);
        let is_second = self.second_pair.contains(id);
        let others = self.paired.intersection(side).without(id);
        others.iter().find(|other| {
            self.have_same_rank(id, *other) && self.second_pair.contains(*other) == is_second
        })
    }

    pub(super) fn pair(&mut self, one: CardId, other: CardId) {
        let seat = self.owner(one);
        let side = self.lane(one).map_or(CardIds::EMPTY, |lane| self.side(seat, lane));
        let paired_in_lane = self.paired.intersection(side);
        let earlier = paired_in_lane.iter().find(|paired| self.have_same_rank(one, *paired));
        let is_second = earlier.is_some_and(|paired| !self.second_pair.contains(paired));
        for id in [one, other] {
            self.paired.insert(id);
            if is_second {
                self.second_pair.insert(id);
            }
        }
        self.update_pairable(side);
    }

    /// Ends the card's pair, if any, and returns the other card.
    pub(super) fn unpair(&mut self, id: CardId) -> Option<CardId> {
        let mate = self.mate(id)?;
        for card in [id, mate] {
            self.paired.remove(card);
            self.second_pair.remove(card);
        }
        let seat = self.owner(id);
        if let Some(lane) = self.lane_of(seat, id) {
            self.update_pairable(self.side(seat, lane));
        }
        Some(mate)
    }

    /// Clears the conditions that last until the end of this seat's turn.
    pub(super) fn end_turn(&mut self, seat: Seat) {
        self.frozen = self.frozen.difference(self.cards_of(seat));
        self.attacks = Counters::NONE;
        self.spent = CardIds::EMPTY;
        self.swift = CardIds::EMPTY;
        self.activated = CardIds::EMPTY;
        self.rushed = CardIds::EMPTY;
    }

    /// The lanes where a seat has three or more face-up cards (D52-74).
    pub(super) fn strongholds(&self, seat: Seat) -> Lanes {
        let third = |lane: Lane| self.side(seat, lane).intersection(self.face_up).iter().nth(2);
        Lane::ALL.into_iter().filter(|lane| third(*lane).is_some()).collect()
    }

    pub(super) fn one_shot_cards(&self, ids: CardIds) -> CardIds {
        ids.iter().filter(|id| self.power(*id).timing() == PowerTiming::OneShot).collect()
    }

    /// The set of this card if its power is one-shot; otherwise the empty set.
    pub(super) fn one_shot_card(&self, id: CardId) -> CardIds {
        match self.power(id).timing() {
            PowerTiming::OneShot => CardIds::from_item(id),
            PowerTiming::Constant | PowerTiming::Killed => CardIds::EMPTY,
        }
    }
}

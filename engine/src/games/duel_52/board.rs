//! The cards on the table: their places, secrets and conditions.

use serde::{Deserialize, Serialize};

use crate::cards::{Card, Rank, Suit};
use crate::games::duel_52::card_ids::Counters;
use crate::games::duel_52::{ByLane, CardId, CardIds, Lane, Lanes, Power, PowerTiming};
use crate::seat::{BySeat, Seat, SeatSet};

/// How a card came to the table.
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
    pub(super) came: u8,
    faces: [Card; CardId::COUNT as usize],
    sides: BySeat<ByLane<CardIds>>,
    /// Seat 2's cards, even killed ones.
    of_two: CardIds,
    pub(super) up: CardIds,
    pub(super) base: CardIds,
    pub(super) forts: CardIds,
    /// By seat: cards whose face it saw while face-down.
    pub(super) known: BySeat<CardIds>,
    /// Up to 3, as more kills any card.
    pub(super) damage: Counters<2>,
    pub(super) frozen: CardIds,
    pub(super) paired: CardIds,
    /// Unpaired face-up cards that could form a pair; cached, as actions are listed often.
    pub(super) alike: CardIds,
    /// Tells apart two pairs of one rank in one lane.
    second_pair: CardIds,
    pub(super) attacks: Counters<2>,
    /// Cards without attacks left in this turn.
    pub(super) spent: CardIds,
    /// Cards that may attack more than once in this turn (D52-19).
    pub(super) swift: CardIds,
    /// Cards that can't attack in this turn (D52-46).
    pub(super) activated: CardIds,
    /// Cards that can't be flipped in this turn (D52-44).
    pub(super) rushed: CardIds,
    /// Waiting uses of each power: one for its flip and one for each King (D52-32).
    pub(super) waiting: Counters<3>,
    /// Face-up Jacks.
    pub(super) taunting: CardIds,
    /// Face-up 9s.
    pub(super) nimble: CardIds,
}

impl Board {
    pub(super) const EMPTY: Self = Self {
        came: 0,
        faces: [Card::new(Rank::TWO, Suit::Clubs); CardId::COUNT as usize],
        sides: BySeat([ByLane([CardIds::EMPTY; 3]); 2]),
        of_two: CardIds::EMPTY,
        up: CardIds::EMPTY,
        base: CardIds::EMPTY,
        forts: CardIds::EMPTY,
        known: BySeat([CardIds::EMPTY; 2]),
        damage: Counters::NONE,
        frozen: CardIds::EMPTY,
        paired: CardIds::EMPTY,
        alike: CardIds::EMPTY,
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
        CardIds::came(self.came)
    }

    pub(super) const fn face(&self, number: CardId) -> Card {
        self.faces[number.index()]
    }

    /// The card's power, active or not.
    pub(super) const fn power(&self, number: CardId) -> Power {
        Power::from_card(self.face(number))
    }

    /// Whether the card has this power, active or not.
    pub(super) fn is(&self, number: CardId, power: Power) -> bool {
        self.face(number).rank() == power.rank()
    }

    fn are_alike(&self, one: CardId, other: CardId) -> bool {
        self.face(one).rank() == self.face(other).rank()
    }

    pub(super) fn side(&self, seat: Seat, lane: Lane) -> CardIds {
        self.sides[seat][lane]
    }

    pub(super) fn lanes(&self, seat: Seat) -> ByLane<CardIds> {
        self.sides[seat]
    }

    pub(super) fn own(&self, seat: Seat) -> CardIds {
        self.sides[seat].all()
    }

    /// The cards in lanes: all but killed ones.
    pub(super) fn living(&self) -> CardIds {
        self.own(Seat::ONE).union(self.own(Seat::TWO))
    }

    pub(super) fn owner(&self, number: CardId) -> Seat {
        if self.of_two.contains(number) { Seat::TWO } else { Seat::ONE }
    }

    /// The lane of a card; `None` if it was killed.
    pub(super) fn lane(&self, number: CardId) -> Option<Lane> {
        self.lane_of(self.owner(number), number)
    }

    pub(super) fn lane_of(&self, seat: Seat, number: CardId) -> Option<Lane> {
        let sides = &self.sides[seat];
        Lane::ALL.into_iter().find(|lane| sides[*lane].contains(number))
    }

    pub(super) fn origin(&self, number: CardId, hero: Option<Card>) -> Origin {
        if self.forts.contains(number) {
            Origin::Fort
        } else if self.base.contains(number) {
            Origin::Base
        } else if hero == Some(self.face(number)) {
            Origin::Hero
        } else {
            Origin::Hand
        }
    }

    pub(super) fn known_to(&self, number: CardId) -> SeatSet {
        Seat::all(2).filter(|seat| self.known[*seat].contains(number)).collect()
    }

    /// Puts a card on the table, face-down.
    pub(super) fn lay(&mut self, card: Card, seat: Seat, lane: Lane, origin: Origin) -> CardId {
        let number = CardId::after(self.came);
        self.came += 1;
        self.faces[number.index()] = card;
        self.sides[seat][lane].insert(number);
        if seat == Seat::TWO {
            self.of_two.insert(number);
        }
        match origin {
            Origin::Base => self.base.insert(number),
            Origin::Fort => {
                self.base.insert(number);
                self.forts.insert(number);
                self.known[seat].insert(number);
            }
            Origin::Hand | Origin::Hero => self.known[seat].insert(number),
        }
        number
    }

    /// Kills an unpaired card and clears its conditions.
    pub(super) fn kill(&mut self, number: CardId) {
        let gone = CardIds::from_item(number);
        self.take_away(number);
        for set in [
            &mut self.frozen,
            &mut self.spent,
            &mut self.swift,
            &mut self.activated,
            &mut self.rushed,
            &mut self.taunting,
            &mut self.nimble,
        ] {
            set.remove(number);
        }
        self.damage.clear(gone);
        self.attacks.clear(gone);
    }

    pub(super) fn turn_up(&mut self, number: CardId) {
        self.up.insert(number);
        let owner = self.owner(number);
        if let Some(lane) = self.lane(number) {
            self.find_like(number, self.side(owner, lane));
        }
        if self.is(number, Power::Taunt) {
            self.taunting.insert(number);
        } else if self.is(number, Power::Nimble) {
            self.nimble.insert(number);
            self.frozen.remove(number);
        }
    }

    pub(super) fn shift(&mut self, number: CardId, lane: Lane) {
        let seat = self.owner(number);
        self.take_away(number);
        if self.up.contains(number) {
            self.find_like(number, self.side(seat, lane));
        }
        self.sides[seat][lane].insert(number);
    }

    /// Takes an unpaired card from its lane; its rank may have lost a match there.
    fn take_away(&mut self, number: CardId) {
        let seat = self.owner(number);
        let Some(lane) = self.lane_of(seat, number) else { return };
        self.sides[seat][lane].remove(number);
        if self.alike.contains(number) {
            self.alike.remove(number);
            self.find_alike(self.side(seat, lane));
        }
    }

    /// Recomputes which of a side's cards could form pairs.
    #[inline(never)]
    fn find_alike(&mut self, side: CardIds) {
        self.alike = self.alike.difference(side);
        for number in side.intersection(self.up).difference(self.paired) {
            self.find_like(number, side.below(number));
        }
    }

    /// Adds the cards that could form a pair with this one.
    fn find_like(&mut self, number: CardId, side: CardIds) {
        for other in side.intersection(self.up).difference(self.paired).without(number) {
            if self.are_alike(number, other) {
                self.alike = self.alike.with(number).with(other);
            }
        }
    }

    /// The cards of a side with this one's rank.
    pub(super) fn like(&self, number: CardId, side: CardIds) -> impl Iterator<Item = CardId> {
        side.iter().filter(move |other| self.are_alike(number, *other))
    }

    /// The other card of its pair. Checks inline that there is one: there seldom is.
    #[inline]
    pub(super) fn mate(&self, number: CardId) -> Option<CardId> {
        if self.paired.contains(number) { self.mate_of_paired(number) } else { None }
    }

    #[inline(never)]
    fn mate_of_paired(&self, number: CardId) -> Option<CardId> {
        let side = self.side(self.owner(number), self.lane(number)?);
        let second = self.second_pair.contains(number);
        let mates = self.paired.intersection(side).without(number);
        mates.iter().find(|other| {
            self.are_alike(number, *other) && self.second_pair.contains(*other) == second
        })
    }

    pub(super) fn pair(&mut self, one: CardId, other: CardId) {
        let seat = self.owner(one);
        let side = self.lane(one).map_or(CardIds::EMPTY, |lane| self.side(seat, lane));
        let earlier = self.paired.intersection(side);
        let earlier = earlier.iter().find(|pair| self.are_alike(one, *pair));
        let second = earlier.is_some_and(|pair| !self.second_pair.contains(pair));
        for number in [one, other] {
            self.paired.insert(number);
            if second {
                self.second_pair.insert(number);
            }
        }
        self.find_alike(side);
    }

    /// Ends the card's pair, if any, and returns the other card.
    pub(super) fn part(&mut self, number: CardId) -> Option<CardId> {
        let mate = self.mate(number)?;
        for one in [number, mate] {
            self.paired.remove(one);
            self.second_pair.remove(one);
        }
        let seat = self.owner(number);
        if let Some(lane) = self.lane_of(seat, number) {
            self.find_alike(self.side(seat, lane));
        }
        Some(mate)
    }

    /// Ends what lasts until the end of this seat's turn.
    pub(super) fn end_turn(&mut self, seat: Seat) {
        self.frozen = self.frozen.difference(self.own(seat));
        self.attacks = Counters::NONE;
        self.spent = CardIds::EMPTY;
        self.swift = CardIds::EMPTY;
        self.activated = CardIds::EMPTY;
        self.rushed = CardIds::EMPTY;
    }

    /// The lanes where a seat has three or more face-up cards (D52-74).
    pub(super) fn strongholds(&self, seat: Seat) -> Lanes {
        let third = |lane: Lane| self.side(seat, lane).intersection(self.up).iter().nth(2);
        let strong = |lane: &Lane| third(*lane).is_some();
        Lane::ALL.into_iter().filter(strong).collect()
    }

    /// The cards with a one-shot power.
    pub(super) fn one_shot(&self, numbers: CardIds) -> CardIds {
        numbers
            .iter()
            .filter(|number| self.power(*number).timing() == PowerTiming::OneShot)
            .collect()
    }

    /// The card alone, if its power is one-shot.
    pub(super) fn one_shot_of(&self, number: CardId) -> CardIds {
        match self.power(number).timing() {
            PowerTiming::OneShot => CardIds::from_item(number),
            PowerTiming::Constant | PowerTiming::Killed => CardIds::EMPTY,
        }
    }
}

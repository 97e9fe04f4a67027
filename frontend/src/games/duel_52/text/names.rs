//! Names of the cards on the table. Events and actions have ids; people call cards by what they know of them:
//! `Ben’s 9♣`, `Ben’s face-down card in lane 2`.

use engine::cards::Card;
use engine::games::duel_52::{CardId, CardView, Duel52, Lane, Origin, Side, View};
use engine::seat::Seat;

use super::cards::{Skill, power_of};
use crate::playback::FrameOf;
use crate::words::line::{Argument, Line, NumberArg};
use crate::words::messages::duel_52::names as words;
use crate::words::text::Text;

/// Names the cards as an observer knows them, even cards that the observer knows nothing about.
#[derive(Clone, Copy, Debug)]
pub struct CardNames<'a> {
    view: &'a View,
    /// A later view, for the cards that aren't in `view` yet.
    later: &'a View,
}

impl<'a> CardNames<'a> {
    pub fn new(view: &'a View) -> Self {
        Self { view, later: view }
    }

    /// The names before a frame; cards that come during the frame have their names after it.
    pub fn before(frame: &'a FrameOf<Duel52>) -> Self {
        Self { view: &frame.before, later: &frame.view }
    }

    /// The names after the frame.
    pub fn after(self) -> Self {
        Self::new(self.later)
    }

    fn get(self, id: CardId) -> Option<&'a CardView> {
        self.view.card(id).or_else(|| self.later.card(id))
    }

    /// `name` with the card's lane, if known: `9♣ in lane 2`.
    pub fn with_lane(self, name: Line, id: CardId) -> Line {
        match self.lane(id) {
            Some(lane) => words::in_lane(name, lane),
            None => name,
        }
    }

    /// `name` with the lane that the card leaves, if known: `9♣ from lane 2`.
    pub fn leaving(self, name: Line, id: CardId) -> Line {
        match self.lane(id) {
            Some(lane) => words::from_lane(name, lane),
            None => name,
        }
    }

    pub fn lane(self, id: CardId) -> Option<Lane> {
        self.get(id)?.lane
    }

    pub fn owner(self, id: CardId) -> Option<Seat> {
        Some(self.get(id)?.owner)
    }

    pub fn hero(self, seat: Seat) -> Option<Card> {
        self.view.seats[seat].hero.card()
    }

    pub fn mate(self, id: CardId) -> Option<CardId> {
        self.get(id)?.mate
    }

    pub fn is_known(self, id: CardId) -> bool {
        self.get(id).is_some_and(|card| card.face.is_some())
    }

    /// The card's power, improved if its owner has a bannerman of its rank (D52-57); `None` if its
    /// face is unknown.
    pub fn skill(self, id: CardId) -> Option<Skill> {
        let CardView { owner, face, .. } = *self.get(id)?;
        Some(power_of(self.view, owner, face?))
    }

    /// The card, to follow its owner's name: `9♣`, `face-down card`, `warrior A♠`.
    pub fn bare(self, id: CardId) -> Line {
        let Some(card) = self.get(id) else { return words::PLAIN_CARD.into() };
        let (known, unknown): (fn(Card) -> Line, Text) = match (card.side, card.from) {
            (Side::Up, Origin::Hero) => (words::warrior, words::UNKNOWN_WARRIOR),
            (Side::Up, Origin::Base | Origin::Fort | Origin::Hand) => {
                (Line::from, words::PLAIN_CARD)
            }
            (Side::Down, Origin::Base) => (words::base_card, words::HIDDEN_BASE_CARD),
            (Side::Down, Origin::Fort) => (words::fort_card, words::HIDDEN_FORT_CARD),
            (Side::Down, Origin::Hand | Origin::Hero) => (words::face_down, words::FACE_DOWN_CARD),
        };
        card.face.map_or_else(|| unknown.into(), known)
    }

    /// The card, as said to its owner: `9♣`, `the face-down 9♣`, `a face-down card`.
    pub fn own(self, id: CardId) -> Line {
        let Some(card) = self.get(id) else { return words::A_CARD.into() };
        let (known, unknown): (fn(Card) -> Line, Text) = match (card.side, card.from) {
            (Side::Up, Origin::Hero) => (words::the_warrior, words::A_WARRIOR),
            (Side::Up, Origin::Base | Origin::Fort | Origin::Hand) => (Line::from, words::A_CARD),
            (Side::Down, Origin::Base) => (words::the_base_card, words::A_BASE_CARD),
            (Side::Down, Origin::Fort) => (words::the_fort_card, words::A_FORT_CARD),
            (Side::Down, Origin::Hand | Origin::Hero) => {
                (words::the_face_down, words::A_FACE_DOWN_CARD)
            }
        };
        card.face.map_or_else(|| unknown.into(), known)
    }

    /// The card with its owner: `Ben’s 9♣`, `a card` if nothing is known of it.
    pub fn card(self, id: CardId) -> Line {
        match self.owner(id) {
            Some(owner) => words::whose(owner, self.bare(id)),
            None => words::A_CARD.into(),
        }
    }

    /// The card with its owner and, if known, its lane: `Ben’s 9♣ in lane 2`.
    pub fn target(self, id: CardId) -> Line {
        self.with_lane(self.card(id), id)
    }

    /// The card, or its pair: `Ana’s pair of 9♣ and 9♥`.
    pub fn attacker(self, id: CardId, seat: Seat) -> Line {
        match self.mate(id) {
            Some(mate) => words::pair_of(seat, self.bare(id), self.bare(mate)),
            None => words::whose(seat, self.bare(id)),
        }
    }
}

impl From<Lane> for Argument {
    fn from(lane: Lane) -> Self {
        lane.number().into()
    }
}

impl NumberArg for Lane {}

//! Names of the cards on the table. Events and actions have numbers, people use what they know: `Ben’s 9♣`,
//! `Ben’s face-down card in lane 2`.

use engine::cards::Card;
use engine::games::duel_52::{CardView, Duel52, Lane, Number, Origin, Power, Side, View};
use engine::seat::Seat;

use super::cards::{Skill, of};
use crate::playback::FrameOf;
use crate::words::line::{Given, Line, line};

/// The cards on the table as an observer knows them; names admit what is unknown.
#[derive(Clone, Copy, Debug)]
pub struct Names<'a> {
    view: &'a View,
    /// The places of cards that are not in the view yet.
    later: &'a View,
}

impl<'a> Names<'a> {
    /// The cards of a view.
    pub fn of(view: &'a View) -> Self {
        Self { view, later: view }
    }

    /// A frame's cards: as before it, and those that come in it.
    pub fn before(frame: &'a FrameOf<Duel52>) -> Self {
        Self { view: &frame.before, later: &frame.view }
    }

    /// The cards as they are later.
    pub fn after(self) -> Self {
        Self::of(self.later)
    }

    fn get(self, number: Number) -> Option<&'a CardView> {
        self.view.card(number).or_else(|| self.later.card(number))
    }

    /// The card's name with its lane, if known: `9♣ in lane 2`.
    pub fn placed(self, called: Line, number: Number) -> Line {
        match self.lane(number) {
            Some(lane) => line!("{0} in lane {1}", called, lane),
            None => called,
        }
    }

    /// The same of a card that leaves its lane: `9♣ from lane 2`.
    pub fn leaving(self, called: Line, number: Number) -> Line {
        match self.lane(number) {
            Some(lane) => line!("{0} from lane {1}", called, lane),
            None => called,
        }
    }

    /// The card's lane.
    pub fn lane(self, number: Number) -> Option<Lane> {
        self.get(number)?.lane
    }

    pub fn owner(self, number: Number) -> Option<Seat> {
        Some(self.get(number)?.owner)
    }

    /// The seat's hero.
    pub fn hero(self, seat: Seat) -> Option<Card> {
        self.view.seats[seat].hero.card()
    }

    /// The other card of its pair.
    pub fn mate(self, number: Number) -> Option<Number> {
        self.get(number)?.mate
    }

    /// The card's power, if its face is known.
    pub fn power(self, number: Number) -> Option<Power> {
        self.get(number)?.face.map(Power::of)
    }

    /// Whether a bannerman of its owner's is of the card's rank (D52-57).
    pub fn is_improved(self, number: Number) -> bool {
        self.get(number)
            .is_some_and(|card| card.face.is_some_and(|face| self.view.improves(card.owner, face)))
    }

    /// The name and effect of the card's power, if its face is known.
    pub fn skill(self, number: Number) -> Option<Skill> {
        self.power(number).map(|power| of(power).power(self.is_improved(number)))
    }

    /// The card after its owner's name: `9♣`, `face-down card`, `warrior A♠`.
    pub fn bare(self, number: Number) -> Line {
        let Some(card) = self.get(number) else { return "card".into() };
        match (card.side, card.from, card.face) {
            (Side::Up, Origin::Hero, Some(face)) => line!("warrior {0}", face),
            (Side::Up, Origin::Hero, None) => "warrior".into(),
            (Side::Up, Origin::Base | Origin::Fort | Origin::Hand, Some(face)) => face.into(),
            (Side::Up, Origin::Base | Origin::Fort | Origin::Hand, None) => "card".into(),
            (Side::Down, Origin::Base, Some(face)) => line!("base card {0}", face),
            (Side::Down, Origin::Base, None) => "base card".into(),
            (Side::Down, Origin::Fort, Some(face)) => line!("fort card {0}", face),
            (Side::Down, Origin::Fort, None) => "fort card".into(),
            (Side::Down, Origin::Hand | Origin::Hero, Some(face)) => line!("face-down {0}", face),
            (Side::Down, Origin::Hand | Origin::Hero, None) => "face-down card".into(),
        }
    }

    /// The card for its owner: `9♣`, `the face-down 9♣`, `a face-down card`.
    pub fn own(self, number: Number) -> Line {
        let Some(card) = self.get(number) else { return "a card".into() };
        match (card.side, card.from, card.face) {
            (Side::Up, Origin::Hero, Some(face)) => line!("the warrior {0}", face),
            (Side::Up, Origin::Hero, None) => "a warrior".into(),
            (Side::Up, Origin::Base | Origin::Fort | Origin::Hand, Some(face)) => face.into(),
            (Side::Up, Origin::Base | Origin::Fort | Origin::Hand, None) => "a card".into(),
            (Side::Down, Origin::Base, Some(face)) => line!("the base card {0}", face),
            (Side::Down, Origin::Base, None) => "a base card".into(),
            (Side::Down, Origin::Fort, Some(face)) => line!("the fort card {0}", face),
            (Side::Down, Origin::Fort, None) => "a fort card".into(),
            (Side::Down, Origin::Hand | Origin::Hero, Some(face)) => {
                line!("the face-down {0}", face)
            }
            (Side::Down, Origin::Hand | Origin::Hero, None) => "a face-down card".into(),
        }
    }

    /// The card with its owner: `Ben’s 9♣`, `a card` if nothing is known of it.
    pub fn card(self, number: Number) -> Line {
        match self.owner(number) {
            Some(owner) => line!("{0’s} {1}", owner, self.bare(number)),
            None => "a card".into(),
        }
    }

    /// The same with its lane, if known: `Ben’s 9♣ in lane 2`.
    pub fn target(self, number: Number) -> Line {
        self.placed(self.card(number), number)
    }

    /// The card, or its pair: `Ana’s pair of 9♣ and 9♥`.
    pub fn attacker(self, number: Number, seat: Seat) -> Line {
        match self.mate(number) {
            Some(mate) => {
                line!("{0’s} pair of {1} and {2}", seat, self.bare(number), self.bare(mate))
            }
            None => line!("{0’s} {1}", seat, self.bare(number)),
        }
    }
}

impl From<Lane> for Given {
    fn from(lane: Lane) -> Self {
        lane.number().into()
    }
}

//! What the cards on the table are called. Events and actions name them by number, people by what
//! they know of them: `Ben’s 9♣`, `Ben’s face-down card in lane 2`.

use engine::cards::Card;
use engine::games::duel_52::{CardView, Duel52, Lane, Number, Origin, Power, Side, View};
use engine::seat::Seat;

use super::cards::{Skill, of};
use crate::playback::FrameOf;
use crate::words::cards::written;
use crate::words::players::Players;

/// The cards on the table, as far as an observer knows them. Of a card that it knows nothing of it
/// says so.
#[derive(Clone, Copy, Debug)]
pub struct Names<'a> {
    view: &'a View,
    /// Where the cards are that the view doesn't have yet.
    later: &'a View,
}

impl<'a> Names<'a> {
    /// The cards of a view.
    pub fn of(view: &'a View) -> Self {
        Self { view, later: view }
    }

    /// The cards of a frame: as they were before it, but for those that come in it.
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

    /// Where the card is: ` in lane 2`, or nothing if that isn't known.
    pub fn place(self, number: Number) -> String {
        self.lane(number).map_or_else(String::new, |lane| format!(" in lane {lane}"))
    }

    /// Where the card comes from: ` from lane 2`, or nothing if that isn't known.
    pub fn from(self, number: Number) -> String {
        self.lane(number).map_or_else(String::new, |lane| format!(" from lane {lane}"))
    }

    /// The card's lane.
    pub fn lane(self, number: Number) -> Option<Lane> {
        self.get(number)?.lane
    }

    /// Whose card it is.
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

    /// What the card can do, if its face is known.
    pub fn power(self, number: Number) -> Option<Power> {
        self.get(number)?.face.map(Power::of)
    }

    /// Whether a bannerman of its owner's is of the card's rank (D52-57).
    pub fn is_improved(self, number: Number) -> bool {
        self.get(number)
            .is_some_and(|card| card.face.is_some_and(|face| self.view.improves(card.owner, face)))
    }

    /// What the card's power is called and does, if its face is known.
    pub fn skill(self, number: Number) -> Option<Skill> {
        self.power(number).map(|power| of(power).power(self.is_improved(number)))
    }

    /// The card without its owner: `9♣`, `face-down card`, `warrior A♠`.
    pub fn bare(self, number: Number) -> String {
        let Some(card) = self.get(number) else { return "card".to_owned() };
        let kind = match (card.from, card.side) {
            (Origin::Base, Side::Down) => "base card",
            (Origin::Fort, Side::Down) => "fort card",
            (Origin::Hand | Origin::Hero, Side::Down) => "face-down card",
            (Origin::Hero, Side::Up) => "warrior",
            (Origin::Base | Origin::Fort | Origin::Hand, Side::Up) => "card",
        };
        match (card.face.map(written), card.side, card.from) {
            (None, _, _) => kind.to_owned(),
            (Some(face), Side::Up, Origin::Hero) => format!("warrior {face}"),
            (Some(face), Side::Up, _) => face,
            (Some(face), Side::Down, Origin::Base) => format!("base card {face}"),
            (Some(face), Side::Down, Origin::Fort) => format!("fort card {face}"),
            (Some(face), Side::Down, _) => format!("face-down {face}"),
        }
    }

    /// The card for the seat whose it is: `9♣`, `the face-down 9♣`, `a face-down card`.
    pub fn own(self, number: Number) -> String {
        let bare = self.bare(number);
        match self.get(number) {
            Some(CardView { face: Some(face), .. }) if bare == written(*face) => bare,
            Some(CardView { face: Some(_), .. }) => format!("the {bare}"),
            Some(_) | None => format!("a {bare}"),
        }
    }

    /// The card and whose it is: `Ben’s 9♣`, `a card` if nothing is known of it.
    pub fn card(self, number: Number, players: &Players) -> String {
        match self.get(number) {
            Some(card) => format!("{}’s {}", players.name(card.owner), self.bare(number)),
            None => "a card".to_owned(),
        }
    }

    /// The card, or its pair: `Ana’s pair of 9♣ and 9♥`.
    pub fn attacker(self, number: Number, seat: Seat, players: &Players) -> String {
        let owner = players.name(seat);
        match self.mate(number) {
            Some(mate) => {
                format!("{owner}’s pair of {} and {}", self.bare(number), self.bare(mate))
            }
            None => format!("{owner}’s {}", self.bare(number)),
        }
    }
}

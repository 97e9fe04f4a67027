//! What the cards on the table are called. Events and actions name them by number, people by what
//! they know of them: `Ben’s 9♣`, `Ben’s face-down card in lane 2`.

use engine::cards::{Card, Rank};
use engine::games::duel_52::{
    CardView, Event, Fort, Lane, Number, Origin, Power, Side, Sight, View,
};
use engine::seat::{BySeat, Seat};

use super::cards::{Skill, of};
use crate::words::cards::written;
use crate::words::players::Players;

/// What an observer knows of a card on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Known {
    owner: Seat,
    lane: Option<Lane>,
    from: Origin,
    side: Side,
    face: Option<Card>,
    mate: Option<Number>,
}

/// The cards on the table, as far as an observer knows them: made from a view, or from the events
/// that the same observer saw, from the first on. Of a card that it knows nothing of it says so.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Names {
    cards: Vec<Option<Known>>,
    /// The ranks of the seats' bannermen.
    banners: BySeat<Vec<Rank>>,
    heroes: BySeat<Option<Card>>,
    /// The forts beside the draw pile that the observer has seen.
    forts: [Option<Card>; Fort::COUNT as usize],
}

impl Names {
    /// The cards of a view.
    pub fn of(view: &View) -> Self {
        let known = |card: &CardView| Known {
            owner: card.owner,
            lane: card.lane,
            from: card.from,
            side: card.side,
            face: card.face,
            mate: card.mate,
        };
        let of_seat = |seat: Seat| {
            let banners = view.seats[seat].banners;
            banners.iter().flatten().map(|banner| banner.card.rank()).collect()
        };
        Self {
            cards: view.cards.iter().map(|card| Some(known(card))).collect(),
            banners: BySeat::from_fn(of_seat),
            heroes: BySeat::from_fn(|seat| view.seats[seat].hero.card()),
            forts: view.forts.map(|fort| fort.and_then(|fort| fort.face)),
        }
    }

    /// The table before anything happened in the game of this view: where a whole log begins.
    pub fn at_deal(view: &View) -> Self {
        let heroes = BySeat::from_fn(|seat| view.seats[seat].hero.card());
        let mut names = Self { heroes, ..Self::default() };
        // They are dealt when the bannermen are picked, and else before anything happens.
        if !view.options.bannermen.is_on() {
            names.deal_base_cards();
        }
        names
    }

    /// Something happens to the cards.
    pub fn note(&mut self, event: &Event) {
        match *event {
            Event::BaseCardsDealt => self.deal_base_cards(),
            Event::BannermanPicked { seat, bannerman, .. } => {
                self.banners[seat].push(bannerman.rank());
            }
            Event::Played { seat, number, lane, card } => {
                self.lay(seat, number, lane, Origin::Hand, card);
            }
            Event::FortTaken { seat, fort, number, lane, card } => {
                let seen = self.forts[fort.index()].take();
                self.lay(seat, number, lane, Origin::Fort, card.or(seen));
            }
            Event::WarriorPlayed(seat, number, lane) => {
                self.lay(seat, number, lane, Origin::Hero, self.heroes[seat]);
                self.change(number, |card| card.side = Side::Up);
            }
            Event::TurnedUp { seat, number, card, .. } => {
                if self.get(number).is_none() {
                    self.come(number, Known::face_up(seat, card));
                }
                self.turn_up(number, card);
            }
            Event::Sprung(number, card) => self.turn_up(number, card),
            Event::Looked(_, Sight::Card(number), Some(card)) => {
                self.change(number, |known| known.face = Some(card));
            }
            Event::Looked(_, Sight::Fort(fort), Some(card)) => {
                self.forts[fort.index()] = Some(card);
            }
            Event::Moved(_, number, lane) => self.change(number, |card| card.lane = Some(lane)),
            Event::Paired(_, one, other) => {
                self.change(one, |card| card.mate = Some(other));
                self.change(other, |card| card.mate = Some(one));
            }
            Event::Parted(one, other) => {
                for number in [one, other] {
                    self.change(number, |card| card.mate = None);
                }
            }
            Event::Killed(number) | Event::KilledUnseen(number) => {
                self.change(number, |card| card.lane = None);
            }
            Event::NoBannerman(_)
            | Event::DeckLacks(..)
            | Event::TurnBegan(..)
            | Event::Drew(..)
            | Event::PileEmptied
            | Event::Attacked(..)
            | Event::AlsoHit(..)
            | Event::Declined(_)
            | Event::Damaged(..)
            | Event::Boomed(_)
            | Event::PowerUsed(..)
            | Event::ActionsGained(..)
            | Event::Discarded(..)
            | Event::Looked(..)
            | Event::HandShown(..)
            | Event::Froze(_)
            | Event::LaneStopped(..)
            | Event::Healed(..)
            | Event::Cast(..)
            | Event::Roused(_)
            | Event::FortsDue(..)
            | Event::TurnEnded(_)
            | Event::TimedOut(_)
            | Event::Conceded(_)
            | Event::Ended(_) => {}
        }
    }

    /// The first six cards: one for each seat, lane by lane (D52-2).
    fn deal_base_cards(&mut self) {
        let mut numbers = (1..).filter_map(|number: u8| Number::try_from(number).ok());
        for lane in Lane::ALL {
            for seat in Seat::all(2) {
                if let Some(number) = numbers.next() {
                    self.lay(seat, number, lane, Origin::Base, None);
                }
            }
        }
    }

    fn lay(&mut self, owner: Seat, number: Number, lane: Lane, from: Origin, face: Option<Card>) {
        let lane = Some(lane);
        self.come(number, Known { owner, lane, from, side: Side::Down, face, mate: None });
    }

    fn come(&mut self, number: Number, card: Known) {
        if self.cards.len() <= number.index() {
            self.cards.resize(number.index() + 1, None);
        }
        self.cards[number.index()] = Some(card);
    }

    fn turn_up(&mut self, number: Number, face: Card) {
        self.change(number, |card| (card.side, card.face) = (Side::Up, Some(face)));
    }

    fn change(&mut self, number: Number, change: impl FnOnce(&mut Known)) {
        if let Some(Some(card)) = self.cards.get_mut(number.index()) {
            change(card);
        }
    }

    fn get(&self, number: Number) -> Option<&Known> {
        self.cards.get(number.index())?.as_ref()
    }

    /// Where the card is: ` in lane 2`, or nothing if that isn't known.
    pub fn place(&self, number: Number) -> String {
        self.lane(number).map_or_else(String::new, |lane| format!(" in lane {lane}"))
    }

    /// Where the card comes from: ` from lane 2`, or nothing if that isn't known.
    pub fn from(&self, number: Number) -> String {
        self.lane(number).map_or_else(String::new, |lane| format!(" from lane {lane}"))
    }

    /// The card's lane.
    pub fn lane(&self, number: Number) -> Option<Lane> {
        self.get(number)?.lane
    }

    /// Whose card it is.
    pub fn owner(&self, number: Number) -> Option<Seat> {
        Some(self.get(number)?.owner)
    }

    /// The seat's hero.
    pub fn hero(&self, seat: Seat) -> Option<Card> {
        self.heroes[seat]
    }

    /// The other card of its pair.
    pub fn mate(&self, number: Number) -> Option<Number> {
        self.get(number)?.mate
    }

    /// What the card can do, if its face is known.
    pub fn power(&self, number: Number) -> Option<Power> {
        self.get(number)?.face.map(Power::of)
    }

    /// Whether a bannerman of its owner's is of the card's rank (D52-57).
    pub fn is_improved(&self, number: Number) -> bool {
        self.get(number).is_some_and(|card| {
            card.face.is_some_and(|face| self.banners[card.owner].contains(&face.rank()))
        })
    }

    /// What the card's power is called and does, if its face is known.
    pub fn skill(&self, number: Number) -> Option<Skill> {
        self.power(number).map(|power| of(power).power(self.is_improved(number)))
    }

    /// The card without its owner: `9♣`, `face-down card`, `warrior A♠`.
    pub fn bare(&self, number: Number) -> String {
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
    pub fn own(&self, number: Number) -> String {
        let bare = self.bare(number);
        match self.get(number) {
            Some(Known { face: Some(face), .. }) if bare == written(*face) => bare,
            Some(Known { face: Some(_), .. }) => format!("the {bare}"),
            Some(_) | None => format!("a {bare}"),
        }
    }

    /// The card and whose it is: `Ben’s 9♣`, `a card` if nothing is known of it.
    pub fn card(&self, number: Number, players: &Players) -> String {
        match self.get(number) {
            Some(card) => format!("{}’s {}", players.name(card.owner), self.bare(number)),
            None => "a card".to_owned(),
        }
    }

    /// The card, or its pair: `Ana’s pair of 9♣ and 9♥`.
    pub fn attacker(&self, number: Number, seat: Seat, players: &Players) -> String {
        let owner = players.name(seat);
        match self.mate(number) {
            Some(mate) => {
                format!("{owner}’s pair of {} and {}", self.bare(number), self.bare(mate))
            }
            None => format!("{owner}’s {}", self.bare(number)),
        }
    }
}

impl Known {
    const fn face_up(owner: Seat, face: Card) -> Self {
        Self { owner, lane: None, from: Origin::Hand, side: Side::Up, face: Some(face), mate: None }
    }
}

//! Where each person plays: at this device, on a phone, or somewhere else.

use engine::options::Options as _;
use engine::seat::Seat;
use yew::prelude::*;

use super::Sheet;
use crate::components::choice::{Choice, Legend, Segmented};
use crate::draft::{Draft, Kind};
use crate::services::people::Place;
use crate::words::set_up as words;

/// How many devices a game is played on.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Way {
    /// One, which goes from hand to hand.
    #[default]
    OneDevice,
    /// This one is the table, and people hold their cards on phones.
    Phones,
    /// Two, in two places: moves go to and fro as links.
    Apart,
}

impl Way {
    const ALL: [Self; 3] = [Self::OneDevice, Self::Phones, Self::Apart];
}

impl Draft {
    /// Whether two people can play this game alone, each in a place of their own.
    pub fn can_be_apart(&self) -> bool {
        self.options.seat_counts().iter().any(|count| count == 2)
    }

    /// Plays on as many devices from now on.
    pub fn set_way(&mut self, way: Way) {
        if way == Way::Apart && !self.can_be_apart() {
            return;
        }
        self.way = way;
        if way == Way::Apart {
            self.resize(2);
            (0..2).for_each(|at| self.set_kind(at, Kind::Person));
        }
        let place_of = |at: usize| match way {
            Way::OneDevice => Place::Here,
            Way::Phones => Place::Phone,
            Way::Apart if at == 0 => Place::Here,
            Way::Apart => Place::Elsewhere,
        };
        for (at, seat) in self.seats.iter_mut().enumerate() {
            seat.place = place_of(at);
        }
    }

    /// Has the person of a seat play there. Apart, the other one plays where this one doesn't.
    pub fn set_place(&mut self, at: usize, place: Place) {
        self.seats[at].place = place;
        if self.way == Way::Apart {
            let other = if place == Place::Here { Place::Elsewhere } else { Place::Here };
            self.seats[1 - at].place = other;
        }
    }

    /// The seat of the person at this device, in a game that is played apart.
    pub fn own_seat(&self) -> Seat {
        let own = self.seats.iter().position(|seat| seat.place == Place::Here);
        Seat::all(Seat::MOST).nth(own.unwrap_or_default()).unwrap_or(Seat::ONE)
    }

    /// After seats have come or gone: a game that is no longer for two is no longer played apart.
    pub fn fit_places(&mut self) {
        if self.way == Way::Apart && self.seats.len() != 2 {
            self.set_way(Way::OneDevice);
        }
    }

    /// Where everybody plays, by seat; nothing if all do at this device.
    pub fn places(&self) -> Vec<Place> {
        let place = |seat: &crate::draft::SeatDraft| match seat.kind {
            Kind::Person => seat.place,
            Kind::Bot => Place::Here,
        };
        let places: Vec<_> = self.seats.iter().map(place).collect();
        if places.iter().all(|place| *place == Place::Here) { Vec::new() } else { places }
    }
}

/// The choice of how many devices the game is played on.
pub fn ways(sheet: &Sheet) -> Html {
    let draft = &sheet.draft;
    let ways = Way::ALL
        .into_iter()
        .filter(|way| *way != Way::Apart || (draft.can_be_apart() && !sheet.is_given));
    let choices: Vec<_> =
        ways.map(|way| Choice::new(way as u32, words::WAYS[way as usize])).collect();
    let field = Segmented {
        name: "way".into(),
        legend: words::DEVICES.into(),
        shows: Legend::Hidden,
        hint: Some(words::WAY_HINTS[draft.way as usize]),
        choices: &choices,
        chosen: draft.way as u32,
        on_choose: sheet.on(|draft, chosen: u32| {
            if let Some(way) = Way::ALL.into_iter().find(|way| *way as u32 == chosen) {
                draft.set_way(way);
            }
        }),
    };
    field.view()
}

#[cfg(test)]
mod tests {
    use engine::catalogue::GameId;

    use super::*;

    fn draft(game: GameId) -> Draft {
        Draft::new(game.options(), &[])
    }

    #[test]
    fn on_phones_everybody_has_one_unless_they_play_at_the_table() {
        let mut draft = draft(GameId::GoldRushShootOut);
        assert_eq!(draft.places(), []);
        draft.set_way(Way::Phones);
        assert_eq!(draft.places(), [Place::Phone; 3]);
        draft.add_seats();
        assert_eq!(draft.places(), [Place::Phone; 4], "who comes has one, too");
        draft.set_place(0, Place::Here);
        draft.set_kind(1, Kind::Bot);
        assert_eq!(draft.places(), [Place::Here, Place::Here, Place::Phone, Place::Phone]);
        draft.set_way(Way::OneDevice);
        assert_eq!(draft.places(), []);
    }

    #[test]
    fn apart_two_people_play_and_one_of_them_is_elsewhere() {
        let mut draft = draft(GameId::HeadsUpDuel);
        draft.add_seats();
        draft.set_kind(1, Kind::Bot);
        draft.set_way(Way::Apart);
        assert_eq!(draft.places(), [Place::Here, Place::Elsewhere]);
        draft.set_place(0, Place::Elsewhere);
        assert_eq!(draft.places(), [Place::Elsewhere, Place::Here]);
        assert_eq!(draft.own_seat(), Seat::TWO);
        draft.set_option("tournament", 1);
        assert_eq!((draft.way, draft.places()), (Way::OneDevice, Vec::new()));
        assert!(draft.seats.len() > 2);
    }

    #[test]
    fn a_game_for_three_is_not_played_apart() {
        let mut draft = draft(GameId::GoldRushShootOut);
        assert!(!draft.can_be_apart());
        draft.set_way(Way::Apart);
        assert_eq!((draft.way, draft.places()), (Way::OneDevice, Vec::new()));
    }

    #[test]
    fn every_way_has_its_words() {
        assert_eq!(words::WAYS.len(), Way::ALL.len());
        for (at, way) in Way::ALL.into_iter().enumerate() {
            assert_eq!(way as usize, at);
            assert!(!words::WAY_HINTS[at].is_empty());
        }
    }
}

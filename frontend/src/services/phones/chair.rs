//! Chairs: the places of phones at a table.

use engine::seat::Seat;

const MOST_ONLOOKERS: u8 = 4;

/// A phone's place at a table: a seat, or an onlooker's place, which may lead to a seat in the next game. The lowest
/// numbers are the seats'.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Chair(u8);

impl Chair {
    pub const COUNT: usize = (Seat::MOST + MOST_ONLOOKERS) as usize;

    pub fn all() -> impl Iterator<Item = Self> {
        (1..=Self::COUNT as u8).map(Self)
    }

    pub fn onlookers() -> impl Iterator<Item = Self> {
        Self::all().filter(|chair| chair.seat().is_none())
    }

    pub fn from_number(number: u8) -> Option<Self> {
        Self::all().find(|chair| chair.0 == number)
    }

    pub const fn number(self) -> u8 {
        self.0
    }

    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// The seat; `None` for an onlooker.
    pub fn seat(self) -> Option<Seat> {
        Seat::from_number(self.0)
    }
}

impl From<Seat> for Chair {
    fn from(seat: Seat) -> Self {
        Self(seat.number())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_seat_has_a_chair_and_those_who_look_on_have_the_others() {
        let seats: Vec<Chair> = Seat::all(Seat::MOST).map(Chair::from).collect();
        let all: Vec<Chair> = seats.iter().copied().chain(Chair::onlookers()).collect();
        assert_eq!(all, Chair::all().collect::<Vec<_>>());
        assert_eq!((all.len(), Chair::onlookers().count()), (Chair::COUNT, 4));
        for (at, chair) in all.into_iter().enumerate() {
            assert_eq!((chair.index(), Chair::from_number(chair.number())), (at, Some(chair)));
            assert_eq!(chair.seat().map(Chair::from), (at < 8).then_some(chair));
        }
        assert_eq!((Chair::from_number(0), Chair::from_number(13)), (None, None));
    }
}

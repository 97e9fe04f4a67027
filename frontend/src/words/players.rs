//! What the players of one game are called.

use std::rc::Rc;

use engine::record::Player;
use engine::seat::{Seat, SeatSet};

use super::{games, list};

/// The names of a game's players, by seat, each different from the others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Players {
    names: Rc<[String]>,
    people: SeatSet,
}

impl Players {
    /// The names of these players. Who is called like somebody before gets a number.
    pub fn new(players: &[Player]) -> Self {
        let mut names: Vec<String> = Vec::new();
        for player in players {
            let plain = match player {
                Player::Person(name) => name.to_string(),
                Player::Bot(level) => format!("{} bot", games::level(*level)),
            };
            let mut name = plain.clone();
            let mut number = 2;
            while names.contains(&name) {
                name = format!("{plain} {number}");
                number += 1;
            }
            names.push(name);
        }
        let seats = Seat::all(Seat::MOST).zip(players);
        let people = seats.filter(|(_, player)| player.is_person()).map(|(seat, _)| seat).collect();
        Self { names: names.into(), people }
    }

    /// What the player in a seat is called.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// How many play.
    pub fn count(&self) -> u8 {
        u8::try_from(self.names.len()).unwrap_or(Seat::MOST)
    }

    /// The seats that people play.
    pub fn people(&self) -> SeatSet {
        self.people
    }

    /// Several players in a row: `Ana, Ben and Cem`.
    pub fn list(&self, seats: SeatSet) -> String {
        let names: Vec<_> = seats.iter().map(|seat| self.name(seat)).collect();
        list(&names)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn players(names: &str) -> Players {
        let players: Vec<Player> = names.split('|').map(|name| name.parse().unwrap()).collect();
        Players::new(&players)
    }

    #[test]
    fn no_two_players_have_the_same_name() {
        let players = players("Ana|Ana|bot:novice|bot:novice|Ana 2");
        let names: Vec<_> = Seat::all(5).map(|seat| players.name(seat)).collect();
        assert_eq!(names[..2], ["Ana", "Ana 2"]);
        let mut different = names.clone();
        different.sort_unstable();
        different.dedup();
        assert_eq!(different.len(), 5, "{names:?}");
        assert_eq!(names[2..4], ["Novice bot", "Novice bot 2"]);
    }

    #[test]
    fn players_in_a_row_are_listed_as_people_write_them() {
        assert_eq!(players("Ana|Ben|Cem").list(SeatSet::first(3)), "Ana, Ben and Cem");
    }
}

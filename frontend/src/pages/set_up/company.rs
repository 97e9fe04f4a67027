//! This device's people among the players: their seats, their order, and their looks.

use engine::chance::{Dice, Seed};
use engine::record::Player;

use crate::draft::{GameDraft, SeatKind, roster};
use crate::services::people::{Look, People, Seating, assign, comparable};
use crate::services::saves::SaveId;

impl GameDraft {
    /// The index of the seat of the person with this name.
    pub fn seat_of(&self, name: &str) -> Option<usize> {
        let name = comparable(name);
        let has_name = |at: &usize| {
            self.seats[*at].kind == SeatKind::Person && comparable(self.typed(*at)) == name
        };
        (0..self.seats.len()).find(has_name)
    }

    /// Seats somebody in the first nameless person's seat, else in a new one. Returns whether there was room.
    pub fn seat_person(&mut self, name: &str) -> bool {
        let is_free = |at: &usize| {
            self.seats[*at].kind == SeatKind::Person && self.typed(*at).trim().is_empty()
        };
        let before = self.seats.len();
        let at = match (0..before).find(is_free) {
            Some(at) => at,
            None if self.next_count().is_some() => {
                self.add_seats();
                self.set_kind(before, SeatKind::Person);
                before
            }
            None => return false,
        };
        self.rename(at, name.to_owned());
        true
    }

    /// Moves a seat to another place; those between shift by one.
    pub fn move_seat(&mut self, from: usize, to: usize) {
        if from < self.seats.len() && to < self.seats.len() {
            let seat = self.seats.remove(from);
            self.seats.insert(to, seat);
        }
    }

    /// Shuffles the seats by a seed, into another order than the current one.
    pub fn shuffle_seats(&mut self, seed: Seed) {
        let mut dice = Dice::new(seed, 0);
        let mut order: Vec<usize> = (0..self.seats.len()).collect();
        while order.len() > 1 && order.is_sorted() {
            dice.shuffle(&mut order);
        }
        self.seats = order.into_iter().map(|at| self.seats[at].clone()).collect();
    }

    /// The seats' looks, all different: a known person's own, a bot's favourite, else the one chosen here.
    pub fn looks(&self, people: &People) -> Vec<Look> {
        let mut wanted: Vec<Option<Look>> = vec![None; self.seats.len()];
        // People choose before bots.
        for kind in [SeatKind::Person, SeatKind::Bot] {
            for (at, seat) in self.seats.iter().enumerate().filter(|(_, seat)| seat.kind == kind) {
                let own_look = match kind {
                    SeatKind::Person => people.with_name(self.typed(at)).map(|person| person.look),
                    SeatKind::Bot => roster::look(&seat.bot),
                };
                wanted[at] = own_look.or(seat.look).filter(|look| !wanted.contains(&Some(*look)));
            }
        }
        assign(&wanted)
    }

    /// Chooses a look for a seat. A known person's look is stored with them.
    pub fn choose_look(&mut self, at: usize, look: Look, people: &mut People) {
        let person = people.with_name(self.typed(at)).map(|person| person.id.clone());
        match person.filter(|_| self.seats[at].kind == SeatKind::Person) {
            Some(id) => people.set_look(&id, look),
            None => self.seats[at].look = Some(look),
        }
    }

    /// The seating of a game that is dealt to these players. New names are remembered as people.
    pub fn seating(
        &self,
        players: &[Player],
        people: &mut People,
        mut fresh_id: impl FnMut() -> SaveId,
    ) -> Seating {
        let looks = self.looks(people);
        let people_ids = players.iter().enumerate().map(|(at, player)| {
            let is_named = !self.typed(at).trim().is_empty();
            let Player::Person(name) = player else { return None };
            if is_named && people.with_name(name.as_str()).is_none() {
                // Without room for more people the name isn't remembered.
                let _ = people.add(&fresh_id(), name.as_str(), looks[at]);
            }
            let known = people.with_name(name.as_str()).filter(|_| is_named);
            known.map(|person| person.id.clone())
        });
        let people = people_ids.collect();
        Seating { looks, people, places: self.places(), evening: None }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use engine::catalogue::GameId;
    use engine::options::Options as _;

    use super::*;

    fn draft(names: &[&str]) -> GameDraft {
        let names: Vec<_> = names.iter().map(|name| (*name).to_owned()).collect();
        GameDraft::with_seats(GameId::GoldRushShootOut.options(), names.len(), &names)
    }

    fn names(draft: &GameDraft) -> Vec<String> {
        (0..draft.seats.len()).map(|at| draft.name(at)).collect()
    }

    fn people(names: &[(&str, usize)]) -> People {
        let mut people = People::default();
        for (at, (name, look)) in names.iter().enumerate() {
            people.add(&SaveId::from_number(at as u64 + 1), name, Look::nth(*look)).unwrap();
        }
        people
    }

    #[test]
    fn a_person_takes_the_first_seat_without_a_name_then_a_new_one_and_never_a_bots() {
        let mut draft = draft(&["Ana", "", ""]);
        draft.set_kind(2, SeatKind::Bot);
        let bot = draft.name(2);
        assert!(["Ben", "Dora", "E", "F", "G", "H"].iter().all(|name| draft.seat_person(name)));
        assert_eq!(names(&draft), ["Ana", "Ben", &*bot, "Dora", "E", "F", "G", "H"]);
        assert_eq!((draft.seat_of("DORA"), draft.seat_of("Eva")), (Some(3), None));
        assert!(!draft.seat_person("I") && draft.seats.len() == 8);
    }

    #[test]
    fn seats_move_and_are_shuffled_with_all_that_is_theirs() {
        let mut draft = draft(&["Ana", "Ben", "Cem", "Dora"]);
        draft.set_kind(3, SeatKind::Bot);
        draft.move_seat(3, 0);
        assert_eq!(draft.seats[0].kind, SeatKind::Bot);
        assert_eq!(names(&draft)[1..], ["Ana", "Ben", "Cem"]);
        draft.move_seat(1, 9);
        let sorted = |draft: &GameDraft| names(draft).into_iter().collect::<BTreeSet<_>>();
        for seed in 0..20 {
            let mut shuffled = draft.clone();
            shuffled.shuffle_seats(Seed(seed));
            assert_ne!(names(&shuffled), names(&draft), "it is to be seen that it was done");
            assert_eq!(sorted(&shuffled), sorted(&draft));
        }
    }

    #[test]
    fn brought_tokens_move_with_the_seat_and_count_only_if_wanted() {
        let mut draft = draft(&["Ana", "Ben", "Cem"]);
        draft.seats[0].halves = 7;
        draft.move_seat(0, 2);
        assert_eq!(draft.dealt_options(), draft.options);
        draft.brings = true;
        let line = draft.dealt_options().values().to_string();
        assert!(line.contains(" brought=2,2,7 ") && draft.can_bring(), "{line}");
        assert!(!draft.values().to_string().contains("brought"));
        let mut other = GameDraft::new(GameId::Duel52.options(), &[]);
        other.brings = true;
        assert_eq!((other.dealt_options(), other.can_bring()), (other.options.clone(), false));
    }

    #[test]
    fn known_people_keep_their_looks_and_bots_give_way() {
        let people = people(&[("Ana", 6), ("Ben", 6), ("Cem", 2)]);
        let mut draft = draft(&["", "ana", "Ben", "Dora"]);
        draft.set_kind(0, SeatKind::Bot);
        let bot_look = roster::look(&draft.seats[0].bot).unwrap();
        let looks = draft.looks(&people);
        assert_eq!((looks[0], looks[1]), (bot_look, Look::nth(6)));
        assert_ne!(looks[2], Look::nth(6), "the first of two who look alike keeps it");
        let mut other = self::people(&[]);
        other.add(&SaveId::from_number(1), "Ana", bot_look).unwrap();
        let looks = draft.looks(&other);
        assert_eq!(looks[1], bot_look);
        assert_ne!(looks[0], bot_look);
    }

    #[test]
    fn a_new_name_is_remembered_with_its_look() {
        let mut known = people(&[("Ana", 6)]);
        let mut draft = draft(&["Ana", "", "Ben"]);
        draft.choose_look(2, Look::nth(9), &mut known);
        draft.choose_look(0, Look::nth(10), &mut known);
        let players = draft.players().unwrap();
        let seating = draft.seating(&players, &mut known, || SaveId::from_number(77));
        assert_eq!(known.iter().map(|person| &*person.name).collect::<Vec<_>>(), ["Ana", "Ben"]);
        assert_eq!(known.with_name("Ana").unwrap().look, Look::nth(10));
        assert_eq!(known.with_name("ben").unwrap().look, Look::nth(9));
        assert_eq!(seating.looks, draft.looks(&known));
        assert_eq!(seating.people[1], None, "nobody was named there");
        assert_eq!(seating.people[2], Some(known.with_name("Ben").unwrap().id.clone()));
    }
}

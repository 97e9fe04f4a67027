//! What was entered so far: pure, so that it can be tested.

use engine::bot::Level;
use engine::catalogue::AnyOptions;
use engine::options::{Options, Values};
use engine::record::{BadName, Name, Player};

use crate::words::set_up as words;

/// Who plays a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Person,
    Bot,
}

/// A seat as entered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatDraft {
    pub kind: Kind,
    /// As typed; kept while a bot plays the seat.
    pub name: String,
    /// How well a bot plays it; kept while a person does.
    pub level: Level,
}

impl SeatDraft {
    fn person(name: &str) -> Self {
        Self { kind: Kind::Person, name: name.to_owned(), level: Level::Regular }
    }
}

/// Why a game can't be dealt like this.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// The name of this seat, counted from 1, can't be one.
    Name(usize, BadName),
    /// This seat has the name of an earlier one.
    SameName(usize),
    /// Only bots.
    NoPerson,
}

/// All that was entered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft {
    pub seats: Vec<SeatDraft>,
    pub options: AnyOptions,
}

impl Draft {
    /// A game with as few seats as it can have, for the people who played last.
    pub fn new(options: AnyOptions, names: &[String]) -> Self {
        let count = options.seat_counts().iter().next().unwrap_or(2);
        Self::with_seats(options, usize::from(count), names)
    }

    /// A game with so many seats.
    pub fn with_seats(options: AnyOptions, count: usize, names: &[String]) -> Self {
        let name = |at: usize| names.get(at).map(String::as_str).unwrap_or_default();
        Self { seats: (0..count).map(|at| SeatDraft::person(name(at))).collect(), options }
    }

    /// The values of the options.
    pub fn values(&self) -> Values {
        self.options.values()
    }

    /// Sets an option; one that can't have that value stays as it is.
    pub fn set_option(&mut self, id: &str, value: u32) {
        let mut values = self.values();
        if values.set(id, value).is_ok() {
            self.options = self.options.with_values(&values);
            self.fit_seats();
        }
    }

    /// Sets the options to a preset: all others to their defaults.
    pub fn set_all(&mut self, chosen: &[(&str, u32)]) {
        let mut values = Values::defaults(self.options.fields());
        for (id, value) in chosen {
            // A preset that names no option would be a bug of the game, and sets nothing.
            let _ = values.set(id, *value);
        }
        self.options = self.options.with_values(&values);
        self.fit_seats();
    }

    /// Some options are for some numbers of seats only: then seats come, or go where none can come.
    fn fit_seats(&mut self) {
        let count = self.seats.len();
        if !self.options.seat_counts().iter().any(|allowed| usize::from(allowed) == count)
            && let Some(count) = self.next_count().or_else(|| self.previous_count())
        {
            self.seats.resize(count, SeatDraft::person(""));
        }
    }

    /// Whether another seat can come, by the numbers of seats that the game allows.
    pub fn next_count(&self) -> Option<usize> {
        let now = self.seats.len();
        self.options.seat_counts().iter().map(usize::from).find(|count| *count > now)
    }

    /// The number of seats after one is taken away.
    pub fn previous_count(&self) -> Option<usize> {
        let now = self.seats.len();
        self.options.seat_counts().iter().map(usize::from).filter(|count| *count < now).last()
    }

    /// Adds seats up to the next number that the game allows.
    pub fn add_seats(&mut self) {
        if let Some(count) = self.next_count() {
            self.seats.resize(count, SeatDraft::person(""));
        }
    }

    /// Takes a seat away, and as many others from the end as the game asks for.
    pub fn remove_seat(&mut self, at: usize) {
        if let Some(count) = self.previous_count().filter(|_| at < self.seats.len()) {
            self.seats.remove(at);
            self.seats.truncate(count);
        }
    }

    /// What a person's seat is called: what was typed, else `Player 2`.
    fn name(&self, at: usize) -> String {
        let typed = self.seats[at].name.trim();
        if typed.is_empty() { words::default_name(at + 1) } else { typed.to_owned() }
    }

    /// The names to offer again next time.
    pub fn names(&self) -> Vec<String> {
        self.seats.iter().map(|seat| seat.name.trim().to_owned()).collect()
    }

    /// What is wrong with one seat.
    pub fn seat_trouble(&self, at: usize) -> Option<Trouble> {
        if self.seats[at].kind != Kind::Person {
            return None;
        }
        let name = self.name(at);
        if let Err(error) = name.parse::<Name>() {
            return Some(Trouble::Name(at + 1, error));
        }
        let is_same = |other: &usize| {
            self.seats[*other].kind == Kind::Person && self.name(*other).eq_ignore_ascii_case(&name)
        };
        (0..at).any(|other| is_same(&other)).then_some(Trouble::SameName(at + 1))
    }

    /// Who plays.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn players(&self) -> Result<Vec<Player>, Trouble> {
        if !self.seats.iter().any(|seat| seat.kind == Kind::Person) {
            return Err(Trouble::NoPerson);
        }
        (0..self.seats.len())
            .map(|at| match (self.seat_trouble(at), self.seats[at].kind) {
                (Some(trouble), _) => Err(trouble),
                (None, Kind::Bot) => Ok(Player::Bot(self.seats[at].level)),
                (None, Kind::Person) => {
                    let name = self.name(at).parse();
                    name.map(Player::Person).map_err(|error| Trouble::Name(at + 1, error))
                }
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use engine::catalogue::GameId;

    use super::*;

    #[test]
    fn seats_follow_an_option_that_is_for_some_numbers_only() {
        let mut draft = Draft::new(GameId::HeadsUpDuel.options(), &[]);
        assert_eq!(draft.seats.len(), 2);
        draft.set_option("tournament", 1);
        assert_eq!(draft.seats.len(), 4, "a tournament is for four or eight");
        draft.set_option("tournament", 0);
        draft.add_seats();
        assert_eq!(draft.seats.len(), 6);
        draft.set_all(&[("tournament", 1)]);
        assert_eq!(draft.seats.len(), 8);
    }

    fn draft(names: &[&str]) -> Draft {
        let names: Vec<_> = names.iter().map(|name| (*name).to_owned()).collect();
        Draft::new(GameId::FoolsGambit.options(), &names)
    }

    fn players(draft: &Draft) -> String {
        match draft.players() {
            Ok(players) => players.iter().map(ToString::to_string).collect::<Vec<_>>().join(" | "),
            Err(trouble) => format!("{trouble:?}"),
        }
    }

    #[test]
    fn nameless_people_are_numbered() {
        assert_eq!(players(&draft(&[])), "Player 1 | Player 2");
        assert_eq!(players(&draft(&[" Ana ", "", "Cem"])), "Ana | Player 2");
    }

    #[test]
    fn bots_need_no_name_but_somebody_has_to_play() {
        let mut draft = draft(&["Ana", "bot:"]);
        assert_eq!(draft.players(), Err(Trouble::Name(2, BadName::Reserved)));
        draft.seats[1].kind = Kind::Bot;
        draft.seats[1].level = Level::Sharp;
        assert_eq!(players(&draft), "Ana | bot:sharp");
        draft.seats[0].kind = Kind::Bot;
        assert_eq!(draft.players(), Err(Trouble::NoPerson));
    }

    #[test]
    fn names_must_be_possible_and_different() {
        assert_eq!(draft(&["A|B"]).players(), Err(Trouble::Name(1, BadName::Character)));
        assert_eq!(draft(&[&"x".repeat(25)]).players(), Err(Trouble::Name(1, BadName::TooLong)));
        assert_eq!(draft(&["Ana", "ana"]).players(), Err(Trouble::SameName(2)));
        assert_eq!(draft(&["Player 2", ""]).players(), Err(Trouble::SameName(2)));
    }

    #[test]
    fn a_game_for_two_has_two_seats() {
        let mut draft = draft(&[]);
        assert_eq!((draft.next_count(), draft.previous_count()), (None, None));
        draft.add_seats();
        draft.remove_seat(0);
        assert_eq!(draft.seats.len(), 2);
    }

    #[test]
    fn options_change_only_to_what_they_can_be() {
        let mut draft = draft(&[]);
        draft.set_option("deck", 1);
        assert_eq!(draft.values().to_string(), "deck=full time=off");
        draft.set_option("deck", 9);
        draft.set_option("luck", 1);
        assert_eq!(draft.values().to_string(), "deck=full time=off");
        draft.set_all(&[]);
        assert_eq!(draft.values().to_string(), "deck=split time=off");
    }
}

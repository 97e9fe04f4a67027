use std::rc::Rc;

use engine::bot::Style;
use engine::record::{Bot, Player};
use engine::seat::{Seat, SeatSet};

use super::{games, isolated, list, set_up};
use crate::services::people::{Look, Seating, seats_of_people};
pub(crate) use crate::words::messages::players::*;

/// The names of a game's players, by seat, each different from the others.
#[must_use]
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Players {
    /// Each name, and its length without the number: that of `Ana` for `Ana 2`.
    names: Rc<[(String, usize)]>,
    bots: Rc<[Option<Bot>]>,
    /// Whether bots comment on the game.
    has_remarks: bool,
    people: SeatSet,
    /// The people who share this device.
    here: SeatSet,
    looks: Rc<[Look]>,
    /// The only reader, called "you".
    reader: Option<Seat>,
}

impl Players {
    /// The names of these players. A repeated name gets a number.
    pub fn new(players: &[Player]) -> Self {
        let mut names = Vec::<(String, usize)>::new();
        for player in players {
            let plain = match player {
                Player::Person(name) | Player::Bot(Bot { name: Some(name), .. }) => {
                    match set_up::nameless_number(name.as_str()) {
                        Some(number) => set_up::default_name(number),
                        None => isolated(name.as_str()).into_owned(),
                    }
                }
                Player::Bot(Bot { level, name: None, .. }) => nameless_bot(games::level(*level)),
            };
            let (mut name, mut stem) = (plain.clone(), plain.len());
            if set_up::is_default_name(&name) {
                stem = name.rfind(' ').unwrap_or(stem);
            }
            let mut number = 2;
            while names.iter().any(|(other, _)| *other == name) {
                (name, stem) = (format!("{plain} {number}"), plain.len());
                number += 1;
            }
            names.push((name, stem));
        }
        let bot = |player: &Player| match player {
            Player::Bot(bot) => Some(bot.clone()),
            Player::Person(_) => None,
        };
        let people = seats_of_people(players);
        let looks = (0..players.len()).map(Look::nth).collect();
        Self {
            names: names.into(),
            bots: players.iter().map(bot).collect(),
            has_remarks: false,
            people,
            here: people,
            looks,
            reader: None,
        }
    }

    /// The players at a table, with their looks there.
    pub fn seated(players: &[Player], seating: &Seating) -> Self {
        Self::new(players).with_looks(seating.looks_of(players.len()))
    }

    pub fn with_looks(self, looks: Vec<Look>) -> Self {
        Self { looks: looks.into(), ..self }
    }

    pub fn with_remarks(self, has_remarks: bool) -> Self {
        Self { has_remarks, ..self }
    }

    /// The style of the bot in a seat; `None` for a person.
    pub fn bot_style(&self, seat: Seat) -> Option<Style> {
        self.bots.get(seat.index())?.as_ref().map(|bot| bot.style)
    }

    /// The style of the bot in a seat, if bots comment on the game.
    pub fn remark_style(&self, seat: Seat) -> Option<Style> {
        self.bot_style(seat).filter(|_| self.has_remarks)
    }

    /// Sets the only reader, if there is one: sentences call this seat "you".
    pub fn read_by(self, reader: Option<Seat>) -> Self {
        Self { reader, ..self }
    }

    pub fn playing_here(self, here: SeatSet) -> Self {
        Self { here, ..self }
    }

    /// The seat of a single player against bots.
    fn single_player(&self) -> Option<Seat> {
        self.people.lowest().filter(|_| self.people.len() == 1 && self.count() > 1)
    }

    /// Makes a single player against bots the reader.
    pub fn read_by_single_player(self) -> Self {
        Self { reader: self.single_player(), ..self }
    }

    /// Makes a single player without a name the reader: for texts that others may read, too.
    pub fn read_by_nameless_single_player(self) -> Self {
        let reader = self.single_player().filter(|seat| set_up::is_default_name(self.name(*seat)));
        Self { reader, ..self }
    }

    pub fn reader(&self) -> Option<Seat> {
        self.reader
    }

    pub fn look(&self, seat: Seat) -> Look {
        self.looks.get(seat.index()).copied().unwrap_or(Look::from_seat(seat))
    }

    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", |(name, _)| name.as_str())
    }

    /// A seat's label outside sentences: its name, or `You` for a reader without a name.
    pub fn label(&self, seat: Seat) -> &str {
        let name = self.name(seat);
        if self.reader == Some(seat) && set_up::is_default_name(name) {
            YOU_ALONE.translate()
        } else {
            name
        }
    }

    /// A seat's label, for a bot with its level: `Hattie, sharp`.
    pub fn introduction(&self, seat: Seat) -> String {
        let name = self.label(seat);
        match self.bots.get(seat.index()) {
            Some(Some(Bot { level, name: Some(_), .. })) => {
                with_level(name, games::level_within(*level))
            }
            // A bot without a name of its own is called by its level.
            Some(_) | None => name.to_owned(),
        }
    }

    /// A [`label`](Self::label) in two parts: the name, and its distinguishing number, which must not be cut.
    pub fn label_parts(&self, seat: Seat) -> (&str, &str) {
        let label = self.label(seat);
        match self.names.get(seat.index()) {
            Some((name, stem)) if label == name => label.split_at(*stem),
            Some(_) | None => (label, ""),
        }
    }

    /// All players with [`introduction`](Self::introduction): `Ana · Hattie, sharp`.
    pub fn introductions(&self) -> String {
        let all: Vec<_> = Seat::all(self.count()).map(|seat| self.introduction(seat)).collect();
        all.join(" · ")
    }

    /// The bots: `Bots: Hattie, sharp · Rufus, regular`; `None` if there are none.
    pub fn bots(&self) -> Option<String> {
        let bots = SeatSet::first(self.count()).difference(self.people);
        let names: Vec<_> = bots.iter().map(|seat| self.introduction(seat)).collect();
        let names = names.join(" · ");
        match bots.len() {
            0 => None,
            1 => Some(one_bot(names)),
            _ => Some(several_bots(names)),
        }
    }

    pub fn count(&self) -> u8 {
        u8::try_from(self.names.len()).unwrap_or(Seat::MOST)
    }

    pub fn people(&self) -> SeatSet {
        self.people
    }

    pub fn here(&self) -> SeatSet {
        self.here
    }

    /// For example `Ana, Ben and Cem`.
    pub fn list(&self, seats: SeatSet) -> String {
        let names: Vec<_> = seats.iter().map(|seat| self.name(seat)).collect();
        list(&names)
    }
}

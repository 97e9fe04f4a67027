use std::rc::Rc;

use engine::bot::{Level, Style};
use engine::record::{Bot, Player};
use engine::seat::{Seat, SeatSet};

use super::{games, isolated, list, set_up};
use crate::services::people::{Look, Seating};
pub(crate) use crate::words::messages::players::*;

/// The names of a game's players, by seat, each different from the others.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Players {
    names: Rc<[String]>,
    /// The start of each name's distinguishing number, or the name's end.
    stems: Rc<[usize]>,
    /// The levels of bots that have names of their own.
    levels: Rc<[Option<Level>]>,
    bot_styles: Rc<[Option<Style>]>,
    remarks: bool,
    people: SeatSet,
    here: SeatSet,
    looks: Rc<[Look]>,
    /// The only reader, called "you".
    reader: Option<Seat>,
}

impl Players {
    /// The names of these players. A repeated name gets a number.
    pub fn new(players: &[Player]) -> Self {
        let (mut names, mut stems) = (Vec::<String>::new(), Vec::new());
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
            while names.contains(&name) {
                (name, stem) = (format!("{plain} {number}"), plain.len());
                number += 1;
            }
            names.push(name);
            stems.push(stem);
        }
        let level = |player: &Player| match player {
            Player::Bot(Bot { level, name: Some(_), .. }) => Some(*level),
            // Its name says its level.
            Player::Bot(Bot { name: None, .. }) | Player::Person(_) => None,
        };
        let style = |player: &Player| match player {
            Player::Bot(bot) => Some(bot.style),
            Player::Person(_) => None,
        };
        let seats = Seat::all(Seat::MOST).zip(players);
        let people = seats.filter(|(_, player)| player.is_person()).map(|(seat, _)| seat).collect();
        let looks = (0..players.len()).map(Look::nth).collect();
        Self {
            names: names.into(),
            stems: stems.into(),
            levels: players.iter().map(level).collect(),
            bot_styles: players.iter().map(style).collect(),
            remarks: false,
            people,
            here: people,
            looks,
            reader: None,
        }
    }

    /// The names of players at a table, with their looks there.
    pub fn seated(players: &[Player], seating: &Seating) -> Self {
        Self::new(players).with_looks(seating.looks_of(players.len()))
    }

    /// Sets the looks, one for each seat.
    #[must_use]
    pub fn with_looks(self, looks: Vec<Look>) -> Self {
        Self { looks: looks.into(), ..self }
    }

    /// Sets whether bots comment on the game.
    #[must_use]
    pub fn with_remarks(self, remarks: bool) -> Self {
        Self { remarks, ..self }
    }

    /// The style of the bot in a seat; `None` for a person.
    pub fn bot_style(&self, seat: Seat) -> Option<Style> {
        self.bot_styles.get(seat.index()).copied().flatten()
    }

    /// The style of the bot in a seat, if bots comment on the game.
    pub fn remarks_of(&self, seat: Seat) -> Option<Style> {
        self.bot_style(seat).filter(|_| self.remarks)
    }

    /// Sets the only reader, if there is one: sentences call this seat "you".
    #[must_use]
    pub fn read_by(self, reader: Option<Seat>) -> Self {
        Self { reader, ..self }
    }

    /// Sets the people at this device.
    #[must_use]
    pub fn playing_here(self, here: SeatSet) -> Self {
        Self { here, ..self }
    }

    /// The seat of a single player against bots.
    fn alone(&self) -> Option<Seat> {
        self.people.lowest().filter(|_| self.people.len() == 1 && self.count() > 1)
    }

    /// Makes a single player against bots the reader.
    #[must_use]
    pub fn read_by_single_player(self) -> Self {
        let alone = self.alone();
        self.read_by(alone)
    }

    /// Makes a single player without a name the reader: for texts that others may read, too.
    #[must_use]
    pub fn read_by_nameless_single_player(self) -> Self {
        let alone = self.alone().filter(|seat| set_up::is_default_name(self.name(*seat)));
        self.read_by(alone)
    }

    pub fn reader(&self) -> Option<Seat> {
        self.reader
    }

    pub fn look(&self, seat: Seat) -> Look {
        self.looks.get(seat.index()).copied().unwrap_or(Look::from_seat(seat))
    }

    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
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
    pub fn introduced(&self, seat: Seat) -> String {
        let name = self.label(seat);
        match self.levels.get(seat.index()).copied().flatten() {
            Some(level) => with_level(name, games::level_within(level)),
            None => name.to_owned(),
        }
    }

    /// A [`label`](Self::label) in two parts: the name, and its distinguishing number, which must not be cut.
    pub fn label_parts(&self, seat: Seat) -> (&str, &str) {
        let label = self.label(seat);
        match self.stems.get(seat.index()) {
            Some(stem) if label == self.name(seat) => label.split_at(*stem),
            Some(_) | None => (label, ""),
        }
    }

    /// All players with [`introduced`](Self::introduced): `Ana · Hattie, sharp`.
    pub fn introductions(&self) -> String {
        let all: Vec<_> = Seat::all(self.count()).map(|seat| self.introduced(seat)).collect();
        all.join(" · ")
    }

    /// The bots: `Bots: Hattie, sharp · Rufus, regular`; `None` if there are none.
    pub fn bots(&self) -> Option<String> {
        let bots: Vec<_> = Seat::all(self.count())
            .filter(|seat| !self.people.contains(*seat))
            .map(|seat| self.introduced(seat))
            .collect();
        let names = bots.join(" · ");
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

    /// The seats of the people who share this device.
    pub fn here(&self) -> SeatSet {
        self.here
    }

    /// For example `Ana, Ben and Cem`.
    pub fn list(&self, seats: SeatSet) -> String {
        let names: Vec<_> = seats.iter().map(|seat| self.name(seat)).collect();
        list(&names)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::{bare, scores};

    fn players(names: &str) -> Players {
        let players: Vec<Player> = names.split('|').map(|name| name.parse().unwrap()).collect();
        Players::new(&players)
    }

    #[test]
    fn a_nameless_player_against_bots_is_you() {
        let alone = |names| players(names).read_by_nameless_single_player();
        assert_eq!(alone("Player 1|bot:sharp Hattie").reader(), Some(Seat::ONE));
        assert_eq!(alone("bot:sharp Hattie|Player 2").reader(), Some(Seat::TWO));
        for names in ["Ana|bot:sharp Hattie", "Player 1|Player 2", "Player 1|bot:sharp Hattie|Ana"]
        {
            assert_eq!(alone(names).reader(), None, "{names}");
        }
        let told = |names| players(names).read_by_single_player();
        let named = told("Ana|bot:sharp Hattie");
        assert_eq!((named.reader(), named.label(Seat::ONE)), (Some(Seat::ONE), "Ana"));
        assert_eq!(told("Ana|Ben").reader(), None);
    }

    #[test]
    fn a_name_from_right_to_left_turns_nothing_beside_it() {
        let players = players("נור|נור|Ana");
        let (one, two) = (Seat::ONE, Seat::TWO);
        assert_eq!(players.name(one), "\u{2068}נור\u{2069}");
        assert_eq!(players.label_parts(two), ("\u{2068}נור\u{2069}", " 2"));
        assert_eq!(bare(players.name(two)), "נור 2");
        let [score, _] = scores([(one, 0), (two, 3)]);
        assert_eq!(players.sentence(&score).written(), "\u{2068}נור\u{2069}:\u{a0}0");
        let all = "\u{2068}נור\u{2069}, \u{2068}נור\u{2069} 2 and Ana";
        assert_eq!(players.list(SeatSet::first(3)), all);
    }
}

//! What was entered so far: pure, so that it can be tested.

pub mod roster;

use engine::bot::{Level, Style};
use engine::catalogue::AnyOptions;
use engine::options::{Options, Values};
use engine::record::{BadName, Bot, LONGEST_NAME, Name, Player};
use engine::season::Brought;
use engine::seat::Seat;
use engine::time::TimeControl;

use crate::services::people::{Look, Place};
use crate::words::set_up as words;

/// A token, in halves.
const TOKEN: u8 = 2;

/// Who plays a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Person,
    Bot,
}

/// How many devices a game is played on.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum PlayMode {
    /// One, which goes from hand to hand.
    #[default]
    OneDevice,
    /// This one is the table, and people hold their cards on phones.
    Phones,
    /// Two, in two places: moves go to and fro as links.
    ByLink,
}

impl PlayMode {
    pub const ALL: [Self; 3] = [Self::OneDevice, Self::Phones, Self::ByLink];
}

/// A seat as entered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatDraft {
    pub kind: Kind,
    /// A person's name as typed; kept while a bot plays the seat.
    pub name: String,
    /// The bot's name as typed, and its style; kept while a person plays the seat.
    pub bot: String,
    pub style: Style,
    /// How well the bot plays.
    pub level: Level,
    /// A colour and an emblem chosen for whom nobody knows yet.
    pub look: Option<Look>,
    /// What the seat brings, in halves of a token, where everybody brings their own.
    pub halves: u8,
    /// Where the person plays; means nothing for a bot.
    pub place: Place,
}

impl SeatDraft {
    fn person(name: &str, level: Level) -> Self {
        let (name, bot) = (name.to_owned(), String::new());
        Self {
            kind: Kind::Person,
            name,
            bot,
            style: Style::Even,
            level,
            look: None,
            halves: TOKEN,
            place: Place::Here,
        }
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
    /// Whether everybody brings their own tokens.
    pub brings: bool,
    /// How many devices they play on.
    pub mode: PlayMode,
    /// Where in the roster the bots of this game begin.
    luck: usize,
    /// How well bots play, where nobody has said it yet.
    level: Level,
}

impl Draft {
    /// A game with as few seats as it can have, for the people who played last.
    pub fn new(options: AnyOptions, names: &[String]) -> Self {
        let count = options.seat_counts().iter().next().unwrap_or(2);
        Self::with_seats(options, usize::from(count), names)
    }

    /// A game with this number of seats.
    pub fn with_seats(options: AnyOptions, count: usize, names: &[String]) -> Self {
        let level = Level::Regular;
        let name = |at: usize| names.get(at).map(String::as_str).unwrap_or_default();
        let seats = (0..count).map(|at| SeatDraft::person(name(at), level)).collect();
        Self { seats, options, brings: false, mode: PlayMode::default(), luck: 0, level }
    }

    /// The same with bots of that level, from this place in the roster on.
    pub fn with_bots(mut self, level: Level, luck: usize) -> Self {
        self.seats.iter_mut().for_each(|seat| seat.level = level);
        Self { luck, level, ..self }
    }

    /// One person against bots.
    pub fn alone(mut self) -> Self {
        for at in 1..self.seats.len() {
            self.set_kind(at, Kind::Bot);
        }
        self
    }

    /// Has a person or a bot play the seat. A bot that has no name yet gets one from the roster that
    /// nobody has.
    pub fn set_kind(&mut self, at: usize, kind: Kind) {
        self.seats[at].kind = kind;
        if kind == Kind::Bot && self.seats[at].bot.is_empty() {
            let taken: Vec<String> =
                self.seats.iter().flat_map(|seat| [seat.name.clone(), seat.bot.clone()]).collect();
            if let Some((name, style)) = roster::pick(&taken, self.luck) {
                name.clone_into(&mut self.seats[at].bot);
                self.seats[at].style = style;
            }
        }
    }

    /// So many seats: new ones are like the last one.
    fn resize(&mut self, count: usize) {
        let last =
            self.seats.last().map_or((Kind::Person, self.level), |last| (last.kind, last.level));
        let place = self.seats.last().map(|last| last.place).unwrap_or_default();
        while self.seats.len() < count {
            self.seats.push(SeatDraft { place, ..SeatDraft::person("", last.1) });
            self.set_kind(self.seats.len() - 1, last.0);
        }
        self.seats.truncate(count);
        self.fit_places();
    }

    /// Whether two people can play this game alone, each in a place of their own.
    pub fn can_go_by_link(&self) -> bool {
        self.options.seat_counts().iter().any(|count| count == 2)
    }

    /// Plays on as many devices from now on.
    pub fn set_mode(&mut self, mode: PlayMode) {
        if mode == PlayMode::ByLink && !self.can_go_by_link() {
            return;
        }
        self.mode = mode;
        if mode == PlayMode::ByLink {
            self.resize(2);
            (0..2).for_each(|at| self.set_kind(at, Kind::Person));
        }
        let place_of = |at: usize| match mode {
            PlayMode::OneDevice => Place::Here,
            PlayMode::Phones => Place::Phone,
            PlayMode::ByLink if at == 0 => Place::Here,
            PlayMode::ByLink => Place::Elsewhere,
        };
        for (at, seat) in self.seats.iter_mut().enumerate() {
            seat.place = place_of(at);
        }
    }

    /// Has the person of a seat play there. By link, the other one plays where this one doesn't.
    pub fn set_place(&mut self, at: usize, place: Place) {
        self.seats[at].place = place;
        if self.mode == PlayMode::ByLink {
            let other = if place == Place::Here { Place::Elsewhere } else { Place::Here };
            self.seats[1 - at].place = other;
        }
    }

    /// The seat of the person at this device, in a game that is played by link.
    pub fn own_seat(&self) -> Seat {
        let own = self.seats.iter().position(|seat| seat.place == Place::Here);
        Seat::all(Seat::MOST).nth(own.unwrap_or_default()).unwrap_or(Seat::ONE)
    }

    /// After seats have come or gone: a game that is no longer for two is no longer played by link.
    fn fit_places(&mut self) {
        if self.mode == PlayMode::ByLink && self.seats.len() != 2 {
            self.set_mode(PlayMode::OneDevice);
        }
    }

    /// Where everybody plays, by seat; nothing if all do at this device.
    pub fn places(&self) -> Vec<Place> {
        let place = |seat: &SeatDraft| match seat.kind {
            Kind::Person => seat.place,
            Kind::Bot => Place::Here,
        };
        let places: Vec<_> = self.seats.iter().map(place).collect();
        if places.iter().all(|place| *place == Place::Here) { Vec::new() } else { places }
    }

    /// Whether seats may bring their own tokens in this game.
    pub fn knows_tokens(&self) -> bool {
        self.options.fields().iter().any(|field| field.id == Brought::ID)
    }

    /// The options that are dealt with: with what each seat brings, where everybody brings their own.
    pub fn dealt_options(&self) -> AnyOptions {
        let mut values = self.values();
        let halves: Vec<u8> = self.seats.iter().map(|seat| seat.halves).collect();
        let is_set = self.brings && Brought::set(&mut values, &halves).is_ok();
        if is_set { self.options.with_values(&values) } else { self.options.clone() }
    }

    /// The values of the options.
    pub fn values(&self) -> Values {
        self.options.values()
    }

    /// Whether an option can be chosen: by link no clock runs.
    pub fn offers(&self, id: &str) -> bool {
        self.mode != PlayMode::ByLink || id != TimeControl::ID
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
            self.resize(count);
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
            self.resize(count);
        }
    }

    /// Takes a seat away, and as many others from the end as the game asks for.
    pub fn remove_seat(&mut self, at: usize) {
        if let Some(count) = self.previous_count().filter(|_| at < self.seats.len()) {
            self.seats.remove(at);
            self.seats.truncate(count);
            self.fit_places();
        }
    }

    /// What is typed as the seat's name.
    pub fn typed(&self, at: usize) -> &str {
        let seat = &self.seats[at];
        match seat.kind {
            Kind::Person => &seat.name,
            Kind::Bot => &seat.bot,
        }
    }

    /// Another name for the seat.
    pub fn rename(&mut self, at: usize, name: String) {
        let seat = &mut self.seats[at];
        match seat.kind {
            Kind::Person => seat.name = name,
            Kind::Bot => seat.bot = name,
        }
    }

    /// What a seat is called: what was typed, else `Player 2`.
    pub fn name(&self, at: usize) -> String {
        let typed = self.typed(at).trim();
        if typed.is_empty() { words::default_name(at + 1) } else { typed.to_owned() }
    }

    /// The level that the first bot has, if there is one.
    pub fn bots_level(&self) -> Option<Level> {
        self.seats.iter().find(|seat| seat.kind == Kind::Bot).map(|seat| seat.level)
    }

    /// The names to offer again next time.
    pub fn names(&self) -> Vec<String> {
        self.seats.iter().map(|seat| seat.name.trim().to_owned()).collect()
    }

    /// What is wrong with one seat.
    pub fn seat_trouble(&self, at: usize) -> Option<Trouble> {
        let name = self.name(at);
        if let Err(error) = name.parse::<Name>() {
            return Some(Trouble::Name(at + 1, error));
        }
        self.seats_called(&name).any(|other| other < at).then_some(Trouble::SameName(at + 1))
    }

    /// The seats of this name.
    fn seats_called(&self, name: &str) -> impl Iterator<Item = usize> {
        (0..self.seats.len()).filter(move |at| self.name(*at).eq_ignore_ascii_case(name))
    }

    /// The seat's name with a number that makes it another one than all others: `Ana 2`.
    pub fn numbered_name(&self, at: usize) -> String {
        let stem: String = self.name(at).chars().take(LONGEST_NAME - 2).collect();
        let mut names = (2..).map(|number: u8| format!("{} {number}", stem.trim_end()));
        names.find(|name| self.seats_called(name).next().is_none()).unwrap_or_default()
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
            .map(|at| {
                if let Some(trouble) = self.seat_trouble(at) {
                    return Err(trouble);
                }
                // A nameless person is called in the language of whoever reads the record.
                let typed = self.typed(at).trim();
                let name =
                    if typed.is_empty() { words::nameless(at + 1) } else { typed.to_owned() };
                let name: Name = name.parse().map_err(|error| Trouble::Name(at + 1, error))?;
                let SeatDraft { kind, level, style, .. } = self.seats[at];
                Ok(match kind {
                    Kind::Person => Player::Person(name),
                    Kind::Bot => Player::Bot(Bot { level, style, name: Some(name) }),
                })
            })
            .collect()
    }
}

#[cfg(test)]
mod tests;

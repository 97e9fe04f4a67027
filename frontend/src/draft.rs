//! The form that sets up a new game, as plain data: it needs no browser.

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

const HALVES_PER_TOKEN: u8 = 2;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatKind {
    Person,
    Bot,
}

/// The devices that a game is played on.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum PlayMode {
    /// One device, which goes from hand to hand.
    #[default]
    OneDevice,
    /// This device is the table, and people hold their cards on phones.
    Phones,
    /// Two devices in two places: moves go to and fro as links.
    ByLink,
}

impl PlayMode {
    pub const ALL: [Self; 3] = [Self::OneDevice, Self::Phones, Self::ByLink];
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatDraft {
    pub kind: SeatKind,
    /// A person's name as typed; kept while a bot plays the seat.
    pub name: String,
    /// The bot's name as typed, and its style; kept while a person plays the seat.
    pub bot: String,
    pub style: Style,
    pub level: Level,
    /// The colour and emblem chosen here, for a name without any.
    pub look: Option<Look>,
    /// The seat's tokens in halves, where everybody brings their own.
    pub halves: u8,
    /// The person's place; ignored for a bot.
    pub place: Place,
}

impl SeatDraft {
    fn person(name: &str, level: Level) -> Self {
        Self {
            kind: SeatKind::Person,
            name: name.to_owned(),
            bot: String::new(),
            style: Style::Even,
            level,
            look: None,
            halves: HALVES_PER_TOKEN,
            place: Place::Here,
        }
    }
}

/// The reason why a draft can't be dealt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DraftError {
    /// The name of this seat, counted from 1, is invalid.
    Name(usize, BadName),
    /// This seat, counted from 1, has the name of an earlier one.
    SameName(usize),
    /// All seats are bots: at least one person has to play.
    NoPerson,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameDraft {
    pub seats: Vec<SeatDraft>,
    pub options: AnyOptions,
    /// Whether everybody brings their own tokens.
    pub brings: bool,
    pub mode: PlayMode,
    /// The place in the roster where the search for a bot's name starts.
    roster_start: usize,
}

impl GameDraft {
    /// A game with its fewest seats, for the people who played last.
    pub fn new(options: AnyOptions, names: &[String]) -> Self {
        let count = options.seat_counts().iter().next().unwrap_or(2);
        Self::with_seats(options, usize::from(count), names)
    }

    pub fn with_seats(options: AnyOptions, count: usize, names: &[String]) -> Self {
        let name = |at: usize| names.get(at).map(String::as_str).unwrap_or_default();
        let seats = (0..count).map(|at| SeatDraft::person(name(at), Level::Regular)).collect();
        Self { seats, options, brings: false, mode: PlayMode::default(), roster_start: 0 }
    }

    /// Sets the bots' level, and takes their names from this place in the roster on.
    pub fn with_bots(mut self, level: Level, roster_start: usize) -> Self {
        self.seats.iter_mut().for_each(|seat| seat.level = level);
        Self { roster_start, ..self }
    }

    /// Gives all seats but the first to bots.
    pub fn alone(mut self) -> Self {
        for at in 1..self.seats.len() {
            self.set_kind(at, SeatKind::Bot);
        }
        self
    }

    /// Gives the seat to a person or a bot. A bot without a name gets a free one from the roster.
    pub fn set_kind(&mut self, at: usize, kind: SeatKind) {
        self.seats[at].kind = kind;
        if kind == SeatKind::Bot && self.seats[at].bot.is_empty() {
            let taken: Vec<String> =
                self.seats.iter().flat_map(|seat| [seat.name.clone(), seat.bot.clone()]).collect();
            if let Some((name, style)) = roster::pick(&taken, self.roster_start) {
                name.clone_into(&mut self.seats[at].bot);
                self.seats[at].style = style;
            }
        }
    }

    /// Changes the number of seats. New seats copy the last seat's kind, level and place.
    fn resize(&mut self, count: usize) {
        let Some(&SeatDraft { kind, level, place, .. }) = self.seats.last() else { return };
        while self.seats.len() < count {
            self.seats.push(SeatDraft { place, ..SeatDraft::person("", level) });
            self.set_kind(self.seats.len() - 1, kind);
        }
        self.seats.truncate(count);
        self.fit_mode();
    }

    /// Whether the game allows two seats, as a game by link needs.
    pub fn can_go_by_link(&self) -> bool {
        self.options.seat_counts().iter().any(|count| count == 2)
    }

    /// Sets the mode, and the seats' places to match. By link, two people play.
    pub fn set_mode(&mut self, mode: PlayMode) {
        if mode == PlayMode::ByLink && !self.can_go_by_link() {
            return;
        }
        self.mode = mode;
        if mode == PlayMode::ByLink {
            self.resize(2);
            (0..2).for_each(|at| self.set_kind(at, SeatKind::Person));
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

    /// Sets a person's place. By link, the other person gets the other place.
    pub fn set_place(&mut self, at: usize, place: Place) {
        self.seats[at].place = place;
        if self.mode == PlayMode::ByLink {
            let other = if place == Place::Here { Place::Elsewhere } else { Place::Here };
            self.seats[1 - at].place = other;
        }
    }

    /// The seat of the person at this device, in a game by link.
    pub fn own_seat(&self) -> Seat {
        let own = self.seats.iter().position(|seat| seat.place == Place::Here);
        Seat::all(Seat::MOST).nth(own.unwrap_or_default()).unwrap_or(Seat::ONE)
    }

    /// Ends play by link if there are no longer two seats.
    fn fit_mode(&mut self) {
        if self.mode == PlayMode::ByLink && self.seats.len() != 2 {
            self.set_mode(PlayMode::OneDevice);
        }
    }

    /// The places by seat; empty if everybody plays at this device.
    pub fn places(&self) -> Vec<Place> {
        let place = |seat: &SeatDraft| match seat.kind {
            SeatKind::Person => seat.place,
            SeatKind::Bot => Place::Here,
        };
        let places: Vec<_> = self.seats.iter().map(place).collect();
        if places.iter().all(|place| *place == Place::Here) { Vec::new() } else { places }
    }

    pub fn can_bring(&self) -> bool {
        self.options.fields().iter().any(|field| field.id == Brought::ID)
    }

    /// The options of the deal: they hold each seat's tokens where everybody brings their own.
    pub fn dealt_options(&self) -> AnyOptions {
        let mut values = self.values();
        let halves: Vec<u8> = self.seats.iter().map(|seat| seat.halves).collect();
        let has_tokens = self.brings && Brought::set(&mut values, &halves).is_ok();
        if has_tokens { self.options.with_values(&values) } else { self.options.clone() }
    }

    pub fn values(&self) -> Values {
        self.options.values()
    }

    /// Whether the form offers an option: by link no clock runs.
    pub fn offers_option(&self, id: &str) -> bool {
        self.mode != PlayMode::ByLink || id != TimeControl::ID
    }

    /// Sets an option, and ignores an invalid value.
    pub fn set_option(&mut self, id: &str, value: u32) {
        let mut values = self.values();
        if values.set(id, value).is_ok() {
            self.options = self.options.with_values(&values);
            self.fit_seats();
        }
    }

    /// Sets the options of a preset, and all others to their defaults.
    pub fn set_preset(&mut self, chosen: &[(&str, u32)]) {
        let mut values = Values::defaults(self.options.fields());
        for (id, value) in chosen {
            // A preset that names no option would be a bug of the game, and sets nothing.
            let _ = values.set(id, *value);
        }
        self.options = self.options.with_values(&values);
        self.fit_seats();
    }

    /// Adds seats if the options don't allow their number; removes some if it can't add any.
    fn fit_seats(&mut self) {
        let count = self.seats.len();
        if !self.options.seat_counts().iter().any(|allowed| usize::from(allowed) == count)
            && let Some(count) = self.next_count().or_else(|| self.previous_count())
        {
            self.resize(count);
        }
    }

    /// The next higher number of seats that the game allows.
    pub fn next_count(&self) -> Option<usize> {
        let now = self.seats.len();
        self.options.seat_counts().iter().map(usize::from).find(|count| *count > now)
    }

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

    /// Removes a seat, and others from the end down to a number that the game allows.
    pub fn remove_seat(&mut self, at: usize) {
        if let (true, Some(count)) = (at < self.seats.len(), self.previous_count()) {
            self.seats.remove(at);
            self.seats.truncate(count);
            self.fit_mode();
        }
    }

    /// The name as typed.
    pub fn typed(&self, at: usize) -> &str {
        let seat = &self.seats[at];
        match seat.kind {
            SeatKind::Person => &seat.name,
            SeatKind::Bot => &seat.bot,
        }
    }

    pub fn rename(&mut self, at: usize, name: String) {
        let seat = &mut self.seats[at];
        match seat.kind {
            SeatKind::Person => seat.name = name,
            SeatKind::Bot => seat.bot = name,
        }
    }

    /// The seat's name as typed, else `Player 2`.
    pub fn name(&self, at: usize) -> String {
        let typed = self.typed(at).trim();
        if typed.is_empty() { words::default_name(at + 1) } else { typed.to_owned() }
    }

    /// The level of the first bot, if there is one.
    pub fn bots_level(&self) -> Option<Level> {
        self.seats.iter().find(|seat| seat.kind == SeatKind::Bot).map(|seat| seat.level)
    }

    /// The names to offer again next time.
    pub fn names(&self) -> Vec<String> {
        self.seats.iter().map(|seat| seat.name.trim().to_owned()).collect()
    }

    /// The fault of a seat's name, if any.
    pub fn seat_error(&self, at: usize) -> Option<DraftError> {
        let name = self.name(at);
        if let Err(error) = name.parse::<Name>() {
            return Some(DraftError::Name(at + 1, error));
        }
        self.seats_named(&name).any(|other| other < at).then_some(DraftError::SameName(at + 1))
    }

    fn seats_named(&self, name: &str) -> impl Iterator<Item = usize> {
        (0..self.seats.len()).filter(move |at| self.name(*at).eq_ignore_ascii_case(name))
    }

    /// The seat's name with a number that makes it unique: `Ana 2`.
    pub fn numbered_name(&self, at: usize) -> String {
        // Leaves room for a space and a digit.
        let stem: String = self.name(at).chars().take(LONGEST_NAME - 2).collect();
        let mut names = (2..).map(|number: u8| format!("{} {number}", stem.trim_end()));
        names.find(|name| self.seats_named(name).next().is_none()).unwrap_or_default()
    }

    /// The players of the record, or the first fault.
    pub fn players(&self) -> Result<Vec<Player>, DraftError> {
        if !self.seats.iter().any(|seat| seat.kind == SeatKind::Person) {
            return Err(DraftError::NoPerson);
        }
        (0..self.seats.len())
            .map(|at| {
                if let Some(error) = self.seat_error(at) {
                    return Err(error);
                }
                // Each reader sees a nameless person's name in their own language.
                let typed = self.typed(at).trim();
                let name =
                    if typed.is_empty() { words::nameless(at + 1) } else { typed.to_owned() };
                let name: Name = name.parse().map_err(|error| DraftError::Name(at + 1, error))?;
                let SeatDraft { kind, level, style, .. } = self.seats[at];
                Ok(match kind {
                    SeatKind::Person => Player::Person(name),
                    SeatKind::Bot => Player::Bot(Bot { level, style, name: Some(name) }),
                })
            })
            .collect()
    }
}

#[cfg(test)]
mod tests;

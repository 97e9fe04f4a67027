//! The state of a game, and the contract over it.

use std::fmt;

use engine::chance::{Chance, Dice, Seed};
use engine::game::{BadAction, Flaw, Inspect, Observer, Outcome, Rules, SetupError, Sink, Turn};
use engine::options::Options;
use engine::seat::{BySeat, Seat, SeatSet};

use super::{Action, Event, Refusal, View, WreckOptions, view};

/// The largest table.
pub(crate) const MOST_SEATS: usize = 8;
/// How many finds and charms there are (WR-1).
pub(super) const FINDS: usize = 24;
pub(crate) const CHARMS: u8 = 16;
/// How many charms a seat is dealt.
pub(super) const DEALT: u8 = 2;
/// How many rounds are played (WR-5).
pub(super) const ROUNDS: u8 = 2;

/// A find on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Find {
    /// Its number, by which it is named.
    pub(crate) number: u8,
    /// What it is worth.
    pub(crate) worth: u8,
}

/// How many charms there are of each worth, 0 to 3.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Charms(pub(crate) [u8; 4]);

impl Charms {
    /// The sixteen of the game.
    pub(super) const ALL: Self = Self([CHARMS / 4; 4]);

    pub(crate) fn count(self) -> u8 {
        self.0.iter().sum()
    }

    pub(super) fn has(self, worth: u8) -> bool {
        self.0.get(usize::from(worth)).is_some_and(|count| *count > 0)
    }

    pub(super) fn put(&mut self, worth: u8) {
        self.0[usize::from(worth)] += 1;
    }

    pub(super) fn take(&mut self, worth: u8) {
        self.0[usize::from(worth)] -= 1;
    }

    /// Each charm by its worth, from the lowest.
    pub(super) fn each(self) -> impl Iterator<Item = u8> {
        (0..4).flat_map(move |worth: u8| (0..self.0[usize::from(worth)]).map(move |_| worth))
    }

    pub(super) fn worth(self) -> u32 {
        self.each().map(u32::from).sum()
    }
}

/// Where a round stands, with the seat whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stage {
    Share(Seat),
    Charm(Seat),
    Over(Outcome),
}

/// What a seat has.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Place {
    pub(super) held: Charms,
    pub(super) played: Charms,
    /// What the finds that it took are worth.
    pub(super) finds: u8,
}

/// A game of Wreck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Wreck {
    pub(super) charms: bool,
    pub(super) seats: u8,
    pub(super) round: u8,
    pub(super) left: SeatSet,
    pub(super) stage: Stage,
    pub(super) chance: Chance,
    /// What the finds are worth, in the order in which they come.
    pub(super) finds: [u8; FINDS],
    /// Those that lie open now, in the order in which they came.
    pub(super) open: BySeat<Option<Find>, MOST_SEATS>,
    pub(super) places: BySeat<Place, MOST_SEATS>,
}

impl Rules for Wreck {
    type Options = WreckOptions;
    type Action = Action;
    type Refusal = Refusal;
    type Event = Event;
    type View = View;

    fn deal(options: &WreckOptions, seats: u8, seed: Seed) -> Result<Self, SetupError> {
        if !options.seat_counts().contains(seats) {
            return Err(SetupError::Seats(seats));
        }
        let mut chance = Chance::new(seed);
        let mut finds: [u8; FINDS] = std::array::from_fn(|at| at as u8 / 4 + 1);
        chance.next_event().shuffle(&mut finds);
        let mut charms: [u8; CHARMS as usize] = std::array::from_fn(|at| at as u8 / 4);
        chance.next_event().shuffle(&mut charms);
        let mut places = BySeat::<Place, MOST_SEATS>::default();
        for (seat, dealt) in Seat::all(seats).zip(charms.chunks(DEALT.into())) {
            for worth in dealt {
                places[seat].held.put(*worth);
            }
        }
        let mut game = Self {
            charms: options.charms,
            seats,
            round: 0,
            left: SeatSet::EMPTY,
            stage: Stage::Share(Seat::ONE),
            chance,
            finds,
            open: BySeat::default(),
            places,
        };
        game.begin_round(&mut Sink::none());
        Ok(game)
    }

    fn options(&self) -> WreckOptions {
        WreckOptions { charms: self.charms }
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn turn(&self) -> Turn {
        match self.stage {
            Stage::Share(seat) => Turn::open(seat),
            Stage::Charm(seat) => Turn::of(seat),
            Stage::Over(outcome) => Turn::Over(outcome),
        }
    }

    fn left(&self) -> SeatSet {
        self.left
    }

    fn list(&self, seat: Seat, actions: &mut Vec<Action>) {
        match self.stage {
            Stage::Share(mover) if mover == seat => {
                actions.extend(self.open_finds().map(|find| Action::Take(find.number)));
            }
            Stage::Charm(mover) if mover == seat => {
                let held = self.places[seat].held;
                let worths = (0..4).filter(|worth| held.has(*worth));
                actions.extend(worths.map(Action::Charm));
                actions.push(Action::Pass);
            }
            Stage::Share(_) | Stage::Charm(_) | Stage::Over(_) => {}
        }
    }

    fn refusal(&self, seat: Seat, action: &Action) -> Option<Refusal> {
        Some(match (self.stage, *action) {
            (Stage::Share(_), Action::Take(number)) => {
                match self.open_finds().find(|find| find.number == number) {
                    Some(_) => return None,
                    None => Refusal::NoSuchFind,
                }
            }
            (Stage::Charm(_), Action::Charm(worth)) if !self.places[seat].held.has(worth) => {
                Refusal::NotHeld
            }
            (Stage::Charm(_), Action::Charm(_) | Action::Pass) | (Stage::Over(_), _) => {
                return None;
            }
            (Stage::Share(_), Action::Charm(_) | Action::Pass) => Refusal::TakeNow,
            (Stage::Charm(_), Action::Take(_)) => Refusal::CharmNow,
        })
    }

    fn act(&mut self, seat: Seat, action: Action, sink: &mut Sink<Self>) {
        self.act(seat, action, sink);
    }

    fn time_out(&mut self, seat: Seat, sink: &mut Sink<Self>) {
        self.time_out(seat, sink);
    }

    fn leave(&mut self, seat: Seat, sink: &mut Sink<Self>) {
        self.left = self.left.with(seat);
        sink.emit(|| Event::Left(seat));
    }

    fn view(&self, observer: Observer) -> View {
        view::of(self, observer)
    }

    fn determinize(view: &View, dice: &mut Dice) -> Self {
        view::determinize(view, dice)
    }

    fn is_public(&self, action: &Action) -> bool {
        matches!(action, Action::Pass | Action::Take(_))
    }

    fn read_action(&self, text: &str) -> Result<Action, BadAction> {
        text.parse()
    }
}

impl Inspect for Wreck {
    fn write_canonical(&self, to: &mut dyn fmt::Write) -> fmt::Result {
        let (seed, events) = (self.chance.seed(), self.chance.events());
        let charms = if self.charms { "on" } else { "off" };
        writeln!(to, "charms {charms} round {} seed {seed} events {events}", self.round)?;
        match self.stage {
            Stage::Share(seat) => writeln!(to, "share {seat}")?,
            Stage::Charm(seat) => writeln!(to, "charm {seat}")?,
            Stage::Over(outcome) => {
                outcome.ranks().try_for_each(|(seat, rank)| writeln!(to, "rank {seat} {rank}"))?;
            }
        }
        write!(to, "finds")?;
        self.finds.iter().try_for_each(|worth| write!(to, " {worth}"))?;
        write!(to, "\nopen")?;
        self.open_finds().try_for_each(|find| write!(to, " {}", find.number))?;
        for seat in Seat::all(self.seats) {
            let Place { held, played, finds } = self.places[seat];
            let left = if self.left.contains(seat) { " left" } else { "" };
            write!(to, "\nseat {seat}{left} finds {finds} held")?;
            held.each().try_for_each(|worth| write!(to, " {worth}"))?;
            write!(to, " played")?;
            played.each().try_for_each(|worth| write!(to, " {worth}"))?;
        }
        writeln!(to)
    }

    fn audit(&self) -> Result<(), Flaw> {
        for worth in 0..4 {
            let places = self.places.0.iter();
            let there = places.map(|place| place.held.0[worth] + place.played.0[worth]);
            if there.sum::<u8>() > Charms::ALL.0[worth] {
                return Err(Flaw("no more charms than there are (WR-1)"));
            }
        }
        for seat in Seat::all(self.seats) {
            if self.places[seat].held.count() + self.places[seat].played.count() != DEALT {
                return Err(Flaw("a seat has its two charms (WR-1)"));
            }
        }
        let laid_out = &self.finds[..usize::from(self.laid_out())];
        let open: u8 = self.open_finds().map(|find| find.worth).sum();
        let taken: u8 = self.places.0.iter().map(|place| place.finds).sum();
        if laid_out.iter().sum::<u8>() != open + taken {
            return Err(Flaw("every find laid out lies open or was taken (WR-3)"));
        }
        Ok(())
    }
}

impl Wreck {
    /// The finds that lie open, in the order in which they came.
    pub(super) fn open_finds(&self) -> impl Iterator<Item = Find> {
        self.open.0.into_iter().flatten()
    }

    /// How many finds were laid out so far.
    pub(super) const fn laid_out(&self) -> u8 {
        self.round * self.seats
    }
}

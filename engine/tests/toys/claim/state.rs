//! The state of a game, and the contract over it.

use std::fmt;

use engine::chance::{Chance, Dice, Seed};
use engine::game::{BadAction, Flaw, Inspect, Observer, Outcome, Rules, SetupError, Sink, Turn};
use engine::options::Options;
use engine::seat::{BySeat, Seat, SeatSet};

use super::{Action, Call, ClaimOptions, Event, Refusal, View, view};

/// The largest table.
pub(crate) const MOST_SEATS: usize = 4;
/// How many cards there are, and how many a seat is dealt (CL-1).
pub(super) const CARDS: u8 = 20;
pub(super) const HAND: u8 = 4;

/// A set of cards, named by their faces.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Faces(u32);

impl Faces {
    pub(crate) const fn contains(self, face: u8) -> bool {
        face < 32 && self.0 & (1 << face) != 0
    }

    pub(crate) const fn insert(&mut self, face: u8) {
        self.0 |= 1 << face;
    }

    pub(super) const fn remove(&mut self, face: u8) {
        self.0 &= !(1 << face);
    }

    pub(super) const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub(super) const fn both(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    pub(crate) const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = u8> {
        (1..=CARDS).filter(move |face| self.contains(*face))
    }
}

impl FromIterator<u8> for Faces {
    fn from_iter<I: IntoIterator<Item = u8>>(faces: I) -> Self {
        let mut set = Self::default();
        faces.into_iter().for_each(|face| set.insert(face));
        set
    }
}

impl fmt::Display for Faces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|face| write!(f, " {face}"))
    }
}

/// One of a seat's decisions in a simultaneous choice, kept until all are in.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) enum Part<T> {
    #[default]
    Owed,
    /// Drawn when all are in (CL-5).
    TimedOut,
    Made(T),
}

impl<T> Part<T> {
    pub(crate) const fn is_owed(&self) -> bool {
        matches!(self, Self::Owed)
    }
}

/// A seat's cards, points and pending decisions.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Place {
    pub(super) hand: Faces,
    pub(super) played: Faces,
    pub(super) points: u8,
    pub(super) card: Part<u8>,
    pub(super) call: Part<Call>,
}

/// A game of Claim.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Claim {
    pub(super) rounds: u8,
    pub(super) seats: u8,
    pub(super) round: u8,
    pub(super) left: SeatSet,
    pub(super) over: Option<Outcome>,
    pub(super) chance: Chance,
    pub(super) places: BySeat<Place, MOST_SEATS>,
}

impl Rules for Claim {
    type Options = ClaimOptions;
    type Action = Action;
    type Refusal = Refusal;
    type Event = Event;
    type View = View;

    fn deal(options: &ClaimOptions, seats: u8, seed: Seed) -> Result<Self, SetupError> {
        if !options.seat_counts().contains(seats) {
            return Err(SetupError::Seats(seats));
        }
        let mut chance = Chance::new(seed);
        let mut deck: [u8; CARDS as usize] = std::array::from_fn(|at| at as u8 + 1);
        chance.next_event().shuffle(&mut deck);
        let mut places = BySeat::<Place, MOST_SEATS>::default();
        for (seat, cards) in Seat::all(seats).zip(deck.chunks(HAND.into())) {
            places[seat].hand = cards.iter().copied().collect();
        }
        let rounds = options.rounds;
        Ok(Self { rounds, seats, round: 1, left: SeatSet::EMPTY, over: None, chance, places })
    }

    fn options(&self) -> ClaimOptions {
        ClaimOptions { rounds: self.rounds }
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn turn(&self) -> Turn {
        self.over.map_or_else(|| Turn::together(self.owing()), Turn::Over)
    }

    fn left(&self) -> SeatSet {
        self.left
    }

    fn list(&self, seat: Seat, actions: &mut Vec<Action>) {
        let place = &self.places[seat];
        if place.card.is_owed() {
            actions.extend(place.hand.iter().map(Action::Play));
        }
        if place.call.is_owed() {
            actions.extend(Call::ALL.map(Action::Call));
        }
    }

    fn refusal(&self, seat: Seat, action: &Action) -> Option<Refusal> {
        let place = &self.places[seat];
        match action {
            Action::Play(_) if !place.card.is_owed() => Some(Refusal::CardPlayed),
            Action::Play(face) if !place.hand.contains(*face) => Some(Refusal::NotInHand),
            Action::Call(_) if !place.call.is_owed() => Some(Refusal::CallMade),
            Action::Play(_) | Action::Call(_) => None,
        }
    }

    fn act(&mut self, seat: Seat, action: Action, sink: &mut Sink<Self>) {
        self.act(seat, action, sink);
    }

    fn time_out(&mut self, seat: Seat, sink: &mut Sink<Self>) {
        self.time_out(seat, sink);
    }

    fn leave(&mut self, seat: Seat, sink: &mut Sink<Self>) {
        self.leave(seat, sink);
    }

    fn view(&self, observer: Observer) -> View {
        view::of(self, observer)
    }

    fn determinize(view: &View, dice: &mut Dice) -> Self {
        view::determinize(view, dice)
    }

    fn read_action(&self, text: &str) -> Result<Action, BadAction> {
        text.parse()
    }
}

impl Inspect for Claim {
    fn write_canonical(&self, to: &mut dyn fmt::Write) -> fmt::Result {
        let (seed, events) = (self.chance.seed(), self.chance.events());
        writeln!(to, "round {} of {} seed {seed} events {events}", self.round, self.rounds)?;
        if let Some(outcome) = self.over {
            outcome.ranks().try_for_each(|(seat, rank)| writeln!(to, "rank {seat} {rank}"))?;
        }
        for seat in Seat::all(self.seats) {
            let Place { hand, played, points, card, call } = self.places[seat];
            let left = if self.left.contains(seat) { " left" } else { "" };
            write!(to, "seat {seat}{left} points {points} hand{hand} played{played}")?;
            write_part(to, card)?;
            write_part(to, call)?;
            writeln!(to)?;
        }
        Ok(())
    }

    fn audit(&self) -> Result<(), Flaw> {
        let mut all = Faces::default();
        for seat in Seat::all(self.seats) {
            let place = &self.places[seat];
            let own = place.hand.union(place.played);
            if own.len() != HAND || place.hand.len() + place.played.len() != HAND {
                return Err(Flaw("a seat has its four cards, each once (CL-1)"));
            }
            if own.both(all) != Faces::default() {
                return Err(Flaw("no card is there twice (CL-1)"));
            }
            all = all.union(own);
            if matches!(place.card, Part::Made(face) if !place.hand.contains(face)) {
                return Err(Flaw("what a seat plays is in its hand (CL-2)"));
            }
        }
        if self.over.is_none() && self.owing().is_empty() {
            return Err(Flaw("a game that goes on waits for somebody"));
        }
        Ok(())
    }
}

impl Claim {
    /// The seats that owe a card or a call.
    pub(super) fn owing(&self) -> SeatSet {
        let owes = |seat: &Seat| {
            let place = &self.places[*seat];
            place.card.is_owed() || place.call.is_owed()
        };
        Seat::all(self.seats).filter(owes).collect()
    }
}

fn write_part<T: fmt::Display>(to: &mut dyn fmt::Write, part: Part<T>) -> fmt::Result {
    match part {
        Part::Owed => write!(to, " owed"),
        Part::TimedOut => write!(to, " timed-out"),
        Part::Made(made) => write!(to, " made {made}"),
    }
}
